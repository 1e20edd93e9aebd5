/// The rules by which languages serve a BCP 47 tag.
package enum LanguageTag {
  /// Returns the tags to look for, in lower case, the nearest first: the tag itself, then the tag with subtags dropped
  /// from the right.
  ///
  /// Where a shorter tag would be another written language, the subtag that distinguishes them stays or is inserted.
  /// Chinese is distinguished by its script, which is Traditional in Taiwan, Hong Kong and Macau and Simplified
  /// elsewhere (CLDR, likely subtags). Portuguese is that of Brazil or that of Portugal, and all other countries write
  /// that of Portugal (CLDR, parent locales). Neither stands in for the other. Serbian is here in Cyrillic and does not
  /// serve Latin Serbian.
  ///
  /// The Spanish of America comes between the Spanish of its countries and plain Spanish (CLDR, parent locales).
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

  /// Returns `hans` or `hant` from the other subtags of a tag: the script they state, otherwise the script of the
  /// region.
  package static func chineseScript(_ subtags: Set<String>) -> String {
    subtags.contains("hant") || !subtags.contains("hans") && !subtags.isDisjoint(with: ["tw", "hk", "mo"])
      ? "hant" : "hans"
  }

  /// The regions whose Spanish has es-419 as its parent (CLDR 41).
  package static let spanishAmerica: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv",
    "us", "uy", "ve",
  ]

  /// Returns a tag in small letters, with its subtags separated by hyphens.
  package static func plain(_ tag: String) -> String {
    let (hyphen, underscore) = (UInt8(ascii: "-"), UInt8(ascii: "_"))
    return String(decoding: tag.lowercased().utf8.map { $0 == underscore ? hyphen : $0 }, as: UTF8.self)
  }

  /// Returns a plain tag with the language under its present name. Serbo-Croatian is Serbian in Latin letters unless it
  /// states a script (CLDR, aliases of languages).
  package static func renaming(_ tag: String) -> String {
    let tag = plain(tag)
    let language = tag.prefix { $0 != "-" }
    let script = language == "sh" && !tag.contains("-cyrl") && !tag.contains("-latn") ? "-latn" : ""
    return (renamed[String(language)] ?? String(language)) + script + tag[language.endIndex...]
  }

  /// Returns the language of a tag under its present name: `he` for `iw-IL`.
  package static func language(of tag: String) -> String {
    let language = Substring(tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }).lowercased()
    return renamed[language] ?? language
  }

  /// Returns a tag and its shorter forms with subtags dropped from the right, the longest first.
  package static func shortenings(of tag: String) -> [String] {
    let ends = tag.indices.filter { tag[$0] == "-" }.reversed()
    return tag.isEmpty ? [] : [tag] + ends.map { String(tag[..<$0]) }
  }

  /// The present names of languages by their old and other names (IANA's registry of subtags), and the languages that
  /// macrolanguages mostly stand for: Bokmål for Norwegian, Mandarin for Chinese, Filipino for Tagalog.
  package static let renamed = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "cmn": "zh", "mo": "ro", "sh": "sr", "jw": "jv",
  ]
}
