extension AuditRule {
  /// All built-in rules, in the order in which audits evaluate them and lists show them.
  public static let all: [AuditRule] = [
    unnamedTextField, hintIsTheOnlyName, requirementOnlyInHint, hintOnlyOnIOS, requiredOnlyDrawn, unnamedControl,
    textWithoutWords,
    unnamedGroupOfFields,
    nameIsAFileOrSymbol,
    roleInName, sameNameSideBySide, sameNameInAList,
    positionTotalMismatch,
    labelNotInName, helperAfterFields, helperLostToError, decorativeExposed,
    patternInValue, duplicateContent, saidTwice, maskedButSpoken, valueReadAsNumber, underlinedNotALink,
    toggleWithoutState,
    toggleWithoutEffect,
    choiceUnsaid, stateUnsaid, revealUnannounced, changeOnlySeen,
    oneTimeCodeUndeclared, reactsWithoutTrait, clickableWithoutRole, unreachableControl,
    targetSizeMinimum, targetTiny, targetSizePlatform, elementUnderKeyboard, modalWithoutWayOut, noWayBack,
    reachableBehindModal, reachableUnderCover, reachableOffScreen, orderNotAsDrawn,
    focusChangedOnAppear, docBehaviourMismatch, autoAdvanceUnannounced, focusMovedSilently, focusMovedMoreThanOnce,
    focusNotWhereAsked, cursorThrownBack, cursorTakenAway, focusTakenBack, focusMovedMidEntry,
    focusedNodeRemoved, announcementDuplicatesFocus, announcementCutsEcho, focusCutsEcho, keyboardOverWhatFollows,
    inputLost, rejectedSilently, codeInOneCell, oddNumberAccepted, letterAccepted, contentChangedSilently,
    foreignCellChanged,
    dataLossOnFocus, backspaceDead, setWithoutEffect,
    completionUnannounced, completionTwice, completionIncomplete, completionMissing, completedWithoutInput,
    missingDigitUnsaid, correctionCompletes,
    submitsWithoutNotice,
    statusTextUnannounced, enabledUnannounced, errorNotAssociated, errorWithoutAlert, errorOnKeystroke,
    announcementOnlyIfYouWait, announcementUnheard,
    announcementOnEveryKey, countdownChatters, countdownUnreadable, timedOutSilently, controlGoneTooSoon,
    secretInLog, secretAnnounced, secretInPlainField, pinInPlainField, secretSpoken, appCrashed,
    textInAnotherLanguage, sentenceInAnotherLanguage, numberForTheVoice, reactionUnused,
  ]
}

extension [AuditRule] {
  /// All built-in rules, which an ``Audit`` evaluates by default.
  public static var all: Self { AuditRule.all }
}
