/// Which languages serve a BCP 47 tag.
enum LanguageTag {
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
    var subtags = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = subtags.first else { return [] }
    subtags[0] = renamed[language] ?? language
    var candidates: [String] = []
    while !subtags.isEmpty {
      candidates.append(subtags.joined(separator: "-"))
      subtags.removeLast()
    }
    let rest = Set(candidates[0].split(separator: "-").dropFirst().map(String.init))
    switch candidates.last {
    case "zh":
      let isTraditional = rest.contains("hant") || !rest.contains("hans") && !rest.isDisjoint(with: ["tw", "hk", "mo"])
      candidates[candidates.count - 1] = isTraditional ? "zh-hant" : "zh-hans"
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

  /// CLDR 41, the languages whose parent is es-419.
  private static let spanishAmerica: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv",
    "us", "uy", "ve",
  ]

  /// Old names of languages.
  private static let renamed = ["cmn": "zh", "no": "nb", "iw": "he", "in": "id"]
}
