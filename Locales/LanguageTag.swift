/// Which languages serve a BCP 47 tag.
package enum LanguageTag {
  /// The tags to look for, in lower case, the nearest first: the tag itself, then what is left of it when subtags are dropped
  /// from the right.
  ///
  /// Where a shorter tag would be another written language, the subtag that tells them apart stays or is put in: Chinese
  /// goes by its script, which is Traditional in Taiwan, Hong Kong and Macau and Simplified elsewhere (CLDR, likely
  /// subtags), and Portuguese by Brazil and Portugal, whose Portuguese is written in all other countries (CLDR, parent
  /// locales). Neither stands in for the other. Serbian is here in Cyrillic, and Latin Serbian is not served by it.
  ///
  /// The Spanish of America stands between that of its countries and Spanish (CLDR, parent locales).
  static func candidates(for tag: String) -> [String] {
    var candidates = shortenings(of: renaming(tag))
    guard !candidates.isEmpty else { return [] }
    let rest = Set(candidates[0].split(separator: "-").dropFirst().map(String.init))
    switch candidates.last {
    case "zh":
      candidates[candidates.count - 1] = "zh-" + chineseScript(rest)
    case "pt":
      let isBrazilian = rest.contains("br") || !rest.contains { $0.count == 2 }
      candidates[candidates.count - 1] = isBrazilian ? "pt-br" : "pt-pt"
    case "es" where !rest.isDisjoint(with: spanishAmerica):
      candidates.insert("es-419", at: candidates.count - 1)
    case "sr" where rest.contains("latn") || rest.contains("me") && !rest.contains("cyrl"):
      candidates.removeLast()
    default: break
    }
    return candidates
  }

  /// `hans` or `hant`, from the other subtags of a tag: what they say, else what is written in the region.
  package static func chineseScript(_ subtags: Set<String>) -> String {
    subtags.contains("hant") || !subtags.contains("hans") && !subtags.isDisjoint(with: ["tw", "hk", "mo"])
      ? "hant" : "hans"
  }

  /// CLDR 41, the regions whose Spanish has es-419 as its parent.
  package static let spanishAmerica: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv",
    "us", "uy", "ve",
  ]

  /// A tag in small letters, its subtags apart by hyphens.
  package static func plain(_ tag: String) -> String {
    let (hyphen, underscore) = (UInt8(ascii: "-"), UInt8(ascii: "_"))
    return String(decoding: tag.lowercased().utf8.map { $0 == underscore ? hyphen : $0 }, as: UTF8.self)
  }

  /// The same with the language by its present name. Serbo-Croatian is Serbian in Latin letters unless it says otherwise
  /// (CLDR, aliases of languages).
  package static func renaming(_ tag: String) -> String {
    let tag = plain(tag)
    let language = tag.prefix { $0 != "-" }
    let script = language == "sh" && !tag.contains("-cyrl") && !tag.contains("-latn") ? "-latn" : ""
    return (renamed[String(language)] ?? String(language)) + script + tag[language.endIndex...]
  }

  /// The language of a tag by its present name: `he` of `iw-IL`.
  package static func language(of tag: String) -> String {
    let language = Substring(tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }).lowercased()
    return renamed[language] ?? language
  }

  /// A tag and what is left of it when subtags are dropped from the right, the longest first.
  package static func shortenings(of tag: String) -> [String] {
    let ends = tag.indices.filter { tag[$0] == "-" }.reversed()
    return tag.isEmpty ? [] : [tag] + ends.map { String(tag[..<$0]) }
  }

  /// Old and other names of languages (IANA's registry of subtags), and the ones that a macrolanguage mostly stands for:
  /// Bokmål for Norwegian, Mandarin for Chinese, Filipino for Tagalog.
  package static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "cmn": "zh", "mo": "ro", "sh": "sr", "jw": "jv",
  ]
}
