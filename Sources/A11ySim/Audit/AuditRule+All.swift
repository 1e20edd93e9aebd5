extension AuditRule {
  /// Every rule of the simulator, in the order of evaluation. Lists of rules have the same order.
  public static let all: [AuditRule] = [
    // Elements and their names.
    unnamedTextField, unnamedGroupOfFields, positionTotalMismatch, labelNotInName, helperAfterFields, decorativeExposed,
    duplicateContent, maskedButSpoken, valueReadAsNumber, underlinedNotALink, toggleWithoutEffect,
    oneTimeCodeUndeclared,
    // Cursor and keyboard focus.
    focusChangedOnAppear, docBehaviourMismatch, autoAdvanceUnannounced, focusMovedSilently, focusMovedMoreThanOnce,
    focusNotWhereAsked,
    focusedNodeRemoved, announcementDuplicatesFocus, announcementCutsEcho,
    // Entered text.
    inputLost, rejectedSilently, codeInOneCell, oddNumberAccepted, letterAccepted, contentChangedSilently,
    foreignCellChanged,
    dataLossOnFocus, backspaceDead, setWithoutEffect,
    // Completion, errors and messages.
    completionUnannounced, completionTwice, completionIncomplete, completionMissing, completedWithoutInput,
    missingDigitUnsaid, correctionCompletes,
    submitsWithoutNotice,
    statusTextUnannounced, errorNotAssociated, errorWithoutAlert, errorOnKeystroke, announcementOnlyIfYouWait,
    secretInLog, secretAnnounced, appCrashed,
  ]
}

extension [AuditRule] {
  /// Every rule of the simulator, in the order of evaluation. It is the default of ``Audit``.
  public static var all: Self { AuditRule.all }
}
