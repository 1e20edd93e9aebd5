/// A string from the source code of a modelled component. `Locales/Components.xcstrings` has the translations, with the raw
/// value as the key.
package enum ComponentPhrase: String, Sendable, Hashable, CaseIterable {
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
