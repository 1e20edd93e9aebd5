// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(nb key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Bekreftelseskode", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld siffer", .guess, "our translation, not reviewed")
      default: Translation("%lld sifre", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Siffer %1$lld av %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Tomt", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Koden er fullstendig", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Koden er slettet", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("%1$lld av %2$lld sifre fylt inn", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("Går videre til neste siffer av seg selv", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Bare sifre er tillatt", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld tegn ble utelatt", .guess, "our translation, not reviewed")
      default: Translation("%lld tegn ble utelatt", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Skriv inn %lld siffer til", .guess, "our translation, not reviewed")
      default: Translation("Skriv inn %lld sifre til", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld siffer slettet", .guess, "our translation, not reviewed")
      default: Translation("%lld sifre slettet", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld siffer erstattet", .guess, "our translation, not reviewed")
      default: Translation("%lld sifre erstattet", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Vis kode", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Koden vises", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Koden er skjult", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Bekreft", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Bekrefter", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Bekreftelsen er fullført", .guess, "our translation, not reviewed")
    }
  }
}
