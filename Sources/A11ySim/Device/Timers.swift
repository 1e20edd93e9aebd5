/// Work that is due later, ordered by due time. Work with the same due time keeps the order in which it was added.
struct Timers<Work: Sendable>: Sendable {
  private var waiting: [(due: Duration, work: Work)] = []

  /// The time at which the next work is due; nil if no work is waiting.
  var nextDue: Duration? { waiting.first?.due }

  /// Returns two due times: of the first work that the caller certainly waits for, and of the first work that the
  /// caller possibly waits for. A time is nil if there is no such work.
  /// - Parameter isAwaited: returns true for work that the caller certainly waits for, false for work that the caller
  ///   possibly waits for, and nil for other work.
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

  /// The waiting work, in the order of due times.
  var works: some Sequence<Work> { waiting.lazy.map(\.work) }

  mutating func add(_ work: Work, due: Duration) {
    waiting.insert((due, work), at: waiting.firstIndex { $0.due > due } ?? waiting.count)
  }

  /// Removes and returns the work that is due next. At least one piece of work must be waiting.
  mutating func removeNext() -> Work { waiting.removeFirst().work }

  mutating func removeAll(where isRemoved: (Work) -> Bool = { _ in true }) {
    waiting.removeAll { isRemoved($0.work) }
  }

  /// Postpones to `time` all work that is due earlier. Other work does not change.
  mutating func rest(until time: Duration) {
    for index in waiting.indices where waiting[index].due < time { waiting[index].due = time }
  }

  mutating func change(_ body: (inout Work) -> Void) {
    for index in waiting.indices { body(&waiting[index].work) }
  }
}
