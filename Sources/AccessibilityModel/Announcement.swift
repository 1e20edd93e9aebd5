/// A text that an app asks the screen reader to say.
public struct Announcement: Sendable, Hashable {
  /// The urgency of an announcement (`UIAccessibilityPriority`, iOS 17).
  public enum Priority: String, Sendable, Hashable, CaseIterable {
    case high, `default`, low
  }

  /// The text for the screen reader to say, with its speech attributes.
  public var text: SpokenText
  /// The urgency. Screen readers before iOS 17 treat every announcement as `default`.
  public var priority: Priority
  /// Whether the announcement waits for the current speech to end (`accessibilitySpeechQueueAnnouncement`, iOS 11).
  /// Since iOS 17, a priority other than `default` overrides this value (a guess).
  public var isQueued: Bool

  /// Whether the announcement reports an error. Its speech then has the source `error` instead of `announcement`.
  public var isError: Bool

  public init(_ text: SpokenText, priority: Priority = .default, isQueued: Bool = false, isError: Bool = false) {
    self.text = text
    self.priority = priority
    self.isQueued = isQueued
    self.isError = isError
  }
}
