import AccessibilityModel
import Simulation

extension Reader {
  /// iOS VoiceOver in the newest modelled version.
  public static let voiceOver = Reader(VoiceOver.self)

  /// Returns iOS VoiceOver in one of `VoiceOver.versions`.
  public static func voiceOver(version: Version) -> Reader { Reader(VoiceOver.self, version: version) }
}
