/// The event that made a screen reader speak or stop, and the screen on which it happened.
///
/// Everything that comes of an act of the person, at once or later, has the event of that act. A change that the app
/// makes by itself is an event of its own, and so is each tick.
package struct Origin: Sendable, Hashable {
  package enum Agent: Sendable { case person, app }

  /// The number of the event, counted from 1; 0 before the first event.
  package var event = 0
  /// Who made the reader speak or stop: the person with their own act, or the app with its answer or its own change.
  package var agent = Agent.person
  /// The number of the screen, which increases whenever the app replaces the screen.
  package var screen = 0
}
