import Locales

/// A piece of speech that a screen reader says without inserting a pause.
public struct Utterance: Sendable, Hashable {
  /// The kind of event that makes a screen reader speak.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case focus, activation, valueChange, typing, deletion, announcement
    case screenChange, layoutChange, scroll, hint, readAll
    /// The software keyboard appeared or disappeared.
    case keyboard
    /// Another app posted a notification. The app under test is not informed.
    case notification
  }

  /// The segments, in the order in which they are said.
  public var segments: [Segment]
  /// The way in which the screen reader queues the utterance.
  public var delivery: Delivery
  /// The kind of event that made the screen reader speak.
  public var reason: Reason
  /// The id of the element that the utterance is about; nil for an announcement or a notification.
  public var element: String?
  /// The screen reader's rule that composed the utterance, with its source. The option `--why` shows the rule.
  public var rule: String
  /// Whether the screen reader joins the segments with full stops. By default, it joins them with commas.
  public var isJoinedByFullStops = false
  /// The text in clear, if `segments` hide a part of it; nil if they hide nothing.
  package var hidden: HiddenText?

  /// The segments joined with ", ", on one line. A transcript shows this text.
  public var text: String { segments.text }

  /// The words of `text`: the parts between white space. `UtteranceTiming.wordEnds` has the end of each word.
  public var words: [Substring] {
    text.unicodeScalars.split { $0.isSpace }.map { Substring($0) }
  }
}

// The initializer calls the memberwise initializer. Setting each property would copy this large struct once more, which
// slows down every utterance.
extension Utterance {
  /// Creates an utterance, and limits the confidence of each segment to the confidence of the rule.
  ///
  /// - Parameters:
  ///   - segments: the parts, in the order in which they are said.
  ///   - reason: the reason why the screen reader says the utterance.
  ///   - delivery: the way in which the screen reader queues the utterance.
  ///   - element: the id of the element that the utterance is about; nil if the utterance is about no element.
  ///   - rule: the rule that composed the utterance.
  ///   - confidence: the certainty of the rule.
  public init(
    _ segments: [Segment], reason: Reason, delivery: Delivery, element: String? = nil, rule: String = "",
    confidence: Confidence = .pinned
  ) {
    self.init(segments: segments, delivery: delivery, reason: reason, element: element, rule: rule)
    self.segments.limitConfidence(to: confidence)
  }
}

/// A text for verdicts, which no output may show. A description or dump of it shows nothing, and any two are equal.
package struct HiddenText: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  package let inClear: String

  package init(_ text: String) { inClear = text }

  package static func == (one: HiddenText, other: HiddenText) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  package var description: String { "hidden" }

  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension [Segment] {
  package var text: String {
    if count == 1 { return self[0].text }
    var text = ""
    text.reserveCapacity(reduce(0) { $0 + $1.text.utf8.count + 2 })
    for index in indices {
      if index > 0 { text += ", " }
      text += self[index].text
    }
    return text
  }

  /// Lowers every higher confidence to the given confidence. Works in place, because copying the array for every
  /// utterance is slow.
  package mutating func limitConfidence(to confidence: Confidence) {
    if confidence == .pinned { return }
    for index in indices where self[index].confidence > confidence { self[index].confidence = confidence }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space. ASCII is checked first, because a look-up in the tables of Unicode is slow.
  package var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
