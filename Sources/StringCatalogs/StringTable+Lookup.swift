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
      return languages(serving: tag).lazy.compactMap(found).first
    }
  }

  /// The table's languages that a tag names, however it is written: `DE` is `de`, `iw` is `he`. `de-AT` is not `de`.
  public func languages(named tag: String) -> [String] {
    let name = LanguageFallback.canonical(tag)
    return Set([sourceLanguage] + languages).filter { LanguageFallback.canonical($0) == name }.sorted()
  }

  /// The table's languages that Android and Flutter look for a key in, the nearest to one asked for first.
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
  /// Whether a translator has not begun: Xcode keeps a place for such a text, and it is no text of the app.
  var isEmpty: Bool { forms.isEmpty || state == .new && forms.allSatisfy(\.text.isEmpty) }
}
