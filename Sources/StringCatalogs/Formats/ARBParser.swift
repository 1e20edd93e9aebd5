import AccessibilityModel
import Locales
import TextFormats

/// A parser for Flutter's Application Resource Bundles (`.arb`): one language per file, with ICU messages as texts.
enum ARBParser {
  struct Contents {
    /// The entries in file order. Their texts are in the language of the file.
    var entries: [StringEntry] = []
    /// The language in the file's key `@@locale`, as a BCP 47 tag; nil if the file does not have this key.
    var language: String?
    /// The argument names of each message, by key, in the order in which code passes the arguments.
    var arguments: [String: [String]] = [:]
  }

  /// Returns the contents of a file. Faulty messages are reported, and are returned as written.
  ///
  /// - Parameters:
  ///   - language: The language of a file without `@@locale`.
  ///   - arguments: The argument names of each message in the template, by key.
  ///   - quotes: Whether apostrophes quote braces (`use-escaping`). Otherwise an apostrophe is an ordinary character.
  static func read(
    _ text: FileText, language: String, arguments: [String: [String]], quotes: Bool, problems: inout FileProblems
  ) -> Contents {
    var reader = JSONParser(text, problems: problems)
    var contents = Contents(arguments: arguments)
    var messages: [(key: String, text: String, keyOffset: Int, offset: Int)] = []
    var comments: [String: String] = [:]
    reader.readObject { reader, key, keyOffset in
      if key == "@@locale" {
        contents.language = reader.readString()?.replacingUnderscores
      } else if key.hasPrefix("@@") {
        reader.skip()
      } else if key.hasPrefix("@") {
        readAttributes(of: String(key.dropFirst()), into: &contents, &comments, &reader)
      } else {
        _ = reader.next()
        let offset = reader.offset
        if let text = reader.readString() { messages.append((key, text, keyOffset, offset)) }
      }
    }
    reader.finish()
    problems = reader.problems
    var entries = UniqueEntries()
    var ignored = FileProblems()
    for message in messages {
      let location = text.location(message.offset)
      var parser = ICUMessage(
        quotes ? message.text : Self.doublingApostrophes(in: message.text), location: location,
        arguments: contents.arguments[message.key] ?? [])
      let forms = parser.forms()
      contents.arguments[message.key] = parser.arguments
      for fault in parser.faults { problems.fail("“\(message.key)”: \(fault)", at: location) }
      var entry = StringEntry(
        key: message.key, comment: comments[message.key], argumentNames: parser.arguments,
        location: text.location(message.keyOffset),
        localizations: Localizations(contents.language ?? language, Localization(forms: forms)))
      if let comment = entry.comment { entry.ignores = CommentedIgnores.read(comment) }
      // The JSON parser has already reported keys that appear twice.
      entries.add(entry, problems: &ignored)
    }
    contents.entries = entries.all
    return contents
  }

  /// Returns the text with each quoting apostrophe doubled, which makes it a literal apostrophe.
  static func doublingApostrophes(in text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "'")) else { return text }
    var result = ""
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      result.unicodeScalars.append(scalar)
      if scalar == "'", let next = scalars.first, "{}'#".unicodeScalars.contains(next) { result += "'" }
    }
    return result
  }

  private static func readAttributes(
    of key: String, into contents: inout Contents, _ comments: inout [String: String], _ reader: inout JSONParser
  ) {
    guard reader.next() == .object else { return reader.skip() }
    var names: [String] = []
    var comment: String?
    reader.readObject { reader, field, _ in
      switch field {
      case "description": comment = reader.readString()
      case "placeholders":
        reader.readObject { reader, name, _ in
          names.append(name)
          reader.skip()
        }
      default: reader.skip()
      }
    }
    if contents.arguments[key] == nil { contents.arguments[key] = names }
    comments[key] = comment
  }
}

extension String {
  /// The text with `-` in place of `_`, which turns Flutter's name of a language (`zh_Hant_TW`) into a BCP 47 tag.
  var replacingUnderscores: String { split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-") }
}

/// An ICU message, which is expanded into whole texts, one for each of its branches.
///
/// `{n, plural, one{# day} other{# days}} left` becomes “{n} day left” for `one` and “{n} days left” for `other`: `{n}`
/// replaces `#`. Checks read only whole texts, because a person always hears a whole text.
///
/// A form can hold only one plural and one `select`. A second plural or `select` becomes a variable with its own forms.
/// The text refers to the variable as `{n, plural}`.
struct ICUMessage {
  private(set) var faults: [String] = []

  private let bytes: [UInt8]
  private let location: FileLocation
  /// The names of the message's arguments, in the order in which code passes the arguments.
  private(set) var arguments: [String]
  private var offset = 0
  private var parts: [StringForm] = []

  /// The maximum number of texts into which one message is expanded. A message written by a person has fewer.
  static let formLimit = 200
  private static let depthLimit = 8
  /// The maximum length of a message in bytes. The length is limited because each branch is expanded to a
  /// copy of the message.
  static let lengthLimit = 100_000

  /// Creates a parser. `arguments` are the argument names that are already known, in the order in which code passes
  /// them.
  init(_ text: String, location: FileLocation, arguments: [String]) {
    bytes = Array(text.utf8)
    self.location = location
    self.arguments = arguments
  }

  /// Parses the message and returns its texts. A faulty message becomes a single text, as written.
  mutating func forms() -> [StringForm] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [StringForm(text(0..<bytes.count), location: location)] }
    if bytes.count > Self.lengthLimit { faults.append("it is longer than \(Self.lengthLimit) bytes") }
    let forms = readMessage(StringForm("", location: location), number: nil, depth: 0)
    if offset < bytes.count, faults.isEmpty { faults.append("a closing brace has no opening one") }
    guard faults.isEmpty else { return [StringForm(text(0..<bytes.count), location: location)] }
    return forms + parts
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reads the message up to the brace that closes the current branch, or up to its end, and returns the texts.
  /// `number` is the argument that replaces `#`.
  private mutating func readMessage(_ prototype: StringForm, number: String?, depth: Int) -> [StringForm] {
    var forms = [prototype]
    func append(_ text: String) { for index in forms.indices { forms[index].text += text } }
    var start = offset
    while offset < bytes.count, faults.isEmpty {
      switch bytes[offset] {
      case UInt8(ascii: "'"): skipQuoted(inPlural: number != nil)
      case UInt8(ascii: "#") where number != nil:
        append(text(start..<offset) + "{\(number!)}")
        offset += 1
        start = offset
      case UInt8(ascii: "}"):
        append(text(start..<offset))
        return forms
      case UInt8(ascii: "{"):
        append(text(start..<offset))
        forms = readPlace(after: forms, number: number, depth: depth)
        start = offset
      default: offset += 1
      }
    }
    append(text(start..<min(offset, bytes.count)))
    if depth > 0, faults.isEmpty { faults.append("a brace is never closed") }
    return forms
  }

  private mutating func skipQuoted(inPlural: Bool) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || inPlural && next == UInt8(ascii: "#") else {
      offset += next == UInt8(ascii: "'") ? 2 : 1
      return
    }
    offset += 2
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "'") { offset += 1 }
    offset = min(offset + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func readWord() -> String {
    skipSpace()
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !",{}".utf8.contains(bytes[offset]) { offset += 1 }
    let word = text(start..<offset)
    skipSpace()
    return word
  }

  /// Reads `{name}` or `{name, plural, …}`, and returns the forms with this part appended. If the part has branches,
  /// the result contains a copy of each form for each branch.
  private mutating func readPlace(after forms: [StringForm], number: String?, depth: Int) -> [StringForm] {
    let start = offset
    offset += 1
    let name = readWord()
    if !arguments.contains(name) { arguments.append(name) }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return endPlain(forms, from: start) }
    offset += 1
    let kind = readWord()
    guard ["plural", "select", "selectordinal"].contains(kind), offset < bytes.count,
      bytes[offset] == UInt8(ascii: ",")
    else { return endPlain(forms, from: start) }
    offset += 1
    guard depth < Self.depthLimit else {
      faults.append("it is nested more than \(Self.depthLimit) levels deep")
      return forms
    }
    return readBranches(of: name, kind, after: forms, number: number, depth: depth)
  }

  /// Reads a placeholder without branches (`{name}`, `{date, date, yMd}`) that begins at `start`. Returns the forms
  /// with the placeholder appended, as written.
  private mutating func endPlain(_ forms: [StringForm], from start: Int) -> [StringForm] {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "}"), bytes[offset] != UInt8(ascii: "{") { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "}") else {
      faults.append("a brace is never closed")
      return forms
    }
    offset += 1
    return forms.map { form in
      var form = form
      form.text += text(start..<offset)
      return form
    }
  }

  private mutating func readBranches(
    of name: String, _ kind: String, after forms: [StringForm], number: String?, depth: Int
  ) -> [StringForm] {
    let isPlural = kind != "select"
    // A form can hold only one plural and one `select`. A second plural or `select` becomes a variable.
    let isPart = isPlural && forms.contains { $0.plural != nil } || !isPlural && forms.contains { $0.selector != nil }
    var variable: String?
    if isPart {
      let same = Set(parts.compactMap(\.variable)).filter { $0.hasPrefix("\(name), \(kind)") }.count
      variable = "\(name), \(kind)" + (same > 0 ? " \(same + 1)" : "")
    }
    var result: [StringForm] = []
    var hasOther = false
    while faults.isEmpty {
      let keyword = readWord()
      guard offset < bytes.count else {
        faults.append("a brace is never closed")
        return forms
      }
      if keyword.isEmpty, bytes[offset] == UInt8(ascii: "}") {
        offset += 1
        break
      }
      if keyword.hasPrefix("offset:") { continue }
      guard bytes[offset] == UInt8(ascii: "{"), !keyword.isEmpty else {
        faults.append("a branch of {\(name), \(kind)} needs a keyword and braces")
        return forms
      }
      offset += 1
      let base = variable.map { [part(named: $0)] } ?? forms
      var branch: [StringForm] = []
      for (index, form) in base.enumerated() {
        guard let prototype = chosen(form, by: name, kind, keyword) else { return forms }
        let first = offset
        branch += readMessage(prototype, number: isPlural ? name : number, depth: depth + 1)
        guard faults.isEmpty else { return forms }
        guard result.count + branch.count + parts.count <= Self.formLimit else {
          faults.append("it has more than \(Self.formLimit) branches")
          return forms
        }
        if index < base.count - 1 { offset = first }
      }
      hasOther = hasOther || keyword == "other"
      result += branch
      offset += 1
    }
    if !hasOther { faults.append("{\(name), \(kind)} has no branch “other”") }
    guard let variable else { return result }
    if isPlural, let merged = merged(forms, with: result) { return merged }
    parts += result
    return forms.map { form in
      var form = form
      form.text += "{\(variable)}"
      return form
    }
  }

  /// Returns the texts that a second plural on the same argument makes: each form gets the branch that the same number
  /// chooses, and a number that only the second plural distinguishes gets a form of its own. Nil if the plurals are of
  /// different arguments, or if the branches have branches themselves.
  private func merged(_ forms: [StringForm], with branches: [StringForm]) -> [StringForm]? {
    let argument = branches.first?.argument
    guard forms.allSatisfy({ $0.plural != nil && $0.argument == argument }),
      branches.allSatisfy({ $0.selector == nil }),
      Set(branches.map(\.plural)).count == branches.count, forms.count + branches.count * forms.count <= Self.formLimit
    else { return nil }
    func chosen(_ plural: StringForm.Plural?, among forms: [StringForm]) -> StringForm? {
      // package:intl tries these categories for exactly 0, 1 and 2.
      let names: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two]
      var category: PluralCategory?
      if case .exactly(let number) = plural { category = names[number] }
      return forms.first { $0.plural == plural } ?? category.flatMap { name in
        forms.first { $0.plural == .category(name) }
      }
        ?? forms.first { $0.plural == .category(.other) }
    }
    var result = forms
    for selector in Set(forms.map(\.selector)).sorted(by: { $0 ?? "" < $1 ?? "" }) {
      let own = forms.filter { $0.selector == selector }
      for branch in branches where !own.contains(where: { $0.plural == branch.plural }) {
        guard var form = chosen(branch.plural, among: own) else { return nil }
        form.plural = branch.plural
        result.append(form)
      }
    }
    for index in result.indices { result[index].text += chosen(result[index].plural, among: branches)?.text ?? "" }
    return result
  }

  private func part(named name: String) -> StringForm { StringForm("", variable: name, location: location) }

  private mutating func chosen(_ form: StringForm, by name: String, _ kind: String, _ keyword: String) -> StringForm? {
    var form = form
    guard kind != "select" else {
      form.selector = keyword
      return form
    }
    form.argument = arguments.firstIndex(of: name).map { $0 + 1 }
    if keyword.hasPrefix("="), let exact = Int(keyword.dropFirst()) {
      form.plural = .exactly(exact)
    } else if let category = PluralCategory(rawValue: keyword) {
      form.plural = .category(category)
    } else {
      faults.append("“\(keyword)” is not a plural category")
      return nil
    }
    return form
  }
}
