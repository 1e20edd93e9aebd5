import FunctionWords
import Locales

/// A guess of the language of texts whose file does not name it, such as Android's `values/strings.xml`.
enum SourceGuess {
  /// The number of texts that are looked at.
  private static let sampleLimit = 500

  /// Returns the language of most texts; nil if it may well be English, which is the usual language of such files.
  static func language(of entries: [StringEntry]) -> String? {
    var letters: [UInt64: Int] = [:]
    var words: [String] = []
    for entry in entries.prefix(sampleLimit) where entry.isTranslatable {
      for form in entry.localizations.lazy.flatMap(\.localization.forms) where form.reference == nil {
        var word = ""
        for scalar in form.text.lowercased().unicodeScalars {
          if scalar.properties.isAlphabetic {
            letters[Script(scalar).rawValue, default: 0] += 1
            word.unicodeScalars.append(scalar)
          } else if !word.isEmpty {
            words.append(word)
            word = ""
          }
        }
        if !word.isEmpty { words.append(word) }
      }
    }
    func count(_ script: Script) -> Int { letters[script.rawValue] ?? 0 }
    let all = letters.values.reduce(0, +)
    guard all >= 40 else { return nil }
    if (count(.kana) + count(.han)) * 2 > all { return count(.kana) * 5 > count(.han) ? "ja" : "zh" }
    if count(.hangul) * 2 > all { return "ko" }
    // A list of words is needed for a language in letters that several languages share.
    let counts = SmallWords.languages.map { (language: $0, count: SmallWords.count(of: $0, in: words)) }
    guard let most = counts.max(by: { ($0.count, $1.language) < ($1.count, $0.language) }),
      most.count >= 10, most.count > 2 * SmallWords.count(of: "en", in: words),
      // Single letters, such as the keys of a keyboard, and one word that is said often are no language.
      most.count * 25 >= words.count,
      Set(words.filter { $0.unicodeScalars.count > 1 && SmallWords.has($0, in: most.language) }).count > 5
    else { return nil }
    return most.language
  }
}
