/// A gesture of one screen reader's own, besides swiping with one finger, touching and tapping twice.
public struct Gesture: Sendable, Hashable {
  /// The step that scenarios write: `rotor`.
  public let name: String
  /// What stands behind it: `headings`; nil for a gesture that needs nothing more.
  public let argument: String?

  /// Creates a gesture.
  public init(_ name: String, _ argument: String? = nil) {
    self.name = name
    self.argument = argument
  }
}

/// What a gesture can be made of: a step is. A reader extends it by its gestures, so that `.rotor(.headings)` is one.
public protocol GestureConvertible {
  /// What makes the gesture.
  static func gesture(_ gesture: Gesture) -> Self
}

/// A gesture as a screen reader declares it.
public struct GestureKind: Sendable {
  /// The step that scenarios write.
  public let name: String
  /// What the person does, in a line.
  public let summary: String
  /// What may stand behind it; empty for a gesture that needs nothing more.
  public let arguments: [String]
  /// An argument for an example.
  public let example: String?
  /// Whether it goes from element to element, as a swipe does.
  public let isSwipe: Bool
  /// What a transcript notes where no screen reader runs.
  let withoutReader: @Sendable (Settings) -> String

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: the step that scenarios write.
  ///   - summary: the person's action, in a line.
  ///   - arguments: the values that may stand behind it; none for a gesture that needs nothing more.
  ///   - example: an argument for an example; the first unless given.
  ///   - isSwipe: whether it goes from element to element, as a swipe does.
  ///   - withoutReader: what a transcript notes where no screen reader runs, as a whole sentence.
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
