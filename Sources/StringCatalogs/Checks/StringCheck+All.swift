extension StringCheck {
  /// All rules, in the order in which they are evaluated and listed.
  public static let all: [StringCheck] = [
    catalogue,
    // Is the text in the person's language at all?
    a11yUntranslated, a11yMissing, keySpoken, wrongLanguage, mixedLanguage, voiceCannotRead,
    // Arguments.
    orderReversed, formatCrash, argumentDropped, placeholderSpoken, percentEatsText, numberMismatch, gluedPlaceholder,
    // Numbers and the words beside them.
    pluralMissing, pluralNumberLost, pluralUntranslated, pluralEmpty, parentheticalPlural, agreement, ordinal,
    // The screen reader's own words and order.
    roleInLabel, labelCollision, stateWordConflict, labelHintJoin, terminalPeriod, duplicateInUtterance, concatenated,
    wordDoubled,
    // Characters as a voice reads them.
    symbols, slashCount, emoji, abbreviation, allCaps, homoglyph, homograph, markupSpoken, invisible, digits,
    currencyTime,
    // Length.
    tooLongSpoken, truncated,
    // One-time codes, live regions and names of languages.
    otpConsistency, liveRegionStorm, untaggedLanguageName,
  ]
}

extension [StringCheck] {
  /// Every rule of the simulator.
  public static var all: Self { StringCheck.all }
}
