/// How a screen reader hands an utterance to its queue. What it means is up to the reader's `QueueRules`.
public struct Delivery: Sendable, Hashable {
  /// What the JSON form calls it.
  public var name: String
  /// The reader's own number for it, such as a priority or a set of flags.
  public var code: Int
  /// Whether its name is that of a priority, which the JSON form has a field for.
  public var isPriority: Bool
  /// For an utterance that follows the one before it: the pause between them. Whatever else is said first, it never
  /// begins. Nil for any other.
  public var pause: Duration?
  /// Whether the reader is told when it begins and how it ends.
  public var isReported: Bool

  /// Creates a delivery.
  public init(
    _ name: String, code: Int = 0, isPriority: Bool = false, pause: Duration? = nil, isReported: Bool = false
  ) {
    self.name = name
    self.code = code
    self.isPriority = isPriority
    self.pause = pause
    self.isReported = isReported
  }
}
