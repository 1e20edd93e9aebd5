// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(da key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .oudsAndroidPaste: nil
    case .oudsFlutterDigit: nil
    case .oudsFlutterError: nil
    case .oudsFlutterHint: nil
    case .oudsFlutterPosition: nil
    case .oudsFlutterRole: nil
    case .oudsFlutterRow: nil
    case .oudsDigitLabel1: nil
    case .oudsDigitLabel2: nil
    case .oudsDigitLabel3: nil
    case .oudsDigitLabel4: nil
    case .oudsDigitLabel5: nil
    case .oudsDigitLabel6: nil
    case .oudsDigitLabel7: nil
    case .oudsDigitLabel8: nil
    case .oudsDigitLabelBefore3: nil
    case .oudsEmpty: nil
    case .oudsGroupLabel: nil
    case .swiftUIOTPDigitLabel: nil
    case .swiftUIOTPClear: nil
    case .swiftUIOTPComplete: nil
    case .swiftUIOTPEmpty: nil
    case .swiftUIPINShowDigits: nil
    case .passcodeCircle: nil
    case .passcodeCircleFilled: nil
    case .passcodeSquare: nil
    case .passcodeSquareFilled: nil
    case .passcodeDash: nil
    case .passcodeAsterisk: nil
    case .passcodeEye: nil
    case .passcodeEyeSlash: nil
    case .passcodeDigitInCircle: nil
    case .passcodeDigitInSquare: nil
    case .verificationSetCodes: nil
    case .rxVerify: nil
    case .uikitOTPPosition: nil
    case .codeFieldLabel: Translation("Bekræftelseskode", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld ciffer", .guess, "our translation, not reviewed")
      default: Translation("%lld cifre", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Ciffer %1$lld af %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Tom", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Koden er fuldstændig", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Koden er slettet", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("%1$lld af %2$lld cifre udfyldt", .guess, "our translation, not reviewed")
      default: Translation("%1$lld af %2$lld cifre udfyldt", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Går selv videre til næste ciffer", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Kun cifre er tilladt", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld tegn blev udeladt", .guess, "our translation, not reviewed")
      default: Translation("%lld tegn blev udeladt", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Indtast %lld ciffer mere", .guess, "our translation, not reviewed")
      default: Translation("Indtast %lld cifre mere", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld ciffer slettet", .guess, "our translation, not reviewed")
      default: Translation("%lld cifre slettet", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld ciffer erstattet", .guess, "our translation, not reviewed")
      default: Translation("%lld cifre erstattet", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Vis kode", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Koden vises", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Koden er skjult", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Bekræft", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Bekræfter", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Bekræftelsen er afsluttet", .guess, "our translation, not reviewed")
    }
  }
}
