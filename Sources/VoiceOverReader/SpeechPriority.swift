import AccessibilityModel
import Locales

/// The priority of an utterance in VoiceOver's speech queue. `VoiceOver.Rules` defines the effect of each priority.
package enum SpeechPriority: UInt8, Sendable, Hashable, CaseIterable {
  /// An announcement that waits for all earlier utterances. A later announcement of default priority drops it from the
  /// queue.
  case low
  /// An announcement that the app queues (`accessibilitySpeechQueueAnnouncement`, iOS 11 and later), a change of a
  /// polite live region, or a notification. It waits for all earlier utterances.
  case queued
  /// A change of a live region with the role `status`. It interrupts the current speech, unless that speech has high
  /// priority. Then it waits for utterances that are already queued.
  case status
  /// An ordinary announcement, or a change of a live region that is assertive or has the role `alert`.
  case `default`
  /// An announcement that nothing interrupts (iOS 17 and later). With the setting `highPriorityYieldsToUser`, an action
  /// of the person interrupts it.
  case high
  /// Speech about an element, or in response to an action of the person.
  case element
  /// A hint, or the spelling word for a letter, such as “Zulu” for Z. It begins after a pause, unless another utterance
  /// comes first.
  case hint
}

extension SpeechPriority {
  init?(_ delivery: Delivery) {
    guard delivery.isPriority else { return nil }
    self.init(rawValue: delivery.code)
  }
}

extension SpeechPriority {
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
  package static func priority(_ priority: SpeechPriority, isReported: Bool = false) -> Delivery {
    Delivery(
      priority.name, code: priority.rawValue, isPriority: true,
      patience: priority == .low ? .mayBeDropped : priority == .queued ? .waits : .none,
      pauseInMilliseconds: priority == .hint ? VoiceOver.hintDelayInMilliseconds : nil, isReported: isReported)
  }
}

extension Utterance {
  /// Creates an utterance. `confidence` is the confidence in the rule, and the maximum confidence of each segment.
  package init(
    _ segments: [Segment], reason: Reason, priority: SpeechPriority, element: String? = nil, rule: String = "",
    confidence: Confidence = .pinned
  ) {
    self.init(
      segments, reason: reason, delivery: .priority(priority), element: element, rule: rule, confidence: confidence)
  }

  /// The priority in VoiceOver's speech queue; nil for an utterance of another reader.
  package var priority: SpeechPriority? { SpeechPriority(delivery) }
}
