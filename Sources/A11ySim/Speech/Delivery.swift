/// The way in which a screen reader queues an utterance. The screen reader's `QueueRules` define the effect of a
/// delivery.
///
/// Every utterance and every queue stores deliveries, so a delivery is small: it occupies 12 bytes and needs no
/// reference counting. A plain struct with a `String` made the simulation of typing and reading 20 % slower.
public struct Delivery: @unchecked Sendable {
  /// The name: a static, zero-terminated string that is never freed.
  private let staticName: UnsafePointer<UInt8>
  private let milliseconds: UInt16
  /// The screen reader's own number for the delivery, such as a priority or a set of flags.
  public let code: UInt8
  private var flags: UInt8

  /// Creates a delivery. The delivery is a follow-up if `pauseInMilliseconds` is not nil.
  ///
  /// - Parameters:
  ///   - name: the name in a JSON transcript, with at least two characters.
  ///   - code: the screen reader's own number, which its `QueueRules` interpret.
  ///   - isPriority: whether `name` is the name of a priority. If so, a JSON transcript has the name in the field
  ///     `priority` too.
  ///   - pauseInMilliseconds: the pause before a follow-up; nil for an utterance that is not a follow-up.
  ///   - isReported: whether the screen reader is told how the utterance ends.
  ///   - isBeginningReported: whether the screen reader is told when the utterance begins.
  public init(
    _ name: StaticString, code: UInt8 = 0, isPriority: Bool = false, pauseInMilliseconds: UInt16? = nil,
    isReported: Bool = false, isBeginningReported: Bool = false
  ) {
    precondition(name.hasPointerRepresentation, "a delivery's name is more than one character")
    staticName = name.utf8Start
    milliseconds = pauseInMilliseconds ?? 0
    self.code = code
    flags =
      (isPriority ? 1 : 0) | (isReported ? 2 : 0) | (pauseInMilliseconds == nil ? 0 : 4) | (isBeginningReported ? 8 : 0)
  }

  /// The name of the delivery in a JSON transcript.
  public var name: String { String(cString: staticName) }

  /// Whether `name` is the name of a priority. If so, a JSON transcript has the name in the field `priority` too.
  public var isPriority: Bool { flags & 1 != 0 }

  /// Whether the screen reader is told how the utterance ends.
  public var isReported: Bool {
    get { flags & 2 != 0 }
    set { flags = newValue ? flags | 2 : flags & ~2 }
  }

  /// Whether the screen reader is told when the utterance begins.
  public var isBeginningReported: Bool {
    get { flags & 8 != 0 }
    set { flags = newValue ? flags | 8 : flags & ~8 }
  }

  /// Whether the utterance is a follow-up: it begins after the previous utterance and a pause.
  public var isFollowUp: Bool { flags & 4 != 0 }

  /// The pause before a follow-up; nil for an utterance that is not a follow-up. If another utterance is queued before
  /// the follow-up begins, the follow-up never begins.
  public var pause: Duration? { isFollowUp ? .milliseconds(milliseconds) : nil }
}

extension Delivery: Hashable {
  /// Compares all properties. The names are compared as texts, not as pointers.
  public static func == (a: Delivery, b: Delivery) -> Bool {
    a.code == b.code && a.flags == b.flags && a.milliseconds == b.milliseconds && a.name == b.name
  }

  /// Hashes only the name and `code`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}
