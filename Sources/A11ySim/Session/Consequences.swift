/// What is still to be done in this instant, first things first. A list rather than calls within calls: an effect may
/// cause the next a thousand times over, and no stack is that deep.
struct Consequences: Sendable {
  enum Consequence: Sendable {
    case effect(Effect, of: String)
    /// Steps of the app that react to something.
    case steps(ArraySlice<Step>)
  }

  /// More effects than this in one step mean that component, reactions and timers feed each other for ever.
  static let limit = 1_000

  private var waiting: [Consequence] = []
  /// What has been caused since the first of them was taken off the list: it goes before the others.
  private var caused: [Consequence] = []
  /// Whether they are being worked off.
  var isWorking = false
  /// Whether elements may have changed since the positions were last checked.
  var positionsAreStale = false
  /// Effects in the current step.
  var count = 0

  mutating func cause(_ consequence: Consequence) { caused.append(consequence) }

  /// Takes the next one off.
  mutating func next() -> Consequence? {
    bringForward()
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Puts what was caused before everything else.
  mutating func bringForward() {
    if caused.isEmpty { return }
    waiting.insert(contentsOf: caused, at: 0)
    caused = []
  }

  /// Forgets what components wanted.
  mutating func removeEffects() {
    func isEffect(_ consequence: Consequence) -> Bool { if case .effect = consequence { true } else { false } }
    waiting.removeAll(where: isEffect)
    caused.removeAll(where: isEffect)
  }

  mutating func removeAll() { (waiting, caused) = ([], []) }
}
