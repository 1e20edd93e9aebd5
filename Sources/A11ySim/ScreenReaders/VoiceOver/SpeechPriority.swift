import Locales

/// The priority of an utterance in VoiceOver's speech queue. `VoiceOver.Rules` defines which utterance interrupts
/// which.
package enum SpeechPriority: String, Sendable, Hashable, CaseIterable {
  /// An announcement that waits for all earlier utterances. A later announcement of default priority removes the
  /// waiting announcement.
  case low
  /// An announcement that the app queues (`accessibilitySpeechQueueAnnouncement`, iOS 11 and later), a change of a
  /// polite live region, or a notification. Its speech waits for all earlier utterances.
  case queued
  /// A change of a live region with the role `status`. Its speech interrupts the current speech, unless the current
  /// speech has high priority. But it waits for utterances that are already queued.
  case status
  /// An announcement of ordinary priority, as most apps post it, or a change of a live region that is assertive or has
  /// the role `alert`.
  case `default`
  /// An announcement that nothing interrupts (iOS 17 and later), except an action of the person if the setting
  /// `highPriorityYieldsToUser` is on.
  case high
  /// Speech about an element, or in response to an action of the person.
  case element
  /// A hint, or the spelling word for a letter, such as “Zulu” for Z. VoiceOver says the hint or word after a pause,
  /// unless another utterance comes first.
  case hint
}

extension SpeechPriority {
  /// Reads the priority from a delivery; nil if the delivery is not one of VoiceOver's.
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
  /// Returns a delivery for VoiceOver's speech queue. The delivery of a hint includes the pause before the hint.
  ///
  /// - Parameter isReported: whether the reader is told when the utterance begins and how it ends.
  package static func priority(_ priority: SpeechPriority, isReported: Bool = false) -> Delivery {
    Delivery(
      priority.name, code: priority.code, isPriority: true,
      pauseInMilliseconds: priority == .hint ? VoiceOver.hintDelayInMilliseconds : nil, isReported: isReported)
  }
}

extension Utterance {
  /// Creates an utterance with a priority. The priority decides which speech the utterance interrupts in VoiceOver's
  /// speech queue.
  ///
  /// - Parameters:
  ///   - segments: the parts, in the order in which they are said.
  ///   - reason: the event that causes the utterance.
  ///   - priority: the priority in the speech queue.
  ///   - element: the id of the element that the utterance is about; nil for none.
  ///   - rule: the rule that produces the utterance, with its source.
  ///   - confidence: the confidence in the rule. A segment whose own confidence is higher gets this confidence.
  package init(
    _ segments: [Segment], reason: Reason, priority: SpeechPriority, element: String? = nil, rule: String = "",
    confidence: Confidence = .pinned
  ) {
    self.init(segments: segments, delivery: .priority(priority), reason: reason, element: element, rule: rule)
    self.segments.limitConfidence(to: confidence)
  }

  /// The priority in VoiceOver's speech queue; nil for an utterance of another reader.
  package var priority: SpeechPriority? { SpeechPriority(delivery) }
}
