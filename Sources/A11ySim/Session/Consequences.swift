/// A list of the effects and steps that are still to be performed at this instant, in order. A list is used because
/// recursion would overflow the stack in a long chain of effects, each of which causes the next.
struct Consequences: Sendable {
  enum Consequence: Sendable {
    case effect(Effect, of: String)
    /// Steps that the app takes in reaction to an event.
    case steps(ArraySlice<Step>)
  }

  /// The maximum number of effects and reaction steps that one step may cause. A higher number means that components,
  /// reactions and timers trigger each other endlessly.
  static let limit = 1_000

  private var waiting: [Consequence] = []
  /// The consequences caused since the last call of `bringForward`. They are performed before the consequences in
  /// `waiting`.
  private var caused: [Consequence] = []
  /// Whether the session is performing the consequences in the list.
  var isWorking = false
  /// Whether elements may have changed since cursor and keyboard focus were last checked.
  var positionsAreStale = false
  /// The number of effects and reaction steps that the current step has caused so far.
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

  /// Removes the effects that components asked for. The steps of the app remain.
  mutating func removeEffects() {
    func isEffect(_ consequence: Consequence) -> Bool { if case .effect = consequence { true } else { false } }
    waiting.removeAll(where: isEffect)
    caused.removeAll(where: isEffect)
  }

  mutating func removeAll() { (waiting, caused) = ([], []) }
}
