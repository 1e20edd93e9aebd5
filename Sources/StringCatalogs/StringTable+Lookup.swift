/// The texts that an app shows for a key.
package struct StringLookup: Sendable, Hashable {
  package var entry: StringEntry
  package var localization: Localization
  /// The BCP 47 tag of the texts' language, which may differ from the requested language.
  package var language: String
  /// Whether the app has no text and shows the key itself. `localization` then contains the key.
  package var isKey: Bool
}

extension StringTable {
  /// Returns the entry of a key, by a search through all entries; nil if the table has none.
  public func entry(_ key: String) -> StringEntry? { entries.first { $0.key == key } }

  /// Returns the texts that an app shows for a key in a language, by the rules of its platform. Nil if the table lacks
  /// the key or, on Android and in Flutter, if no suitable language has a text.
  ///
  /// An app on Apple's platforms chooses one language for all keys: the language nearest to `tag`, or the source
  /// language if none is near. If a key has no text in that language, the app shows the key itself (MacPass#780,
  /// moko-resources#118; also with String Catalogs, reminders-menubar#229). Android and Flutter look for each key
  /// separately, from the nearest language to the source language.
  ///
  /// A real app chooses among the languages of all its tables. This function knows only the languages of this table.
  package func lookup(_ key: String, language tag: String) -> StringLookup? {
    guard let entry = entry(key) else { return nil }
    func found(_ language: String) -> StringLookup? {
      guard let localization = entry.localizations[language], !localization.isEmpty else { return nil }
      return StringLookup(entry: entry, localization: localization, language: language, isKey: false)
    }
    switch format {
    case .xcstrings, .strings, .xliff:
      let chosen = LanguageFallback.best(for: tag, among: languages) ?? sourceLanguage
      if let text = found(chosen) { return text }
      // A string that is not to be translated has its source text in every language.
      if !entry.isTranslatable, let text = found(sourceLanguage) { return text }
      let key = Localization(forms: [StringForm(key, location: entry.location)])
      return StringLookup(entry: entry, localization: key, language: chosen, isKey: true)
    case .android, .arb, .po, .json:
      if let text = found(tag) { return text }
      return languages(serving: tag).lazy.compactMap(found).first
    }
  }

  /// Returns the table's languages that match a tag in any spelling. `DE` matches `de`, and `iw` matches `he`, but
  /// `de-AT` does not match `de`.
  public func languages(named tag: String) -> [String] {
    let name = LanguageFallback.canonical(tag)
    return Set([sourceLanguage] + languages).filter { LanguageFallback.canonical($0) == name }.sorted()
  }

  /// Returns the languages in which Android and Flutter look up a key: `tag`, then the table's related languages from
  /// the nearest, then the source language.
  func languages(serving tag: String) -> [String] {
    let tags = Dictionary(languages.map { (LanguageFallback.canonical($0), $0) }) { first, _ in first }
    let nearest = LanguageFallback.best(for: tag, among: languages).map { [$0] } ?? []
    var serving: [String] = []
    for language in [tag] + LanguageFallback.candidates(for: tag).compactMap({ tags[$0] }) + nearest + [sourceLanguage]
    where !serving.contains(language) {
      serving.append(language)
    }
    return serving
  }
}

extension Localization {
  /// Whether there is no text to show. An empty text with the state `new` does not count as a text, because Xcode
  /// writes it before the translation begins.
  package var isEmpty: Bool { forms.isEmpty || state == .new && forms.allSatisfy(\.text.isEmpty) }
}
