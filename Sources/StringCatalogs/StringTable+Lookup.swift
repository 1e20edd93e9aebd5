/// The texts that an app shows for a key.
package struct StringLookup: Sendable, Hashable {
  /// The entry.
  package var entry: StringEntry
  /// The texts of the entry in `language`.
  package var localization: Localization
  /// The language of the texts, which may differ from the one asked for.
  package var language: String
  /// Whether the app has no text and shows the key itself. `localization` is then the key.
  package var isKey: Bool
}

extension StringTable {
  /// Returns the entry of a key; nil if the table has none.
  public func entry(_ key: String) -> StringEntry? { entries.first { $0.key == key } }

  /// Returns what an app shows for a key in a language, by the rules of its platform; nil if the table lacks the key.
  ///
  /// An app on Apple's platforms chooses one language for everything: the nearest to the one asked for, or the source's
  /// if none is near. It shows a key without a text in that language as it is (MacPass#780, moko-resources#118; also
  /// with String Catalogs, reminders-menubar#229). Android and Flutter look for each key separately, from the nearest
  /// language to the source's. A real app chooses among the languages of all its tables; this function knows only those
  /// of this table.
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
      // A string that is not to be translated has the source's text in every language.
      if !entry.isTranslatable, let text = found(sourceLanguage) { return text }
      let key = Localization(forms: [StringForm(key, location: entry.location)])
      return StringLookup(entry: entry, localization: key, language: chosen, isKey: true)
    case .android, .arb:
      if let text = found(tag) { return text }
      return languages(serving: tag).lazy.compactMap(found).first
    }
  }

  /// Returns the table's languages that a tag names, in any spelling: `DE` is `de`, `iw` is `he`. `de-AT` is not `de`.
  public func languages(named tag: String) -> [String] {
    let name = LanguageFallback.canonical(tag)
    return Set([sourceLanguage] + languages).filter { LanguageFallback.canonical($0) == name }.sorted()
  }

  /// Returns the table's languages in which Android and Flutter look for a key, the nearest to `tag` first.
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
  /// Whether the app has no text. Xcode writes an empty text with the state `new` if no translator has begun.
  var isEmpty: Bool { forms.isEmpty || state == .new && forms.allSatisfy(\.text.isEmpty) }
}
