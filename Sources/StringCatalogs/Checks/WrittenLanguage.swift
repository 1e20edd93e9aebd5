import Locales

/// How a language is written, as far as checks ask: by its tag, from CLDR's likely subtags and common grammar.
struct WrittenLanguage: Sendable, Hashable {
  /// BCP 47, as the table has it.
  let tag: String
  /// The language alone, under its present name: `he` of `iw-IL`.
  let primary: String
  /// The scripts its own words are in.
  let scripts: Script
  /// Languages of one family may have the same text for the same thing.
  let family: Family

  enum Family: String, Sendable {
    case germanic, northGermanic, romance, slavic, baltic, turkic, malay, indic, chinese, finnic, celtic, english, bantu
    case philippine, persian, alone
  }

  init(_ tag: String) {
    self.tag = tag
    let subtags = LanguageTag.plain(tag).split(separator: "-").map(String.init)
    let primary = LanguageTag.language(of: tag)
    self.primary = primary
    var scripts: Script?
    for subtag in subtags.dropFirst() where subtag.utf8.count == 4 { scripts = scripts ?? Self.written[subtag] }
    self.scripts = scripts ?? Self.scripts[primary] ?? .latin
    family = Self.families[primary] ?? .alone
  }

  /// Whether words stand apart: a placeholder that touches one is then an oversight.
  var hasSpaces: Bool {
    scripts.isDisjoint(with: [.thai, .lao, .khmer, .myanmar, .tibetan, .han, .kana])
  }

  /// Whether endings are put on to a name or number without a space.
  var hasSuffixes: Bool { Self.suffixing.contains(primary) }

  /// Whether prepositions and articles are put before a name without a space.
  var hasPrefixes: Bool { Self.prefixing.contains(primary) }

  /// Whether two nouns that belong together are written as one word.
  var hasCompounds: Bool { family == .germanic || family == .northGermanic }

  /// Whether it is written from right to left.
  var isRightToLeft: Bool { !scripts.isDisjoint(with: [.arabic, .hebrew]) }

  /// Whether it has capitals.
  var hasCase: Bool { !scripts.isDisjoint(with: [.latin, .cyrillic, .greek, .armenian]) }

  /// Whether one cannot be told from the other by its words alone: the same language, or one of its family.
  func isRelated(to other: WrittenLanguage) -> Bool {
    primary == other.primary || family != .alone && family == other.family
      || Self.close.contains([primary, other.primary])
  }

  /// Its English name, or the tag where there is none here.
  var name: String { Self.names[primary] ?? tag }

  private static let written: [String: Script] = [
    "latn": .latin, "cyrl": .cyrillic, "grek": .greek, "arab": .arabic, "hebr": .hebrew, "deva": .devanagari,
    "beng": .bengali, "guru": .gurmukhi, "hans": .han, "hant": .han, "jpan": [.han, .kana],
    "kore": [.hangul, .han],
  ]

  private static let scripts: [String: Script] = {
    var table: [String: Script] = [:]
    for (script, languages): (Script, String) in [
      (.cyrillic, "ru uk be bg mk kk ky mn tg ba tt cv os ce sah kv udm ab av tyv bua rue"),
      // Written in both.
      ([.cyrillic, .latin], "sr uz az bs cnr tk sh crh"), (.greek, "el grc"),
      (.arabic, "ar fa ur ps ckb sd ug azb arz glk mzn skr bal pnb lrc"), (.hebrew, "he yi"),
      (.devanagari, "hi mr ne sa mai bho kok doi brx awa new"), (.bengali, "bn as mni"), ([.gurmukhi, .arabic], "pa"),
      (.gujarati, "gu"), (.oriya, "or"), (.tamil, "ta"), (.telugu, "te"), (.kannada, "kn tcy"), (.malayalam, "ml"),
      (.sinhala, "si"), (.thai, "th"), (.lao, "lo"), (.tibetan, "bo dz"), (.myanmar, "my shn mnw"),
      (.khmer, "km"), (.georgian, "ka xmf"), (.armenian, "hy hyw"), (.ethiopic, "am ti"), ([.hangul, .han], "ko"),
      ([.han, .kana], "ja"), (.han, "zh yue wuu gan lzh hak nan"), (.cherokee, "chr"), (.canadian, "iu"),
      (.thaana, "dv"), (.nko, "nqo"),
      (.tifinagh, "zgh shi"), (.olChiki, "sat"),
      ([.arabic, .latin, .cyrillic], "ku ks"),
    ] {
      for language in languages.split(separator: " ") { table[String(language)] = script }
    }
    return table
  }()

  private static let families: [String: Family] = {
    var table: [String: Family] = [:]
    for (family, languages): (Family, String) in [
      (.germanic, "de nl af lb gsw fy nds li bar"), (.northGermanic, "da nb nn sv fo is"),
      (.romance, "es ca gl pt it fr oc ast ro an co sc scn vec lmo rm fur ia lld nap ext mwl lad eo io ie"),
      (.slavic, "ru uk be rue cs sk pl hsb dsb csb szl sl hr sr bs cnr sh mk bg cu"), (.baltic, "lt lv sgs ltg"),
      (.turkic, "tr az uz tk kk ky tt ba crh gag ug cv sah"), (.malay, "id ms jv su min ace bjn mad"),
      (.indic, "hi mr ne sa mai bho kok doi awa gu pa bn as or ur sd"), (.chinese, "zh yue wuu gan lzh hak nan ja"),
      (.finnic, "fi et vro krl olo vep se smn"), (.celtic, "ga gd gv cy br kw"), (.english, "en sco"),
      (.bantu, "sw zu xh st tn ss nr ve ts sn ny rw rn lg ln kg ki nso"), (.philippine, "fil ceb ilo war pam bcl"),
      (.persian, "fa ps ckb ku tg azb lrc glk mzn bal"),
    ] {
      for language in languages.split(separator: " ") { table[String(language)] = family }
    }
    return table
  }()

  /// Of different families, and yet with a great many words in common.
  private static let close: Set<Set<String>> = [
    ["ar", "fa"], ["ar", "ur"], ["fa", "ur"], ["et", "se"], ["ar", "ckb"],
  ]

  private static let suffixing: Set<String> = [
    "fi", "hu", "tr", "et", "eu", "az", "kk", "ky", "uz", "tk", "tt", "ba", "ug", "ko", "ka", "mn", "ta", "te", "kn",
    "ml", "mr", "hi", "ne", "si", "bn", "as", "or", "gu", "pa", "hy", "se", "qu", "ay", "iu", "kl", "zu", "xh",
  ]

  private static let prefixing: Set<String> = [
    "ar", "arz", "he", "yi", "am", "ti", "mt", "id", "ms", "jv", "su", "fil", "sw", "zu", "xh", "st", "tn", "ts", "ve",
    "ss", "nr", "rw", "lg", "ln", "ny", "sn", "ckb", "ku", "fa", "ps", "ur", "sd", "ug",
  ]

  private static let names: [String: String] = {
    let list = """
      af Afrikaans,am Amharic,ar Arabic,as Assamese,az Azerbaijani,be Belarusian,bg Bulgarian,bn Bengali,bs Bosnian,\
      ca Catalan,cnr Montenegrin,cs Czech,cy Welsh,da Danish,de German,el Greek,en English,eo Esperanto,es Spanish,\
      et Estonian,eu Basque,fa Persian,fi Finnish,fil Filipino,fr French,ga Irish,gl Galician,gsw Swiss German,\
      gu Gujarati,he Hebrew,hi Hindi,hr Croatian,hu Hungarian,hy Armenian,id Indonesian,is Icelandic,it Italian,\
      ja Japanese,ka Georgian,kk Kazakh,km Khmer,kn Kannada,ko Korean,ky Kyrgyz,lb Luxembourgish,ln Lingala,lo Lao,\
      lt Lithuanian,lv Latvian,mk Macedonian,ml Malayalam,mn Mongolian,mr Marathi,ms Malay,mt Maltese,my Burmese,\
      nb Norwegian,ne Nepali,nl Dutch,nn Norwegian Nynorsk,or Odia,pa Punjabi,pl Polish,ps Pashto,pt Portuguese,\
      ro Romanian,ru Russian,sd Sindhi,si Sinhala,sk Slovak,sl Slovenian,so Somali,sq Albanian,sr Serbian,sv Swedish,\
      sw Swahili,ta Tamil,te Telugu,tg Tajik,th Thai,tk Turkmen,tr Turkish,tt Tatar,ug Uyghur,uk Ukrainian,ur Urdu,\
      uz Uzbek,vi Vietnamese,yi Yiddish,yue Cantonese,zh Chinese,zu Zulu
      """
    var table: [String: String] = [:]
    for item in list.split(separator: ",") {
      let parts = item.split(separator: " ", maxSplits: 1)
      table[String(parts[0])] = String(parts[1])
    }
    return table
  }()
}
