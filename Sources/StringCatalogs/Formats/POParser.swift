import Locales
import TextFormats

/// A parser for gettext's `.po` and `.pot`: one language per file, with the source text as the key.
enum POParser {
  struct Contents {
    /// The entries in file order. Their source texts are in the language `source` that was passed to `read`. Their
    /// translations are in the language of the file.
    var entries: [StringEntry] = []
    /// The language in the file's header, as a BCP 47 tag; nil if the header has none.
    var language: String?
  }

  /// Returns the contents of a file. Faulty entries are reported and left out.
  ///
  /// - Parameters:
  ///   - language: The language of a file whose header has none; nil for a template.
  ///   - source: The language of the `msgid`s.
  static func read(_ text: FileText, language: String?, source: String, problems: inout FileProblems) -> Contents {
    var contents = Contents(language: language)
    // Other tools have files with this ending, such as Glade's list of texts, which is C.
    guard text.bytes.isEmpty || hasMessages(text) else {
      problems.warn(
        "this is no file of gettext: it has no msgid", at: text.location(0), help: "leave the file out, or rename it")
      return contents
    }
    var reader = POReader(text: text, problems: problems)
    var header = ""
    // The condition of each translation index. It is nil until the first message with several translations.
    var plurals: [StringForm.Plural]?
    var found = UniqueEntries()
    while let message = reader.next() {
      if message.id.isEmpty, message.context == nil {
        header = message.text(0) ?? ""
        plurals = nil
        contents.language = language ?? field("Language", of: header).flatMap(tag)
        continue
      }
      let location = text.location(message.offset)
      var entry = StringEntry(
        key: message.context.map { "\($0)|\(message.id)" } ?? message.id, comment: message.comment,
        isFormat: message.flags.contains { $0.hasSuffix("-format") && !$0.hasPrefix("no-") && !$0.has("brace") },
        location: location)
      entry.isHTML = message.isFromTemplate
      if let comment = message.comment { entry.ignores = CommentedIgnores.read(comment) }
      // A key that consists of joined words, such as `settings_title`, is not a text.
      let isIdentifier =
        !message.id.utf8.contains(0x20)
        && message.id.utf8.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") } && message.id.count > 3
      if !isIdentifier {
        var forms = [StringForm(message.id, location: location)]
        if let second = message.plural {
          forms[0].plural = .category(.one)
          forms.append(StringForm(second, plural: .category(.other), location: location))
        }
        entry.localizations[source] = Localization(forms: forms)
      }
      // gettext's tools do not write fuzzy and empty translations into the file that an app loads. Of several forms, the
      // first decides (`msgfmt` looks at the first byte of `msgstr`).
      if let language = contents.language, language != source, !message.flags.contains("fuzzy"),
        message.text(0)?.isEmpty == false
      {
        if message.plural != nil, plurals == nil {
          plurals = PluralForms(header: field("Plural-Forms", of: header) ?? "").plurals(in: language)
        }
        if message.plural != nil, let plurals, let missing = plurals.indices.first(where: { message.text($0) == nil }),
          message.texts.count > 1, field("Plural-Forms", of: header) != nil, let last = message.texts.last
        {
          reader.problems.fail(
            "msgstr[\(missing)] is missing, and the header says that there are \(plurals.count) forms",
            at: text.location(last.target.offset), help: "add the form")
        }
        entry.localizations[language] = Localization(
          forms: message.texts.sorted { $0.index < $1.index }.map { index, target in
            var form = StringForm(target.text, location: text.location(target.offset))
            if message.plural != nil {
              form.plural = plurals.flatMap { index < $0.count ? $0[index] : nil } ?? .category(.other)
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

  private static func hasMessages(_ text: FileText) -> Bool {
    let word = Array("msgid".utf8)
    return text.bytes.indices.contains { text.bytes[$0] == word[0] && text.bytes[$0...].starts(with: word) }
  }

  private static func field(_ name: String, of header: String) -> String? {
    for line in header.split(separator: "\n") where line.hasPrefix(name + ":") {
      let value = line.dropFirst(name.count + 1).trimmingSpaces
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// Returns the BCP 47 tag for a locale's name: `pt-BR` for `pt_BR.UTF-8`, `sr-Latn` for `sr@latin`. Nil for any other
  /// text.
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
    var texts: [(index: Int, target: Target)] = []
    var comment: String?
    var flags: Set<String> = []
    /// Whether a reference (`#: templates/page.html:12`) names an HTML template.
    var isFromTemplate = false
    /// The offset of `msgid` in the file, in bytes.
    var offset = 0

    func text(_ index: Int) -> String? { texts.first { $0.index == index }?.target.text }
  }

  /// The highest index of a translation (`msgstr[n]`) that is read. No language has more plural forms.
  private static let indexLimit = 15

  let text: FileText
  var problems: FileProblems
  private var offset = 0

  init(text: FileText, problems: FileProblems) {
    self.text = text
    self.problems = problems
  }

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
          if let target = readTexts() {
            message.texts.removeAll { $0.index == index }
            message.texts.append((index, target))
          }
          continue
        }
      }
      guard offset < text.bytes.count else { break }
      problems.fail(
        "this is not a line of a message", at: text.location(start),
        help: "use msgctxt, msgid, msgid_plural, msgstr or a comment")
      skipLine()
      // The lines after it have the same cause.
      skipSpace()
      while offset < text.bytes.count, text.byte(offset) != UInt8(ascii: "#"),
        !text.bytes[offset...].starts(with: Array("msg".utf8))
      {
        skipLine()
        skipSpace()
      }
    }
    return hasID ? message : nil
  }

  private static func index(of word: String) -> Int? {
    if word == "msgstr" { return 0 }
    guard word.hasPrefix("msgstr["), word.hasSuffix("]") else { return nil }
    return Int(word.dropFirst(7).dropLast())
  }

  private mutating func readComment(into message: inout Message) {
    let start = offset
    skipLine()
    let kind = text.byte(start + 1)
    guard offset > start + 1, kind == 0x20 || ",:.".utf8.contains(kind) else { return }
    if message.isFromTemplate, kind == UInt8(ascii: ":") { return }
    let line = text.string(start..<offset)
    if line.hasPrefix("#,") {
      for flag in line.dropFirst(2).split(separator: ",") { message.flags.insert(flag.trimmingSpaces) }
    } else if line.hasPrefix("#:") {
      for reference in line.utf8.dropFirst(2).split(separator: UInt8(ascii: " ")) {
        if Self.isTemplate(reference) { message.isFromTemplate = true }
      }
    } else if line.hasPrefix("#.") || line.hasPrefix("# ") {
      let comment = line.dropFirst(2).trimmingSpaces
      message.comment = message.comment.map { "\($0)\n\(comment)" } ?? comment
    }
  }

  /// Returns whether a reference such as `page.html:12` names a template of HTML.
  private static func isTemplate(_ reference: Substring.UTF8View) -> Bool {
    let name = reference.split(separator: UInt8(ascii: ":"), maxSplits: 1).first ?? reference
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return templates.contains(String(Substring(name[name.index(after: dot)...])))
  }

  private static let templates: Set<String> = [
    "html", "htm", "xhtml", "jinja", "jinja2", "j2", "erb", "haml", "twig", "phtml", "vue", "mako",
  ]

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

  /// Reads quoted texts on consecutive lines, and returns them as one text. If there is none, reports this and returns
  /// nil.
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
      // By convention, the first line is often empty, and the text begins on the next line.
      if first == nil || result.isEmpty { first = start }
      guard readQuoted(into: &result) else {
        problems.fail("the quotation mark that opens here is never closed", at: text.location(start))
        skipLine()
        break
      }
    }
    guard let first else {
      problems.fail("a text in quotation marks is missing here", at: text.location(min(offset, text.bytes.count)))
      skipLine()
      return nil
    }
    return Target(text: String(decoding: result, as: UTF8.self), offset: first)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x0A
  }

  /// Appends a text up to its closing quotation mark. Returns false if the line ends before the mark.
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
      default:
        let start = offset - 1
        while offset < text.bytes.count, Self.isPlain(text.bytes[offset]) { offset += 1 }
        result += text.bytes[start..<offset]
      }
    }
    return false
  }
}
