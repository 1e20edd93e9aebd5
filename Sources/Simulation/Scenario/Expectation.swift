/// A scenario's requirement on the speech, sounds and effects up to a step.
public struct Expectation: Sendable, Hashable {
  /// The blocks of expected lines. A block lists every line since the last expectation with a block.
  public var lines: [Block] = []
  /// The conditions that must hold, each with its position in the file.
  public var conditions: [Placed] = []
  /// The point from which the conditions examine the simulation.
  public var since = Since.beginning

  public init() {}

  /// The point from which the conditions of an expectation examine the simulation.
  public enum Since: String, Sendable, Hashable, CaseIterable {
    /// The beginning of the scenario.
    case beginning
    case lastExpect
    /// The beginning of the previous step.
    case lastStep
  }

  /// Expected lines for one screen reader or all, and for one language or all.
  public struct Block: Sendable, Hashable {
    /// The id of the screen reader that must say the lines; nil for every screen reader.
    public var reader: String?
    /// The BCP 47 tag of the app's language for which the lines are expected; nil for every language.
    public var language: String?
    /// The expected lines, in the order in which they must be heard.
    public var lines: [Line]
    /// Whether the block is empty in the scenario file. An update of the expectations writes the heard lines into an
    /// empty block.
    public var isToFill = false
    /// The line number of the block's text in the scenario file, counted from 1; nil if the scenario is not from a
    /// file. For an empty block, this is the line number of the YAML key that names the block.
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

  /// Returns the expected lines of a text, without comments, effects and blank lines.
  ///
  /// - Parameters:
  ///   - first: the line number of the text's first line; nil if every line gets the number `place`.
  ///   - place: the line number of every line if `first` is nil.
  package static func lines(of text: String, from first: Int? = nil, else place: Int? = nil) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let text = Line.expected(line) else { return nil }
      return Line(text: text, line: first.map { $0 + index } ?? place)
    }
  }

  /// One expected line with its position in the scenario file.
  public struct Line: Sendable, Hashable {
    /// The line as a transcript in the text format prints it.
    public var text: String
    /// The line number in the scenario file, counted from 1; nil if the scenario is not from a file.
    public var line: Int?

    package init(text: String, line: Int? = nil) { (self.text, self.line) = (text, line) }

    /// Returns a line without trailing white space, with the characters that its escapes such as `\u{202E}` stand for.
    /// Returns nil for a comment, an effect or a blank line, because they expect nothing.
    package static func expected(_ line: some StringProtocol) -> String? {
      var line = line[...]
      while let last = line.last, last.isWhitespace { line.removeLast() }
      return line.isEmpty || line.hasPrefix("#") || line.hasPrefix("→ ") ? nil : String(line).unescapingControls
    }
  }

  /// A condition with its position in the scenario file.
  public struct Placed: Sendable, Hashable {
    /// The condition, which applies to the part of the simulation that `since` selects.
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
