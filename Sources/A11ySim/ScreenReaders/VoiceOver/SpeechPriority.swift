import Locales

/// The priority with which an utterance competes for the voice: higher interrupts lower. `VoiceOver.Rules` has the
/// exact rules.
package enum SpeechPriority: String, Sendable, Hashable, CaseIterable {
  /// An announcement that waits for everything else.
  case low
  /// An announcement that waits for what is being said (iOS 11), and a change of a polite live region.
  case queued
  /// A change of a live region with the role `status`: it interrupts what is being said, and waits for what is queued.
  case status
  /// An announcement as apps usually post it, or a change of an assertive live region or of an alert.
  case `default`
  /// An announcement that nothing interrupts once it has begun (iOS 17 and later).
  case high
  /// Speech about an element, or the echo of an act of the person.
  case element
  /// A hint, spoken only when nothing else has come.
  case hint
}

extension SpeechPriority {
  /// Reads the priority from a delivery; nil for a delivery of another reader.
  init?(_ delivery: Delivery) {
    guard delivery.isPriority else { return nil }
    switch delivery.code {
    case 0: self = .low
    case 1: self = .queued
    case 2: self = .status
    case 3: self = .default
    case 4: self = .high
    case 5: self = .element
    case 6: self = .hint
    default: return nil
    }
  }

  fileprivate var code: UInt8 {
    switch self {
    case .low: 0
    case .queued: 1
    case .status: 2
    case .default: 3
    case .high: 4
    case .element: 5
    case .hint: 6
    }
  }
}

extension SpeechPriority {
  /// The raw value, as a static string.
  fileprivate var name: StaticString {
    switch self {
    case .low: "low"
    case .queued: "queued"
    case .status: "status"
    case .default: "default"
    case .high: "high"
    case .element: "element"
    case .hint: "hint"
    }
  }
}

extension Delivery {
  /// Returns VoiceOver's delivery for an utterance of a priority.
  ///
  /// - Parameters:
  ///   - priority: the priority.
  ///   - isReported: whether the reader is told when the utterance begins and how it ends.
  package static func priority(_ priority: SpeechPriority, isReported: Bool = false) -> Delivery {
    Delivery(
      priority.name, code: priority.code, isPriority: true,
      pauseInMilliseconds: priority == .hint ? VoiceOver.hintDelayInMilliseconds : nil, isReported: isReported)
  }
}

extension Utterance {
  /// Creates an utterance with a priority.
  ///
  /// - Parameters:
  ///   - segments: the parts, in the order in which they are said.
  ///   - reason: the event it answers.
  ///   - priority: the priority it goes by.
  ///   - element: the id of the element it is about; nil for none.
  ///   - rule: the rule that made it.
  ///   - confidence: how sure the rule is; no segment is surer than this.
  package init(
    _ segments: [Segment], reason: Reason, priority: SpeechPriority, element: String? = nil, rule: String = "",
    confidence: Confidence = .pinned
  ) {
    self.init(
      segments: segments.notSurer(than: confidence), delivery: .priority(priority), reason: reason, element: element,
      rule: rule)
  }

  /// The priority with which the utterance competes for the voice; nil where the reader has no priorities.
  package var priority: SpeechPriority? { SpeechPriority(delivery) }
}
