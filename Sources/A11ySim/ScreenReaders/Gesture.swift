/// A screen reader's own gesture, besides swiping with one finger, touching and tapping twice.
public struct Gesture: Sendable, Hashable {
  /// The step name in scenarios, such as `rotor`.
  public let name: String
  /// The gesture's argument, such as `headings`; nil for a gesture that takes none.
  public let argument: String?

  public init(_ name: String, _ argument: String? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// A type that can represent a gesture, such as a step. A reader extends it with its own gestures, for example
/// `.rotor(.headings)`.
public protocol GestureConvertible {
  /// Returns the value that makes a gesture.
  static func gesture(_ gesture: Gesture) -> Self
}

/// A gesture as a screen reader declares it.
public struct GestureKind: Sendable {
  /// The step name in scenarios.
  public let name: String
  /// The effect of the gesture in one line, such as “reads from the first element to the last”.
  public let summary: String
  /// The allowed arguments; empty for a gesture that takes none.
  public let arguments: [String]
  /// The argument to show in examples.
  public let example: String?
  /// Whether the gesture moves from element to element, as a swipe does.
  public let isSwipe: Bool
  /// Returns the note for a transcript where no screen reader runs.
  let withoutReader: @Sendable (Settings) -> String

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: the step that scenarios write.
  ///   - summary: the person's action, in a line.
  ///   - arguments: the values that may stand behind it; none for a gesture that needs nothing more.
  ///   - example: an argument for an example; the first unless given.
  ///   - isSwipe: whether it goes from element to element, as a swipe does.
  ///   - withoutReader: the note for a transcript where no screen reader runs, as a whole sentence.
  public init(
    _ name: String, _ summary: String = "", arguments: [String] = [], example: String? = nil, isSwipe: Bool = false,
    withoutReader: String = "there is no screen reader: this is one of its gestures"
  ) {
    self.init(
      name, summary, arguments: arguments, example: example, isSwipe: isSwipe, withoutReader: { _ in withoutReader })
  }

  init(
    _ name: String, _ summary: String = "", arguments: [String] = [], example: String? = nil, isSwipe: Bool = false,
    withoutReader: @escaping @Sendable (Settings) -> String
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.example = example ?? arguments.first
    self.isSwipe = isSwipe
    self.withoutReader = withoutReader
  }
}
