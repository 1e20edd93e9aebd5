/// The way in which a screen reader queues an utterance. The reader's `QueueRules` define the effect of a delivery.
///
/// Every utterance stores a delivery, so it has no reference counting: a `String` as the name made the simulation of
/// typing and reading 20 % slower.
public struct Delivery: Sendable {
  private let label: StaticString
  /// The screen reader's own number for the delivery, such as a priority or a set of flags.
  public let code: UInt8
  private let pauseInMilliseconds: UInt16?
  /// Whether `name` is the name of a priority. A JSON transcript then also has the name in the field `priority`.
  public let isPriority: Bool
  /// The app's consent to lose time or words.
  public let patience: Patience
  /// Whether the end of the utterance is reported to the screen reader, as `Happening.ended`.
  public var isReported: Bool
  /// Whether the beginning of the utterance is reported to the screen reader, as `Happening.began`.
  public var isBeginningReported: Bool

  /// What an app allows to happen to an announcement.
  public enum Patience: Sendable, Hashable {
    /// The announcement is spoken at once, as far as the reader's rules allow.
    case none
    /// It waits for all earlier speech.
    case waits
    /// It waits for all earlier speech, and may be dropped.
    case mayBeDropped
  }

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - name: the name in a JSON transcript.
  ///   - code: the screen reader's own number, which its `QueueRules` interpret.
  ///   - isPriority: whether a JSON transcript also has `name` in the field `priority`.
  ///   - patience: what the app allows to happen to an announcement.
  ///   - pauseInMilliseconds: the pause before a follow-up; nil for an utterance that is not a follow-up.
  ///   - isReported: whether the end of the utterance is reported to the screen reader.
  ///   - isBeginningReported: whether the beginning of the utterance is reported to the screen reader.
  public init(
    _ name: StaticString, code: UInt8 = 0, isPriority: Bool = false, patience: Patience = .none,
    pauseInMilliseconds: UInt16? = nil, isReported: Bool = false, isBeginningReported: Bool = false
  ) {
    label = name
    self.code = code
    self.isPriority = isPriority
    self.patience = patience
    self.pauseInMilliseconds = pauseInMilliseconds
    self.isReported = isReported
    self.isBeginningReported = isBeginningReported
  }

  /// The name of the delivery in a JSON transcript.
  public var name: String { label.description }

  /// Whether the utterance is a follow-up: it begins after the previous utterance and a pause.
  public var isFollowUp: Bool { pauseInMilliseconds != nil }

  /// The pause before a follow-up; nil for any other utterance. The follow-up never begins if another utterance is
  /// queued in the meantime.
  public var pause: Duration? { pauseInMilliseconds.map { .milliseconds($0) } }
}

extension Delivery: Hashable {
  /// Compares all properties. The names are compared as texts, not as pointers.
  public static func == (a: Delivery, b: Delivery) -> Bool {
    a.code == b.code && a.isPriority == b.isPriority && a.patience == b.patience
      && a.pauseInMilliseconds == b.pauseInMilliseconds && a.isReported == b.isReported
      && a.isBeginningReported == b.isBeginningReported && a.name == b.name
  }

  /// Hashes only the name and `code`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}
