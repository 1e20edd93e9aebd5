import AccessibilityModel
import Locales
import TextFormats

/// A parser for Android's string resources: `<string>`, `<plurals>` and `<string-array>` of `values*/*.xml`.
enum AndroidParser {
  /// The language and other qualifiers in the name of a `values` folder.
  struct Folder: Hashable {
    /// The language as a BCP 47 tag; nil if the folder's name contains no language, as in `values`.
    var language: String?
    /// The qualifiers without the language, such as `sw600dp`, which limit the texts to some devices; nil if there are none.
    var configuration: String?
  }

  /// Parses a folder's name. Returns nil if it is not a `values` folder, or if its language is `qq` or `qqq`.
  ///
  /// The old codes `in`, `iw` and `ji` become `id`, `he` and `yi`. translatewiki uses `qq` and `qqq` for notes.
  static func folder(_ name: some StringProtocol) -> Folder? {
    var qualifiers = String(name).split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard qualifiers.removeFirst() == "values" else { return nil }
    var rest: [String] = []
    var language: String?
    var index = 0
    while index < qualifiers.count {
      let qualifier = qualifiers[index]
      index += 1
      if qualifier.hasPrefix("b+") {
        let subtags = qualifier.split(separator: "+").dropFirst().map(String.init)
        guard let code = subtags.first else { return nil }
        language = ([modern(code)] + subtags.dropFirst()).joined(separator: "-")
      } else if language == nil, isLanguage(qualifier) {
        language = modern(qualifier.lowercased())
        if index < qualifiers.count, qualifiers[index].first == "r", [3, 4].contains(qualifiers[index].count) {
          language! += "-" + qualifiers[index].dropFirst().uppercased()
          index += 1
        }
      } else {
        rest.append(qualifier)
      }
    }
    if let language, language == "qq" || language.hasPrefix("qqq") { return nil }
    return Folder(language: language, configuration: rest.isEmpty ? nil : rest.joined(separator: "-"))
  }

  /// Returns whether a qualifier is a language: two or three letters, except `car`, which is a device type.
  private static func isLanguage(_ qualifier: String) -> Bool {
    [2, 3].contains(qualifier.utf8.count) && qualifier.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      && qualifier != "car"
  }

  private static func modern(_ code: String) -> String {
    switch code {
    case "in": "id"
    case "iw": "he"
    case "ji": "yi"
    default: code
    }
  }

  struct Contents {
    /// The entries in file order. Their texts are in the language that was passed to `read`.
    var entries: [StringEntry] = []
    /// The language in the file's `tools:locale`, as written; nil if the file has none.
    var language: String?
    /// Whether any text is a reference to another text: `@string/other`.
    var hasReferences = false
    /// Gives the texts of one language another tag.
    mutating func rename(_ old: String, to new: String) {
      for index in entries.indices {
        entries[index].localizations = Localizations(new, entries[index].localizations[old]!)
      }
    }
  }

  static func read(
    _ text: FileText, language: String, configuration: String?, keepsApostrophes: Bool = false,
    problems: inout FileProblems
  ) -> Contents {
    var reader = ResourceParser(
      text, language: language, configuration: configuration, keepsApostrophes: keepsApostrophes, problems: problems)
    let contents = reader.read()
    problems = reader.reader.problems
    return contents
  }
}

private struct ResourceParser {
  var reader: MarkupParser
  let language: String
  let configuration: String?
  let keepsApostrophes: Bool
  private var contents = AndroidParser.Contents()
  private var places: [String: Int] = [:]
  private var comment: String?
  private var fileIgnores: [String: String] = [:]

  init(_ text: FileText, language: String, configuration: String?, keepsApostrophes: Bool, problems: FileProblems) {
    reader = MarkupParser(text, problems: problems)
    self.language = language
    self.configuration = configuration
    self.keepsApostrophes = keepsApostrophes
  }

  mutating func read() -> AndroidParser.Contents {
    while let event = reader.next() {
      guard case .start(let name, let attributes, let offset) = event else { continue }
      guard name == "resources" else {
        reader.problems.note("<\(name)> is not <resources>; it is skipped", at: reader.text.location(offset))
        reader.skipElement()
        continue
      }
      contents.language = attributes["tools:locale"]
      fileIgnores = ignores(attributes)
      readResources()
    }
    return contents
  }

  private mutating func readResources() {
    while let event = reader.next() {
      switch event {
      case .start(let element, let attributes, let offset):
        readResource(element, attributes, at: offset)
        comment = nil
      case .comment(let text): comment = text.trimmingSpaces
      case .end: return
      case .text(let text, let offset):
        if !text.allSatisfy(\.isWhitespace) {
          // Nobody hears the text. The note is made once for each file.
          let place = reader.text.location(offset)
          reader.problems.note("this text is outside any resource, so the build drops it", at: place, help: "remove it")
        }
      }
    }
  }

  private mutating func readResource(_ element: String, _ attributes: [MarkupParser.Attribute], at offset: Int) {
    let isString = element == "string" || element == "item" && attributes["type"] == "string"
    guard isString || element == "plurals" || element == "string-array" else { return reader.skipElement() }
    guard let name = attributes["name"] else {
      reader.problems.fail("<\(element)> has no name", at: reader.text.location(offset))
      return reader.skipElement()
    }
    let prototype = StringForm("", device: device(attributes), location: reader.text.location(offset))
    var forms = isString ? [readText(prototype)] : []
    if !isString { readItems(of: element, named: name, prototype, into: &forms) }
    // An incomplete text is dropped, because it would look complete.
    guard !forms.isEmpty, !reader.hasFailed else { return }
    let note = comment ?? attributes["description"] ?? attributes["translation_description"]
    var entry = StringEntry(
      key: name, comment: note, isTranslatable: attributes["translatable"] != "false",
      isFormat: attributes["formatted"] != "false", location: prototype.location,
      localizations: Localizations(language, Localization(forms: forms)))
    entry.ignores = fileIgnores
    if attributes["tools:ignore"] != nil { entry.ignores.merge(ignores(attributes)) { _, own in own } }
    if let comment { entry.ignores.merge(CommentedIgnores.read(comment)) { _, own in own } }
    add(entry)
  }

  /// Adds an entry. If an earlier entry of the same kind has the same name, the two must differ in their `product`.
  /// Otherwise the second entry is an error, as in Android's build. A text, a plural and an array may have one name.
  private mutating func add(_ entry: StringEntry) {
    guard let place = places[entry.key] else {
      places[entry.key] = contents.entries.count
      return contents.entries.append(entry)
    }
    let (new, old) = (entry.localizations[language]!.forms, contents.entries[place].localizations[language]!.forms)
    if old.contains(where: { form in
      form.device == new[0].device && (form.selector == nil) == (new[0].selector == nil)
        && (form.plural == nil) == (new[0].plural == nil)
    }) {
      return reader.problems.fail(
        "“\(entry.key)” is defined twice, which Android refuses to build", at: entry.location,
        notes: ["the first is on line \(contents.entries[place].location.line)"], help: "remove one")
    }
    contents.entries[place].localizations[language]!.forms += new
  }

  private func device(_ attributes: [MarkupParser.Attribute]) -> String? {
    let product = attributes["product"].flatMap { $0 == "default" ? nil : $0 }
    return switch (configuration, product) {
    case (nil, let product): product
    case (let configuration?, nil): configuration
    case (let configuration?, let product?): "\(configuration) \(product)"
    }
  }

  private mutating func readItems(
    of element: String, named name: String, _ prototype: StringForm, into forms: inout [StringForm]
  ) {
    var number = 0
    while let event = reader.next() {
      switch event {
      case .start("item", let attributes, let offset):
        var form = prototype
        form.location = reader.text.location(offset)
        if element == "plurals" {
          guard let quantity = attributes["quantity"], let category = PluralCategory(rawValue: quantity) else {
            reader.problems.fail(
              attributes["quantity"].map { "“\($0)” is not a quantity" } ?? "<item> has no quantity",
              at: form.location,
              help: "use one of \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))")
            reader.skipElement()
            continue
          }
          form.plural = .category(category)
          if forms.contains(where: { $0.plural == form.plural }) {
            reader.problems.fail(
              "the quantity “\(quantity)” appears twice in “\(name)”", at: form.location, help: "remove one")
          }
        } else {
          number += 1
          form.selector = String(number)
        }
        forms.append(readText(form))
      case .start(let other, _, let offset):
        reader.problems.warn("<\(other)> is not an <item>; it is skipped", at: reader.text.location(offset))
        reader.skipElement()
      case .end: return
      case .text, .comment: continue
      }
    }
  }

  private func ignores(_ attributes: [MarkupParser.Attribute]) -> [String: String] {
    guard let rules = attributes["tools:ignore"] else { return [:] }
    return Dictionary(rules.split(separator: ",").map { ($0.trimmingSpaces, "") }) { first, _ in first }
  }

  /// Reads the text of the current element, as Android's build does.
  ///
  /// Runs of white space become one space, except inside quotation marks. Escapes are replaced. Inner elements (`<b>`,
  /// `<xliff:g>`) contribute their text.
  private mutating func readText(_ prototype: StringForm) -> StringForm {
    var form = prototype
    var value = ResourceText(keepsApostrophes: keepsApostrophes)
    var start: Int?
    var depth = 1
    while depth > 0, let event = reader.next() {
      switch event {
      case .text(let text, let offset):
        if start == nil, let first = text.utf8.firstIndex(where: { $0 > 0x20 }) {
          start = offset + text.utf8.distance(from: text.startIndex, to: first)
        }
        value.append(text)
        if let fault = value.takeFault() {
          if fault.isHarmless {
            reader.problems.note(fault.message, at: reader.text.location(offset), help: fault.help)
          } else {
            reader.problems.warn(fault.message, at: reader.text.location(offset), help: fault.help)
          }
        }
      case .start: depth += 1
      case .end: depth -= 1
      case .comment: continue
      }
    }
    if let start { form.location = reader.text.location(start) }
    form.text = value.finish()
    if value.isReference {
      form.reference = form.text
      contents.hasReferences = true
    }
    return form
  }
}

/// A builder of one resource text. Like Android's build, it collapses white space and resolves quotation marks and
/// escapes.
struct ResourceText {
  /// A part of the text that Android's build does not read as written.
  struct Fault {
    var message: String
    var help: String
    /// Whether the spoken text is right in spite of the fault.
    var isHarmless: Bool

    init(_ message: String, _ help: String, isHarmless: Bool = false) {
      self.message = message
      self.help = help
      self.isHarmless = isHarmless
    }
  }

  /// Whether an apostrophe needs no backslash, as in the resources of Compose Multiplatform and moko-resources.
  var keepsApostrophes = false
  private var bytes: [UInt8] = []
  private var isQuoted = false
  /// Whether white space was read but not yet added. It becomes one space if more text follows.
  private var hasSpace = false
  private var fault: Fault?
  /// Whether the first character is an `@` that is neither escaped by a backslash nor quoted.
  private var beginsAsReference = false

  init(keepsApostrophes: Bool = false) { self.keepsApostrophes = keepsApostrophes }

  /// Appends the next piece of the text as it is in the file.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "'") where !isQuoted && !keepsApostrophes:
        fault = Fault("an apostrophe without a backslash is lost", "write \\' or put the text into quotation marks")
      case 0x20, 0x0A, 0x09, 0x0D:
        if isQuoted { add(byte) } else { hasSpace = true }
      case UInt8(ascii: "\\"): offset = appendEscape(in: text, at: offset)
      default:
        if byte == UInt8(ascii: "@"), bytes.isEmpty, !isQuoted { beginsAsReference = true }
        add(byte)
        // The rest of the word.
        let start = offset
        while offset < text.count, Self.isPlain(text[offset]) { offset += 1 }
        bytes += text[start..<offset]
      }
    }
  }

  /// Returns whether a byte is text wherever it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x27 && byte != UInt8(ascii: "\\")
  }

  /// Appends the character that an escape stands for. `start` is the offset after the backslash. Returns the offset
  /// after the escape.
  private mutating func appendEscape(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard start < text.count else {
      fault = Fault("a backslash at the end is lost", "write \\\\ for a backslash")
      return start
    }
    switch text[start] {
    case UInt8(ascii: "n"): add(0x0A)
    case UInt8(ascii: "t"): add(0x09)
    case UInt8(ascii: "u"):
      let digits = text[(start + 1)...].prefix(4).prefix {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20)
      }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      if digits.count == 4, let scalar = value.flatMap(Unicode.Scalar.init) {
        for byte in UTF8.encode(scalar)! { add(byte) }
      } else {
        fault = Fault("\\u needs four hexadecimal digits", "write the character itself")
      }
      return digits.endIndex
    case let byte where byte < 0x80 && "#@?\"'\\ ".utf8.contains(byte): add(byte)
    default:
      var end = start + 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
      let escaped = String(decoding: text[start..<end], as: UTF8.self).unicodeScalars.first!
      // A sign without its backslash is what was meant, and a capital letter itself is spoken correctly. Most likely a line break (`\n`) was meant before it.
      fault = Fault(
        "\\\(escaped) is not an escape: the backslash is dropped and “\(escaped)” is said",
        "remove the backslash", isHarmless: escaped.properties.isUppercase || !escaped.isWordlike)
      for byte in text[start..<end] { add(byte) }
      return end
    }
    return start + 1
  }

  /// Whether the text is a reference to another text in this app (`@string/other`) or in another package
  /// (`@android:string/ok`).
  var isReference: Bool {
    guard beginsAsReference else { return false }
    var rest = finish().dropFirst()
    if rest.first == "*" { rest.removeFirst() }
    if let colon = rest.firstIndex(of: ":") {
      guard Self.isName(rest[..<colon]) else { return false }
      rest = rest[rest.index(after: colon)...]
    }
    return rest.hasPrefix("string/") && Self.isName(rest.dropFirst("string/".count))
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private mutating func add(_ byte: UInt8) {
    if hasSpace, !bytes.isEmpty { bytes.append(0x20) }
    hasSpace = false
    bytes.append(byte)
  }

  mutating func takeFault() -> Fault? {
    defer { fault = nil }
    return fault
  }

  /// Returns the text without leading and trailing white space. Quoted and escaped white space is kept.
  func finish() -> String { String(decoding: bytes, as: UTF8.self) }
}
