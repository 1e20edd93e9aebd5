/// Work that is due later, in the order of due times. Work with equal due times keeps the order in which it was added.
struct Timers<Work: Sendable>: Sendable {
  private var waiting: [(due: Duration, work: Work)] = []

  var nextDue: Duration? { waiting.first?.due }

  /// Returns the due times of the first work that the caller certainly waits for, and of the first work that the caller
  /// possibly waits for.
  /// - Parameter isAwaited: returns true for certain work, false for possible work, and nil for other work.
  func nextDue(_ isAwaited: (Work) -> Bool?) -> (certain: Duration?, possible: Duration?) {
    var next: (certain: Duration?, possible: Duration?)
    for (due, work) in waiting {
      guard let isCertain = isAwaited(work) else { continue }
      if isCertain {
        next.certain = next.certain ?? due
      } else {
        next.possible = next.possible ?? due
      }
    }
    return next
  }

  var works: some Sequence<Work> { waiting.lazy.map(\.work) }

  mutating func add(_ work: Work, due: Duration) {
    waiting.insert((due, work), at: waiting.firstIndex { $0.due > due } ?? waiting.count)
  }

  /// Removes and returns the first work. At least one piece of work must be waiting.
  mutating func removeNext() -> Work { waiting.removeFirst().work }

  mutating func removeAll(where isRemoved: (Work) -> Bool = { _ in true }) {
    waiting.removeAll { isRemoved($0.work) }
  }

  /// Postpones to `time` all work that is due earlier.
  mutating func rest(until time: Duration) {
    for index in waiting.indices where waiting[index].due < time { waiting[index].due = time }
  }

  mutating func change(_ body: (inout Work) -> Void) {
    for index in waiting.indices { body(&waiting[index].work) }
  }
}
