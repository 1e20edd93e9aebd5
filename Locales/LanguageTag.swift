/// The rules that find a language for a BCP 47 tag.
package enum LanguageTag {
  /// Returns the tags to look for, in lower case, the nearest first: the tag itself, then the tag with subtags dropped
  /// from the right.
  ///
  /// If a shorter tag could mean another written language, the subtag that distinguishes the two languages is kept or
  /// inserted:
  ///
  /// - Chinese is distinguished by its script: Traditional in Taiwan, Hong Kong and Macau, Simplified elsewhere (CLDR,
  ///   likely subtags).
  /// - Portuguese is either Brazilian or European. `pt` without a region is Brazilian. All regions other than Brazil
  ///   use European Portuguese (CLDR, parent locales). European Portuguese never gets the Brazilian wording, and
  ///   Brazilian Portuguese never gets the European wording.
  /// - Serbian is written in Cyrillic letters in the catalogues. This wording is not used for Serbian in Latin letters.
  ///
  /// Latin American Spanish (`es-419`) comes after the tag of an American country and before plain Spanish (CLDR,
  /// parent locales).
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

  /// Returns the script of Chinese, `hans` or `hant`, from the tag's other subtags. If no subtag states the script, the
  /// region determines it.
  package static func chineseScript(_ subtags: Set<String>) -> String {
    subtags.contains("hant") || !subtags.contains("hans") && !subtags.isDisjoint(with: ["tw", "hk", "mo"])
      ? "hant" : "hans"
  }

  /// The regions in which the parent locale of Spanish is `es-419` (CLDR 41).
  package static let spanishAmerica: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv",
    "us", "uy", "ve",
  ]

  /// Returns a tag in lower case, with hyphens between the subtags.
  package static func plain(_ tag: String) -> String {
    let (hyphen, underscore) = (UInt8(ascii: "-"), UInt8(ascii: "_"))
    return String(decoding: tag.lowercased().utf8.map { $0 == underscore ? hyphen : $0 }, as: UTF8.self)
  }

  /// Returns a tag in lower case, with hyphens between the subtags, and with the current language subtag.
  /// Serbo-Croatian becomes Serbian, in Latin letters unless the tag states a script (CLDR, aliases of languages).
  package static func renaming(_ tag: String) -> String {
    let tag = plain(tag)
    let language = tag.prefix { $0 != "-" }
    let script = language == "sh" && !tag.contains("-cyrl") && !tag.contains("-latn") ? "-latn" : ""
    return (renamed[String(language)] ?? String(language)) + script + tag[language.endIndex...]
  }

  /// Returns the current language subtag of a tag: `he` for `iw-IL`.
  package static func language(of tag: String) -> String {
    let language = Substring(tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }).lowercased()
    return renamed[language] ?? language
  }

  /// Returns a tag and its shorter versions, the longest first. Each shorter version lacks one more subtag at the end.
  package static func shortenings(of tag: String) -> [String] {
    let ends = tag.indices.filter { tag[$0] == "-" }.reversed()
    return tag.isEmpty ? [] : [tag] + ends.map { String(tag[..<$0]) }
  }

  /// The current language subtag for each older or related subtag (IANA's registry of subtags). Related subtags share
  /// one entry of the catalogues: `no` is Bokmål, `cmn` (Mandarin) is Chinese, and `tl` (Tagalog) is Filipino.
  package static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "cmn": "zh", "mo": "ro", "sh": "sr", "jw": "jv",
  ]
}
