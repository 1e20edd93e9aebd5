extension StringCheck {
  static let parentheticalPlural = StringCheck(
    id: "parenthetical-plural", severity: .warning, summary: "an ending in brackets is read aloud",
    explanation: """
      “%d file(s)” is heard as “file s”, or with the brackets named. The rule looks at one to three small letters in \
      brackets put directly on to a word. Without a number beside it and where the source has no such ending, it is most \
      likely that of a gender, and said as information. In Icelandic and Luxembourgish, which write inflections so, it \
      is left.
      """,
    remedy: "give it plural forms, or word it without a number",
    examples: [
      Example(source: "%d unread", language: "fr", bad: "%d non lu(s)", good: "%d en attente")
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.kinds.contains(.parenthesis), text.language.written.hasCase,
        !["is", "lb"].contains(text.language.written.primary), text.isSource || !text.equalsSource,
        let word = ending(in: text.spoken)
      else { return nil }
      let hasNumber = text.traits.kinds.contains(.digit) || text.specifiers.contains { $0.kind == .integer }
      let isOfSource = text.source.flatMap { ending(in: $0.spoken) } != nil
      return Spot(
        text, "\(word.quotedShort) is read with its brackets, or as two words",
        severity: text.isSource || isOfSource || hasNumber && !isOfGender(word, text.language.written) ? nil : .info)
    }
  }

  /// Returns whether the ending in parentheses is that of the feminine form: Slavic and Romance “(a)”, French “(e)”.
  private static func isOfGender(_ word: String, _ language: WrittenLanguage) -> Bool {
    guard [.slavic, .romance].contains(language.language.family) else { return false }
    return word.hasSuffix("(a)") || word.hasSuffix("(а)") || word.hasSuffix("(e)") && language.primary == "fr"
  }

  /// Returns the first word with an ending of one to three letters in parentheses, such as “file(s)”; nil if there is
  /// none.
  private static func ending(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == "(" && index > 1 {
      guard scalars[index - 1].isLetter, scalars[index - 2].isLetter else { continue }
      var end = index + 1
      while end < scalars.count, end - index <= 3, scalars[end].isLetter, !scalars[end].properties.isUppercase {
        end += 1
      }
      guard end > index + 1, end < scalars.count, scalars[end] == ")" else { continue }
      var start = index
      while start > 0, scalars[start - 1].isWordlike { start -= 1 }
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[start...end])
      return String(word)
    }
    return nil
  }
}
