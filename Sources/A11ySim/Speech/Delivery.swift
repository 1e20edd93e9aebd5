/// How a screen reader hands an utterance to its queue. What it means is up to the reader's `QueueRules`.
///
/// Every utterance has one and every queue is made of them, so nothing in it is counted by reference.
public struct Delivery: Sendable {
  private let staticName: StaticString
  /// The reader's own number for it, such as a priority or a set of flags.
  public var code: Int32
  private var pauseInMilliseconds: Int32
  /// Whether its name is that of a priority, which the JSON form has a field for.
  public var isPriority: Bool
  /// Whether the reader is told when it begins and how it ends.
  public var isReported: Bool

  /// What the JSON form calls it.
  public var name: String { staticName.description }

  /// Whether it follows the utterance before it.
  public var isFollowUp: Bool { pauseInMilliseconds >= 0 }

  /// For an utterance that follows the one before it: the pause between them. Whatever else is said first, it never
  /// begins. Nil for any other.
  public var pause: Duration? { isFollowUp ? .milliseconds(pauseInMilliseconds) : nil }

  /// Creates a delivery.
  ///
  /// - Parameter pauseInMilliseconds: for an utterance that follows the one before it, 0 or more; nil for any other.
  public init(
    _ name: StaticString, code: Int32 = 0, isPriority: Bool = false, pauseInMilliseconds: Int32? = nil,
    isReported: Bool = false
  ) {
    staticName = name
    self.code = code
    self.isPriority = isPriority
    self.pauseInMilliseconds = pauseInMilliseconds ?? -1
    self.isReported = isReported
  }
}

extension Delivery: Hashable {
  /// Two deliveries are the same when all that is said of them is.
  public static func == (a: Delivery, b: Delivery) -> Bool {
    a.code == b.code && a.pauseInMilliseconds == b.pauseInMilliseconds && a.isPriority == b.isPriority
      && a.isReported == b.isReported && a.name == b.name
  }

  /// Hashes the name and the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}
