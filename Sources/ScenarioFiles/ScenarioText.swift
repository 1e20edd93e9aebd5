import Judging
import Simulation

/// The text of a scenario file in which only expectations are rewritten. Every other byte stays the same, including
/// comments and line endings.
struct ScenarioText {
  struct Replacement: Sendable, Hashable {
    struct Heard: Sendable, Hashable {
      /// The id of the screen reader that says the lines.
      var reader: String
      var lines: [String]
    }

    var block: Expectation.Block
    /// What each screen reader says, in the order in which they were played.
    private(set) var heard: [Heard]

    init(block: Expectation.Block, lines: [String], reader: String) {
      self.block = block
      heard = [.init(reader: reader, lines: lines)]
    }

    /// What the first screen reader says.
    var lines: [String] { heard[0].lines }
    /// Whether the screen readers say different lines.
    var differs: Bool { heard.contains { $0.lines != lines } }

    /// Adds what a reader says. Returns false if the same reader already says something else.
    mutating func add(_ lines: [String], of reader: String) -> Bool {
      if let known = heard.first(where: { $0.reader == reader }) { return known.lines == lines }
      heard.append(.init(reader: reader, lines: lines))
      return true
    }
  }

  private struct Line {
    var text: String
    var end: String

    var indent: Int { text.unicodeScalars.prefix { $0 == " " }.count }
    var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }
  }

  private var lines: [Line]
  private let hasByteOrderMark: Bool

  init(_ bytes: [UInt8]) {
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var lines: [Line] = []
    var start = hasByteOrderMark ? 3 : 0
    var index = start
    func text(_ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
    while index < bytes.count {
      let isReturn = bytes[index] == 0x0D
      guard isReturn || bytes[index] == 0x0A else {
        index += 1
        continue
      }
      let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      lines.append(Line(text: text(index), end: isPair ? "\r\n" : isReturn ? "\r" : "\n"))
      index += isPair ? 2 : 1
      start = index
    }
    if start < bytes.count { lines.append(Line(text: text(bytes.count), end: "")) }
    self.lines = lines
  }

  var bytes: [UInt8] {
    (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + lines.flatMap { Array(($0.text + $0.end).utf8) }
  }

  /// Writes the replacements into the text. Returns false if an expectation cannot be rewritten in place.
  mutating func replace(_ replacements: [Replacement]) -> Bool {
    // Replacements are written from the last to the first, so that earlier positions stay valid.
    let sorted = replacements.sorted { a, b in
      (a.block.line ?? 0, a.block.column ?? 0) > (b.block.line ?? 0, b.block.column ?? 0)
    }
    return sorted.allSatisfy { replace($0) }
  }

  private mutating func replace(_ replacement: Replacement) -> Bool {
    guard let line = replacement.block.line, let column = replacement.block.column, lines.indices.contains(line - 1)
    else { return false }
    // A block has no escapes of its own.
    let new = replacement.lines.map(\.escapingControls)
    var cursor = Cursor(lines[line - 1].text, column - 1)
    if replacement.differs { return fill(line - 1, cursor.before, byReader: replacement) }
    if replacement.block.isToFill { return fill(line - 1, &cursor, new) }
    // Skips an `&anchor` or `!tag` before the text.
    while let first = cursor.next, first == "&" || first == "!" {
      cursor.skip { $0 != " " && $0 != "\t" }
      cursor.skip { $0 == " " || $0 == "\t" }
    }
    switch cursor.next {
    case "|": return writeBlock(line - 1, cursor, new, isFolded: false)
    case ">": return writeBlock(line - 1, cursor, new, isFolded: true)
    case nil: return false
    default: return writeScalar(line - 1, cursor, new)
    }
  }

  private struct Cursor {
    let scalars: [Unicode.Scalar]
    var index: Int

    init(_ text: String, _ index: Int) {
      scalars = Array(text.unicodeScalars)
      self.index = min(index, scalars.count)
    }

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    var before: String { Self.text(scalars[..<index]) }
    var after: String { Self.text(scalars[index...]) }

    mutating func skip(_ condition: (Unicode.Scalar) -> Bool) {
      while let next, condition(next) { index += 1 }
    }

    static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
  }

  // MARK: Blocks

  /// Returns the column, counted from 0, in which the key of a line begins.
  private static func keyColumn(_ text: String) -> Int {
    var column = 0
    var rest = text.unicodeScalars[...]
    while let first = rest.first, first == " " || first == "-" && (rest.dropFirst().first ?? " ") == " " {
      rest.removeFirst()
      column += 1
    }
    return column
  }

  private mutating func writeBlock(_ head: Int, _ cursor: Cursor, _ new: [String], isFolded: Bool) -> Bool {
    let key = Self.keyColumn(lines[head].text)
    let explicit = cursor.after.dropFirst().prefix(2).compactMap(\.wholeNumberValue).first
    let first = lines.indices.dropFirst(head + 1).first { !lines[$0].isBlank }
    var indent = explicit.map { key + $0 } ?? first.map { lines[$0].indent } ?? 0
    if indent <= key { indent = key + 2 }
    var end = head + 1
    while end < lines.count, lines[end].isBlank || lines[end].indent >= indent { end += 1 }
    // Blank lines after the block are not part of it.
    while end > head + 1, lines[end - 1].isBlank { end -= 1 }
    let space = String(repeating: " ", count: indent)
    let lineEnd = lines[head].end.isEmpty ? "\n" : lines[head].end
    let body = lines[(head + 1)..<end]
    let written = (isFolded ? Self.folded : Self.literal)(Array(body), indent, new).map { part -> Line in
      switch part {
      case .kept(let line): line
      case .new(let text): Line(text: text.isEmpty ? "" : space + text, end: lineEnd)
      }
    }
    if lines[head].end.isEmpty { lines[head].end = lineEnd }
    // The old last line of the file may lack a line ending, which it now needs.
    lines.replaceSubrange((head + 1)..<end, with: written)
    for index in lines.indices.dropLast() where lines[index].end.isEmpty { lines[index].end = lineEnd }
    return true
  }

  private enum Part {
    case kept(Line)
    case new(String)
  }

  /// Returns a literal block (`|`) in which new expected lines replace the old ones. Unchanged lines are kept.
  /// Comments, effects and blank lines stay before the expected line that followed them.
  private static func literal(_ body: [Line], _ indent: Int, _ new: [String]) -> [Part] {
    let old = body.map { line in
      Expectation.Line.expected(String(line.text.dropFirst(indent)))?.escapingControls
    }
    let places = old.indices.filter { old[$0] != nil }
    let texts = places.map { old[$0]! }
    var parts: [Part] = []
    var (place, next) = (0, 0)
    func keep(to end: Int) {
      for index in place..<end where old[index] == nil { parts.append(.kept(body[index])) }
      place = end
    }
    for (i, j) in Alignment.common(texts, new, texts.indices, new.indices) {
      // New lines take the place of the old lines that they replace.
      if next < j { keep(to: firstGone(before: i, places, place)) }
      parts += new[next..<j].map { .new($0) }
      keep(to: places[i])
      parts.append(.kept(body[places[i]]))
      (place, next) = (places[i] + 1, j + 1)
    }
    if next < new.count { keep(to: firstGone(before: texts.count, places, place)) }
    parts += new[next...].map { .new($0) }
    keep(to: body.count)
    return parts
  }

  private static func firstGone(before end: Int, _ places: [Int], _ place: Int) -> Int {
    places[..<end].first { $0 >= place } ?? place
  }

  /// Returns a folded block (`>`) in which new expected lines replace the old ones. Unchanged lines are kept. In a
  /// folded block, adjacent lines form one line of text, and an empty line ends it.
  private static func folded(_ body: [Line], _ indent: Int, _ new: [String]) -> [Part] {
    var paragraphs: [[Line]] = []
    var isOpen = false
    for line in body {
      if line.isBlank {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1].append(line)
      } else {
        paragraphs.append([line])
        isOpen = true
      }
    }
    let texts = paragraphs.map { paragraph in
      paragraph.map { $0.text.dropFirst(indent).trimmingSpaces }.joined(separator: " ")
        .unescapingControls.escapingControls
    }
    let common = Alignment.common(texts, new, texts.indices, new.indices)
    var parts: [Part] = []
    for (index, text) in new.enumerated() {
      if index > 0 { parts.append(.new("")) }
      if let (i, _) = common.first(where: { $0.1 == index }) {
        parts += paragraphs[i].map { .kept($0) }
      } else {
        parts.append(.new(text))
      }
    }
    return parts
  }

  // MARK: Texts on one line

  /// Writes the new lines as the value of a key without a value, such as `- expect:`.
  private mutating func fill(_ line: Int, _ cursor: inout Cursor, _ new: [String]) -> Bool {
    let start = cursor.index
    let isQuoted = cursor.next == "\"" || cursor.next == "'"
    if isQuoted { cursor.index += 1 }
    cursor.skip { !":\"' ,}#".unicodeScalars.contains($0) }
    if isQuoted { cursor.index += 1 }
    var head = cursor.before
    let hasColon = cursor.next == ":"
    if hasColon { cursor.index += 1 }
    let space = cursor
    cursor.skip { $0 == " " || $0 == "\t" }
    let hasQuotes = ["\"\"", "''"].contains { cursor.after.hasPrefix($0) }
    if hasQuotes { cursor.index += 2 }
    // If the value is empty, the rest of the line does not change, including the spaces before a comment.
    let rest = hasQuotes ? cursor.after : space.after
    head += ":"
    let isAlone = Cursor.text(cursor.scalars[..<start]).allSatisfy { $0 == " " || $0 == "-" } && !isQuoted
    let isLast = rest.trimmingSpaces.isEmpty || rest.trimmingSpaces.hasPrefix("#")
    guard isAlone && isLast && new.allSatisfy(Self.isBlockLine) else {
      lines[line].text =
        head + " " + Self.quoted(new) + (rest.isEmpty || ",}] ".contains(rest.first!) ? "" : " ") + rest
      return true
    }
    lines[line].text = head + " |" + (rest.trimmingSpaces.isEmpty ? "" : rest)
    insert(new, after: line, column: start)
    return true
  }

  /// Writes a block for each reader below `- expect:`. Returns false if more than that stands on the line.
  private mutating func fill(_ line: Int, _ before: String, byReader replacement: Replacement) -> Bool {
    let key = lines[line].text.dropFirst(before.count)
    let name = key.prefix { $0.isLetter }
    let rest = key.dropFirst(name.count)
    let comment = rest.drop { $0 == ":" }.trimmingSpaces
    guard before.allSatisfy({ $0 == " " || $0 == "-" }), comment.isEmpty || comment.hasPrefix("#") else {
      return false
    }
    lines[line].text = before + name + ":" + rest.drop { $0 == ":" }
    let new = replacement.heard.flatMap { heard -> [String] in
      let lines = heard.lines.map(\.escapingControls)
      guard lines.allSatisfy(Self.isBlockLine) else { return ["\(heard.reader): \(Self.quoted(lines))"] }
      return ["\(heard.reader): |"] + lines.map { "  " + $0 }
    }
    insert(new, after: line, column: before.count)
    return true
  }

  /// Returns whether YAML reads a line of a block as it is written.
  private static func isBlockLine(_ line: String) -> Bool {
    !line.hasPrefix(" ") && !line.unicodeScalars.contains(where: needsEscape)
  }

  private mutating func insert(_ new: [String], after line: Int, column: Int) {
    let end = lines[line].end.isEmpty ? "\n" : lines[line].end
    lines[line].end = end
    let space = String(repeating: " ", count: column + 2)
    lines.insert(contentsOf: new.map { Line(text: space + $0, end: end) }, at: line + 1)
  }

  private mutating func writeScalar(_ line: Int, _ cursor: Cursor, _ new: [String]) -> Bool {
    var end = cursor
    let quote = cursor.next
    if quote == "\"" || quote == "'" {
      end.index += 1
      while let next = end.next {
        end.index += 1
        if next == "\\", quote == "\"" {
          end.index += 1
        } else if next == quote {
          if quote == "'", end.next == "'" { end.index += 1 } else { break }
        }
        // The quoted text continues on the next line, so it cannot be replaced on one line.
        if end.next == nil && next != quote { return false }
      }
    } else {
      let isFlow = cursor.before.contains { "{[".contains($0) }
      while let next = end.next {
        if next == "#", end.index > 0, end.scalars[end.index - 1] == " " { break }
        if isFlow, ",]}".unicodeScalars.contains(next) { break }
        end.index += 1
      }
      while end.index > cursor.index, end.scalars[end.index - 1] == " " { end.index -= 1 }
    }
    let key = Self.keyColumn(lines[line].text)
    let isAlone = cursor.before.dropFirst(key).trimmingSpaces == "expect:" && quote != "\""
    let isFlow = cursor.before.contains { "{[".contains($0) }
    if new.count == 1, let text = Self.scalar(new[0], quote: quote, isFlow: isFlow) {
      lines[line].text = cursor.before + text + end.after
    } else if isAlone, !new.isEmpty {
      lines[line].text = cursor.before + "|" + end.after
      insert(new, after: line, column: key)
    } else {
      lines[line].text = cursor.before + Self.quoted(new) + end.after
    }
    return true
  }

  /// Returns a text in the given quotation marks, or plain if `quote` is nil. Returns nil if YAML would read the plain
  /// text differently.
  private static func scalar(_ text: String, quote: Unicode.Scalar?, isFlow: Bool) -> String? {
    switch quote {
    case "\"": return quoted([text])
    case "'": return "'" + text.replacing("'", with: "''") + "'"
    default: return isPlain(text, isFlow: isFlow) ? text : nil
    }
  }

  /// Returns whether YAML reads a text without quotation marks as it is written.
  private static func isPlain(_ text: String, isFlow: Bool) -> Bool {
    guard let first = text.first, !",{}[]\"#&*!|>'%@`?:\\-".contains(first), first != " ", !text.hasPrefix("...")
    else { return false }
    if text.contains(": ") || text.contains(" #") || text.last == ":" || text.last == " " { return false }
    if isFlow, text.contains(where: { ",{}[]?:".contains($0) }) { return false }
    // In double quotes, the text must need no escapes except of quotation marks and backslashes.
    return quoted([text]) == "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Returns whether a character is written as an escape in double quotes: YAML does not allow it, or an editor would
  /// obey it.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool { scalar.isOrder || scalar == "\u{FEFF}" }

  /// Returns lines as one text in double quotes. YAML and JSON both read this form.
  static func quoted(_ lines: [String]) -> String {
    var text = "\""
    for scalar in lines.joined(separator: "\n").unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where needsEscape(scalar):
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
