/// An event to which an app can react.
public enum ElementEvent: String, Sendable, Hashable, CaseIterable {
  case completed, value, focus, activated
  /// A gesture on the element or on an element inside it: a scrub or the gesture Back (`escape`), a double tap with two
  /// fingers (`magicTap`) or a scroll (`scroll`).
  case escape, magicTap, scroll
  /// One of the element's custom actions was run.
  case action
  /// One of the links within the element's text was opened.
  case link
  /// The delete key was pressed while the field was empty. Only a field of the app's own making hears of it: one that
  /// overrides `deleteBackward` on iOS, or listens to the keys on Android.
  case deletedInEmpty
  /// The person changed the value with a swipe up or down.
  case adjust
  /// The cursor of the screen reader reached the element.
  case reached
  /// One of the scenario's screens was shown.
  case shown

  /// What more a reaction can say about the event, in scenarios after a dot: `row.action.Delete`. Empty if there is
  /// nothing to say, nil if it is any text.
  package var details: [String]? {
    switch self {
    case .action, .link: nil
    case .scroll: Direction.allCases.map(\.rawValue)
    case .adjust: ["increment", "decrement"]
    case .completed, .value, .focus, .activated, .deletedInEmpty, .escape, .magicTap, .reached, .shown: []
    }
  }
}
