import Locales

extension StringCheck {
  static let wordDoubled = StringCheck(
    id: "word-doubled", severity: .warning, summary: "a word stands twice in a row",
    explanation: """
      The eye skips “the the”, the voice says both. The rule looks at two equal words of two letters or more with a \
      space between them, where the source has no doubled word. It is not evaluated in languages that double words on \
      purpose, such as Indonesian, Turkish or Hindi, nor where words are not separated by spaces; and words that a \
      language's grammar may put side by side are left, such as French “nous nous”.
      """,
    remedy: "delete one",
    examples: [
      Example(source: "Delete the note", language: "de", bad: "Lösche die Notiz Notiz", good: "Lösche die Notiz"),
      Example(source: "We reserve it", language: "fr", bad: "Nous le le réservons", good: "Nous nous le réservons"),
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.wordCount > 2, text.language.written.hasSpaces, text.isSource || !text.equalsSource,
        isEvaluated(text.language.written), let word = doubled(in: text), text.source.flatMap(doubled) == nil
      else { return nil }
      return Spot(text, "“\(word) \(word)” is heard in \(text.text.quotedShort)")
    }
  }

  /// Returns whether a doubled word is a slip in the language, as far as that is known: its family is known, and it is
  /// not one in which doubling is grammar.
  private static func isEvaluated(_ language: WrittenLanguage) -> Bool {
    let families: [Language.Family] = [
      .germanic, .northGermanic, .romance, .slavic, .baltic, .finnic, .celtic, .english,
    ]
    return families.contains(language.language.family) || language.primary == "el"
  }

  private static func doubled(in text: CheckedText) -> String? {
    let allowed = allowed[text.language.written.primary] ?? []
    for literal in text.specifiers.isEmpty ? [text.spoken] : text.literals {
      var last: Substring?
      for token in literal.split(separator: " ", omittingEmptySubsequences: false) {
        // A mark after the first word, or before the second, parts them: “No, no”.
        guard token.utf8.count > 1, token.unicodeScalars.allSatisfy(\.isLetter) || last != nil else {
          last = nil
          continue
        }
        let word = token.unicodeScalars.prefix { $0.isLetter }
        if let last, last == Substring(word), !allowed.contains(last.lowercased()) { return String(last) }
        last = word.count == token.unicodeScalars.count && word.count > 1 ? Substring(word) : nil
      }
    }
    return nil
  }

  /// Words that may stand twice in a row by the grammar of their language, in lower case.
  private static let allowed: [String: Set<String>] = [
    "en": ["that", "had", "is", "bye", "no", "very", "blah", "so"], "fr": ["nous", "vous", "en"],
    "de": ["die", "der", "das", "sie", "den", "dem", "ihr", "sehr", "was"],
    "nl": ["die", "dat", "het", "ze", "je", "heel", "u"], "af": ["dit", "dat", "die", "nie", "sy"],
    "it": ["man", "piano", "via", "mano"], "es": ["nos", "muy", "casi"], "pt": ["nos"], "ca": ["que", "nos"],
    "sv": ["som", "att", "det", "den", "de"], "da": ["det", "der", "den", "de"], "nb": ["det", "der", "den", "de", "som"],
    "nn": ["det", "den", "dei", "som"], "fi": ["niin"], "et": ["nii"], "cs": ["si", "se"], "sk": ["sa", "si"],
    "ro": ["în", "foarte"], "bg": ["много"], "el": ["που", "πολύ", "σιγά"], "ru": ["очень"], "uk": ["дуже"],
    "cy": ["yn", "bob"], "ga": ["go", "an"], "lt": ["vis"], "lv": ["ļoti"], "pl": ["bardzo"],
  ]
}
