/// A phrase that VoiceOver adds to the app's texts. `VoiceOver.xcstrings` has the translations and the notes for
/// translators, with the raw value as the key.
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
  /// “2 of 3”. Takes two integers: the position and the total.
  case position = "context.position"
  /// “4 characters”, for a secure field. Takes one integer, which determines the plural form: the number of characters.
  case characterCount = "value.characterCount"
  case characterMode = "rotor.characterMode"
  case insertionPointAtStart = "insertionPoint.start"
  case insertionPointAtEnd = "insertionPoint.end"
  case editHint = "hint.edit"
  case misspelledWordsHint = "hint.misspelledWords"
  case toggleHint = "hint.toggle"
  /// “cap Z”. Takes one text: the capital letter.
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
  /// “level 2”. Takes one integer: the level, counted from 1.
  case headingLevel = "heading.level"
  case listStart = "list.start"
  case listEnd = "list.end"
  case landmarkStart = "landmark.start"
  case landmarkEnd = "landmark.end"
  /// “row 2”. Takes one integer: the number of the row, counted from 1.
  case row = "table.row"
  /// “column 2”. Takes one integer: the number of the column, counted from 1.
  case column = "table.column"
  /// “spans 2 rows”. Takes one integer: the number of rows that a cell spans.
  case rowSpan = "table.rowSpan"
  /// “spans 2 columns”. Takes one integer: the number of columns that a cell spans.
  case columnSpan = "table.columnSpan"
  /// “page 2 of 3”. Takes two integers: the position and the total.
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
  /// “4 bullets”. Takes one integer: the number of bullets.
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
  /// “from messages, CODE”. Takes one text: the code from a message.
  case codeSuggestion = "keyboard.code"
}

/// A string from the source code of a modelled component. `Components.xcstrings` has the translations, with the raw
/// value as the key.
public enum ComponentPhrase: String, Sendable, Hashable, CaseIterable {
  case oudsAndroidPaste = "ouds.android.paste"
  /// “POSITION digit”. Takes one text: the position, as the component writes it.
  case oudsFlutterDigit = "ouds.flutter.digit"
  case oudsFlutterError = "ouds.flutter.error"
  case oudsFlutterHint = "ouds.flutter.hint"
  /// “Digit 2 of 6”. Takes two integers: the position and the total.
  case oudsFlutterPosition = "ouds.flutter.position"
  case oudsFlutterRole = "ouds.flutter.role"
  /// “Enter your 6-digit code”. Takes one integer: the number of digits.
  case oudsFlutterRow = "ouds.flutter.row"
  case oudsDigitLabel1 = "ouds.pinCodeInput.digitLabel.1"
  case oudsDigitLabel2 = "ouds.pinCodeInput.digitLabel.2"
  case oudsDigitLabel3 = "ouds.pinCodeInput.digitLabel.3"
  case oudsDigitLabel4 = "ouds.pinCodeInput.digitLabel.4"
  case oudsDigitLabel5 = "ouds.pinCodeInput.digitLabel.5"
  case oudsDigitLabel6 = "ouds.pinCodeInput.digitLabel.6"
  case oudsDigitLabel7 = "ouds.pinCodeInput.digitLabel.7"
  case oudsDigitLabel8 = "ouds.pinCodeInput.digitLabel.8"
  /// “Digit 2”. Takes one integer: the position. Only versions of the component before 3.0 have this phrase.
  case oudsDigitLabelBefore3 = "ouds.pinCodeInput.digitLabel.before3"
  case oudsEmpty = "ouds.pinCodeInput.empty"
  /// “Enter the code with 6 digits”. Takes one integer: the number of digits.
  case oudsGroupLabel = "ouds.pinCodeInput.groupLabel"
  /// “Digit 2 of 6”. Takes one integer: the position. The total is always 6 in the text.
  case swiftUIOTPDigitLabel = "soarias.otpInput.digitLabel"
  case swiftUIOTPClear = "soarias.otpInput.clear"
  case swiftUIOTPComplete = "soarias.otpInput.complete"
  /// “Empty”: the value of a digit field without a digit. The phrase is this project's own, because the component's
  /// source code asks for a value but has no words for it.
  case swiftUIOTPEmpty = "soarias.otpInput.empty"
  case swiftUIPINShowDigits = "soarias.pinInput.showDigits"
  /// The system's name for a symbol of a passcode field. Every case that begins with `passcode` is such a name.
  case passcodeCircle = "passcode.symbol.circle"
  case passcodeCircleFilled = "passcode.symbol.circleFilled"
  case passcodeSquare = "passcode.symbol.square"
  case passcodeSquareFilled = "passcode.symbol.squareFilled"
  case passcodeDash = "passcode.symbol.dash"
  case passcodeAsterisk = "passcode.symbol.asterisk"
  case passcodeEye = "passcode.symbol.eye"
  case passcodeEyeSlash = "passcode.symbol.eyeSlash"
  /// “2, circle”: the system's name for the symbol of a digit in a circle. Takes one integer: the digit.
  case passcodeDigitInCircle = "passcode.symbol.digitInCircle"
  /// “2, square”: the system's name for the symbol of a digit in a square. Takes one integer: the digit.
  case passcodeDigitInSquare = "passcode.symbol.digitInSquare"
  case verificationSetCodes = "verification.setCodes"
  case rxVerify = "rxVerify.verify"
  /// “Digit 2 of 6”. Takes two integers: the position and the total.
  case uikitOTPPosition = "uikitOTP.position"
  case codeFieldLabel = "codeField.label"
  /// “A, B”. Takes two texts, such as a label and the number of digits, and joins them.
  case codeFieldList = "codeField.list"
  /// “6 digits”. Takes one integer, which determines the plural form: the number of digits.
  case codeFieldDigits = "codeField.digits"
  /// “Digit 2 of 6”. Takes two integers: the position and the total.
  case codeFieldDigit = "codeField.digit"
  case codeFieldEmpty = "codeField.empty"
  case codeFieldComplete = "codeField.complete"
  case codeFieldCleared = "codeField.cleared"
  /// “2 of 6 digits filled in”. Takes two integers: the number of digits, which determines the plural form, and the
  /// total.
  case codeFieldFilled = "codeField.filled"
  case codeFieldGoesOn = "codeField.goesOn"
  case codeFieldOnlyDigits = "codeField.onlyDigits"
  /// “2 characters were left out”. Takes one integer, which determines the plural form: the number of characters.
  case codeFieldLeftOut = "codeField.leftOut"
  /// “Enter 2 more digits”. Takes one integer, which determines the plural form: the number of digits.
  case codeFieldMissing = "codeField.missing"
  /// “2 digits deleted”. Takes one integer, which determines the plural form: the number of digits.
  case codeFieldDeleted = "codeField.deleted"
  /// “2 digits replaced”. Takes one integer, which determines the plural form: the number of digits.
  case codeFieldReplaced = "codeField.replaced"
  case codeFieldShowCode = "codeField.showCode"
  case codeFieldShown = "codeField.shown"
  case codeFieldHidden = "codeField.hidden"
  case codeFieldVerify = "codeField.verify"
  case codeFieldVerifying = "codeField.verifying"
  case codeFieldVerified = "codeField.verified"
}
