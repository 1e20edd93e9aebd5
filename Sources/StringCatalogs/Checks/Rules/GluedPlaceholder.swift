extension StringCheck {
  static let gluedPlaceholder = StringCheck(
    id: "glued-placeholder", severity: .warning, summary: "no space between an argument and the word beside it",
    explanation: """
      Value and word are heard as one: “Uploadingreport”. The rule looks at arguments that touch a word of three \
      letters or more where the source has a space on that side, in languages that put words apart; where endings or \
      prepositions are put on to a name, only the other side; where a name may be the first part of a compound, as in \
      Swedish, small letters after one are left out.
      """,
    remedy: "put a space between them",
    examples: [
      Example(source: "%d of %d stars", language: "el", bad: "%dαπό %d αστέρια", good: "%d από %d αστέρια"),
      Example(source: "%@ range", language: "sv", bad: "%@Intervall", good: "%@intervall"),
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard !text.specifiers.isEmpty, let source = text.source, text.language.written.hasSpaces,
        source.language.written.hasSpaces, !text.equalsSource
      else { return nil }
      let (literals, wanted) = (text.literals, source.literals)
      for (index, specifier) in text.specifiers.enumerated() {
        let identity = CheckedText.identity(of: specifier)
        guard let other = source.specifiers.firstIndex(where: { CheckedText.identity(of: $0) == identity }) else {
          continue
        }
        if !text.language.written.hasSuffixes, !isCompound(specifier, literals[index + 1], text),
          word(at: literals[index + 1].unicodeScalars) > 2,
          isApart(wanted[other + 1].unicodeScalars.first)
        {
          return spot(text, specifier.text + literals[index + 1])
        }
        if !text.language.written.hasPrefixes, word(at: literals[index].unicodeScalars.reversed()) > 2,
          isApart(wanted[other].unicodeScalars.last)
        {
          return spot(text, literals[index] + specifier.text)
        }
      }
      return nil
    }
  }

  /// Returns whether an argument and the lower-case letters directly after it may form a compound noun, as in Swedish
  /// “%@intervall”.
  private static func isCompound(
    _ specifier: FormatString.Specifier, _ literal: String, _ text: CheckedText
  ) -> Bool {
    guard text.language.written.hasCompounds, [.object, .cString, .named].contains(specifier.kind) else { return false }
    return literal.unicodeScalars.first?.properties.isLowercase ?? false
  }

  private static func spot(_ text: CheckedText, _ piece: String) -> Spot {
    let word = piece.split(separator: " ").first { $0.contains("%") || $0.contains("{") } ?? piece[...]
    return Spot(text, "\(String(word).quotedShort) is heard as one word")
  }

  /// Returns the number of letters at the beginning of the scalars.
  private static func word(at scalars: some Sequence<Unicode.Scalar>) -> Int {
    var count = 0
    for scalar in scalars {
      guard scalar.isLetter else { break }
      count += 1
    }
    return count
  }

  /// Returns whether the scalar beside an argument is not part of a word. True if there is no scalar.
  private static func isApart(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { !$0.isWordlike } ?? true }
}
