extension StringCheck {
  /// All rules, in the order in which they are evaluated and listed.
  public static let all: [StringCheck] = [
    catalogue,
    a11yUntranslated, a11yMissing, keySpoken, wrongLanguage, mixedLanguage, voiceCannotRead,
    orderReversed, formatCrash, argumentDropped, placeholderSpoken, percentEatsText, numberMismatch, gluedPlaceholder,
    pluralMissing, pluralNumberLost, pluralUntranslated, pluralEmpty, parentheticalPlural, agreement, ordinal,
    roleInLabel, labelCollision, stateWordConflict, labelHintJoin, terminalPeriod, duplicateInUtterance, concatenated,
    wordDoubled,
    symbols, slashCount, emoji, abbreviation, allCaps, homoglyph, homograph, markupSpoken, invisible, digits,
    currencyTime,
    tooLongSpoken, truncated,
    otpConsistency, liveRegionStorm, untaggedLanguageName,
  ]
}

extension [StringCheck] {
  /// All rules, in the order in which they are evaluated and listed.
  public static var all: Self { StringCheck.all }
}
