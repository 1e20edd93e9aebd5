import AccessibilityModel

/// A gesture that only some screen readers have, such as a turn of the rotor. Every reader has one-finger swipes,
/// touches and double taps, which are cases of `Happening`.
public struct Gesture: Sendable, Hashable {
  /// The name of the gesture's step in scenarios, such as `rotor`.
  public let name: String
  /// The gesture's argument, such as `headings`; nil for a gesture without an argument.
  public let argument: String?

  public init(_ name: String, _ argument: String? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// A type, such as a scenario step, that can represent a gesture. Each screen reader extends this protocol with its
/// gestures, for example `.rotor(.headings)`.
public protocol GestureConvertible {
  /// Wraps a gesture, for example in a step that makes the gesture.
  static func gesture(_ gesture: Gesture) -> Self
}

extension GestureConvertible {
  /// Returns the step that runs the custom action with this name: the person chooses it, then taps twice.
  public static func action(_ name: String) -> Self { .gesture(Gesture("action", name)) }

  /// Returns the step that opens a link within the text under the cursor: the person chooses it, then taps twice.
  public static func link(_ words: String) -> Self { .gesture(Gesture("link", words)) }

  /// Returns the step that goes to the next element of a kind.
  public static func next(_ kind: ElementGroup) -> Self { .gesture(Gesture("next", kind.rawValue)) }

  /// Returns the step that goes to the previous element of a kind.
  public static func previous(_ kind: ElementGroup) -> Self { .gesture(Gesture("previous", kind.rawValue)) }

  /// The step that goes back: a scrub with two fingers on iOS, the gesture Back on Android.
  public static var back: Self { .gesture(Gesture("back")) }
}

/// The kinds of elements that a person goes to with a rotor or a reading control.
public enum ElementGroup: String, Sendable, Hashable, CaseIterable { case heading, link, control, field }

extension [GestureKind] {
  /// The gestures by which a person does the same with every screen reader, apart from swipes, touches and double taps.
  public static let alike: [GestureKind] = [
    GestureKind(
      "readAll", "reads from the first element to the last", readsAll: true,
      withoutReader: "there is no screen reader, so nothing is read"),
    GestureKind("back", "goes back: a scrub with two fingers, or the gesture Back"),
    GestureKind("escape", "goes back or closes: a scrub with two fingers, or the gesture Back"),
    GestureKind(
      "scroll", "scrolls, with three fingers (VoiceOver) or two (TalkBack)",
      arguments: Direction.allCases.map(\.rawValue), example: "down"),
    action, link,
    GestureKind(
      "next",
      "goes to the next element of a kind, by a rotor or reading control; VoiceOver's rotor stays there, so that later swipes up and down go by this kind, also on a slider, until `rotor: values` (a guess)",
      arguments: ElementGroup.allCases.map(\.rawValue), isSwipe: true),
    GestureKind(
      "previous", "goes to the previous element of a kind, by a rotor or reading control",
      arguments: ElementGroup.allCases.map(\.rawValue), isSwipe: true),
  ]

  private static var link: GestureKind {
    var kind = GestureKind("link", "opens a link within a text: it is chosen, then tapped twice", example: "terms")
    (kind.takesText, kind.isConfirmed) = (true, true)
    return kind
  }

  private static var action: GestureKind {
    var kind = GestureKind(
      "action", "runs a custom action of the element: it is chosen, then tapped twice", example: "Delete")
    (kind.takesText, kind.isConfirmed) = (true, true)
    return kind
  }
}

/// The declaration of a gesture, for the `gestures` of a `ScreenReaderDescriptor`.
public struct GestureKind: Sendable {
  /// The name of the gesture's step in scenarios, such as `rotor`.
  public let name: String
  /// The effect of the gesture in one line, such as “reads from the first element to the last”.
  public let summary: String
  /// The allowed arguments; empty for a gesture without an argument, and for one whose argument is any text.
  public let arguments: [String]
  /// Whether the argument is any text, such as the name of an action.
  public var takesText = false
  /// Whether the gesture chooses something that a double tap then does. The session makes the double tap, too.
  public var isConfirmed = false
  /// The argument to show in examples; nil for a gesture without an argument.
  public let example: String?
  /// Whether the gesture moves the cursor from element to element, as a swipe does.
  public let isSwipe: Bool
  /// Whether the gesture reads all elements aloud.
  public let readsAll: Bool
  /// Whether the gesture selects the effect of a swipe up or down, as a turn of a rotor does.
  public let choosesSwipeUnit: Bool
  /// Returns the transcript's note about the gesture when no screen reader runs.
  let withoutReader: @Sendable (Settings) -> String

  /// Creates the declaration of a gesture. `name` is the gesture's step in scenarios, such as `rotor`. If `example` is
  /// nil, examples show the first of `arguments`. `withoutReader` has no final full stop.
  public init(
    _ name: String, _ summary: String = "", arguments: [String] = [], example: String? = nil, isSwipe: Bool = false,
    readsAll: Bool = false, choosesSwipeUnit: Bool = false,
    withoutReader: String = "there is no screen reader, and only a screen reader has this gesture"
  ) {
    self.init(
      name, summary, arguments: arguments, example: example, isSwipe: isSwipe, readsAll: readsAll,
      choosesSwipeUnit: choosesSwipeUnit,
      withoutReader: { _ in withoutReader })
  }

  package init(
    _ name: String, _ summary: String = "", arguments: [String] = [], example: String? = nil, isSwipe: Bool = false,
    readsAll: Bool = false, choosesSwipeUnit: Bool = false, withoutReader: @escaping @Sendable (Settings) -> String
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.example = example ?? arguments.first
    self.isSwipe = isSwipe
    self.readsAll = readsAll
    self.choosesSwipeUnit = choosesSwipeUnit
    self.withoutReader = withoutReader
  }
}
