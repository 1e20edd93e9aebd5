/// A table of the generated reference, written as Markdown.
struct ReferenceTable: Sendable {
  /// The headings of the columns.
  var columns: [String]
  /// The rows. Each row has one cell, as Markdown, for each column.
  var rows: [[String]]

  var markdown: String {
    ([columns, columns.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

/// A section of the generated reference: a heading, a text, a table and subsections.
struct ReferenceSection: Sendable {
  var title: String
  /// The Markdown text after the title; empty if there is none.
  var text = ""
  var table: ReferenceTable?
  var sections: [ReferenceSection] = []

  /// Returns the section as Markdown, with a heading of the given level. Level 1 is the title of a page.
  func markdown(level: Int = 1) -> String {
    var blocks = [String(repeating: "#", count: level) + " " + title + "\n"]
    if !text.isEmpty { blocks.append(text + "\n") }
    if let table { blocks.append(table.markdown) }
    blocks += sections.map { $0.markdown(level: level + 1) }
    return blocks.joined(separator: "\n")
  }
}

/// Functions that format texts for the cells of a Markdown table.
enum Markdown {
  /// Returns a word in code style.
  static func code(_ text: String) -> String { "`\(text)`" }

  /// Returns words in code style, separated by commas; a dash if there are none.
  static func codes(_ texts: some Sequence<String>) -> String {
    let texts = texts.map(code)
    return texts.isEmpty ? "–" : texts.joined(separator: ", ")
  }

  /// Returns a text on one line, with Markdown's special characters escaped except in backticks.
  static func prose(_ text: String) -> String {
    var isCode = false
    return text.split(separator: "`", omittingEmptySubsequences: false).map { piece -> String in
      defer { isCode.toggle() }
      let line = String(piece.map { $0 == "\n" ? " " : $0 })
      if isCode { return line }
      return String(line.flatMap { "\\*_<[]".contains($0) ? ["\\", $0] : [$0] })
    }.joined(separator: "`")
  }
}
