extension Character {
  /// Whether people put it between the digits of a code, and mean nothing by it: spaces, hyphens, dashes, the minus sign.
  var isCodeSeparator: Bool { isWhitespace || "-‐‑‒–—−".contains(self) }
}

extension String {
  /// Without what people put between the digits of a code.
  var withoutCodeSeparators: String { filter { !$0.isCodeSeparator } }

  /// With the digits of every script as ASCII: an input may normalise them.
  var withASCIIDigits: String {
    String(
      map { character in
        guard !character.isASCII, let value = character.wholeNumberValue, value < 10 else { return character }
        return Character(String(value))
      })
  }
}
