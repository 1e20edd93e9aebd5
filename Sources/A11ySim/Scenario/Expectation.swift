/// What a scenario says must, or must not, have been heard.
public struct Expectation: Sendable, Hashable {
  /// Every line since the last block, by language; `nil` as the language means any.
  public var lines: [Block] = []
  /// Conditions on what was heard.
  public var conditions: [Placed] = []
  /// From when on conditions look at what was heard.
  public var since = Since.beginning

  /// Expects nothing yet.
  public init() {}

  /// From when on conditions look at what was heard.
  public enum Since: String, Sendable, Hashable, CaseIterable {
    /// The beginning of the scenario.
    case beginning
    /// The last expectation.
    case lastExpect
    /// The beginning of the step before.
    case lastStep
  }

  /// Lines as they are written in a block.
  public struct Block: Sendable, Hashable {
    /// BCP 47 tag; nil for every language.
    public var language: String?
    /// In the order in which they must be heard.
    public var lines: [Line]
    /// Whether nothing is written yet: what is heard can be filled in.
    public var isToFill = false
    /// Where its text is written, counted from 1; nil outside a file. Of one that is to be filled, where its key is.
    public var line: Int?
    /// In Unicode scalars, counted from 1.
    public var column: Int?

    package init(language: String?, lines: [Line], isToFill: Bool = false, line: Int? = nil, column: Int? = nil) {
      self.language = language
      self.lines = lines
      self.isToFill = isToFill
      self.line = line
      self.column = column
    }
  }

  /// The lines of a text that are expected: comments, effects and blank lines are for people.
  package static func lines(of text: String, from first: Int? = nil, else place: Int? = nil) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let text = Line.expected(line) else { return nil }
      return Line(text: text, line: first.map { $0 + index } ?? place)
    }
  }

  /// One line, and where it stands.
  public struct Line: Sendable, Hashable {
    /// As the text format prints it.
    public var text: String
    /// Counted from 1; nil outside a file.
    public var line: Int?

    /// What a line expects, without white space at its end; nil where it is a comment, an effect or blank.
    package static func expected(_ line: some StringProtocol) -> String? {
      var line = line[...]
      while let last = line.last, last.isWhitespace { line.removeLast() }
      return line.isEmpty || line.hasPrefix("#") || line.hasPrefix("→ ") ? nil : String(line)
    }
  }

  /// A condition, and where it stands.
  public struct Placed: Sendable, Hashable {
    /// What must hold.
    public var condition: Condition
    /// Counted from 1; nil outside a file.
    public var line: Int?
    /// Counted from 1; nil outside a file.
    public var column: Int?

    package init(condition: Condition, line: Int? = nil, column: Int? = nil) {
      self.condition = condition
      self.line = line
      self.column = column
    }
  }
}
