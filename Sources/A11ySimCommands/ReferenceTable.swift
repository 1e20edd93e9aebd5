struct ReferenceTable: Sendable {
  var columns: [String]
  /// The rows, each with one Markdown cell for each column.
  var rows: [[String]]

  var markdown: String {
    ([columns, columns.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

struct ReferenceSection: Sendable {
  var title: String
  var text = ""
  var table: ReferenceTable?
  var sections: [ReferenceSection] = []

  /// Returns the section as Markdown. `level` is the level of its heading, from 1 for the title of a page.
  func markdown(level: Int = 1) -> String {
    var blocks = [String(repeating: "#", count: level) + " " + title + "\n"]
    if !text.isEmpty { blocks.append(text + "\n") }
    if let table { blocks.append(table.markdown) }
    blocks += sections.map { $0.markdown(level: level + 1) }
    return blocks.joined(separator: "\n")
  }
}

enum Markdown {
  static func code(_ text: String) -> String { "`\(text)`" }

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
