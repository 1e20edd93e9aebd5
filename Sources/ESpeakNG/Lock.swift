import A11ySimSystem

/// A lock with a condition variable.
///
/// `NSLock` and `NSCondition` need all of Foundation. `Mutex` needs a later macOS than this package does.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }

  package func unlock() { pthread_mutex_unlock(mutex) }

  package func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Releases the lock until another thread calls `signal` or `broadcast`. The wait may also end for no reason.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits as `wait()` does, for at most `milliseconds`, which must be less than 1,000.
  package func wait(milliseconds: Int) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_nsec += milliseconds * 1_000_000
    if end.tv_nsec >= 1_000_000_000 {
      end.tv_sec += 1
      end.tv_nsec -= 1_000_000_000
    }
    pthread_cond_timedwait(condition, mutex, &end)
  }

  package func signal() { pthread_cond_signal(condition) }

  package func broadcast() { pthread_cond_broadcast(condition) }
}
