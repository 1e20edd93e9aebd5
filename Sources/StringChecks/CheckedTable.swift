import Locales
import StringCatalogs

/// A table prepared for checks: every text is parsed once and linked to the source text that it translates.
public final class CheckedTable: Sendable {
  /// The table as it was read.
  public let table: StringTable
  /// The languages: the source language first, then the others in the order of their tags.
  public let languages: [CheckedLanguage]
  /// The entries, except for entries that the file marks as no longer used.
  public let entries: [CheckedEntry]
  /// All texts, ordered by entry, then by language as in `languages`, then by form as in the file.
  public let texts: [CheckedText]
  /// The indices in `texts` of each entry's texts, in the order of `entries`.
  let ranges: [Range<Int>]
  /// The groups of plural forms that share an entry, language, variable, device and selector.
  private let plurals: [[CheckedText]]
  /// The platform that the strings are for.
  public let platform: StringCheck.Platform
  /// Names that need no translation, such as product names.
  public let names: Set<String>

  init(_ table: StringTable, domains: [DomainPattern] = [], names: [String] = []) {
    self.table = table
    let names = Set(names)
    self.names = names
    platform =
      switch table.format {
      case .xliff: table.syntax == .apple ? .apple : .web
      case .json: .web
      case .xcstrings, .strings: .apple
      case .android: .android
      case .arb: .flutter
      case .po: .gettext
      }
    let syntax = table.syntax
    let keysAreTexts = Self.keysAreTexts(in: table)
    let sourceHasAll = Self.sourceHasAllKeys(of: table)
    let entries = table.entries.indices.filter { !table.entries[$0].isStale }.map { index in
      let entry = table.entries[index]
      let domain = domains.last { $0.matches(entry.key) }?.domain ?? .usual
      let source = Self.source(of: entry, in: table, keysAreTexts)
      return CheckedEntry(
        index, of: table.entries, source: source, domain: domain, syntax: syntax, names: names,
        isForsaken: sourceHasAll && source == nil && entry.localizations[table.sourceLanguage] == nil)
    }
    self.entries = entries
    let tags = [table.sourceLanguage] + table.languages.filter { $0 != table.sourceLanguage }
    let languages = Self.languages(tags, of: table, entries)
    self.languages = languages
    var texts: [CheckedText] = []
    texts.reserveCapacity(entries.reduce(0) { $0 + $1.entry.localizations.values.reduce(0) { $0 + $1.forms.count } })
    var ranges: [Range<Int>] = []
    for entry in entries {
      let start = texts.count
      for language in languages {
        guard
          let localization = language.isSource
            ? entry.source : entry.entry.localizations[language.tag]
        else { continue }
        let sources = language.isSource ? start..<start : start..<texts.count
        // A form that refers to another entry is skipped. The other entry's text is checked in its own entry.
        for (index, form) in localization.forms.enumerated() where form.reference == nil {
          let source = Self.counterpart(of: form, in: texts[sources])
          texts.append(
            CheckedText(
              index, of: localization, entry, in: language, source: source, isSource: language.isSource,
              syntax: syntax))
        }
      }
      ranges.append(start..<texts.count)
    }
    self.texts = texts
    self.ranges = ranges
    plurals = Self.plurals(in: texts)
  }

  /// Returns whether a translation is more than a copy of the source that stands for a missing text. Where sources are
  /// keys, a language that is nearly complete has no such copies: somebody wrote the source's text there.
  func isWritten(_ text: CheckedText) -> Bool {
    !text.equalsSource || table.hasKeysAsSources && text.language.translatedShare >= 0.9
  }

  /// The texts of all languages except the source language.
  public var translations: some Sequence<CheckedText> { texts.lazy.filter { !$0.isSource } }

  /// The texts in the source language, from which the other texts are translated.
  public var sources: some Sequence<CheckedText> { texts.lazy.filter(\.isSource) }

  /// Calls `body` once for each entry and language, with all forms of the entry in the language.
  public func forEachLocalization(_ body: (ArraySlice<CheckedText>) -> Void) {
    for range in ranges {
      var start = range.lowerBound
      while start < range.upperBound {
        let language = texts[start].language
        var end = start + 1
        while end < range.upperBound, texts[end].language === language { end += 1 }
        body(texts[start..<end])
        start = end
      }
    }
  }

  /// Calls `body` with each group of plural forms that share an entry, language, variable, device and selector.
  func forEachPlural(_ body: ([CheckedText]) -> Void) {
    for group in plurals { body(group) }
  }

  private static func plurals(in texts: [CheckedText]) -> [[CheckedText]] {
    var groups: [[CheckedText]] = []
    // The index of the first group of the same entry and language.
    var first = 0
    for text in texts where text.isPlural {
      if let last = groups.last?[0], last.entry !== text.entry || last.language !== text.language {
        first = groups.count
      }
      if let index = groups[first...].firstIndex(where: { text.form.hasOtherNumbers(than: $0[0].form) }) {
        groups[index].append(text)
      } else {
        groups.append([text])
      }
    }
    return groups
  }

  /// Calls `body` once for each entry, with the entry's texts in all languages.
  public func forEachEntry(_ body: (ArraySlice<CheckedText>) -> Void) {
    for range in ranges where !range.isEmpty { body(texts[range]) }
  }

  /// Returns an entry's texts in all languages.
  func texts(of entry: CheckedEntry) -> ArraySlice<CheckedText> {
    // The entries are in the order of the table, without some of them.
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < entry.index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low] === entry ? texts[ranges[low]] : []
  }

  func sources(ofEntry index: Int) -> ArraySlice<CheckedText> {
    texts[ranges[index]].prefix { $0.isSource }
  }

  /// Returns the source text whose form is most similar to a translation's form. An equal variable counts most, then an
  /// equal device, an equal selector and equal plural numbers.
  private static func counterpart(of form: StringForm, in texts: ArraySlice<CheckedText>) -> CheckedText? {
    guard let first = texts.first, first.isSource else { return nil }
    guard texts.count > 1, texts[texts.startIndex + 1].isSource else { return first }
    var best = (score: -1, text: first)
    for text in texts.prefix(while: \.isSource) {
      var score = 0
      if text.form.variable == form.variable { score += 16 }
      if text.form.device == form.device { score += 8 } else if text.form.device == "other" { score += 2 }
      if text.form.selector == form.selector { score += 4 }
      if text.form.plural == form.plural || form.plural == .exactly(1) && text.form.plural == .category(.one) {
        score += 3
      } else if text.form.plural == .category(.other) || text.form.plural == nil {
        score += 1
      }
      if score > best.score { best = (score, text) }
    }
    return best.text
  }

  /// Returns the entry's texts in the source language; nil if there are none. Blank texts count as none, because a
  /// translation cannot be compared with them.
  private static func source(of entry: StringEntry, in table: StringTable, _ keysAreTexts: Bool) -> Localization? {
    if let localization = entry.localizations[table.sourceLanguage] { return localization.isBlank ? nil : localization }
    guard keysAreTexts, entry.key.utf8.contains(0x20) else { return nil }
    return Localization(forms: [StringForm(entry.key, location: entry.location)])
  }

  /// Returns whether the source language has each key that the app's code asks for: its file is known and has most of
  /// the keys, and the format needs a source text for each.
  private static func sourceHasAllKeys(of table: StringTable) -> Bool {
    guard ![.xcstrings, .po].contains(table.format), !table.isSourceAssumed else { return false }
    return table.entries.count { $0.localizations[table.sourceLanguage] != nil } * 2 > table.entries.count
  }

  /// Returns whether the key of an entry without a source text is the source text, if the key has spaces. True for
  /// String Catalogs, which omit a source text that equals the key. For `.strings`, true if more than half of the keys
  /// with spaces equal their source texts.
  private static func keysAreTexts(in table: StringTable) -> Bool {
    guard table.format == .strings else { return table.format == .xcstrings }
    let sources = table.entries.filter { $0.key.utf8.contains(0x20) }
      .compactMap { entry in entry.localizations[table.sourceLanguage]?.forms.first.map { $0.text == entry.key } }
    return sources.count { $0 } * 2 > sources.count
  }

  private static func languages(
    _ tags: [String], of table: StringTable, _ entries: [CheckedEntry]
  ) -> [CheckedLanguage] {
    var all = 0
    // The languages of an entry are in the same order.
    let sorted = tags.sorted()
    var counts = [(present: Int, translated: Int)](repeating: (0, 0), count: sorted.count)
    for entry in entries where entry.needsTranslation {
      guard let first = entry.source?.forms.first else { continue }
      all += 1
      var place = 0
      for (tag, localization) in entry.entry.localizations where !localization.isBlank {
        while place < sorted.count, sorted[place] < tag { place += 1 }
        guard place < sorted.count, sorted[place] == tag else { continue }
        counts[place].present += 1
        if localization.state != .new, localization.forms.first?.text != first.text { counts[place].translated += 1 }
      }
    }
    return tags.map { tag in
      let usualScript = usualScript(of: tag, entries, in: table)
      if tag == table.sourceLanguage { return CheckedLanguage(tag, isSource: true, usualScript: usualScript) }
      let (present, translated) = counts[sorted.firstIndex(of: tag)!]
      return CheckedLanguage(
        tag, isSource: false, usualScript: usualScript, entryCount: all, presentCount: present,
        translatedCount: translated)
    }
  }

  /// Returns the script of more than half of the letters in a sample of a language's texts. Empty if there is no such
  /// script, or if fewer than three texts have letters. Translations equal to the source text are left out.
  private static func usualScript(of tag: String, _ entries: [CheckedEntry], in table: StringTable) -> Script {
    var counts: [UInt64: Int] = [:]
    var texts = 0
    for index in stride(from: 0, to: entries.count, by: max(1, entries.count / 40)) {
      let entry = entries[index]
      guard let form = entry.entry.localizations[tag]?.forms.first, form.reference == nil,
        tag == table.sourceLanguage || form.text != entry.source?.forms.first?.text
      else { continue }
      var hasLetters = false
      // The names of placeholders are not heard.
      let text =
        form.text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }
        ? form.format(table.syntax).literals.joined(separator: " ") : form.text
      for scalar in text.unicodeScalars where scalar.isLetter {
        counts[Script(scalar).rawValue, default: 0] += 1
        hasLetters = true
      }
      if hasLetters { texts += 1 }
    }
    guard texts > 2, let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return [] }
    return most.value * 2 > counts.values.reduce(0, +) ? Script(rawValue: most.key) : []
  }
}

extension Localization {
  /// Whether the entry has texts and all of them are blank. False for plural forms, because an empty plural form is
  /// silent only for some numbers.
  var isBlank: Bool {
    !forms.isEmpty
      && forms.allSatisfy { $0.text.isBlank && $0.plural == nil && $0.reference == nil }
  }
}

extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool {
    // Most texts begin with a letter, and scalars tell that faster than characters.
    if let first = unicodeScalars.first, first.isLetter { return false }
    return allSatisfy(\.isWhitespace)
  }
}
