extension Character {
  /// Whether people separate the digits of a one-time code with the character: white space, a hyphen, a dash or a minus
  /// sign.
  var isCodeSeparator: Bool { isWhitespace || "-‐‑‒–—−".contains(self) }
}

extension String {
  /// The text without the characters that separate the digits of a one-time code.
  var withoutCodeSeparators: String { filter { !$0.isCodeSeparator } }

  /// The text with the digits of every script replaced by ASCII digits.
  var withASCIIDigits: String {
    String(
      map { character in
        guard !character.isASCII, let value = character.wholeNumberValue, value < 10 else { return character }
        return Character(String(value))
      })
  }
}
