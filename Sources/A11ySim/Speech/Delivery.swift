/// The way in which a screen reader hands an utterance to its queue. The reader's `QueueRules` give it its meaning.
///
/// Every utterance has a delivery and every queue stores them. So a delivery is 12 bytes and involves no reference
/// counting: as a plain struct with a `String` it made typing and reading a fifth slower.
public struct Delivery: @unchecked Sendable {
  /// A static string of the program, which ends in 0 and is never freed.
  private let staticName: UnsafePointer<UInt8>
  private let milliseconds: UInt16
  /// The reader's own number for the delivery, such as a priority or a set of flags.
  public let code: UInt8
  private var flags: UInt8

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - name: the name in the JSON form; more than one character.
  ///   - code: a number of the reader's own, for its `QueueRules`.
  ///   - isPriority: whether the name is that of a priority, for which the JSON form has a field.
  ///   - pauseInMilliseconds: the pause before an utterance that follows the one before it; nil for any other.
  ///   - isReported: whether the reader is told when the utterance begins and how it ends.
  public init(
    _ name: StaticString, code: UInt8 = 0, isPriority: Bool = false, pauseInMilliseconds: UInt16? = nil,
    isReported: Bool = false
  ) {
    precondition(name.hasPointerRepresentation, "a delivery's name is more than one character")
    staticName = name.utf8Start
    milliseconds = pauseInMilliseconds ?? 0
    self.code = code
    flags = (isPriority ? 1 : 0) | (isReported ? 2 : 0) | (pauseInMilliseconds == nil ? 0 : 4)
  }

  /// The name of the delivery in the JSON form.
  public var name: String { String(cString: staticName) }

  /// Whether the name is that of a priority, for which the JSON form has a field.
  public var isPriority: Bool { flags & 1 != 0 }

  /// Whether the reader is told when the utterance begins and how it ends.
  public var isReported: Bool {
    get { flags & 2 != 0 }
    set { flags = newValue ? flags | 2 : flags & ~2 }
  }

  /// Whether the utterance follows the one before it.
  public var isFollowUp: Bool { flags & 4 != 0 }

  /// The pause before an utterance that follows the one before it; nil for any other. If anything else is said first,
  /// the utterance never begins.
  public var pause: Duration? { isFollowUp ? .milliseconds(milliseconds) : nil }
}

extension Delivery: Hashable {
  /// Returns whether all properties of two deliveries are equal.
  public static func == (a: Delivery, b: Delivery) -> Bool {
    a.code == b.code && a.flags == b.flags && a.milliseconds == b.milliseconds && a.name == b.name
  }

  /// Hashes the name and the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}
