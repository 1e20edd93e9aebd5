// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(fi key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Vahvistuskoodi", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld numero", .guess, "our translation, not reviewed")
      default: Translation("%lld numeroa", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Numero %1$lld kautta %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Tyhjä", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Koodi on valmis", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Koodi tyhjennetty", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("%1$lld numero täytetty, yhteensä %2$lld", .guess, "our translation, not reviewed")
      default: Translation("%1$lld numeroa täytetty, yhteensä %2$lld", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Siirtyy itsestään seuraavaan numeroon", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Vain numerot kelpaavat", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld merkki jätettiin pois", .guess, "our translation, not reviewed")
      default: Translation("%lld merkkiä jätettiin pois", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Anna vielä %lld numero", .guess, "our translation, not reviewed")
      default: Translation("Anna vielä %lld numeroa", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld numero poistettu", .guess, "our translation, not reviewed")
      default: Translation("%lld numeroa poistettu", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld numero korvattu", .guess, "our translation, not reviewed")
      default: Translation("%lld numeroa korvattu", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Näytä koodi", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Koodi on näkyvissä", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Koodi on piilotettu", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Vahvista", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Vahvistetaan", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Vahvistus on päättynyt", .guess, "our translation, not reviewed")
    }
  }
}
