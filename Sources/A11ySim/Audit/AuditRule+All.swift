extension AuditRule {
  /// All built-in rules, in the order in which audits evaluate them and lists show them.
  public static let all: [AuditRule] = [
    // Elements and their names.
    unnamedTextField, unnamedControl, unnamedGroupOfFields, nameIsAFileOrSymbol, roleInName, positionTotalMismatch,
    labelNotInName, helperAfterFields, helperLostToError, decorativeExposed,
    duplicateContent, maskedButSpoken, valueReadAsNumber, underlinedNotALink, toggleWithoutEffect,
    oneTimeCodeUndeclared, reactsWithoutTrait,
    // Sizes and positions of elements, and modal containers.
    targetSizeMinimum, targetSizePlatform, elementUnderKeyboard, modalWithoutWayOut,
    // Cursor and keyboard focus.
    focusChangedOnAppear, docBehaviourMismatch, autoAdvanceUnannounced, focusMovedSilently, focusMovedMoreThanOnce,
    focusNotWhereAsked, focusTakenBack,
    focusedNodeRemoved, announcementDuplicatesFocus, announcementCutsEcho, keyboardOverWhatFollows,
    // Entered text.
    inputLost, rejectedSilently, codeInOneCell, oddNumberAccepted, letterAccepted, contentChangedSilently,
    foreignCellChanged,
    dataLossOnFocus, backspaceDead, setWithoutEffect,
    // Completion, errors and messages.
    completionUnannounced, completionTwice, completionIncomplete, completionMissing, completedWithoutInput,
    missingDigitUnsaid, correctionCompletes,
    submitsWithoutNotice,
    statusTextUnannounced, enabledUnannounced, errorNotAssociated, errorWithoutAlert, errorOnKeystroke,
    announcementOnlyIfYouWait, announcementUnheard,
    // Countdowns.
    countdownChatters, countdownUnreadable,
    // Secrets and crashes.
    secretInLog, secretAnnounced, secretSpoken, appCrashed,
  ]
}

extension [AuditRule] {
  /// All built-in rules, in the order of evaluation. An ``Audit`` evaluates these rules by default.
  public static var all: Self { AuditRule.all }
}
