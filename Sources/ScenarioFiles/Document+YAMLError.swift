import AccessibilityModel

extension Document {
  static func diagnostic(for failure: YAMLComposer.Failure, in yaml: String) -> Diagnostic {
    guard let problem = failure.problem else { return Diagnostic("this is not valid YAML") }
    guard let mark = failure.mark else { return Diagnostic("this is not valid YAML: \(problem)") }
    if let tab = tab(at: mark, in: yaml) {
      return Diagnostic("a tab cannot indent YAML", line: mark.line, column: tab, help: "indent with spaces")
    }
    guard let sentence = sentences.first(where: { problem.contains($0.problem) }) else {
      return Diagnostic("this is not valid YAML: \(problem)", line: mark.line, column: mark.column)
    }
    let place = sentence.isAtBeginning ? failure.beginning ?? mark : mark
    var diagnostic = Diagnostic(sentence.message, line: place.line, column: place.column, help: sentence.help)
    if sentence.namesBeginning, let opened = failure.beginning {
      diagnostic.notes = ["it is opened in line \(opened.line), column \(opened.column)"]
    }
    return diagnostic
  }

  private struct Sentence {
    /// A part of libyaml's message. `message` replaces a libyaml message that contains this text.
    var problem: String
    var message: String
    var help: String
    /// Whether the diagnostic points to the beginning of the faulty construct, such as an opening quotation mark.
    /// Otherwise it points to where libyaml noticed the error.
    var isAtBeginning = false
    /// Whether a note gives the position where the faulty construct begins, such as an opening bracket.
    var namesBeginning = false
  }

  private static let sentences: [Sentence] = [
    .init(
      problem: "expected ',' or ']'", message: "a `[` is not closed, or a comma is missing",
      help: "close the bracket, add the comma, or put a text with a bracket in quotes", namesBeginning: true),
    .init(
      problem: "expected ',' or '}'", message: "a `{` is not closed, or a comma is missing",
      help: "close the bracket, add the comma, or put a text with a bracket in quotes", namesBeginning: true),
    .init(
      problem: "unexpected end of stream", message: "a quoted text is not closed",
      help: "add the closing quotation mark", isAtBeginning: true),
    .init(
      problem: "mapping values are not allowed", message: "a value (`: `) is not allowed here",
      help: "put the text in quotes if it contains “: ”, or check the indentation"),
    .init(
      problem: "did not find expected key", message: "this line does not fit the lines above it",
      help: "begin all entries of a list or mapping in the same column"),
    .init(
      problem: "expected '-' indicator", message: "this line does not fit the list above it",
      help: "begin all entries of a list with `- ` in the same column"),
    .init(
      problem: "could not find expected ':'", message: "this line is not a `key: value` pair",
      help: "add a colon and a space, or indent this line as part of the text above", isAtBeginning: true),
    .init(
      problem: "undefined alias", message: "this alias (`*…`) has no anchor (`&…`) before it",
      help: "put a text that starts with “*” in quotes"),
    .init(
      problem: "alphabetic or numeric character", message: "this is not a name for an anchor (`&…`) or alias (`*…`)",
      help: "put a text that starts with “*” or “&” in quotes", isAtBeginning: true),
    .init(
      problem: "cannot start any token", message: "a text cannot start with this character",
      help: "put the text in quotes"),
    .init(
      problem: "another document", message: "a second YAML document begins here",
      help: "remove the `---`: a file contains one scenario"),
    .init(
      problem: "unexpected document indicator", message: "a quoted text contains a line with `---` or `...`",
      help: "close the quotation before this line, or indent the line"),
    .init(
      problem: "unknown escape character", message: "this escape is not allowed in double quotes",
      help: "write two backslashes, or use single quotes"),
    .init(
      problem: "expected hexdecimal number", message: "this escape is not a character",
      help: "write `\\x` with 2, `\\u` with 4 or `\\U` with 8 hexadecimal digits"),
    .init(
      problem: "invalid Unicode character escape", message: "this escape is not a character",
      help: "write `\\x` with 2, `\\u` with 4 or `\\U` with 8 hexadecimal digits"),
    .init(
      problem: "expected comment or line break", message: "the text after `|` or `>` must begin on the next line",
      help: "put a text that starts with “|” or “>” in quotes"),
    .init(
      problem: "block sequence entries are not allowed", message: "a list (`- `) cannot begin here",
      help: "begin the list on a line of its own"),
    .init(problem: "expected node content", message: "a value is missing here", help: "put a text in quotes"),
    .init(
      problem: "found unexpected ':'", message: "a space is missing after the colon", help: "put the text in quotes"),
  ]

  /// Returns the column, counted from 1, of a tab in the indentation before a mark. Returns nil if there is no tab.
  private static func tab(at mark: YAMLComposer.Mark, in yaml: String) -> Int? {
    var line = 1
    var column = 1
    var isIndented = true
    var isAfterReturn = false
    for byte in yaml.utf8 {
      let isBreak = byte == 0x0A || byte == 0x0D
      if isBreak && !(byte == 0x0A && isAfterReturn) { line += 1 }
      isAfterReturn = byte == 0x0D
      (column, isIndented) = isBreak ? (1, true) : (column + 1, isIndented && (byte == 0x20 || byte == 0x09))
      if line > mark.line { return nil }
      if line == mark.line, isIndented, byte == 0x09 { return column - 1 }
    }
    return nil
  }
}
