import FunctionWords
import Locales
import StringCatalogs

/// Finds sentences whose letters lack all the marks of their language (“sprobuj”, “wejscie”), by the words that other
/// texts of the language have only with marks.
final class MarkedWords {
  private let table: CheckedTable
  private var known: [String: (marked: [String: String], plain: [String: Int])] = [:]

  init(_ table: CheckedTable) { self.table = table }

  /// Languages in which a sentence of forty letters without any mark is rare.
  private static let rich: Set<String> = ["cs", "hu", "lt", "lv", "pl", "sk", "tr", "vi"]
  /// Languages in which it is not, so that two words must show that the marks are missing.
  private static let poor: Set<String> = ["az", "et", "fi", "hr", "is", "ro", "sl"]

  /// Returns the first word without its marks and the word with them; nil if the text may be right or may be in the
  /// source's language.
  func first(in text: CheckedText, _ source: String) -> (String, String)? {
    let language = text.language.written.primary
    let isRich = Self.rich.contains(language)
    guard isRich || Self.poor.contains(language), text.traits.wordCount > 4, text.traits.letterCount >= 30,
      !text.spoken.unicodeScalars.contains(where: { $0.value >= 0xC0 && $0.properties.isAlphabetic })
    else { return nil }
    let own = Set(text.text.evidence)
    let ownWords = SmallWords.words(of: language)
    guard !own.contains(where: { SmallWords.has($0, in: source) && !ownWords.contains($0) }) else { return nil }
    let (marked, plain) = words(of: text.language)
    // So many letters without a mark are evidence themselves.
    let isLong = isRich && text.traits.letterCount >= 60
    let stripped = own.filter { word in
      word.utf8.count > 3 && plain[word, default: 0] < 2
        && marked[word].map { isLong || !Self.isOtherForm(word, of: $0) } ?? false
    }.sorted()
    guard stripped.count > (isRich && text.traits.letterCount >= 40 ? 0 : 1) else { return nil }
    return (stripped[0], marked[stripped[0]]!)
  }

  /// Returns whether only a vowel at the end has a mark: “nowa” and “nową” are two cases of one word.
  private static func isOtherForm(_ word: String, of marked: String) -> Bool {
    guard let last = word.last, "aeiouy".contains(last), word.count == marked.count else { return false }
    return word.dropLast() == marked.dropLast()
  }

  private func words(of language: CheckedLanguage) -> (marked: [String: String], plain: [String: Int]) {
    if let words = known[language.tag] { return words }
    var marked: [String: String] = [:]
    var plain: [String: Int] = [:]
    for text in table.texts where text.language === language && !text.equalsSource {
      for word in Set(text.text.evidence) {
        if word.utf8.allSatisfy({ $0 < 0x80 }) {
          plain[word, default: 0] += 1
        } else {
          let bare = Self.withoutMarks(word)
          if bare.utf8.allSatisfy({ $0 < 0x80 }) { marked[bare] = min(marked[bare] ?? word, word) }
        }
      }
    }
    known[language.tag] = (marked, plain)
    return (marked, plain)
  }

  private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, String)] = [
      ("a", "áàâäãåāăąảạấầẩẫậắằẳẵặ"), ("c", "çćčċ"), ("d", "ďđ"), ("e", "éèêëēěęėẻẽẹếềểễệ"), ("g", "ğģ"),
      ("i", "íìîïīįıỉĩị"), ("k", "ķ"), ("l", "łĺľļ"), ("n", "ñńňņ"), ("o", "óòôöõőøỏọốồổỗộơớờởỡợ"), ("r", "řŕ"),
      ("s", "śšşș"), ("t", "ťțţ"), ("u", "úùûüūůűųủũụưứừửữự"), ("y", "ýÿỳỷỹỵ"), ("z", "źžż"),
    ]
    return Dictionary(
      uniqueKeysWithValues: letters.flatMap { plain, marked in marked.unicodeScalars.map { ($0, plain) } })
  }()

  /// Returns a word with the plain letters that its letters are made from.
  static func withoutMarks(_ word: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in word.unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      plain.append(plainLetters[scalar] ?? scalar)
    }
    return String(plain)
  }
}
