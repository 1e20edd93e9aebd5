import A11ySim
import Locales
import TextFormats

/// A parser for gettext's `.po` and `.pot`: one language per file, with the source's text as the key.
enum POParser {
  /// The contents of one file.
  struct Contents {
    /// The entries in file order, with the source's texts under `source` and the translations under the file's language.
    var entries: [StringEntry] = []
    /// The language that the file's header names, as a BCP 47 tag; nil if it names none.
    var language: String?
  }

  /// Returns the contents of a file. Faulty entries are reported and left out.
  ///
  /// - Parameters:
  ///   - language: The language of a file whose header names none; nil for a template.
  ///   - source: The language of the `msgid`s.
  static func read(_ text: FileText, language: String?, source: String, problems: inout FileProblems) -> Contents {
    var reader = POReader(text: text, problems: problems)
    var contents = Contents(language: language)
    var plurals = PluralForms(header: "").plurals(in: language ?? source)
    var found = UniqueEntries()
    while let message = reader.next() {
      if message.id.isEmpty, message.context == nil {
        let header = message.texts[0]?.text ?? ""
        contents.language = language ?? field("Language", of: header).flatMap(tag)
        plurals = PluralForms(header: field("Plural-Forms", of: header) ?? "")
          .plurals(in: contents.language ?? source)
        continue
      }
      let location = text.location(message.offset)
      var entry = StringEntry(
        key: message.context.map { "\($0)|\(message.id)" } ?? message.id, comment: message.comment,
        isFormat: message.flags.contains { $0.hasSuffix("-format") && !$0.hasPrefix("no-") && !$0.contains("brace") },
        location: location)
      entry.isHTML = message.isFromTemplate
      if let comment = message.comment { entry.ignores = CommentedIgnores.read(comment) }
      // A key made of joined words is no text.
      let isIdentifier =
        !message.id.contains(" ") && message.id.contains { $0 == "_" || $0 == "." } && message.id.count > 3
      if !isIdentifier {
        var forms = [StringForm(message.id, location: location)]
        if let second = message.plural {
          forms[0].plural = .category(.one)
          forms.append(StringForm(second, plural: .category(.other), location: location))
        }
        entry.localizations[source] = Localization(forms: forms)
      }
      // gettext's tools leave fuzzy and empty translations out of what an app loads.
      if let language = contents.language, language != source, !message.flags.contains("fuzzy"),
        message.texts.values.contains(where: { !$0.text.isEmpty })
      {
        entry.localizations[language] = Localization(
          forms: message.texts.sorted { $0.key < $1.key }.map { index, target in
            var form = StringForm(target.text, location: text.location(target.offset))
            if message.plural != nil {
              form.plural = index < plurals.count ? plurals[index] : .category(.other)
            }
            return form
          })
      }
      found.add(entry, problems: &reader.problems)
    }
    problems = reader.problems
    contents.entries = found.all
    return contents
  }

  /// Returns the value of a field of the header: `Language: de`; nil if it is empty or not there.
  private static func field(_ name: String, of header: String) -> String? {
    for line in header.split(separator: "\n") where line.hasPrefix(name + ":") {
      let value = line.dropFirst(name.count + 1).trimmingSpaces
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// Returns the BCP 47 tag for a locale's name: `pt-BR` for `pt_BR.UTF-8`, `sr-Latn` for `sr@latin`; nil for anything
  /// else.
  static func tag(_ locale: String) -> String? {
    let parts = locale.split(separator: "@", maxSplits: 1).map(String.init)
    guard var tag = parts.first?.prefix(while: { $0 != "." }).split(separator: "_").joined(separator: "-") else {
      return nil
    }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva", "shaw": "Shaw"]
    if parts.count > 1 { tag += scripts[parts[1].lowercased()].map { "-\($0)" } ?? "" }
    return LanguageFallback.isTag(tag) ? tag : nil
  }
}

/// A reader of the messages of a `.po` file.
private struct POReader {
  struct Target {
    var text: String
    var offset: Int
  }

  struct Message {
    var context: String?
    var id = ""
    var plural: String?
    /// The translations by index; a text without forms has the index 0.
    var texts: [Int: Target] = [:]
    var comment: String?
    var flags: Set<String> = []
    /// Whether a reference (`#: templates/page.html:12`) is to a template of HTML.
    var isFromTemplate = false
    /// The offset of `msgid`.
    var offset = 0
  }

  /// The greatest index of a translation that is read. No language has more forms.
  private static let indexLimit = 15

  let text: FileText
  var problems: FileProblems
  private var offset = 0

  init(text: FileText, problems: FileProblems) {
    self.text = text
    self.problems = problems
  }

  /// Returns the next message; nil at the end of the file.
  mutating func next() -> Message? {
    var message = Message()
    var hasID = false
    while offset < text.bytes.count {
      skipSpace()
      let start = offset
      if text.byte(offset) == UInt8(ascii: "#") {
        if hasID { return message }
        readComment(into: &message)
        continue
      }
      let word = readWord()
      switch word {
      case "": break
      case "msgctxt":
        if hasID {
          offset = start
          return message
        }
        message.context = readTexts()?.text
        continue
      case "msgid":
        if hasID {
          offset = start
          return message
        }
        message.offset = start
        guard let id = readTexts() else { continue }
        message.id = id.text
        hasID = true
        continue
      case "msgid_plural":
        message.plural = readTexts()?.text
        continue
      default:
        if let index = Self.index(of: word), (0...Self.indexLimit).contains(index) {
          if let target = readTexts() { message.texts[index] = target }
          continue
        }
      }
      guard offset < text.bytes.count else { break }
      problems.fail(
        "This is not a line of a message.", at: text.location(start),
        help: "Use msgctxt, msgid, msgid_plural, msgstr or a comment.")
      skipLine()
    }
    return hasID ? message : nil
  }

  /// Returns 0 for `msgstr` and n for `msgstr[n]`; nil for anything else.
  private static func index(of word: String) -> Int? {
    if word == "msgstr" { return 0 }
    guard word.hasPrefix("msgstr["), word.hasSuffix("]") else { return nil }
    return Int(word.dropFirst(7).dropLast())
  }

  private mutating func readComment(into message: inout Message) {
    let start = offset
    skipLine()
    let line = text.string(start..<offset)
    if line.hasPrefix("#,") {
      for flag in line.dropFirst(2).split(separator: ",") { message.flags.insert(flag.trimmingSpaces) }
    } else if line.hasPrefix("#:") {
      for reference in line.dropFirst(2).split(separator: " ") {
        if Self.isTemplate(reference) { message.isFromTemplate = true }
      }
    } else if line.hasPrefix("#.") || line.hasPrefix("# ") {
      let comment = line.dropFirst(2).trimmingSpaces
      message.comment = message.comment.map { "\($0)\n\(comment)" } ?? comment
    }
  }

  /// Returns whether a reference such as `page.html:12` names a template of HTML.
  private static func isTemplate(_ reference: Substring) -> Bool {
    let name = reference.split(separator: ":").first ?? reference
    return [".html", ".htm", ".xhtml", ".jinja", ".jinja2", ".j2", ".erb", ".haml", ".twig", ".phtml", ".vue", ".mako"]
      .contains { name.hasSuffix($0) }
  }

  private mutating func skipSpace() {
    while offset < text.bytes.count, text.bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func skipLine() {
    while offset < text.bytes.count, text.bytes[offset] != 0x0A { offset += 1 }
  }

  private mutating func readWord() -> String {
    let start = offset
    while offset < text.bytes.count, text.bytes[offset] > 0x20, text.bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
    return text.string(start..<offset)
  }

  /// Reads texts in quotation marks, one per line, as one text; nil, with a report, if there is none.
  private mutating func readTexts() -> Target? {
    var result: [UInt8] = []
    var first: Int?
    while true {
      let end = offset
      skipSpace()
      guard text.byte(offset) == UInt8(ascii: "\"") else {
        offset = first == nil ? offset : end
        break
      }
      let start = offset
      offset += 1
      // An empty first line is only there for looks: the text begins on the next.
      if first == nil || result.isEmpty { first = start }
      guard readQuoted(into: &result) else {
        problems.fail("The quotation mark that opens here is never closed.", at: text.location(start))
        skipLine()
        break
      }
    }
    guard let first else {
      problems.fail("A text in quotation marks is missing here.", at: text.location(min(offset, text.bytes.count)))
      skipLine()
      return nil
    }
    return Target(text: String(decoding: result, as: UTF8.self), offset: first)
  }

  /// Appends a text up to its closing quotation mark. Returns false if the line ends before it.
  private mutating func readQuoted(into result: inout [UInt8]) -> Bool {
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0x0A:
        offset -= 1
        return false
      case UInt8(ascii: "\\"):
        let escaped = text.byte(offset)
        offset += 1
        switch escaped {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(escaped)
        default: result += [byte, escaped]
        }
      default: result.append(byte)
      }
    }
    return false
  }
}

/// The rule of a header's `Plural-Forms`, which gives a number the index of its translation.
struct PluralForms {
  private let count: Int
  private let expression: [UInt8]

  /// Takes a field such as `nplurals=2; plural=(n != 1);`. Without a rule, 1 has the first translation and other numbers
  /// have the second.
  init(header: String) {
    func value(_ name: String) -> String? {
      for part in header.split(separator: ";") {
        let pair = part.split(separator: "=", maxSplits: 1)
        if pair.count == 2, pair[0].trimmingSpaces == name { return pair[1].trimmingSpaces }
      }
      return nil
    }
    count = min(max(value("nplurals").flatMap { Int($0) } ?? 2, 1), 6)
    expression = Array((value("plural") ?? "n != 1").utf8)
  }

  /// Returns the index of the translation for a number; nil if the rule cannot be understood.
  func index(for number: Int) -> Int? {
    var parser = Expression(bytes: expression, number: number)
    guard let value = parser.choice(depth: 0), parser.isAtEnd, (0..<6).contains(value) else { return nil }
    return value
  }

  /// Returns the conditions of each translation: its category, or the only number that the file's rule gives it, if the
  /// category of CLDR has more.
  func plurals(in language: String) -> [StringForm.Plural] {
    let samples = PluralDomain.usual.samples(in: language, limit: 2)
    return categories(in: language).enumerated().map { index, category in
      let own = (0...200).filter { self.index(for: $0) == index }
      return own.count == 1 && samples[category]?.count ?? 0 > 1 ? .exactly(own[0]) : .category(category)
    }
  }

  /// Returns the category of CLDR that fits the translation of each index best: the category of most of its numbers from
  /// 0 to 200. Of two indices with one category, the one with fewer numbers has a category that no other index has.
  func categories(in language: String) -> [PluralCategory] {
    // A rule with one translation has it for every number.
    if count == 1 { return [.other] }
    var numbers = [[PluralCategory: Int]](repeating: [:], count: count)
    for number in 0...200 {
      guard let index = index(for: number), index < count else { continue }
      numbers[index][PluralCategory(number, language: language), default: 0] += 1
    }
    var result = [PluralCategory](repeating: .other, count: count)
    var free = Set(PluralCategory.allCases)
    let order = numbers.indices.sorted {
      (numbers[$1].values.max() ?? 0, $0) < (numbers[$0].values.max() ?? 0, $1)
    }
    for index in order {
      let own = numbers[index].sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map(\.key)
      let category = (own + PluralCategory.allCases.reversed()).first { free.contains($0) } ?? .other
      free.remove(category)
      result[index] = category
    }
    return result
  }

  /// An expression of C with the variable `n` and no side effects.
  private struct Expression {
    let bytes: [UInt8]
    let number: Int
    private var offset = 0

    init(bytes: [UInt8], number: Int) {
      self.bytes = bytes
      self.number = number
    }

    var isAtEnd: Bool { bytes[offset...].allSatisfy { $0 <= 0x20 } }

    private mutating func take(_ word: String) -> Bool {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
      guard bytes[offset...].starts(with: word.utf8) else { return false }
      offset += word.utf8.count
      return true
    }

    /// Parses `condition ? a : b`. Nil if the text is no expression or is nested too deeply.
    mutating func choice(depth: Int) -> Int? {
      guard depth < 50, let condition = operation(level: 0, depth) else { return nil }
      guard take("?") else { return condition }
      guard let first = choice(depth: depth + 1), take(":"), let second = choice(depth: depth + 1) else { return nil }
      return condition != 0 ? first : second
    }

    private static let operators = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func operation(level: Int, _ depth: Int) -> Int? {
      guard level < Self.operators.count else { return value(depth) }
      guard var left = operation(level: level + 1, depth) else { return nil }
      while let name = Self.operators[level].first(where: { take($0) }) {
        guard let right = operation(level: level + 1, depth) else { return nil }
        switch name {
        case "||": left = left != 0 || right != 0 ? 1 : 0
        case "&&": left = left != 0 && right != 0 ? 1 : 0
        case "==": left = left == right ? 1 : 0
        case "!=": left = left != right ? 1 : 0
        case "<=": left = left <= right ? 1 : 0
        case ">=": left = left >= right ? 1 : 0
        case "<": left = left < right ? 1 : 0
        case ">": left = left > right ? 1 : 0
        case "+": left = left &+ right
        case "-": left = left &- right
        case "*": left = left &* right
        default:
          if right < 1 { return nil }
          left = name == "/" ? left / right : left % right
        }
      }
      return left
    }

    private mutating func value(_ depth: Int) -> Int? {
      guard depth < 50 else { return nil }
      if take("!") { return value(depth + 1).map { $0 == 0 ? 1 : 0 } }
      if take("(") {
        guard let value = choice(depth: depth + 1), take(")") else { return nil }
        return value
      }
      if take("n") { return number }
      var digits = 0
      var result = 0
      while offset < bytes.count, (0x30...0x39).contains(bytes[offset]), digits < 9 {
        result = result * 10 + Int(bytes[offset] - 0x30)
        digits += 1
        offset += 1
      }
      return digits > 0 ? result : nil
    }
  }
}
