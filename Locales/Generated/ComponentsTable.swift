// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

enum ComponentsTable: WordingTable {
  enum Language: String, CaseIterable {
    case ar = "ar"
    case en = "en"
    case fr = "fr"
  }

  static func translation(
    of key: ComponentPhrase, _ plural: PluralCategory, in language: Language
  ) -> Translation? {
    switch language {
    case .ar: translation(ar: key, plural)
    case .en: translation(en: key, plural)
    case .fr: translation(fr: key, plural)
    }
  }
}
