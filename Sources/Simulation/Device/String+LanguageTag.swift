import Locales

extension String {
  /// Whether an app with this BCP 47 tag has a right-to-left layout. A script subtag takes precedence over the
  /// language.
  var isRightToLeftLanguage: Bool {
    let parts = split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return ["adlm", "arab", "aran", "hebr", "nkoo", "rohg", "syrc", "thaa"].contains(script)
    }
    return Language(of: self).traits.contains(.rightToLeft)
  }

  /// Returns whether two BCP 47 tags have the same language, ignoring region and script. `no`, `nb` and `nn` count as
  /// one language.
  package func isSameLanguage(as other: String) -> Bool {
    func primary(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    let norwegian: Set = ["no", "nb", "nn"]
    let (a, b) = (primary(self), primary(other))
    return a == b || norwegian.contains(a) && norwegian.contains(b)
  }

  /// Whether the text has the form of a BCP 47 tag. Underscores are accepted in place of hyphens.
  package var isLanguageTag: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
