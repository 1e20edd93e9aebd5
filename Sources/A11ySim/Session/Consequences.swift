/// The effects and steps that are still to be performed at this instant, in order. It is a list rather than recursion:
/// a long chain, in which each effect causes the next, would overflow the stack.
struct Consequences: Sendable {
  enum Consequence: Sendable {
    case effect(Effect, of: String)
    /// Steps that the app takes in reaction to an event.
    case steps(ArraySlice<Step>)
  }

  /// The greatest number of effects in one step. More mean that components, reactions and timers trigger each other
  /// endlessly.
  static let limit = 1_000

  private var waiting: [Consequence] = []
  /// The consequences caused since the last one was taken off the list; they go before the others.
  private var caused: [Consequence] = []
  /// Whether the session is performing the consequences in the list.
  var isWorking = false
  /// Whether elements may have changed since cursor and keyboard focus were last checked.
  var positionsAreStale = false
  /// The number of effects in the current step.
  var count = 0

  mutating func cause(_ consequence: Consequence) { caused.append(consequence) }

  /// Removes and returns the next consequence.
  mutating func next() -> Consequence? {
    bringForward()
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Moves the newly caused consequences to the front of the list.
  mutating func bringForward() {
    if caused.isEmpty { return }
    waiting.insert(contentsOf: caused, at: 0)
    caused = []
  }

  /// Removes the effects that components asked for.
  mutating func removeEffects() {
    func isEffect(_ consequence: Consequence) -> Bool { if case .effect = consequence { true } else { false } }
    waiting.removeAll(where: isEffect)
    caused.removeAll(where: isEffect)
  }

  mutating func removeAll() { (waiting, caused) = ([], []) }
}
