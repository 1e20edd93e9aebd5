extension AuditRule {
  /// Every rule of the simulator, in the order of evaluation. Lists of rules have the same order.
  public static let all: [AuditRule] = [
    // Elements and their names.
    unnamedTextField, unnamedControl, unnamedGroupOfFields, nameIsAFileOrSymbol, roleInName, positionTotalMismatch,
    labelNotInName, helperAfterFields, helperLostToError, decorativeExposed,
    duplicateContent, maskedButSpoken, valueReadAsNumber, underlinedNotALink, toggleWithoutEffect,
    oneTimeCodeUndeclared, reactsWithoutTrait,
    // The place of elements, and ways around.
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
  /// Every rule of the simulator, in the order of evaluation. It is the default of ``Audit``.
  public static var all: Self { AuditRule.all }
}
