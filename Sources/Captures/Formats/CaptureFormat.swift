import AccessibilityModel
import TextFormats

/// A format of captured accessibility trees, with all that is particular to it.
///
/// A format is one value in a file of its own and one line in ``all``. Limits and secrets are no part of it: `read`
/// applies them around every format (`Capture.swift`).
package struct CaptureFormat: Sendable {
  /// The name that the option `--from` takes and that screen files store.
  package let id: String
  package let platform: Platform
  /// What the format is, in a few words for the help. `summary` says it in full.
  package let outline: String
  package let summary: String
  /// The properties that captures of this format can contain. Every other property is unknown in all of them.
  package let knows: ElementProperties
  /// Whether the phrases of the nodes are speech of the phone, without hints, and not a tool's model of it.
  package let hasRecordedPhrases: Bool
  /// The conclusions that the format can draw, in the order of the reference.
  package let rules: [CaptureRule]
  /// How sure it is, from one mark at the start of a file, that the file is of this format; nil if the mark says
  /// nothing.
  let recognizes: @Sendable (CaptureMark) -> CaptureMark.Certainty?
  /// Reads the nodes. Only `read` turns them into a `Capture`.
  let nodes: Reader

  typealias Reader = @Sendable (FileText, inout FileProblems) throws(CaptureRefusal) -> RawCapture

  init(
    id: String, platform: Platform, outline: String, summary: String, knows: ElementProperties,
    hasRecordedPhrases: Bool = false, rules: [CaptureRule],
    recognizes: @escaping @Sendable (CaptureMark) -> CaptureMark.Certainty?, nodes: @escaping Reader
  ) {
    (self.id, self.platform, self.outline, self.summary) = (id, platform, outline, summary)
    (self.knows, self.hasRecordedPhrases, self.rules) = (knows, hasRecordedPhrases, rules)
    (self.recognizes, self.nodes) = (recognizes, nodes)
  }

  /// All formats, in the order of the help.
  package static let all: [CaptureFormat] = [
    appiumIOS, xcuitest, accessibilitySnapshot, idb, axaudit, uiautomator, maestro, compose, flutter,
    mobileMCP, agentDevice, simUse, runtimeSnapshot, autoMobile, composeAITools,
  ]

  /// The properties that are unknown in all captures of this format.
  package var lacks: ElementProperties { ElementProperties.captured(on: platform).subtracting(knows) }

  package static func named(_ id: String) -> CaptureFormat? { all.first { $0.id == id } }

  package static var names: String { all.map(\.id).joined(separator: ", ") }
}

extension CaptureFormat: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
