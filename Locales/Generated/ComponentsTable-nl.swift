// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(nl key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Verificatiecode", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld cijfer", .guess, "our translation, not reviewed")
      default: Translation("%lld cijfers", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Cijfer %1$lld van %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Leeg", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Code volledig", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Code gewist", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("%1$lld van %2$lld cijfers ingevuld", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("Gaat vanzelf naar het volgende cijfer", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Alleen cijfers zijn toegestaan", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld teken is weggelaten", .guess, "our translation, not reviewed")
      default: Translation("%lld tekens zijn weggelaten", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Voer nog %lld cijfer in", .guess, "our translation, not reviewed")
      default: Translation("Voer nog %lld cijfers in", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld cijfer verwijderd", .guess, "our translation, not reviewed")
      default: Translation("%lld cijfers verwijderd", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld cijfer vervangen", .guess, "our translation, not reviewed")
      default: Translation("%lld cijfers vervangen", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Toon code", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("De code is zichtbaar", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("De code is verborgen", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Controleer", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Bezig met controleren", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Controle voltooid", .guess, "our translation, not reviewed")
    }
  }
}
