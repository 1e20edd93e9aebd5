extension Character {
  /// Whether people write the character between the digits of a one-time code.
  package var isCodeSeparator: Bool { isWhitespace || "-‐‑‒–—−".contains(self) }
}

extension String {
  package var withoutCodeSeparators: String { filter { !$0.isCodeSeparator } }

  package var withASCIIDigits: String {
    String(
      map { character in
        guard !character.isASCII, let value = character.wholeNumberValue, value < 10 else { return character }
        return Character(String(value))
      })
  }
}
