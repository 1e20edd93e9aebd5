import Locales

/// The rules that choose another language if a table lacks the requested language.
enum LanguageFallback {
  /// Returns whether a text looks like a BCP 47 tag: a language, optionally with a script and a region.
  static func isTag(_ text: some StringProtocol) -> Bool {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, [2, 3].contains(language.utf8.count),
      language.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return false }
    return subtags.count <= 4
      && subtags.dropFirst().allSatisfy { subtag in
        switch subtag.utf8.count {
        case 2: subtag.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        case 3: subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
        case 4: subtag.first!.isUppercase && subtag.dropFirst().allSatisfy(\.isLowercase)
        default: false
        }
      }
  }

  /// Returns the tag in lower case, with a current language code: `iw-IL` becomes `he-il`. Chinese always has a script:
  /// `zh-TW` becomes `zh-hant-tw`.
  static func canonical(_ tag: String) -> String {
    var subtags = LanguageTag.renaming(tag).split(separator: "-").map(String.init)
    if subtags.first == "zh", !subtags.contains(where: { $0.utf8.count == 4 }) {
      subtags.insert(LanguageTag.chineseScript(Set(subtags)), at: 1)
    }
    return subtags.joined(separator: "-")
  }

  /// Returns the tags to look for, in canonical form and nearest first: the tag itself, then shorter tags and CLDR's
  /// parent locales.
  ///
  /// Chinese keeps its script, and Serbian keeps `latn`, because the language alone could mean another script.
  static func candidates(for tag: String) -> [String] {
    var subtags = canonical(tag).split(separator: "-").map(String.init)
    guard let language = subtags.first else { return [] }
    var candidates: [String] = []
    while !subtags.isEmpty {
      candidates.append(subtags.joined(separator: "-"))
      let last = subtags.removeLast()
      if subtags.count == 1, last.utf8.count == 4,
        ["hant", "hans"].contains(last) || language == "sr" && last == "latn"
      {
        break
      }
      if subtags.count == 1, let parent = parent(of: language, in: last), parent != candidates[candidates.count - 1] {
        candidates.append(parent)
      }
    }
    return candidates
  }

  /// Returns the locale between a regional tag and its language: `es-419` for `es-mx` (CLDR). Nil if there is none.
  private static func parent(of language: String, in region: String) -> String? {
    switch language {
    case "es": LanguageTag.spanishAmerica.contains(region) ? "es-419" : nil
    // English in other regions is written as in Britain, so the parent is `en-gb`. CLDR's parent is `en-001`.
    case "en": ["us", "ph", "pr", "gu", "vi", "as", "mp", "um", "gb", "001"].contains(region) ? nil : "en-gb"
    case "pt": ["br", "pt"].contains(region) ? nil : "pt-pt"
    default: nil
    }
  }

  /// Returns the language that an app shows to a person whose device is set to `tag`; nil if no language is suitable.
  ///
  /// The result is the nearest tag of `candidates(for:)`, otherwise the same language and script in another region.
  /// Android has followed this rule since version 7, iOS since version 9.
  static func best(for tag: String, among languages: [String]) -> String? {
    if languages.contains(tag) { return tag }
    let canonicals = languages.map { (tag: $0, canonical: canonical($0)) }
    let candidates = candidates(for: tag)
    for candidate in candidates {
      if let found = canonicals.first(where: { $0.canonical == candidate }) { return found.tag }
    }
    guard let last = candidates.last else { return nil }
    let siblings = canonicals.filter { $0.canonical.hasPrefix(last + "-") && script($0.canonical) == script(last) }
    // `pt` alone means Brazilian Portuguese (CLDR, likely subtags).
    return (siblings.first { $0.canonical == "pt-br" } ?? siblings.first)?.tag
  }

  private static func script(_ canonical: String) -> Substring? {
    canonical.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
  }
}
