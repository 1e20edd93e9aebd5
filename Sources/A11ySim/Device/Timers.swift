/// What is due later, the earliest first. What is due at the same time comes in the order in which it was added.
struct Timers<Work: Sendable>: Sendable {
  private var waiting: [(due: Duration, work: Work)] = []

  /// When the next is due; nil for none.
  var nextDue: Duration? { waiting.first?.due }

  /// Everything that waits.
  var works: some Sequence<Work> { waiting.lazy.map(\.work) }

  mutating func add(_ work: Work, due: Duration) {
    waiting.insert((due, work), at: waiting.firstIndex { $0.due > due } ?? waiting.count)
  }

  /// Takes the next one off.
  mutating func removeNext() -> Work { waiting.removeFirst().work }

  mutating func removeAll(where isRemoved: (Work) -> Bool = { _ in true }) {
    waiting.removeAll { isRemoved($0.work) }
  }

  /// Makes nothing due before a time.
  mutating func rest(until time: Duration) {
    for index in waiting.indices where waiting[index].due < time { waiting[index].due = time }
  }

  mutating func change(_ body: (inout Work) -> Void) {
    for index in waiting.indices { body(&waiting[index].work) }
  }
}
