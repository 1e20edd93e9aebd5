extension StringCheck {
  /// Every rule, in the order in which they are evaluated and listed.
  public static let all: [StringCheck] = [
    // Whether it is in the person's language at all.
    a11yUntranslated, a11yMissing, keySpoken, wrongLanguage, mixedLanguage, voiceCannotRead,
    // What becomes of arguments.
    orderReversed, formatCrash, argumentDropped, placeholderSpoken, percentEatsText, numberMismatch, gluedPlaceholder,
    // Numbers and the words beside them.
    pluralMissing, pluralNumberLost, pluralUntranslated, pluralEmpty, parentheticalPlural, agreement, ordinal,
    // What a screen reader makes of it.
    roleInLabel, labelCollision, stateWordConflict, labelHintJoin, terminalPeriod, duplicateInUtterance, concatenated,
    // What a voice makes of characters.
    symbols, slashCount, emoji, abbreviation, allCaps, homoglyph, homograph, markupSpoken, invisible, digits,
    currencyTime,
    // How long it takes.
    tooLongSpoken, truncated,
    // Codes.
    otpConsistency, liveRegionStorm, untaggedLanguageName,
  ]
}

extension [StringCheck] {
  /// Every rule of the simulator.
  public static var all: Self { StringCheck.all }
}
