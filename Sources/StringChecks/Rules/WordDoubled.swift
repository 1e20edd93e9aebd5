import AccessibilityModel
import Locales

extension StringCheck {
  static let wordDoubled = StringCheck(
    id: "word-doubled", severity: .warning, summary: "a word is repeated directly after itself",
    explanation: """
      People who read do not notice “the the”, but a voice speaks both words. The rule looks at two equal words of at least \
      two letters with a space between them, if neither is part of a longer token (`id_token token`) and the source has no \
      repeated word. It ignores languages that repeat words on purpose, such as Indonesian, Turkish or Hindi, and languages \
      that do not separate words with spaces. It also ignores words that the grammar may repeat, such as French “nous nous”.
      """,
    remedy: "delete one of the two words",
    examples: [
      Example(source: "Delete the note", language: "de", bad: "Lösche die Notiz Notiz", good: "Lösche die Notiz"),
      Example(source: "We reserve it", language: "fr", bad: "Nous le le réservons", good: "Nous nous le réservons"),
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.wordCount > 2, text.language.written.hasSpaces, text.isSource || !text.equalsSource,
        isEvaluated(text.language.written), let word = doubled(in: text), !(text.source.map(repeatsWord) ?? false)
      else { return nil }
      return Spot(text, "“\(word) \(word)” is heard in \(text.text.quotedShort)")
    }
  }

  /// Returns whether a doubled word is an error in a language. True only for Greek and for language families whose
  /// grammar is known not to double words.
  private static func isEvaluated(_ language: WrittenLanguage) -> Bool {
    families.contains(language.language.family) || language.primary == "el"
  }

  private static let families: Set<Language.Family> = [
    .germanic, .northGermanic, .romance, .slavic, .baltic, .finnic, .celtic, .english,
  ]

  /// Returns whether a text repeats a word directly or after one other word, as in “one-to-one”. Case is ignored.
  private static func repeatsWord(_ text: CheckedText) -> Bool {
    let words = text.spoken.lowercased().words
    return words.indices.contains { index in words[..<index].suffix(2).contains(words[index]) }
  }

  /// Returns the first word that is repeated after a single space; nil if there is none. Words in `allowed` are
  /// skipped.
  private static func doubled(in text: CheckedText) -> String? {
    for literal in text.literals {
      var literal = literal
      let word = literal.withUTF8 { bytes -> String? in
        // The previous token. Tokens with inner punctuation, such as `id_token`, are compared as a whole.
        var last: Range<Int>?
        var start = 0
        for offset in 0...bytes.count where offset == bytes.count || bytes[offset] == 0x20 {
          if let last, let word = repeated(last, start..<offset, in: bytes) { return word }
          last = start..<offset
          start = offset + 1
        }
        return nil
      }
      guard let word, word.unicodeScalars.count > 1, word.unicodeScalars.allSatisfy(\.isLetter) else { continue }
      // A noun after “of” may be the verb that follows: “a barra de pesquisa pesquisa”.
      if text.language.written.language.family == .romance,
        ["de", "da", "do", "di", "del", "della", "d’", "d'"].contains(where: { literal.has(" \($0) \(word) \(word)") })
      {
        continue
      }
      // A word that stands three times in a row is not written twice by mistake.
      if literal.has("\(word) \(word) \(word)") { continue }
      if !(allowed[text.language.written.primary]?.contains(word.lowercased()) ?? false) { return word }
    }
    return nil
  }

  /// Returns the word if both tokens are the same word; otherwise nil. Ignores quotation marks and brackets before the
  /// first token and punctuation marks after the second token.
  private static func repeated(
    _ first: Range<Int>, _ second: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    // Most tokens differ in their first letter.
    let letter = bytes[first.lowerBound]
    if letter >= UInt8(ascii: "A"), letter != bytes[second.lowerBound] { return nil }
    var (start, end) = (first.lowerBound, second.upperBound)
    while start < first.upperBound, "\"'(".utf8.contains(bytes[start]) { start += 1 }
    while end > second.lowerBound, "\"').,:;!?".utf8.contains(bytes[end - 1]) { end -= 1 }
    let count = first.upperBound - start
    guard count > 1, count == end - second.lowerBound else { return nil }
    for offset in 0..<count where bytes[start + offset] != bytes[second.lowerBound + offset] { return nil }
    return String(decoding: bytes[second.lowerBound..<end], as: UTF8.self)
  }

  /// Words that may correctly occur twice in a row, in lower case, by language code.
  private static let allowed: [String: Set<String>] = [
    "en": ["that", "had", "is", "bye", "no", "very", "blah", "bla", "ha", "so"], "fr": ["nous", "vous", "en"],
    "de": ["die", "der", "das", "sie", "den", "dem", "ihr", "sehr", "was", "an", "auf", "mit", "zu", "ein"],
    "nl": ["die", "dat", "het", "ze", "je", "heel", "u", "in", "op", "aan", "uit", "af"],
    "af": ["dit", "dat", "die", "nie", "sy"],
    "it": ["man", "piano", "via", "mano"], "es": ["nos", "muy", "casi"], "pt": ["nos", "se"],
    "gl": ["se"],
    "ca": ["que", "nos"],
    // A verb may end with the word that the next phrase begins with: “slå på på skjermen”.
    "sv": ["som", "att", "det", "den", "de", "på", "i", "till", "av", "om", "för", "med", "ut", "in"],
    "da": ["det", "der", "den", "de", "på", "i", "til", "af", "om", "for", "med", "ud", "ind", "op"],
    "nb": ["det", "der", "den", "de", "som", "på", "i", "til", "av", "om", "for", "med", "ut", "inn", "opp"],
    "hr": ["što"], "bs": ["što"], "sr": ["što", "што"],
    "nn": ["det", "den", "dei", "som", "på", "i", "til", "av", "om", "for", "med", "ut", "inn", "opp"], "fi": ["niin"],
    "et": ["nii"], "cs": ["si", "se"], "sk": ["sa", "si"],
    "ro": ["în", "foarte"], "bg": ["много"], "el": ["που", "πολύ", "σιγά"], "ru": ["очень"], "uk": ["дуже"],
    "cy": ["yn", "bob"], "ga": ["go", "an"], "lt": ["vis"], "lv": ["ļoti"], "pl": ["bardzo"],
  ]
}
