import Foundation

// What keeps a busy machine from failing a test: patience, and time that nobody else has a part in.

/// Whether something comes true that must: at once when it does, and only after a minute that it does not. A machine may be
/// as busy as it likes meanwhile.
public func eventually(_ condition: () -> Bool) -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  while !condition() {
    if ContinuousClock.now > deadline { return false }
    Thread.sleep(forTimeInterval: 0.002)
  }
  return true
}

/// The time a processor spends on this thread for something, in which other tests and programs have no part.
public func processorTime(of body: () throws -> Void) rethrows -> Duration {
  var before = timespec()
  var after = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
  try body()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
  return .seconds(Int64(after.tv_sec - before.tv_sec)) + .nanoseconds(Int64(after.tv_nsec - before.tv_nsec))
}
