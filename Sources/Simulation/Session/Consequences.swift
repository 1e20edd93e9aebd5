/// The effects and reaction steps that remain to be performed at the current time, in order. A list replaces recursion,
/// because a long chain of effects would overflow the stack.
struct Consequences: Sendable {
  enum Consequence: Sendable {
    case effect(Effect, of: String)
    case steps(ArraySlice<Step>)
  }

  /// The maximum number of consequences of one step. If it is exceeded, components, reactions and timers probably
  /// trigger each other endlessly.
  static let limit = 1_000

  private var waiting: [Consequence] = []
  /// The new consequences. `bringForward` moves them to the front of `waiting`.
  private var caused: [Consequence] = []
  /// True while the session performs consequences. `workOff` then returns at once.
  var isWorking = false
  /// True if elements may have changed since the last call of `checkPositions`.
  var positionsAreStale = false
  /// The number of consequences of the current step or tick so far.
  var count = 0

  mutating func cause(_ consequence: Consequence) { caused.append(consequence) }

  mutating func next() -> Consequence? {
    bringForward()
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  mutating func bringForward() {
    if caused.isEmpty { return }
    waiting.insert(contentsOf: caused, at: 0)
    caused = []
  }

  mutating func removeEffects() {
    func isEffect(_ consequence: Consequence) -> Bool { if case .effect = consequence { true } else { false } }
    waiting.removeAll(where: isEffect)
    caused.removeAll(where: isEffect)
  }

  mutating func removeAll() { (waiting, caused) = ([], []) }
}
