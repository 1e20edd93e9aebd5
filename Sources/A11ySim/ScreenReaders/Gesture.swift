/// A gesture that only some screen readers have. Swipes with one finger, touches and double taps are not included,
/// because every reader has them.
public struct Gesture: Sendable, Hashable {
  /// The name of the gesture's step in scenarios, such as `rotor`.
  public let name: String
  /// The gesture's argument, such as `headings`; nil for a gesture that takes none.
  public let argument: String?

  public init(_ name: String, _ argument: String? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// A type whose values can represent a gesture, such as a step. Each screen reader adds its gestures in an extension of
/// this protocol, for example `.rotor(.headings)`.
public protocol GestureConvertible {
  /// Returns the value that represents a gesture.
  static func gesture(_ gesture: Gesture) -> Self
}

/// A screen reader's declaration of a gesture: its name, effect and allowed arguments.
public struct GestureKind: Sendable {
  /// The name of the gesture's step in scenarios, such as `rotor`.
  public let name: String
  /// The effect of the gesture in one line, such as “reads from the first element to the last”.
  public let summary: String
  /// The allowed arguments; empty for a gesture that takes none.
  public let arguments: [String]
  /// The argument to show in examples; nil for a gesture that takes none.
  public let example: String?
  /// Whether the gesture moves the cursor from element to element, as a swipe does.
  public let isSwipe: Bool
  /// Whether the gesture chooses what a swipe up or down does, as a turn of a rotor does.
  public let choosesSwipeUnit: Bool
  /// Returns the note for the transcript when the gesture is made without a screen reader.
  let withoutReader: @Sendable (Settings) -> String

  /// Creates the declaration of a gesture, for the `gestures` of a `ScreenReaderDescriptor`.
  ///
  /// - Parameters:
  ///   - name: the name of the gesture's step in scenarios, such as `rotor`.
  ///   - summary: the effect of the gesture, in one line.
  ///   - arguments: the allowed arguments; empty for a gesture that takes none.
  ///   - example: the argument to show in examples; by default, the first of `arguments`.
  ///   - isSwipe: whether the gesture moves the cursor from element to element, as a swipe does.
  ///   - choosesSwipeUnit: whether the gesture chooses what a swipe up or down does, as a turn of a rotor does.
  ///   - withoutReader: the note for the transcript when no screen reader runs, as a full sentence.
  public init(
    _ name: String, _ summary: String = "", arguments: [String] = [], example: String? = nil, isSwipe: Bool = false,
    choosesSwipeUnit: Bool = false,
    withoutReader: String = "there is no screen reader, and only a screen reader has this gesture"
  ) {
    self.init(
      name, summary, arguments: arguments, example: example, isSwipe: isSwipe, choosesSwipeUnit: choosesSwipeUnit,
      withoutReader: { _ in withoutReader })
  }

  init(
    _ name: String, _ summary: String = "", arguments: [String] = [], example: String? = nil, isSwipe: Bool = false,
    choosesSwipeUnit: Bool = false, withoutReader: @escaping @Sendable (Settings) -> String
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.example = example ?? arguments.first
    self.isSwipe = isSwipe
    self.choosesSwipeUnit = choosesSwipeUnit
    self.withoutReader = withoutReader
  }
}
