import A11ySimSystem
import AccessibilityModel
import Simulation

/// How long a child process may keep its caller waiting.
struct Patience {
  /// The time without progress after which a child counts as hung; nil if only the deadline counts.
  private let idleTime: Duration?
  /// The end, whatever the child does.
  private let deadline: ContinuousClock.Instant
  private var lastProgress = ContinuousClock.now
  private var processorTime: Duration?
  /// When the caller should ask `isOver`.
  private(set) var nextLook: ContinuousClock.Instant

  /// Creates a patience that ends at a time.
  init(until deadline: ContinuousClock.Instant) {
    idleTime = nil
    self.deadline = deadline
    nextLook = deadline
  }

  /// Creates a patience that ends when the child has used no processor time for a while.
  ///
  /// On a machine that does much else, a child may need long for the little that it has to do. A clock on the wall cannot
  /// tell such a child from one that has hung; the child's processor time can. A child that computes without end is given
  /// up after 60 times the idle time.
  init(idle time: Duration) {
    idleTime = time
    deadline = .now + time * 60
    nextLook = .now + time / 8
  }

  /// Returns whether the child has hung, given the processor time that it has used until now.
  mutating func isOver(_ used: Duration?) -> Bool {
    let now = ContinuousClock.now
    guard now < deadline, let idleTime else { return true }
    // The first look has nothing to compare with.
    if let used, used != processorTime {
      if processorTime != nil { lastProgress = now }
      processorTime = used
    }
    nextLook = now + idleTime / 8
    return now - lastProgress >= idleTime
  }
}
