extension EngineText {
  /// Marks at which every voice pauses.
  static let pauses: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "…", "、", "。", "，", "！", "？", "；", "：", "،", "؛", "؟", "।",
  ]

  /// Marks beyond ASCII that shape a sentence without being read.
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

  /// Whether a character is a letter or digit with its marks, or a mark alone.
  static func isWordlike(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Whether a character shapes a sentence in every voice without being read.
  static func isMark(_ character: Character) -> Bool {
    pauses.contains(character) || silent.contains(character)
  }

  /// Whether the engine may be sent a character as it is: besides words, ASCII, and signs most voices have a name for.
  static func isPlain(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if isWordlike(character) || isMark(character) { return true }
    return first.value <= 0xFF || first.properties.generalCategory == .currencySymbol
  }
}
