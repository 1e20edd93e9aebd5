import A11ySimSystem

/// Values that were found so far, kept for the next time they are asked for.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var values: [Key: Value] = [:]

  func value<E: Error>(for key: Key, find: () throws(E) -> Value) throws(E) -> Value {
    // The lock is not held while a value is found, which may take a worker: finding one twice is better than waiting.
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try find()
    lock.withLock { values[key] = value }
    return value
  }
}
