/// The words of each language of a table, as its translated texts use them.
///
/// A word that other texts of a language have is a word of that language, even if the source's language has it too. The
/// words are collected when a rule first asks about a language, because few tables need them.
final class Vocabulary {
  private let table: CheckedTable
  private var words: [String: Set<String>] = [:]
  private var small: [String: [String: Int]] = [:]
  private lazy var sourceWords: Set<String> = Set(table.sources.lazy.flatMap { $0.spoken.evidence })

  init(_ table: CheckedTable) { self.table = table }

  /// Returns whether a short word stands alone in at least two texts of a language: with a word before it, and a space
  /// or the end behind it.
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

  /// Returns the share of a text's words that translated texts of its language have, from 0 to 1.
  ///
  /// - Parameter others: Words that count as well, such as those of the text's other plural forms.
  func shareOfWords(of text: CheckedText, orLike others: [String] = []) -> Double {
    let own = words(of: text.language)
    let words = text.spoken.evidence
    if words.isEmpty { return 0 }
    let known = words.count { word in own.contains(word) || others.contains { Self.sharesStem(word, $0) } }
    return Double(known) / Double(words.count)
  }

  /// Returns whether two words begin alike for at least three letters and most of the shorter word, as “pixel” and
  /// “pixlar” do.
  static func sharesStem(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    let common = zip(a, b).prefix { $0 == $1 }.count
    return common > 2 && common * 5 >= min(a.count, b.count) * 3
  }

  /// Returns the words of the texts that are certainly translated: they differ from their source, and have a word that
  /// no text of the source has. An old text of the source's language has none.
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
  /// The words of letters in lower case, without placeholders (`%(name)s`, `%1$@`, `{name}`), tags and entities.
  var evidence: [String] {
    var rest = ""
    let scalars = Array(unicodeScalars)
    var index = 0
    /// Returns the place of the next closing scalar, if it is near.
    func close(_ closing: Unicode.Scalar, _ limit: Int) -> Int? {
      scalars[index...].prefix(limit).firstIndex(of: closing)
    }
    /// Returns the place of the letter that ends a placeholder.
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
