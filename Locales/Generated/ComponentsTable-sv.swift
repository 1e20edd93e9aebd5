// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(sv key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Verifieringskod", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld siffra", .guess, "our translation, not reviewed")
      default: Translation("%lld siffror", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Siffra %1$lld av %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Tomt", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Koden är fullständig", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Koden har rensats", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("%1$lld av %2$lld siffror ifylld", .guess, "our translation, not reviewed")
      default: Translation("%1$lld av %2$lld siffror ifyllda", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Går vidare till nästa siffra av sig självt", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Endast siffror är tillåtna", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld tecken utelämnades", .guess, "our translation, not reviewed")
      default: Translation("%lld tecken utelämnades", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Ange %lld siffra till", .guess, "our translation, not reviewed")
      default: Translation("Ange %lld siffror till", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld siffra raderades", .guess, "our translation, not reviewed")
      default: Translation("%lld siffror raderades", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld siffra ersattes", .guess, "our translation, not reviewed")
      default: Translation("%lld siffror ersattes", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Visa kod", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Koden visas", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Koden är dold", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Verifiera", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Verifierar", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Verifieringen är klar", .guess, "our translation, not reviewed")
    }
  }
}
