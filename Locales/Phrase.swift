/// A phrase of VoiceOver's own, which it adds to the app's texts. `VoiceOver.xcstrings` has the translations and the
/// notes for translators, under the raw value.
public enum Phrase: String, Sendable, Hashable, CaseIterable {
  case heading = "trait.heading"
  case button = "trait.button"
  case link = "trait.link"
  case image = "trait.image"
  case textField = "trait.textField"
  case secureTextField = "trait.secureTextField"
  case switchButton = "trait.switchButton"
  case on = "state.on"
  case off = "state.off"
  case mixed = "state.mixed"
  case selected = "state.selected"
  case dimmed = "state.dimmed"
  case isEditing = "state.isEditing"
  /// Two integers: the position and the total.
  case position = "context.position"
  /// One integer, plural: the number of characters in a secure field.
  case characterCount = "value.characterCount"
  case characterMode = "rotor.characterMode"
  case insertionPointAtStart = "insertionPoint.start"
  case insertionPointAtEnd = "insertionPoint.end"
  case editHint = "hint.edit"
  case misspelledWordsHint = "hint.misspelledWords"
  case toggleHint = "hint.toggle"
  /// One text: the capital letter.
  case capital = "character.capital"
  case backButton = "trait.backButton"
  case back = "label.back"
  case tab = "trait.tab"
  case adjustable = "trait.adjustable"
  case searchField = "trait.searchField"
  case pickerItem = "trait.pickerItem"
  case popUpButton = "trait.popUpButton"
  case draggable = "trait.draggable"
  case alert = "trait.alert"
  case multiLineTextField = "trait.multiLineTextField"
  case toggleButton = "trait.toggleButton"
  case pressed = "state.pressed"
  case notPressed = "state.notPressed"
  case collapsed = "state.collapsed"
  case expanded = "state.expanded"
  case required = "state.required"
  case invalid = "state.invalid"
  case inProgress = "state.inProgress"
  /// One integer.
  case headingLevel = "heading.level"
  case listStart = "list.start"
  case listEnd = "list.end"
  case landmarkStart = "landmark.start"
  case landmarkEnd = "landmark.end"
  /// One integer.
  case row = "table.row"
  /// One integer.
  case column = "table.column"
  /// One integer.
  case rowSpan = "table.rowSpan"
  /// One integer.
  case columnSpan = "table.columnSpan"
  /// Two integers: the position and the total.
  case page = "pageControl.page"
  case decrement = "stepper.decrement"
  case increment = "stepper.increment"
  case dismissPopUp = "dismiss.popUp"
  case dismissContextMenu = "dismiss.contextMenu"
  case adjustHint = "hint.adjust"
  case expandHint = "hint.expand"
  case collapseHint = "hint.collapse"
  case pickerHint = "hint.picker"
  case dragHint = "hint.drag"
  case actionsAvailable = "hint.actions"
  case moreContentAvailable = "hint.moreContent"
  case activate = "action.activate"
  /// One integer.
  case bulletCount = "value.bulletCount"
  case rotorCharacters = "rotor.characters"
  case rotorWords = "rotor.words"
  case rotorHeadings = "rotor.headings"
  case rotorTextFields = "rotor.textFields"
  case rotorActions = "rotor.actions"
  case rotorValues = "rotor.values"
  case rotorMoreContent = "rotor.moreContent"
  case deleteKey = "key.delete"
  case spaceKey = "key.space"
  case shiftKey = "key.shift"
  case returnKey = "key.return"
  case numbersKey = "key.numbers"
  case lettersKey = "key.letters"
  /// One text: the code.
  case codeSuggestion = "keyboard.code"
}

/// A phrase of a modelled component: a string that its source ships. `Components.xcstrings` has the translations, under
/// the raw value.
public enum ComponentPhrase: String, Sendable, Hashable, CaseIterable {
  case oudsAndroidPaste = "ouds.android.paste"
  /// One text: the position, as the component writes it.
  case oudsFlutterDigit = "ouds.flutter.digit"
  case oudsFlutterError = "ouds.flutter.error"
  case oudsFlutterHint = "ouds.flutter.hint"
  /// Two integers: the position and the total.
  case oudsFlutterPosition = "ouds.flutter.position"
  case oudsFlutterRole = "ouds.flutter.role"
  /// One integer: the number of digits.
  case oudsFlutterRow = "ouds.flutter.row"
  case oudsDigitLabel1 = "ouds.pinCodeInput.digitLabel.1"
  case oudsDigitLabel2 = "ouds.pinCodeInput.digitLabel.2"
  case oudsDigitLabel3 = "ouds.pinCodeInput.digitLabel.3"
  case oudsDigitLabel4 = "ouds.pinCodeInput.digitLabel.4"
  case oudsDigitLabel5 = "ouds.pinCodeInput.digitLabel.5"
  case oudsDigitLabel6 = "ouds.pinCodeInput.digitLabel.6"
  case oudsDigitLabel7 = "ouds.pinCodeInput.digitLabel.7"
  case oudsDigitLabel8 = "ouds.pinCodeInput.digitLabel.8"
  /// One integer: the position. Before 3.0 only.
  case oudsDigitLabelBefore3 = "ouds.pinCodeInput.digitLabel.before3"
  case oudsEmpty = "ouds.pinCodeInput.empty"
  /// One integer: the number of digits.
  case oudsGroupLabel = "ouds.pinCodeInput.groupLabel"
  /// One integer: the position. The total is part of the text.
  case swiftUIOTPDigitLabel = "soarias.otpInput.digitLabel"
  case swiftUIOTPClear = "soarias.otpInput.clear"
  case swiftUIOTPComplete = "soarias.otpInput.complete"
  /// Our own phrase, which the source does not have.
  case swiftUIOTPEmpty = "soarias.otpInput.empty"
  case swiftUIPINShowDigits = "soarias.pinInput.showDigits"
  /// The system's names for the symbols of a passcode field. The names of digits take one integer: the digit.
  case passcodeCircle = "passcode.symbol.circle"
  case passcodeCircleFilled = "passcode.symbol.circleFilled"
  case passcodeSquare = "passcode.symbol.square"
  case passcodeSquareFilled = "passcode.symbol.squareFilled"
  case passcodeDash = "passcode.symbol.dash"
  case passcodeAsterisk = "passcode.symbol.asterisk"
  case passcodeEye = "passcode.symbol.eye"
  case passcodeEyeSlash = "passcode.symbol.eyeSlash"
  case passcodeDigitInCircle = "passcode.symbol.digitInCircle"
  case passcodeDigitInSquare = "passcode.symbol.digitInSquare"
  case verificationSetCodes = "verification.setCodes"
  case rxVerify = "rxVerify.verify"
  /// Two integers: the position and the total.
  case uikitOTPPosition = "uikitOTP.position"
  case codeFieldLabel = "codeField.label"
  /// Two texts.
  case codeFieldList = "codeField.list"
  /// One integer, plural: the number of digits.
  case codeFieldDigits = "codeField.digits"
  /// Two integers: the position and the total.
  case codeFieldDigit = "codeField.digit"
  case codeFieldEmpty = "codeField.empty"
  case codeFieldComplete = "codeField.complete"
  case codeFieldCleared = "codeField.cleared"
  /// Two integers, plural: the number of digits and the total.
  case codeFieldFilled = "codeField.filled"
  case codeFieldGoesOn = "codeField.goesOn"
  case codeFieldOnlyDigits = "codeField.onlyDigits"
  /// One integer, plural: the number of characters.
  case codeFieldLeftOut = "codeField.leftOut"
  /// One integer, plural: the number of digits.
  case codeFieldMissing = "codeField.missing"
  /// One integer, plural: the number of digits.
  case codeFieldDeleted = "codeField.deleted"
  /// One integer, plural: the number of digits.
  case codeFieldReplaced = "codeField.replaced"
  case codeFieldShowCode = "codeField.showCode"
  case codeFieldShown = "codeField.shown"
  case codeFieldHidden = "codeField.hidden"
  case codeFieldVerify = "codeField.verify"
  case codeFieldVerifying = "codeField.verifying"
  case codeFieldVerified = "codeField.verified"
}
