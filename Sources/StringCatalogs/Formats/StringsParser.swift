import AccessibilityModel
import TextFormats

/// A parser for Apple's `.strings`. A file is an XML or binary property list, or has NeXT's old property list format
/// with one text per key.
///
/// Foundation's reader gives no positions, rejects a whole file for one missing semicolon, and does not report
/// duplicate keys and unclosed comments. After a fault, this parser continues at the next line. Its reports say how
/// Foundation treats the fault.
enum StringsParser {
  /// Returns the entries of a file, in file order. Their texts are in `language`.
  static func read(file: String, bytes: [UInt8], language: String, problems: inout FileProblems) -> [StringEntry] {
    if let root = PropertyList.read(file: file, bytes: bytes, problems: &problems) {
      return entries(of: root, language: language, problems: &problems)
    }
    // The byte order mark of UTF-16 that was saved as UTF-8: two replacement characters before texts full of zeros.
    if bytes.starts(with: [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD]), bytes.prefix(100).contains(0) {
      problems.stop(
        "a tool saved this UTF-16 file as UTF-8: its byte order mark is damaged, and the platform reads no text",
        at: FileLocation(file: file, line: 1, column: 1), help: "restore the file, and save it as UTF-8")
      return []
    }
    let text = FileText(file: file, bytes: bytes, mayBeLatin1: true, problems: &problems)
    var scanner = StringsScanner(text: text, language: language, problems: problems)
    scanner.scan()
    problems = scanner.problems
    return scanner.entries
  }

  private static func entries(
    of root: PropertyList, language: String, problems: inout FileProblems
  ) -> [StringEntry] {
    guard case .dictionary(let members) = root.value else {
      problems.fail("this should be a dictionary of texts", at: root.location)
      return []
    }
    var entries = UniqueEntries()
    for member in members {
      guard case .string(let value) = member.value.value else {
        problems.warn("the value of “\(member.key)” is not a text; it is skipped", at: member.value.location)
        continue
      }
      entries.add(
        StringEntry(
          key: member.key, location: member.location,
          localizations: Localizations(
            language, Localization(forms: [StringForm(value, location: member.value.location)]))),
        problems: &problems)
    }
    return entries.all
  }
}

/// The entries of one file. The last entry of a key replaces earlier entries, as in Foundation.
struct UniqueEntries {
  private(set) var all: [StringEntry] = []
  private var places: [String: Int] = [:]
  private var hasRepetition = false

  /// Adds an entry. If its key already has an entry, replaces the earlier entry and reports the duplicate.
  mutating func add(_ entry: StringEntry, problems: inout FileProblems) {
    guard let place = places[entry.key] else {
      places[entry.key] = all.count
      return all.append(entry)
    }
    let first = all[place]
    let isSame =
      first.localizations.count == entry.localizations.count
      && zip(first.localizations, entry.localizations).allSatisfy {
        $0.language == $1.language && $0.localization.forms.map(\.text) == $1.localization.forms.map(\.text)
      }
    if isSame {
      // Nothing is lost, so a file that repeats itself is told once.
      if !hasRepetition {
        problems.note(
          "“\(entry.key)” appears twice with the same text: nothing is lost", at: entry.location, help: "remove one")
      }
      hasRepetition = true
    } else {
      problems.warn(
        "“\(entry.key)” appears twice with different texts; the app uses only this one", at: entry.location,
        notes: ["the other is on line \(first.location.line)"], help: "remove one")
    }
    all[place] = entry
  }
}

/// A parser for one file in NeXT's old property list format.
private struct StringsScanner {
  let text: FileText
  let language: String
  var problems: FileProblems
  private var found = UniqueEntries()
  private var offset = 0
  /// The comment before the next entry.
  private var comment: String?

  var entries: [StringEntry] { found.all }

  init(text: FileText, language: String, problems: FileProblems) {
    self.text = text
    self.language = language
    self.problems = problems
  }

  mutating func scan() {
    // The entries may be in braces.
    skipSpace()
    let hasBraces = text.byte(offset) == UInt8(ascii: "{")
    if hasBraces { offset += 1 }
    while true {
      skipSpace()
      guard offset < text.bytes.count else { return }
      if hasBraces, text.byte(offset) == UInt8(ascii: "}") {
        offset += 1
        skipSpace()
        if offset < text.bytes.count { fail("nothing can follow the closing brace", at: offset) }
        return
      }
      if !readEntry() { skipLine() }
    }
  }

  /// Reads `"key" = "text";` or `"key";`, and reports any fault. Returns false if the rest of the line must be skipped.
  private mutating func readEntry() -> Bool {
    let comment = comment
    self.comment = nil
    let start = offset
    interpolations = []
    isReadingKey = true
    let name = readText("a key")
    isReadingKey = false
    guard let key = name else { return false }
    let isInterpolated = !interpolations.isEmpty
    defer { reportInterpolations(of: key, isInterpolated, at: start) }
    skipSpace()
    var location = text.location(start)
    var value = key
    if text.byte(offset) == UInt8(ascii: "=") {
      offset += 1
      skipSpace()
      location = text.location(offset)
      guard let read = readText("a text in quotation marks") else { return false }
      value = read
      skipSpace()
    }
    guard text.byte(offset) == UInt8(ascii: ";") else {
      // The fault is reported after the text, where the semicolon is missing, not where the next entry begins.
      let end = lastTokenEnd
      fail("a semicolon is missing here", at: end)
      add(key, value, comment: comment, at: start, location)
      return end > start && text.location(offset).line > text.location(end).line
    }
    offset += 1
    add(key, value, comment: comment, at: start, location)
    return true
  }

  private mutating func add(_ key: String, _ value: String, comment: String?, at start: Int, _ location: FileLocation) {
    var entry = StringEntry(
      key: key, comment: comment, location: text.location(start),
      localizations: Localizations(language, Localization(forms: [StringForm(value, location: location)])))
    if let comment { entry.ignores = CommentedIgnores.read(comment) }
    found.add(entry, problems: &problems)
  }

  private mutating func fail(_ message: String, at offset: Int) {
    problems.fail(
      message, at: text.location(offset),
      notes: ["the app reads none of this file: it shows the keys, and screen readers say them"])
  }

  private mutating func skipLine() {
    while offset < text.bytes.count, text.bytes[offset] != 0x0A { offset += 1 }
  }

  /// The offsets of `\(` in the current entry.
  private var interpolations: [Int] = []
  /// Whether a key is being read, which nobody hears.
  private var isReadingKey = false

  /// Reports Swift's interpolation, which a file of strings does not know. A key with it is never found, in any
  /// language, so nothing of its entry is heard.
  private mutating func reportInterpolations(of key: String, _ isInKey: Bool, at start: Int) {
    if isInKey {
      return problems.note(
        "the key “\(key)” has Swift's interpolation, \\(…): the app looks up the text with the value in it, and never finds this one",
        at: text.location(start), help: "write a placeholder such as %@ in the code and in every language")
    }
    for offset in interpolations {
      problems.warn(
        "\\( is not an escape: the backslash is dropped and “(” is said", at: text.location(offset),
        help: "remove the backslash")
    }
  }

  /// The offset after the last token, where white space and comments begin.
  private var lastTokenEnd = 0

  /// Skips white space and comments, and stores the last comment in `comment`.
  private mutating func skipSpace() {
    lastTokenEnd = offset
    while offset < text.bytes.count {
      switch text.bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      // White space beyond ASCII: no-break space, next line (U+0085), line separator and paragraph separator.
      case 0xC2 where text.byte(offset + 1) == 0xA0 || text.byte(offset + 1) == 0x85: offset += 2
      case 0xE2 where text.byte(offset + 1) == 0x80 && text.byte(offset + 2) | 1 == 0xA9: offset += 3
      case UInt8(ascii: "/") where text.byte(offset + 1) == UInt8(ascii: "/"):
        let start = offset + 2
        skipLine()
        keepComment(start..<offset)
      case UInt8(ascii: "/") where text.byte(offset + 1) == UInt8(ascii: "*"):
        let start = offset
        offset += 2
        while offset < text.bytes.count,
          text.bytes[offset] != UInt8(ascii: "*") || text.byte(offset + 1) != UInt8(ascii: "/")
        {
          offset += 1
        }
        guard offset < text.bytes.count else {
          problems.fail(
            "this comment is never closed", at: text.location(start),
            notes: ["the app silently reads none of this file: it shows the keys, and screen readers say them"],
            help: "close it with “*/”")
          return
        }
        keepComment(start + 2..<offset)
        offset += 2
      default: return
      }
    }
  }

  private mutating func keepComment(_ range: Range<Int>) {
    let words = text.string(range).trimmingSpaces
    // genstrings writes this sentence if nobody wrote a comment.
    comment = words.isEmpty || words == "No comment provided by engineer." ? nil : words
  }

  /// Reads a quoted text, or a word without quotation marks. If there is neither, reports that `expected` is missing
  /// and returns nil.
  private mutating func readText(_ expected: String) -> String? {
    let start = offset
    let quote = text.byte(offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while offset < text.bytes.count, Self.isBare(text.bytes[offset]) { offset += 1 }
      guard offset > start else {
        fail("this should be \(expected)", at: start)
        return nil
      }
      return text.string(start..<offset)
    }
    offset += 1
    let first = offset
    while offset < text.bytes.count, text.bytes[offset] != quote, text.bytes[offset] != UInt8(ascii: "\\") {
      offset += 1
    }
    if text.byte(offset) == quote, offset < text.bytes.count {
      offset += 1
      return text.string(first..<offset - 1)
    }
    var bytes = Array(text.bytes[first..<offset])
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      if byte == quote {
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        bytes += Array(String(readEscape()).utf8)
      } else {
        bytes.append(byte)
        offset += 1
      }
    }
    fail("the quotation mark that opens here is never closed", at: start)
    offset = first
    return nil
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func readEscape() -> Character {
    let start = offset
    offset += 1
    guard offset < text.bytes.count else { return "\\" }
    let byte = text.bytes[offset]
    switch byte {
    case 0x30...0x37:
      var value: UInt32 = 0
      var count = 0
      while count < 3, (0x30...0x37).contains(text.byte(offset)) {
        value = value * 8 + UInt32(text.byte(offset) - 0x30)
        offset += 1
        count += 1
      }
      if value > 0x7F {
        problems.warn(
          "\\\(String(value, radix: 8)) is a character of NeXT's own encoding; it is read as Latin-1 here",
          at: text.location(start), help: "write the character itself")
      }
      return Character(Unicode.Scalar(value & 0xFF) ?? "\u{FFFD}")
    case UInt8(ascii: "U"):
      offset += 1
      guard let unit = readUnit() else {
        problems.warn("\\U needs up to four hexadecimal digits", at: text.location(start))
        return "U"
      }
      if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
      if unit < 0xDC00, text.byte(offset) == UInt8(ascii: "\\"), text.byte(offset + 1) == UInt8(ascii: "U") {
        let second = offset
        offset += 2
        if let low = readUnit(), (0xDC00...0xDFFF).contains(low),
          let scalar = Unicode.Scalar((unit - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
        {
          return Character(scalar)
        }
        offset = second
      }
      problems.warn("this escape is half of a surrogate pair; the other half is missing", at: text.location(start))
      return "\u{FFFD}"
    default:
      let known: [UInt8: Character] = [
        UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "\""): "\"",
        UInt8(ascii: "'"): "'", UInt8(ascii: "\\"): "\\", 0x0A: "\n",
      ]
      if let character = known[byte] {
        offset += 1
        return character
      }
      // Only the backslash is dropped. The character after it stays.
      let end = scalarEnd(offset)
      let rest = text.string(offset..<end)
      if byte == UInt8(ascii: "(") {
        interpolations.append(start)
        offset = end
        return "("
      }
      // Nobody hears a key.
      if isReadingKey {
        offset = end
        return rest.first ?? "\\"
      }
      problems.warn(
        "\\\(rest) is not an escape: the backslash is dropped and “\(rest)” is said", at: text.location(start),
        help: byte == UInt8(ascii: "u")
          ? "write the character itself, or \\U with four digits" : "remove the backslash")
      offset = end
      return rest.first ?? "\\"
    }
  }

  private func scalarEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private mutating func readUnit() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let digit = Character(Unicode.Scalar(text.byte(offset))).hexDigitValue {
      value = value << 4 | UInt32(digit)
      offset += 1
      count += 1
    }
    return count > 0 ? value : nil
  }
}
