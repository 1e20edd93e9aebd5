import Locales

/// One thing a screen reader says without a pause of its own: segments, why, and how urgently.
public struct Utterance: Sendable, Hashable {
  /// What made the screen reader speak.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case focus, activation, valueChange, typing, deletion, announcement
    case screenChange, layoutChange, scroll, hint, readAll
    /// Another app's notification: the app under test is not told of it.
    case notification
  }

  /// What is said, in order.
  public var segments: [Segment]
  /// How it competes with other speech.
  public var delivery: Delivery
  /// What made the screen reader say it.
  public var reason: Reason
  /// Id of the element it is about, nil for an announcement or a notification.
  public var element: String?
  /// The rule of the reader that composed it, with its source; shown by `--why`.
  public var rule: String

  /// The segments joined with ", ", on one line: what a transcript shows and what timings count words of.
  public var text: String {
    if segments.count == 1 { return segments[0].text }
    var text = ""
    text.reserveCapacity(segments.reduce(0) { $0 + $1.text.utf8.count + 2 })
    for index in segments.indices {
      if index > 0 { text += ", " }
      text += segments[index].text
    }
    return text
  }

  /// The words of `text`, as a timing counts them: what stands between white space.
  public var words: [Substring] {
    text.unicodeScalars.split { $0.isSpace }.map { Substring($0) }
  }
}

// Here rather than in the struct, and by the initializer that the compiler makes: one that sets each property of so large
// a struct copies it once more, which is felt in every utterance.
extension Utterance {
  /// Creates an utterance.
  ///
  /// - Parameters:
  ///   - segments: the parts, in the order in which they are said.
  ///   - reason: the event it answers.
  ///   - delivery: how it is handed to the queue.
  ///   - element: the id of the element it is about; nil for none.
  ///   - rule: the rule that made it.
  ///   - confidence: how sure the rule is: none of the words is surer than that they are said here.
  public init(
    _ segments: [Segment], reason: Reason, delivery: Delivery, element: String? = nil, rule: String = "",
    confidence: Confidence = .pinned
  ) {
    self.init(
      segments: segments.notSurer(than: confidence), delivery: delivery, reason: reason, element: element, rule: rule)
  }
}

extension [Segment] {
  /// The same words where none of them is surer than this that it is spoken at all.
  func notSurer(than confidence: Confidence) -> [Segment] {
    if confidence == .pinned { return self }
    var segments = self
    for index in segments.indices where segments[index].confidence > confidence {
      segments[index].confidence = confidence
    }
    return segments
  }
}

extension Unicode.Scalar {
  /// Whether it is white space. Most text is ASCII, and the tables of Unicode are slow.
  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
