/// A scenario's requirement on the speech, sounds and effects up to a step.
public struct Expectation: Sendable, Hashable {
  /// The blocks of expected lines. A block has every line since the last expectation.
  public var lines: [Block] = []
  /// The conditions that must hold.
  public var conditions: [Placed] = []
  /// The point from which conditions examine what was heard.
  public var since = Since.beginning

  public init() {}

  /// The point from which conditions examine what was heard.
  public enum Since: String, Sendable, Hashable, CaseIterable {
    /// The beginning of the scenario.
    case beginning
    case lastExpect
    /// The beginning of the previous step.
    case lastStep
  }

  /// A block of expected lines as written in a scenario.
  public struct Block: Sendable, Hashable {
    /// The id of the screen reader from which the lines are expected; nil for every screen reader.
    public var reader: String?
    /// The BCP 47 tag of the language for which the lines are expected; nil for every language.
    public var language: String?
    /// The lines, in the order in which they must be heard.
    public var lines: [Line]
    /// Whether the block is empty and an update fills it with the lines that are heard.
    public var isToFill = false
    /// The line of the block's text in the file, counted from 1; nil outside a file. If the block is to be filled, this
    /// is the line of its key.
    public var line: Int?
    /// The column in Unicode scalars, counted from 1.
    public var column: Int?

    package init(
      reader: String? = nil, language: String?, lines: [Line], isToFill: Bool = false, line: Int? = nil,
      column: Int? = nil
    ) {
      self.reader = reader
      self.language = language
      self.lines = lines
      self.isToFill = isToFill
      self.line = line
      self.column = column
    }
  }

  /// Returns the expected lines of a text. Comments, effects and blank lines are left out, since they expect nothing.
  package static func lines(of text: String, from first: Int? = nil, else place: Int? = nil) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let text = Line.expected(line) else { return nil }
      return Line(text: text, line: first.map { $0 + index } ?? place)
    }
  }

  /// One expected line and its position.
  public struct Line: Sendable, Hashable {
    /// The line as the text format prints it.
    public var text: String
    /// The line number, counted from 1; nil outside a file.
    public var line: Int?

    /// Returns a line without trailing white space. Nil for a comment, an effect or a blank line: they expect nothing.
    package static func expected(_ line: some StringProtocol) -> String? {
      var line = line[...]
      while let last = line.last, last.isWhitespace { line.removeLast() }
      return line.isEmpty || line.hasPrefix("#") || line.hasPrefix("→ ") ? nil : String(line)
    }
  }

  /// A condition and its position.
  public struct Placed: Sendable, Hashable {
    /// The condition that must hold.
    public var condition: Condition
    /// The line number, counted from 1; nil outside a file.
    public var line: Int?
    /// The column, counted from 1; nil outside a file.
    public var column: Int?

    package init(condition: Condition, line: Int? = nil, column: Int? = nil) {
      self.condition = condition
      self.line = line
      self.column = column
    }
  }
}
