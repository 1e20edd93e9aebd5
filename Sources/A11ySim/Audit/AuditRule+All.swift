extension AuditRule {
  /// Every rule, in the order in which they are evaluated and listed.
  public static let all: [AuditRule] = [
    // What is there and what it is called.
    unnamedTextField, unnamedGroupOfFields, positionTotalMismatch, labelNotInName, helperAfterFields, decorativeExposed,
    duplicateContent, maskedButSpoken, valueReadAsNumber, underlinedNotALink, toggleWithoutEffect,
    oneTimeCodeUndeclared,
    // Where the person is.
    focusChangedOnAppear, docBehaviourMismatch, autoAdvanceUnannounced, focusMovedSilently, focusMovedMoreThanOnce,
    focusNotWhereAsked,
    focusedNodeRemoved, announcementDuplicatesFocus, announcementCutsEcho,
    // What becomes of what is entered.
    inputLost, rejectedSilently, codeInOneCell, oddNumberAccepted, letterAccepted, contentChangedSilently,
    foreignCellChanged,
    dataLossOnFocus, backspaceDead, setWithoutEffect,
    // What happens then.
    completionUnannounced, completionTwice, completionIncomplete, completionMissing, completedWithoutInput,
    missingDigitUnsaid, correctionCompletes,
    submitsWithoutNotice,
    statusTextUnannounced, errorNotAssociated, errorWithoutAlert, errorOnKeystroke, announcementOnlyIfYouWait,
    secretInLog, appCrashed,
  ]
}

extension [AuditRule] {
  /// Every rule of the simulator.
  public static var all: Self { AuditRule.all }
}
