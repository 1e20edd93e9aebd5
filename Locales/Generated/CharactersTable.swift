// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

enum CharactersTable: WordingTable {
  enum Language: String, CaseIterable {
    case ar = "ar"
    case da = "da"
    case de = "de"
    case en = "en"
    case es = "es"
    case fi = "fi"
    case fr = "fr"
    case it = "it"
    case ja = "ja"
    case ko = "ko"
    case nb = "nb"
    case nl = "nl"
    case pl = "pl"
    case ptBR = "pt-BR"
    case ru = "ru"
    case sv = "sv"
    case tr = "tr"
    case uk = "uk"
    case zhHans = "zh-Hans"
  }

  static func translation(
    of key: UInt32, _ plural: PluralCategory, in language: Language
  ) -> Translation? {
    switch language {
    case .ar: translation(ar: key, plural)
    case .da: translation(da: key, plural)
    case .de: translation(de: key, plural)
    case .en: translation(en: key, plural)
    case .es: translation(es: key, plural)
    case .fi: translation(fi: key, plural)
    case .fr: translation(fr: key, plural)
    case .it: translation(it: key, plural)
    case .ja: translation(ja: key, plural)
    case .ko: translation(ko: key, plural)
    case .nb: translation(nb: key, plural)
    case .nl: translation(nl: key, plural)
    case .pl: translation(pl: key, plural)
    case .ptBR: translation(ptBR: key, plural)
    case .ru: translation(ru: key, plural)
    case .sv: translation(sv: key, plural)
    case .tr: translation(tr: key, plural)
    case .uk: translation(uk: key, plural)
    case .zhHans: translation(zhHans: key, plural)
    }
  }
}
