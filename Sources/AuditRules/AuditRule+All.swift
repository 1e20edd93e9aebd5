extension AuditRule {
  /// All built-in rules, in the order in which audits evaluate them and lists show them.
  public static let all: [AuditRule] = [
    unnamedTextField, hintIsTheOnlyName, unnamedControl, textWithoutWords, unnamedGroupOfFields, nameIsAFileOrSymbol,
    roleInName,
    positionTotalMismatch,
    labelNotInName, helperAfterFields, helperLostToError, decorativeExposed,
    duplicateContent, saidTwice, maskedButSpoken, valueReadAsNumber, underlinedNotALink, toggleWithoutState,
    toggleWithoutEffect,
    revealUnannounced,
    oneTimeCodeUndeclared, reactsWithoutTrait, unreachableControl,
    targetSizeMinimum, targetSizePlatform, elementUnderKeyboard, modalWithoutWayOut,
    focusChangedOnAppear, docBehaviourMismatch, autoAdvanceUnannounced, focusMovedSilently, focusMovedMoreThanOnce,
    focusNotWhereAsked, focusTakenBack,
    focusedNodeRemoved, announcementDuplicatesFocus, announcementCutsEcho, focusCutsEcho, keyboardOverWhatFollows,
    inputLost, rejectedSilently, codeInOneCell, oddNumberAccepted, letterAccepted, contentChangedSilently,
    foreignCellChanged,
    dataLossOnFocus, backspaceDead, setWithoutEffect,
    completionUnannounced, completionTwice, completionIncomplete, completionMissing, completedWithoutInput,
    missingDigitUnsaid, correctionCompletes,
    submitsWithoutNotice,
    statusTextUnannounced, enabledUnannounced, errorNotAssociated, errorWithoutAlert, errorOnKeystroke,
    announcementOnlyIfYouWait, announcementUnheard,
    countdownChatters, countdownUnreadable,
    secretInLog, secretAnnounced, secretSpoken, appCrashed,
  ]
}

extension [AuditRule] {
  /// All built-in rules, which an ``Audit`` evaluates by default.
  public static var all: Self { AuditRule.all }
}
