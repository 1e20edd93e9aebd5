import A11ySimSystem

/// What was found out so far, kept for the next time it is asked for.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var values: [Key: Value] = [:]

  func value<E: Error>(for key: Key, find: () throws(E) -> Value) throws(E) -> Value {
    // Not held while it is found out, which may take a worker: rather twice than one after the other.
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try find()
    lock.withLock { values[key] = value }
    return value
  }
}
