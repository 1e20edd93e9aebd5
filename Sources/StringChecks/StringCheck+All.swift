extension StringCheck {
  /// All rules, in the order in which they are evaluated and listed.
  public static let all: [StringCheck] = [
    catalogue,
    a11yUntranslated, a11yMissing, emptyText, brokenText, keySpoken, wrongLanguage, mixedLanguage, sentenceUntranslated,
    voiceCannotRead,
    orderReversed, formatCrash, argumentDropped, placeholderSpoken, percentEatsText, placeholderDoubled, numberMismatch,
    gluedPlaceholder,
    pluralMissing, pluralSwapped, pluralNumberLost, pluralUntranslated, pluralEmpty, parentheticalPlural, agreement,
    ordinal,
    roleInLabel, labelCollision, stateWordConflict, labelHintJoin, terminalPeriod, duplicateInUtterance, concatenated,
    wordDoubled,
    symbols, slashCount, emoji, abbreviation, allCaps, homoglyph, homograph, markupSpoken, invisible, digits,
    currencyTime, addressChanged, gestureWords,
    tooLongSpoken, truncated,
    otpConsistency, liveRegionStorm, untaggedLanguageName,
  ]
}

extension [StringCheck] {
  /// All rules, in the order in which they are evaluated and listed.
  public static var all: Self { StringCheck.all }
}
