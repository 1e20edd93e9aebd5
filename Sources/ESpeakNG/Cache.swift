import A11ySimSystem

/// A thread-safe cache. A value is computed when it is first needed, and is then kept for ever.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var values: [Key: Value] = [:]

  func value<E: Error>(for key: Key, find: () throws(E) -> Value) throws(E) -> Value {
    // `find` may wait for a worker, so the lock is not held meanwhile. Two threads may compute the same value, but
    // neither waits for the other.
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try find()
    lock.withLock { values[key] = value }
    return value
  }
}
