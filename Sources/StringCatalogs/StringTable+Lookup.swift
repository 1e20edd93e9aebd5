/// What an app shows for a key.
public struct StringLookup: Sendable, Hashable {
  /// The entry.
  public var entry: StringEntry
  /// Its texts.
  public var localization: Localization
  /// The language they are in, which may be another than was asked for.
  public var language: String
  /// Whether the app has no text and shows the key itself: then `localization` is the key.
  public var isKey: Bool
}

extension StringTable {
  /// The entry of a key.
  public func entry(_ key: String) -> StringEntry? { entries.first { $0.key == key } }

  /// What an app shows for a key in a language, by the rules of its platform; nil where the table has no such key.
  ///
  /// Apple's apps choose one of their languages for everything, the nearest to the one asked for and the source's where
  /// none is near; a key without a text in it is shown as it is (MacPass#780, moko-resources#118; the same with String
  /// Catalogs, reminders-menubar#229). Android and Flutter look for each key by itself, from the nearest language to
  /// the source's. An app chooses among the languages of all its tables; here they are those of this one.
  public func lookup(_ key: String, language tag: String) -> StringLookup? {
    guard let entry = entry(key) else { return nil }
    func found(_ language: String) -> StringLookup? {
      guard let localization = entry.localizations[language], !localization.isEmpty else { return nil }
      return StringLookup(entry: entry, localization: localization, language: language, isKey: false)
    }
    switch format {
    case .xcstrings, .strings, .xliff:
      let chosen = LanguageFallback.best(for: tag, among: languages) ?? sourceLanguage
      if let text = found(chosen) { return text }
      // What is not to be translated is the source's text everywhere.
      if !entry.isTranslatable, let text = found(sourceLanguage) { return text }
      let key = Localization(forms: [StringForm(key, location: entry.location)])
      return StringLookup(entry: entry, localization: key, language: chosen, isKey: true)
    case .android, .arb:
      if let text = found(tag) { return text }
      let tags = Dictionary(languages.map { (LanguageFallback.canonical($0), $0) }) { first, _ in first }
      for candidate in LanguageFallback.candidates(for: tag) {
        if let text = tags[candidate].flatMap(found) { return text }
      }
      return LanguageFallback.best(for: tag, among: languages).flatMap(found) ?? found(sourceLanguage)
    }
  }
}

extension Localization {
  /// Whether a translator has not begun: Xcode keeps a place for such a text, and it is no text of the app.
  fileprivate var isEmpty: Bool { forms.isEmpty || state == .new && forms.allSatisfy(\.text.isEmpty) }
}
