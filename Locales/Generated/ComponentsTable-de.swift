// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(de key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Bestätigungscode", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld Ziffer", .guess, "our translation, not reviewed")
      default: Translation("%lld Ziffern", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Ziffer %1$lld von %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Leer", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Code vollständig", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Code gelöscht", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("%1$lld von %2$lld Ziffern eingesetzt", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("Springt von selbst zur nächsten Ziffer", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Nur Ziffern sind erlaubt", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld Zeichen wurde ausgelassen", .guess, "our translation, not reviewed")
      default: Translation("%lld Zeichen wurden ausgelassen", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Noch %lld Ziffer eingeben", .guess, "our translation, not reviewed")
      default: Translation("Noch %lld Ziffern eingeben", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld Ziffer gelöscht", .guess, "our translation, not reviewed")
      default: Translation("%lld Ziffern gelöscht", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld Ziffer ersetzt", .guess, "our translation, not reviewed")
      default: Translation("%lld Ziffern ersetzt", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Code anzeigen", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Der Code wird angezeigt", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Der Code ist verborgen", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Bestätigen", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Code wird geprüft", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Prüfung abgeschlossen", .guess, "our translation, not reviewed")
    }
  }
}
