/// One thing a screen reader says without a pause of its own: segments, why, and how urgently.
public struct Utterance: Sendable, Hashable {
  /// What made the screen reader speak.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case focus, activation, valueChange, typing, deletion, announcement
    case screenChange, layoutChange, scroll, hint, readAll
  }

  /// What is said, in order.
  public var segments: [Segment]
  /// What made the screen reader say it.
  public var reason: Reason
  /// How it competes with other speech.
  public var priority: SpeechPriority
  /// Id of the element it is about, nil for an announcement.
  public var element: String?
  /// The rule of the reader that composed it, with its source; shown by `--why`.
  public var rule: String

  /// Creates an utterance.
  public init(
    _ segments: [Segment], reason: Reason, priority: SpeechPriority, element: String? = nil, rule: String = ""
  ) {
    self.segments = segments
    self.reason = reason
    self.priority = priority
    self.element = element
    self.rule = rule
  }

  /// The segments joined with ", ", on one line: what a transcript shows and what timings count words of.
  public var text: String {
    segments.map(\.text).joined(separator: ", ")
  }

  /// The words of `text`, as a timing counts them.
  public var words: [Substring] { text.split(whereSeparator: \.isWhitespace) }
}

/// How an utterance competes for the voice; higher cuts lower, the exact rules are `SpeechQueue`'s.
public enum SpeechPriority: String, Sendable, Hashable, CaseIterable {
  /// An announcement that waits for everything else.
  case low
  /// An announcement as apps usually post it.
  case `default`
  /// An announcement that nothing cuts once it has begun (iOS 17 and later).
  case high
  /// Speech about an element, or the echo of an act of the person.
  case element
  /// A hint: only when nothing else has come.
  case hint
}
