/// A scenario's requirement on the speech, sounds and effects up to a step.
public struct Expectation: Sendable, Hashable {
  /// The blocks of expected lines, each for one language or for all. A block lists every line since the last
  /// expectation with a block.
  public var lines: [Block] = []
  /// The conditions that must hold, each with its position in the file.
  public var conditions: [Placed] = []
  /// The point from which the conditions examine what was heard and what happened.
  public var since = Since.beginning

  public init() {}

  /// The point from which the conditions of an expectation examine what was heard and what happened.
  public enum Since: String, Sendable, Hashable, CaseIterable {
    /// Conditions examine everything since the beginning of the scenario.
    case beginning
    case lastExpect
    /// Conditions examine everything since the beginning of the previous step.
    case lastStep
  }

  /// A block of expected lines as written in a scenario.
  public struct Block: Sendable, Hashable {
    /// The id of the screen reader from which the lines are expected; nil for every screen reader.
    public var reader: String?
    /// The BCP 47 tag of the language for which the lines are expected; nil for every language.
    public var language: String?
    /// The expected lines, in the order in which they must be heard.
    public var lines: [Line]
    /// Whether the block is empty in the scenario file. When the expectations are updated, the heard lines are written
    /// into an empty block.
    public var isToFill = false
    /// The line number of the block's text in the scenario file, counted from 1; nil if the scenario is not from a
    /// file. For a block that an update fills, this is the line number of the block's key.
    public var line: Int?
    /// The column of the block in the scenario file, in Unicode scalars, counted from 1; nil if the scenario is not
    /// from a file.
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

  /// Returns the expected lines of a text. Comments, effects and blank lines are left out. `first` is the number of the
  /// text's first line. If `first` is nil, every line gets the number `place`.
  package static func lines(of text: String, from first: Int? = nil, else place: Int? = nil) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let text = Line.expected(line) else { return nil }
      return Line(text: text, line: first.map { $0 + index } ?? place)
    }
  }

  /// One expected line and its position.
  public struct Line: Sendable, Hashable {
    /// The line as a transcript in the text format prints it.
    public var text: String
    /// The line number in the scenario file, counted from 1; nil if the scenario is not from a file.
    public var line: Int?

    /// Returns a line without trailing white space. Returns nil for a comment, an effect or a blank line, because such
    /// a line expects nothing.
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
    /// The line number of the condition in the scenario file, counted from 1; nil if the scenario is not from a file.
    public var line: Int?
    /// The column of the condition in the scenario file, counted from 1; nil if the scenario is not from a file.
    public var column: Int?

    package init(condition: Condition, line: Int? = nil, column: Int? = nil) {
      self.condition = condition
      self.line = line
      self.column = column
    }
  }
}
