import A11ySimSystem

/// A thread-safe cache whose values are never removed.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var values: [Key: Value] = [:]

  func value<E: Error>(for key: Key, find: () throws(E) -> Value) throws(E) -> Value {
    // The lock is not held during `find`, which may wait for a worker. Two threads may therefore compute the same
    // value.
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try find()
    lock.withLock { values[key] = value }
    return value
  }
}
