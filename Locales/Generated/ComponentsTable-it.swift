// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(it key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Codice di verifica", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld cifra", .guess, "our translation, not reviewed")
      default: Translation("%lld cifre", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Cifra %1$lld di %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Vuoto", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Codice completo", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Codice cancellato", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("Inserita %1$lld cifra di %2$lld", .guess, "our translation, not reviewed")
      default: Translation("Inserite %1$lld cifre di %2$lld", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Passa da solo alla cifra successiva", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Sono ammesse solo cifre", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld carattere è stato ignorato", .guess, "our translation, not reviewed")
      default: Translation("%lld caratteri sono stati ignorati", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Inserisci ancora %lld cifra", .guess, "our translation, not reviewed")
      default: Translation("Inserisci ancora %lld cifre", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld cifra eliminata", .guess, "our translation, not reviewed")
      default: Translation("%lld cifre eliminate", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld cifra sostituita", .guess, "our translation, not reviewed")
      default: Translation("%lld cifre sostituite", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Mostra codice", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Il codice è visibile", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Il codice è nascosto", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Verifica", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Verifica in corso", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Verifica terminata", .guess, "our translation, not reviewed")
    }
  }
}
