/// What a scenario says must, or must not, have been heard.
public struct Expectation: Sendable, Hashable {
  /// Every line since the last block, by language; `nil` as the language means any.
  public var lines: [Block] = []
  /// Conditions on what was heard.
  public var conditions: [Condition] = []
  /// Whether conditions look at what was heard since the last expectation rather than since the beginning.
  public var sinceLastExpect = false

  /// Expects nothing yet.
  public init() {}

  /// Lines as they are written in a block.
  public struct Block: Sendable, Hashable {
    /// BCP 47 tag; nil for every language.
    public var language: String?
    /// In the order in which they must be heard.
    public var lines: [Line]
  }

  /// The lines of a text that are expected: comments, effects and blank lines are for people.
  static func lines(of text: String, from first: Int? = nil, else place: Int? = nil) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      var line = line
      while let last = line.last, last.isWhitespace { line.removeLast() }
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("→ ") { return nil }
      return Line(text: String(line), line: first.map { $0 + index } ?? place)
    }
  }

  /// One line, and where it stands.
  public struct Line: Sendable, Hashable {
    /// As the text format prints it.
    public var text: String
    /// Counted from 1; nil outside a file.
    public var line: Int?
  }

  /// A condition, and where it stands.
  public struct Condition: Sendable, Hashable {
    /// What must hold.
    public enum Kind: Sendable, Hashable {
      case contains(String)
      case never(String)
      /// A regular expression that some line must match.
      case matches(String)
      /// Something was heard no later than this after the beginning of the step before.
      case within(Duration)
      /// Nothing was cut or dropped.
      case uninterrupted
      /// How many effects there were of a name.
      case effects(Transcript.HappenedEffect.Name, count: Int)
    }

    /// What must hold.
    public var kind: Kind
    /// Counted from 1; nil outside a file.
    public var line: Int?
    /// Counted from 1; nil outside a file.
    public var column: Int?
  }
}
