extension Character {
  /// Whether people use the character to separate the digits of a code: spaces, hyphens, dashes, the minus sign.
  var isCodeSeparator: Bool { isWhitespace || "-‐‑‒–—−".contains(self) }
}

extension String {
  /// The text without the characters that separate the digits of a code.
  var withoutCodeSeparators: String { filter { !$0.isCodeSeparator } }

  /// The text with the digits of every script written as ASCII: an input may normalise them.
  var withASCIIDigits: String {
    String(
      map { character in
        guard !character.isASCII, let value = character.wholeNumberValue, value < 10 else { return character }
        return Character(String(value))
      })
  }
}
