/// A table of the reference, as Markdown writes it.
struct ReferenceTable: Sendable {
  /// The heads of the columns.
  var columns: [String]
  /// The cells, as Markdown; a row has one for each column.
  var rows: [[String]]

  var markdown: String {
    ([columns, columns.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

/// A part of the reference: a heading, text, a table, and the parts below it.
struct ReferenceSection: Sendable {
  var title: String
  /// Markdown; empty for none.
  var text = ""
  var table: ReferenceTable?
  var sections: [ReferenceSection] = []

  /// The part with headings from a level on: 1 is the title of a page.
  func markdown(level: Int = 1) -> String {
    var blocks = [String(repeating: "#", count: level) + " " + title + "\n"]
    if !text.isEmpty { blocks.append(text + "\n") }
    if let table { blocks.append(table.markdown) }
    blocks += sections.map { $0.markdown(level: level + 1) }
    return blocks.joined(separator: "\n")
  }
}

/// Texts of the code, as the cells of a table have them.
enum Markdown {
  /// A word that is written as it is.
  static func code(_ text: String) -> String { "`\(text)`" }

  /// Words that are written as they are; a dash for none.
  static func codes(_ texts: some Sequence<String>) -> String {
    let texts = texts.map(code)
    return texts.isEmpty ? "–" : texts.joined(separator: ", ")
  }

  /// A sentence for people, on one line: what Markdown would take for a mark stays a character, except in backticks.
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
