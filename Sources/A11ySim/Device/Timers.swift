/// Work that is due later, ordered by due time. Work with the same due time keeps the order in which it was added.
struct Timers<Work: Sendable>: Sendable {
  private var waiting: [(due: Duration, work: Work)] = []

  /// The time at which the next work is due; nil for none.
  var nextDue: Duration? { waiting.first?.due }

  /// Returns the times at which the next work is due that is certainly or possibly awaited.
  /// - Parameter isAwaited: whether work is certainly (true) or possibly (false) awaited; nil if it is not.
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

  /// All waiting work.
  var works: some Sequence<Work> { waiting.lazy.map(\.work) }

  mutating func add(_ work: Work, due: Duration) {
    waiting.insert((due, work), at: waiting.firstIndex { $0.due > due } ?? waiting.count)
  }

  /// Removes and returns the next work.
  mutating func removeNext() -> Work { waiting.removeFirst().work }

  mutating func removeAll(where isRemoved: (Work) -> Bool = { _ in true }) {
    waiting.removeAll { isRemoved($0.work) }
  }

  /// Delays all work until a time. Work that is due later is not changed.
  mutating func rest(until time: Duration) {
    for index in waiting.indices where waiting[index].due < time { waiting[index].due = time }
  }

  mutating func change(_ body: (inout Work) -> Void) {
    for index in waiting.indices { body(&waiting[index].work) }
  }
}
