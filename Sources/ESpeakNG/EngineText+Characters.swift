extension EngineText {
  /// Punctuation marks at which every voice pauses.
  static let pauses: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "…", "、", "。", "，", "！", "？", "；", "：", "،", "؛", "؟", "।",
  ]

  /// Non-ASCII punctuation marks that voices do not read aloud.
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

  static func isWordlike(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  static func isMark(_ character: Character) -> Bool {
    pauses.contains(character) || silent.contains(character)
  }

  /// Returns whether a character can be sent to the engine unchanged. Most voices have names for Latin-1 and currency
  /// symbols.
  static func isPlain(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if isWordlike(character) || isMark(character) { return true }
    return first.value <= 0xFF || first.properties.generalCategory == .currencySymbol
  }
}
