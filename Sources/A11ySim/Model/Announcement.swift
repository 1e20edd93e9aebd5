/// Text an app asks the screen reader to say.
public struct Announcement: Sendable, Hashable {
  /// How urgently (`UIAccessibilityPriority`, iOS 17).
  public enum Priority: String, Sendable, Hashable, CaseIterable {
    case high, `default`, low
  }

  /// What to say.
  public var text: SpokenText
  /// How urgently. Readers older than iOS 17 treat every announcement as `default`.
  public var priority: Priority
  /// Whether it waits for what is being said (`accessibilitySpeechQueueAnnouncement`, iOS 11). A priority other than
  /// `default` is stronger, where there are priorities; that is a guess.
  public var isQueued: Bool

  /// Whether it tells of an error.
  public var isError: Bool

  /// Creates an announcement.
  public init(_ text: SpokenText, priority: Priority = .default, isQueued: Bool = false, isError: Bool = false) {
    self.text = text
    self.priority = priority
    self.isQueued = isQueued
    self.isError = isError
  }
}
