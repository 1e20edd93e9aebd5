/// The words of each language of a table, taken from its translated texts.
///
/// A word that other texts of a language use is a word of this language, even if the source language also has it. The
/// words are collected when a rule first needs a language, because few tables need them.
final class Vocabulary {
  private let table: CheckedTable
  private var words: [String: Set<String>] = [:]
  private var small: [String: [String: Int]] = [:]
  private var kept: [String: Set<String>] = [:]
  private lazy var sourceWords: Set<String> = Set(table.sources.lazy.flatMap { $0.spoken.evidence })

  init(_ table: CheckedTable) { self.table = table }

  /// Returns whether at least two texts of a language have `word` as a separate word. A space and another word must be
  /// before it, and a space or the end of the text after it.
  func standsAlone(_ word: String, in language: CheckedLanguage) -> Bool {
    if small[language.tag] == nil {
      var counts: [String: Int] = [:]
      for text in table.texts where text.language === language && !text.equalsSource {
        let tokens = text.text.lowercased().split(separator: " ")
        let alone = zip(tokens, tokens.dropFirst()).filter { before, token in
          token.utf8.count < 12 && token.unicodeScalars.allSatisfy(\.isLetter)
            && before.unicodeScalars.allSatisfy(\.isLetter)
        }
        for token in Set(alone.map(\.1)) { counts[String(token), default: 0] += 1 }
      }
      small[language.tag] = counts
    }
    return small[language.tag]?[word.lowercased()] ?? 0 > 1
  }

  /// Returns the share of a text's words that also occur in translated texts of the same language, from 0 to 1.
  ///
  /// - Parameters:
  ///   - others: Additional known words, such as the words of the text's other plural forms. Words with the same stem
  ///     also count.
  ///   - kept: Additional known words. Words with the same stem do not count.
  func shareOfWords(of text: CheckedText, orLike others: [String] = [], or kept: Set<String> = []) -> Double {
    let own = words(of: text.language)
    let words = text.spoken.evidence
    if words.isEmpty { return 0 }
    let known = words.count { word in
      own.contains(word) || kept.contains(word) || others.contains { Self.sharesStem(word, $0) }
    }
    return Double(known) / Double(words.count)
  }

  /// Returns the words that a language shares with the source: single-word texts that equal their source texts. Dutch
  /// “Interval” is an example. Empty unless the language has at least ten texts, and three quarters of them are
  /// translated.
  func keptWords(of language: CheckedLanguage) -> Set<String> {
    if let known = kept[language.tag] { return known }
    var words: Set<String> = []
    if language.presentCount >= 10, language.translatedShare >= 0.75 {
      for text in table.texts where text.language === language && text.equalsSource && text.traits.wordCount == 1 {
        words.formUnion(text.spoken.evidence)
      }
    }
    kept[language.tag] = words
    return words
  }

  /// Returns whether two words begin with the same letters, such as “pixel” and “pixlar”. The common letters must be at
  /// least three and at least three fifths of the shorter word.
  static func sharesStem(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    let common = zip(a, b).prefix { $0 == $1 }.count
    return common > 2 && common * 5 >= min(a.count, b.count) * 3
  }

  /// Returns the words of the texts that are certainly translated. A translated text differs from its source text and
  /// has a word that is in no source text. An outdated copy of a source text has only words of source texts.
  private func words(of language: CheckedLanguage) -> Set<String> {
    if let known = words[language.tag] { return known }
    var own: Set<String> = []
    for text in table.texts where text.language === language && !text.isSource && !text.equalsSource {
      let words = text.spoken.evidence
      if words.contains(where: { !sourceWords.contains($0) }) { own.formUnion(words) }
    }
    words[language.tag] = own
    return own
  }
}

extension String {
  /// The words with letters, in lower case, without placeholders (`%(name)s`, `%1$@`, `{name}`), tags and entities.
  var evidence: [String] {
    var rest = ""
    let scalars = Array(unicodeScalars)
    var index = 0
    func close(_ closing: Unicode.Scalar, _ limit: Int) -> Int? {
      scalars[index...].prefix(limit).firstIndex(of: closing)
    }
    /// Returns the index of the character that ends a placeholder; nil if there is none.
    func conversion(after start: Int) -> Int? {
      let end = scalars[(start + 1)...].prefix(8).firstIndex { !"0123456789$.#+-lhqz".unicodeScalars.contains($0) }
      return end.flatMap { scalars[$0].isLetter || scalars[$0] == "@" ? $0 : nil }
    }
    while index < scalars.count {
      var end: Int?
      switch scalars[index] {
      case "%":
        if index + 1 < scalars.count, scalars[index + 1] == "(" {
          end = close(")", 60).flatMap { conversion(after: $0) }
        } else {
          end = conversion(after: index)
        }
      case "{": end = close("}", 60)
      case "<": end = close(">", 200)
      case "&": end = close(";", 10)
      default: break
      }
      if let end {
        rest.unicodeScalars.append(" ")
        index = end + 1
      } else {
        rest.unicodeScalars.append(scalars[index])
        index += 1
      }
    }
    return rest.words.filter { $0.unicodeScalars.contains { $0.isLetter } }.map { $0.lowercased() }
  }
}
