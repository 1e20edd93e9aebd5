/// How a screen reader hands an utterance to its queue. What it means is up to the reader's `QueueRules`.
///
/// Every utterance has one and every queue is made of them. So it is 12 bytes and counts nothing by reference: as a plain
/// struct with a `String` it made typing and reading a fifth slower.
public struct Delivery: @unchecked Sendable {
  /// A string of the program's own, which ends in 0 and is never freed.
  private let staticName: UnsafePointer<UInt8>
  private let milliseconds: UInt16
  /// The reader's own number for it, such as a priority or a set of flags.
  public let code: UInt8
  private var flags: UInt8

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - name: what the JSON form calls it; more than one character.
  ///   - code: a number of the reader's own, for its `QueueRules`.
  ///   - isPriority: whether the name is that of a priority, which the JSON form has a field for.
  ///   - pauseInMilliseconds: for an utterance that follows the one before it; nil for any other.
  ///   - isReported: whether the reader is told when it begins and how it ends.
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

  /// What the JSON form calls it.
  public var name: String { String(cString: staticName) }

  /// Whether its name is that of a priority, which the JSON form has a field for.
  public var isPriority: Bool { flags & 1 != 0 }

  /// Whether the reader is told when it begins and how it ends.
  public var isReported: Bool {
    get { flags & 2 != 0 }
    set { flags = newValue ? flags | 2 : flags & ~2 }
  }

  /// Whether it follows the utterance before it.
  public var isFollowUp: Bool { flags & 4 != 0 }

  /// For an utterance that follows the one before it: the pause between them. Whatever else is said first, it never
  /// begins. Nil for any other.
  public var pause: Duration? { isFollowUp ? .milliseconds(milliseconds) : nil }
}

extension Delivery: Hashable {
  /// Two deliveries are the same when all that is said of them is.
  public static func == (a: Delivery, b: Delivery) -> Bool {
    a.code == b.code && a.flags == b.flags && a.milliseconds == b.milliseconds && a.name == b.name
  }

  /// Hashes the name and the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}
