extension EngineText {
  /// Punctuation marks at which every voice pauses.
  static let pauses: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "…", "、", "。", "，", "！", "？", "；", "：", "،", "؛", "؟", "।",
  ]

  /// Punctuation marks beyond ASCII that voices do not read aloud.
  private static let silent: Set<Character> = [
    "¿", "¡", "«", "»", "‹", "›", "“", "”", "„", "‘", "’", "‚", "–", "—", "‐", "‑", "·", "「", "」", "『", "』", "（",
    "）", "《", "》", "〈", "〉", "【", "】", "־", "׳", "״", "‒", "―", "・",
  ]

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .enclosingMark: true
    default: scalar.properties.isVariationSelector || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether a character is a letter or decimal digit, with or without combining marks, or a combining mark
  /// alone.
  static func isWordlike(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Returns whether a character is a punctuation mark that no voice reads aloud.
  static func isMark(_ character: Character) -> Bool {
    pauses.contains(character) || silent.contains(character)
  }

  /// Returns whether a character can be sent to the engine as it is: a letter, a digit, a mark, a Latin-1 character or
  /// a currency symbol. Most voices have names for such symbols.
  static func isPlain(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if isWordlike(character) || isMark(character) { return true }
    return first.value <= 0xFF || first.properties.generalCategory == .currencySymbol
  }
}
