import Locales

/// A piece of speech that a screen reader says without a pause of its own: its segments, its reason and its delivery.
public struct Utterance: Sendable, Hashable {
  /// The reason why the screen reader speaks.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case focus, activation, valueChange, typing, deletion, announcement
    case screenChange, layoutChange, scroll, hint, readAll
    /// Another app posted a notification. The app under test is not told of it.
    case notification
  }

  /// The segments, in the order in which they are said.
  public var segments: [Segment]
  /// The way in which the utterance competes with other speech.
  public var delivery: Delivery
  /// The reason why the screen reader says it.
  public var reason: Reason
  /// The id of the element that the utterance is about; nil for an announcement or a notification.
  public var element: String?
  /// The reader's rule that composed the utterance, with the rule's source. `--why` shows it.
  public var rule: String

  /// The segments joined with ", ", on one line. A transcript shows this text, and timings count its words.
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

  /// The words of `text`, as a timing counts them: the parts between white space.
  public var words: [Substring] {
    text.unicodeScalars.split { $0.isSpace }.map { Substring($0) }
  }
}

// This is in an extension and calls the compiler's memberwise initializer. An initializer that sets each property of so
// large a struct copies it once more, which is noticeable in every utterance.
extension Utterance {
  /// Creates an utterance.
  ///
  /// - Parameters:
  ///   - segments: the parts, in the order in which they are said.
  ///   - reason: the event it answers.
  ///   - delivery: how it is handed to the queue.
  ///   - element: the id of the element it is about; nil for none.
  ///   - rule: the rule that made it.
  ///   - confidence: the certainty of the rule, which no segment's confidence exceeds.
  public init(
    _ segments: [Segment], reason: Reason, delivery: Delivery, element: String? = nil, rule: String = "",
    confidence: Confidence = .pinned
  ) {
    self.init(
      segments: segments.notSurer(than: confidence), delivery: delivery, reason: reason, element: element, rule: rule)
  }
}

extension [Segment] {
  /// Returns the segments with each confidence limited to that of the rule by which they are spoken.
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
  /// Whether the scalar is white space. Most text is ASCII, and the tables of Unicode are slow.
  var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
