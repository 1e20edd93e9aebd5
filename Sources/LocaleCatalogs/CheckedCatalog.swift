import Foundation

/// A String Catalog after the checks, with the confidence and source of each text and a list of the problems.
struct CheckedCatalog {
  struct Form {
    var text: String
    var origin: Provenance.Origin
  }

  struct Localization {
    /// The forms by plural category. A text without plurals has only the category `other`.
    var forms: [String: Form]
  }

  var table: Table
  /// The keys with their Swift patterns, for the `switch` in the generated code.
  var keys: [(key: String, pattern: String)]
  /// The outer keys are catalogue keys. The inner keys are languages.
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

  /// Reads the `.defaults` file beside the catalogue. The file states a default origin for each language.
  private mutating func readDefaults(_ text: String) {
    let file = "Locales/\(table.name).defaults"
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let statement = provenance.statement(line) else {
        problems.append("\(file): the line “\(line)” does not have the form “languages confidence: source”")
        continue
      }
      for language in statement.languages {
        if language != "*", !languages.contains(language) || language == "en" {
          problems.append("\(file): \(language): not a language of the catalogue that can have a default source")
        }
        if defaults.updateValue(statement.origin, forKey: language) != nil {
          problems.append("\(file): \(language): two lines name this language")
        }
      }
    }
  }

  /// Returns the origin of texts whose catalogue entry states no origin. English has no default, because translators
  /// work from the English texts. So each English text must state its source.
  private func defaultOrigin(_ language: String) -> Provenance.Origin? {
    language == "en" ? nil : defaults[language] ?? defaults["*"]
  }

  private mutating func read(_ entry: StringCatalog.Entry, key: String) {
    var sources: [String: Provenance.Origin] = [:]
    var common: Provenance.Origin?
    var shared: Set<String>?
    let lines = (entry.comment ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first?.contains(" ") != true { problem(key, "the comment does not begin with a note for the translator") }
    for line in lines.dropFirst() {
      if let languages = provenance.languagesSaidToShareTheEnglishWord(line) {
        shared = languages
        continue
      }
      guard let statement = provenance.statement(line) else {
        problem(key, "the comment's line “\(line)” does not have the form “language confidence: source”")
        continue
      }
      for language in statement.languages {
        if language == "*" {
          if common != nil { problem(key, "two lines of the comment begin with *") }
          common = statement.origin
          continue
        }
        if sources.updateValue(statement.origin, forKey: language) != nil {
          problem(key, language, "two lines of the comment name this language")
        }
      }
    }

    for (language, origin) in sources.sorted(by: { $0.key < $1.key }) where origin == defaultOrigin(language) {
      // A line may take a language back from the comment's `*`.
      if common == nil || defaults[language] == nil {
        problem(key, language, "the comment's line repeats \(table.name).defaults")
      }
    }

    var unused = Set(sources.keys)
    for (language, localization) in (entry.localizations ?? [:]).sorted(by: { $0.key < $1.key }) {
      var forms: [String: Form] = [:]
      let units = units(of: localization)
      if !units.contains(where: { $0.category == "other" }) { problem(key, language, "there is no text for “other”") }
      for (category, unit) in units {
        let name = "\(language).\(category)"
        guard
          let origin = sources[name] ?? sources[language]
            ?? (defaults[language] == nil ? nil : common) ?? defaultOrigin(language)
        else {
          problem(key, language, "the comment has no line for this language")
          continue
        }
        unused.remove(sources[name] == nil ? language : name)
        // The line for the language is never reported as unused, even if every plural form states its own origin.
        unused.remove(language)
        let state = origin.confidence == "guess" ? "needs_review" : "translated"
        if unit.state != state {
          problem(
            key, name, "the state is \(unit.state), but with the confidence \(origin.confidence) it must be \(state)")
        }
        let trimmed = unit.value.trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.isEmpty || !table.isVerbatim && trimmed != unit.value {
          problem(key, name, "the text is empty or has spaces around it")
        }
        // Each text is one line of the data file, so a line break would cut the text. A string delimiter could end a
        // Swift literal.
        if unit.value.contains("\"\"\"#") || unit.value.contains(where: \.isNewline) {
          problem(key, name, "the text contains a line break or a Swift string delimiter")
        }
        if !Self.categories.contains(category) { problem(key, name, "no such plural category") }
        forms[category] = Form(text: unit.value, origin: origin)
      }
      localizations[key, default: [:]][language] = Localization(forms: forms)
    }
    for name in unused.sorted() { problem(key, name, "the comment has a line for a text that does not exist") }
    comparePlaceholders(key)
    compareWithEnglish(key, shared: shared ?? [])
  }

  private func units(of localization: StringCatalog.Localization) -> [(
    category: String, unit: StringCatalog.StringUnit
  )] {
    if let unit = localization.stringUnit { return [("other", unit)] }
    return (localization.variations?.plural ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.stringUnit) }
  }

  /// Compares the placeholders of the translations with the placeholders of the English text. A plural form may omit
  /// the number, as in “one character”. No form may have a placeholder that the English text lacks.
  private mutating func comparePlaceholders(_ key: String) {
    guard let localized = localizations[key], let english = localized["en"]?.forms["other"] else {
      problem(key, "there is no English text")
      return
    }
    guard let expected = placeholders(in: english.text) else {
      problem(key, "en", "a % is not part of %lld, %@, %1$lld or %%")
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

  /// Reports texts that equal the English text, ignoring case. An entry's comment can list languages that use the
  /// English word. Their texts are not reported.
  private mutating func compareWithEnglish(_ key: String, shared: Set<String>) {
    guard let localized = localizations[key], let english = localized["en"]?.forms.values.map({ $0.text.lowercased() })
    else { return }
    for (language, localization) in localized.sorted(by: { $0.key < $1.key }) where !language.hasPrefix("en") {
      let same = localization.forms.values.first {
        english.contains($0.text.lowercased())
          && $0.text.replacing(/%(?:[1-9]\$)?(?:lld|@)/, with: "").contains(where: \.isLetter)
      }
      if let same, !shared.contains(language) {
        problem(
          key, language,
          "“\(same.text)” is the English text; if it is correct, add “same as en: \(language)” to the comment")
      }
      if same == nil, shared.contains(language) {
        problem(key, language, "the comment says that this is the English word, but it is not")
      }
    }
    for language in shared.sorted() where localized[language] == nil {
      problem(key, language, "the comment has a line for a text that does not exist")
    }
  }

  /// Returns the placeholders of a text, each as the number and type of its argument: `1lld` for the first argument as
  /// an integer. Returns nil if a placeholder cannot be read.
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
