import AccessibilityModel

extension StringCheck {
  static let allCaps = StringCheck(
    id: "all-caps", severity: .info, isInherited: true, summary: "words in capitals may be spelled letter by letter",
    explanation: """
      If a voice does not know a word in capital letters, it reads the word as an abbreviation: “V E R I F Y”. The rule \
      looks at texts whose letters are all capitals, if a word has a vowel and at least four letters. It reports a \
      translation only if the source has small letters.
      """,
    remedy: "write the text with small letters, and let the app show it in capitals",
    examples: [Example(source: "Verify now", language: "de", bad: "JETZT PRÜFEN", good: "Jetzt prüfen")]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.kinds.contains(.upper), !text.traits.kinds.contains(.lower), text.language.written.hasCase,
        text.traits.letterCount > 3, !text.traits.kinds.contains(.underscore)
      else { return nil }
      if !text.isSource, !(text.source?.traits.kinds.contains(.lower) ?? false) { return nil }
      let words = text.spoken.words.filter { word in
        word.unicodeScalars.count > 3 && word.unicodeScalars.allSatisfy { $0.isLetter }
          && word.unicodeScalars.contains { vowels.contains($0) }
      }
      // A single word of at most five letters is usually an abbreviation, which is correctly in capitals.
      guard let word = words.max(by: { $0.count < $1.count }), words.count > 1 || word.count > 5 else { return nil }
      return Spot(text, "“\(word)” may be read letter by letter")
    }
  }

  private static let vowels = Set("AEIOUYÄÖÜÅÆØÀÁÂÃÈÉÊËÌÍÎÏÒÓÔÕÙÚÛАЕЁИОУЫЭЮЯІЇЄΑΕΗΙΟΥΩ".unicodeScalars)
}
