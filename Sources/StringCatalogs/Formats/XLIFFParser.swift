import AccessibilityModel
import Locales
import TextFormats

/// A parser for XLIFF 1.2 as Xcode exports it, and for XLIFF 2. A file has one language and a `<file>` element for each
/// table.
enum XLIFFParser {
  /// A `<file>` element of an XLIFF file: one table of the project, in the source language and at most one other
  /// language.
  struct Part {
    /// The path of the table's original file in the project.
    var original: String
    var sourceLanguage: String
    var targetLanguage: String?
    var entries: [StringEntry]
    /// The keys whose source is a key as well: the id or the name of the unit.
    fileprivate(set) var keyed: Set<String> = []
    /// Whether the part has the texts of the source language as its targets.
    fileprivate(set) var hasSourceTargets = false
    /// The number of sources that are keys although their target is the text in the same language.
    fileprivate(set) var keyCount = 0

    /// Removes the sources that are only keys: those that `known` lacks, of a file whose source language has a file of
    /// its own, or all of a file in which most sources are keys.
    mutating func dropKeys(besides known: Set<String>?) {
      let most = keyed.count * 2 > entries.count
      guard known != nil || most else { return }
      for index in entries.indices
      where keyed.contains(entries[index].key) && known?.contains(entries[index].key) != true {
        entries[index].localizations[sourceLanguage] = nil
      }
    }
  }

  /// Reads a file. `language` is the one that the file's name gives, if it gives one.
  static func read(_ text: FileText, language: String? = nil, problems: inout FileProblems) -> [Part] {
    var reader = MarkupParser(text, problems: problems)
    var parts: [Part] = []
    // XLIFF 2 names the languages once, at its outermost element.
    var languages: (source: String?, target: String?) = (nil, nil)
    while let event = reader.next() {
      guard case .start(let name, let attributes, let offset) = event else { continue }
      if name == "xliff" {
        if let version = attributes["version"], version != "1.2", !version.hasPrefix("2.") {
          reader.fail("this is XLIFF \(version); only versions 1.2 and 2 can be read", at: offset)
        }
        languages = (attributes["srcLang"], attributes["trgLang"])
      }
      guard name == "file" else { continue }
      var part = Part(
        original: attributes["original"] ?? attributes["id"] ?? "",
        sourceLanguage: attributes["source-language"] ?? languages.source ?? "en",
        targetLanguage: attributes["target-language"] ?? languages.target ?? language, entries: [])
      if attributes["source-language"] == nil, languages.source == nil {
        reader.problems.warn(
          "this <file> has no source-language; it is read as English",
          at: text.location(offset))
      }
      readUnits(into: &part, &reader)
      parts.append(part)
    }
    problems = reader.problems
    return parts
  }

  private struct Target {
    var text: String
    var location: FileLocation
    var state: Localization.State
  }

  private static func readUnits(into part: inout Part, _ reader: inout MarkupParser) {
    var depth = 1
    var places: [String: Int] = [:]
    var identifiers: Set<String> = []
    while depth > 0, let event = reader.next() {
      switch event {
      case .start("trans-unit", let attributes, let offset), .start("unit", let attributes, let offset):
        // In XLIFF 2, the name is the key, and the id is only a number.
        guard let id = attributes["name"] ?? attributes["id"] else {
          reader.problems.fail("this unit has no id", at: reader.text.location(offset))
          reader.skipElement()
          continue
        }
        if !identifiers.insert(id).inserted {
          reader.problems.warn("the id “\(id)” appears twice", at: reader.text.location(offset), help: "remove one")
        }
        readUnit(id, attributes, at: offset, into: &part, &places, &reader)
      case .start: depth += 1
      case .end: depth -= 1
      case .text, .comment: continue
      }
    }
    for index in part.entries.indices {
      for language in Array(part.entries[index].localizations.keys) {
        XCStringsParser.numberVariables(&part.entries[index].localizations[language]!.forms)
      }
    }
  }

  private static func readUnit(
    _ id: String, _ attributes: [MarkupParser.Attribute], at offset: Int, into part: inout Part,
    _ places: inout [String: Int], _ reader: inout MarkupParser
  ) {
    var source: Target?
    var target: Target?
    var note: String?
    var depth = 1
    var segment = "final"
    // A unit of XLIFF 2 may have several segments, which make one text.
    func joined(_ first: Target?, _ next: Target) -> Target {
      guard var all = first else { return next }
      all.text += next.text
      all.state = all.state.worse(next.state)
      return all
    }
    while depth > 0, let event = reader.next() {
      switch event {
      case .start("segment", let attributes, _):
        segment = attributes["state"] ?? "final"
        depth += 1
      case .start("source", _, let start): source = joined(source, readTarget("final", at: start, &reader))
      case .start("target", let attributes, let start):
        target = joined(target, readTarget(attributes["state"] ?? segment, at: start, &reader))
      case .start("note", _, _):
        let text = reader.readContent().text.trimmingSpaces
        if !text.isEmpty, text != "No comment provided by engineer." { note = text }
      case .start: depth += 1
      case .end: depth -= 1
      case .text, .comment: continue
      }
    }
    // An incomplete text is dropped, because it would look complete.
    guard !reader.hasFailed else { return }
    let (key, prototype) = UnitID.read(id, location: reader.text.location(offset))
    let place =
      places[key]
      ?? {
        places[key] = part.entries.count
        part.entries.append(StringEntry(key: key, location: prototype.location))
        return part.entries.count - 1
      }()
    part.entries[place].comment = part.entries[place].comment ?? note
    if let note { part.entries[place].ignores.merge(CommentedIgnores.read(note)) { first, _ in first } }
    if attributes["translate"] == "no" { part.entries[place].isTranslatable = false }
    func add(_ target: Target, _ language: String) {
      var form = prototype
      form.text = target.text
      form.location = target.location
      var localization = part.entries[place].localizations[language] ?? Localization(forms: [])
      localization.forms.append(form)
      localization.state = localization.state.worse(target.state)
      part.entries[place].localizations[language] = localization
    }
    let isKey = source.map { Self.isKey($0.text, name: attributes["resname"] ?? attributes["name"]) } ?? false
    // The file of the source language has the texts that the app shows as its targets.
    let written = part.targetLanguage == part.sourceLanguage ? target.flatMap { $0.text.isEmpty ? nil : $0 } : nil
    if written != nil {
      part.hasSourceTargets = true
      if let source, source.text != written?.text, source.text == id || isKey { part.keyCount += 1 }
    }
    if let text = written ?? (isKey ? nil : source) { add(text, part.sourceLanguage) }
    if let source, written == nil, source.text == id, Self.isJoined(id) { part.keyed.insert(key) }
    if let target, let language = part.targetLanguage, language != part.sourceLanguage { add(target, language) }
  }

  /// Returns whether a text has no space, and a full stop or underscore between two characters.
  private static func isJoined(_ text: String) -> Bool {
    !text.utf8.contains(0x20)
      && text.utf8.dropFirst().dropLast().contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  /// Returns whether a source is a key instead of a text, as often in Symfony: the name of the unit, or words joined by
  /// full stops or underscores.
  private static func isKey(_ source: String, name: String?) -> Bool {
    if source.utf8.contains(where: { $0 >= 0x80 }) { return false }
    if source.utf8.contains(0x20) {
      // A key may have parameters after it: `mail.valid_until %date%`.
      let first = source.prefix { $0 != " " }
      return source == name && first.contains("_") && first.contains(".") && source.dropFirst(first.count).contains("%")
    }
    return source == name
      || name != nil
        && source.utf8.dropFirst().dropLast().contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  private static func readTarget(_ state: String, at offset: Int, _ reader: inout MarkupParser) -> Target {
    let content = readContent(&reader)
    let location = reader.text.location(content.text.isEmpty ? offset : content.offset)
    return Target(text: content.text, location: location, state: Self.state(state))
  }

  /// Reads the rest of a source or target. An element that stands for an argument, as Angular writes it
  /// (`<x id="NAME" equiv-text="{{ name }}"/>`), becomes `{NAME}`; others stand for tags.
  private static func readContent(_ reader: inout MarkupParser) -> (text: String, offset: Int) {
    var content = ""
    var start: Int?
    var depth = 1
    while depth > 0, let event = reader.next() {
      switch event {
      case .text(let text, let offset):
        content += text
        start = start ?? offset
      case .start("x", let attributes, _), .start("ph", let attributes, _):
        depth += 1
        if let name = argument(attributes) { content += "{\(name)}" }
      case .start: depth += 1
      case .end: depth -= 1
      case .comment: continue
      }
    }
    return (content, start ?? reader.offset)
  }

  private static func argument(_ attributes: [MarkupParser.Attribute]) -> String? {
    let shown = attributes["equiv-text"] ?? attributes["disp"] ?? ""
    guard let name = attributes["equiv"] ?? attributes["id"],
      name.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x5F || (0x30...0x39).contains($0) }),
      name.hasPrefix("INTERPOLATION") || shown.hasPrefix("{{")
    else { return nil }
    return name
  }

  /// Returns the progress that the name of an XLIFF 1.2 or 2 state means. Unknown names count as translated.
  private static func state(_ name: String) -> Localization.State {
    switch name {
    case "new", "needs-translation", "initial": .new
    case "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n", "needs-review-translation":
      .needsReview
    default: .translated
    }
  }
}

/// A parser for the id of a `<trans-unit>`, which names the unit's key and form.
private enum UnitID {
  static func read(_ id: String, location: FileLocation) -> (key: String, form: StringForm) {
    let form = StringForm("", location: location)
    return dictionaryPath(id, form) ?? catalogPath(id, form) ?? (id, form)
  }

  /// Parses the id of a unit that was exported from a `.stringsdict`: `/key:dict/VARIABLE:dict/other:dict/:string`.
  /// Returns the key, and the prototype with the conditions in the id; nil if the id does not have this form.
  private static func dictionaryPath(_ id: String, _ prototype: StringForm) -> (String, StringForm)? {
    let end = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(end) else { return nil }
    // A key may contain `/` and `:`, so only the whole “:dict/” separates the pieces.
    var pieces: [String] = []
    var piece = ""
    var rest = id.dropFirst().dropLast(end.count)
    while !rest.isEmpty {
      if rest.hasPrefix(":dict/") {
        pieces.append(piece)
        piece = ""
        rest = rest.dropFirst(6)
      } else {
        piece.append(rest.removeFirst())
      }
    }
    pieces.append(piece)
    var form = prototype
    guard let key = pieces.first, pieces.count > 1 else { return nil }
    var index = 1
    while index < pieces.count {
      let name = pieces[index]
      let value = index + 1 < pieces.count ? pieces[index + 1] : nil
      switch name {
      case "NSStringLocalizedFormatKey": index += 1
      case "NSStringDeviceSpecificRuleType":
        form.device = value
        index += 2
      case "NSStringVariableWidthRuleType":
        form.selector = value
        index += 2
      default:
        form.variable = name
        guard let category = value.flatMap(PluralCategory.init) else { return nil }
        form.plural = .category(category)
        index += 2
      }
    }
    return (key, form)
  }

  /// Parses the id of a unit that was exported from a String Catalog: `key|==|device.iphone.plural.one`,
  /// `key|==|substitutions.NAME.plural.one`. Returns the key, and the prototype with the conditions in the id; nil if
  /// the id does not have this form.
  private static func catalogPath(_ id: String, _ prototype: StringForm) -> (String, StringForm)? {
    let separator = "|==|"
    guard let range = id.lastRange(ofText: separator) else { return nil }
    var form = prototype
    var words = id[range.upperBound...].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    while words.count >= 2 {
      switch words[0] {
      case "plural":
        guard let category = PluralCategory(rawValue: words[1]) else { return nil }
        form.plural = .category(category)
        words.removeFirst(2)
      case "device":
        form.device = words[1]
        words.removeFirst(2)
      case "width":
        form.selector = words[1]
        words.removeFirst(2)
      case "substitutions":
        // The name may contain full stops. It ends before the last “plural”.
        guard let end = words.lastIndex(of: "plural"), end > 1 else { return nil }
        form.variable = words[1..<end].joined(separator: ".")
        words.removeFirst(end)
      default: return nil
      }
    }
    return words.isEmpty ? (String(id[..<range.lowerBound]), form) : nil
  }
}

extension String {
  func lastRange(ofText text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var found: Range<Index>?
    var start = startIndex
    while let candidate = utf8[start...].firstIndex(of: first) {
      if utf8[candidate...].starts(with: text.utf8) {
        found = candidate..<utf8.index(candidate, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: candidate)
    }
    return found
  }
}
