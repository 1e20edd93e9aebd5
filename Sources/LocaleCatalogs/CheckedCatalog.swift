import Foundation

/// A catalogue whose entries say what they must: which keys there are, in which languages, how sure, and by what source.
struct CheckedCatalog {
  struct Form {
    var text: String
    var origin: Provenance.Origin
  }

  /// What stands under one key in one language.
  struct Localization {
    /// By plural category. A text without plurals stands under `other` alone.
    var forms: [String: Form]
  }

  var table: Table
  /// The keys in order, each with the Swift pattern that matches it.
  var keys: [(key: String, pattern: String)]
  /// By key, then by language.
  var localizations: [String: [String: Localization]]
  var languages: [String]
  var problems: [String] = []
  private var defaults: [String: Provenance.Origin] = [:]

  static let categories = ["zero", "one", "two", "few", "many", "other"]

  private let provenance: Provenance

  init(_ table: Table, _ catalog: StringCatalog, defaults: String, phrases: SwiftEnums, confidences: [String]) {
    self.table = table
    keys = []
    localizations = [:]
    languages = Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys }).sorted()
    provenance = Provenance(confidences: confidences)
    readDefaults(defaults)
    if catalog.version != "1.0" || catalog.sourceLanguage != "en" {
      problem("not a catalogue of version 1.0 with the source language en")
    }
    readKeys(catalog, phrases)
    for (key, _) in keys {
      guard let entry = catalog.strings[key] else { continue }
      read(entry, key: key)
    }
  }

  private mutating func problem(_ what: String...) {
    problems.append((["Locales/\(table.name).xcstrings"] + what).joined(separator: ": "))
  }

  private mutating func readKeys(_ catalog: StringCatalog, _ phrases: SwiftEnums) {
    switch table.keys {
    case .cases(let name):
      let cases = phrases.cases[name] ?? []
      for (caseName, key) in cases {
        if catalog.strings[key] == nil { problem(key, "\(name).\(caseName) has no entry") }
        keys.append((key, ".\(caseName)"))
      }
      for key in catalog.strings.keys.sorted() where !cases.contains(where: { $0.rawValue == key }) {
        problem(key, "\(name) has no case with this raw value")
      }
    case .scalars:
      var found: [(value: UInt32, key: String)] = []
      for key in catalog.strings.keys.sorted() {
        let digits = key.dropFirst(2)
        guard key.hasPrefix("U+"), let value = UInt32(digits, radix: 16), Unicode.Scalar(value) != nil,
          key == SwiftSource.scalarKey(value)
        else {
          problem(key, "not a scalar written like U+002D")
          continue
        }
        found.append((value, key))
      }
      keys = found.sorted { $0.value < $1.value }.map { ($0.key, "0x" + $0.key.dropFirst(2)) }
    }
  }

  /// Whose the texts of each language are, by the file beside the catalogue.
  private mutating func readDefaults(_ text: String) {
    let file = "Locales/\(table.name).defaults"
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let statement = provenance.statement(line) else {
        problems.append("\(file): the line “\(line)” does not read “languages confidence: source”")
        continue
      }
      for language in statement.languages {
        if language != "*", !languages.contains(language) || language == "en" {
          problems.append("\(file): \(language): not a language of the catalogue that may go without a source")
        }
        if defaults.updateValue(statement.origin, forKey: language) != nil {
          problems.append("\(file): \(language): two lines are about it")
        }
      }
    }
  }

  /// What is known of a language's texts where an entry does not say. English is what the others are translated from:
  /// each of its texts has a source.
  private func defaultOrigin(_ language: String) -> Provenance.Origin? {
    language == "en" ? nil : defaults[language] ?? defaults["*"]
  }

  private mutating func read(_ entry: StringCatalog.Entry, key: String) {
    var sources: [String: Provenance.Origin] = [:]
    var shared: Set<String>?
    let lines = (entry.comment ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first?.contains(" ") != true { problem(key, "the comment does not begin with a note for the translator") }
    for line in lines.dropFirst() {
      if let languages = provenance.languagesSaidToShareTheEnglishWord(line) {
        shared = languages
        continue
      }
      guard let statement = provenance.statement(line) else {
        problem(key, "the comment's line “\(line)” does not read “language confidence: source”")
        continue
      }
      for language in statement.languages {
        if statement.origin == defaultOrigin(language) {
          problem(key, language, "the comment's line says what \(table.name).defaults says")
        }
        if sources.updateValue(statement.origin, forKey: language) != nil {
          problem(key, language, "two lines of the comment are about it")
        }
      }
    }

    var unused = Set(sources.keys)
    for (language, localization) in (entry.localizations ?? [:]).sorted(by: { $0.key < $1.key }) {
      var forms: [String: Form] = [:]
      let units = units(of: localization)
      if !units.contains(where: { $0.category == "other" }) { problem(key, language, "there is no text for “other”") }
      for (category, unit) in units {
        let name = "\(language).\(category)"
        guard let origin = sources[name] ?? sources[language] ?? defaultOrigin(language) else {
          problem(key, language, "the comment has no line for this language")
          continue
        }
        unused.remove(sources[name] == nil ? language : name)
        // An exception for each form leaves the language's own line unused, which is no fault.
        unused.remove(language)
        let state = origin.confidence == "guess" ? "needs_review" : "translated"
        if unit.state != state {
          problem(
            key, name, "the state is \(unit.state), but with the confidence \(origin.confidence) it must be \(state)")
        }
        if unit.value.isEmpty || unit.value.trimmingCharacters(in: .whitespacesAndNewlines) != unit.value {
          problem(key, name, "the text is empty or has spaces around it")
        }
        // What would end the literal that holds the text, or its line of it.
        if unit.value.contains("\"\"\"#") || unit.value.contains(where: \.isNewline) {
          problem(key, name, "the text has a line break or a delimiter of Swift in it")
        }
        if !Self.categories.contains(category) { problem(key, name, "no such plural category") }
        forms[category] = Form(text: unit.value, origin: origin)
      }
      localizations[key, default: [:]][language] = Localization(forms: forms)
    }
    for name in unused.sorted() { problem(key, name, "the comment's line is about a text that is not there") }
    comparePlaceholders(key)
    compareWithEnglish(key, shared: shared ?? [])
  }

  private func units(of localization: StringCatalog.Localization) -> [(
    category: String, unit: StringCatalog.StringUnit
  )] {
    if let unit = localization.stringUnit { return [("other", unit)] }
    return (localization.variations?.plural ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.stringUnit) }
  }

  /// A plural form may leave the number out (“one character”), but none may ask for something the others do not.
  private mutating func comparePlaceholders(_ key: String) {
    guard let localized = localizations[key], let english = localized["en"]?.forms["other"] else {
      problem(key, "there is no English text")
      return
    }
    guard let expected = placeholders(in: english.text) else {
      problem(key, "en", "a % that does not begin %lld, %@, %1$lld or %%")
      return
    }
    for (language, localization) in localized.sorted(by: { $0.key < $1.key }) {
      for (category, form) in localization.forms.sorted(by: { $0.key < $1.key }) {
        let found = placeholders(in: form.text)
        if found != expected, category == "other" || found?.isSubset(of: expected) != true {
          problem(key, "\(language).\(category)", "its placeholders differ from the English text's")
        }
      }
    }
  }

  /// A text that is word for word an English one is a word that both languages have, which the comment says, or was
  /// forgotten.
  private mutating func compareWithEnglish(_ key: String, shared: Set<String>) {
    guard let localized = localizations[key], let english = localized["en"]?.forms.values.map({ $0.text.lowercased() })
    else { return }
    for (language, localization) in localized.sorted(by: { $0.key < $1.key }) where !language.hasPrefix("en") {
      let same = localization.forms.values.first {
        english.contains($0.text.lowercased())
          && $0.text.replacing(/%(?:[1-9]\$)?(?:lld|@)/, with: "").contains(where: \.isLetter)
      }
      if let same, !shared.contains(language) {
        problem(key, language, "“\(same.text)” is the English; if it is a word of both: “same as en: \(language)”")
      }
      if same == nil, shared.contains(language) {
        problem(key, language, "the comment says that it has the English word, which it has not")
      }
    }
    for language in shared.sorted() where localized[language] == nil {
      problem(key, language, "the comment's line is about a text that is not there")
    }
  }

  /// `1lld` for the first argument as an integer; nil when a placeholder cannot be read.
  private func placeholders(in text: String) -> Set<String>? {
    var found: Set<String> = []
    var next = 1
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...]
      guard let match = rest.prefixMatch(of: /%(?:%|(?:([1-9])\$)?(lld|@))/) else { return nil }
      if let kind = match.2 {
        let position = match.1.flatMap { Int($0) } ?? next
        if match.1 == nil { next += 1 }
        found.insert("\(position)\(kind)")
      }
      rest = rest[match.range.upperBound...]
    }
    return found
  }
}
