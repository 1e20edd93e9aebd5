// Everything that the library has, by one import.
@_exported import AccessibilityModel
@_exported import AuditRules
@_exported import CodeInputs
@_exported import Judging
@_exported import Simulation
@_exported import TalkBackReader
@_exported import VoiceOverReader
