// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(pl key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Kod weryfikacyjny", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld cyfra", .guess, "our translation, not reviewed")
      case .few: Translation("%lld cyfry", .guess, "our translation, not reviewed")
      case .many: Translation("%lld cyfr", .guess, "our translation, not reviewed")
      default: Translation("%lld cyfry", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Cyfra %1$lld z %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Puste", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Kod kompletny", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Kod wyczyszczony", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("Wypełniono %1$lld cyfrę z %2$lld", .guess, "our translation, not reviewed")
      case .few: Translation("Wypełniono %1$lld cyfry z %2$lld", .guess, "our translation, not reviewed")
      case .many: Translation("Wypełniono %1$lld cyfr z %2$lld", .guess, "our translation, not reviewed")
      default: Translation("Wypełniono %1$lld cyfry z %2$lld", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Sam przechodzi do następnej cyfry", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Dozwolone są tylko cyfry", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("Pominięto %lld znak", .guess, "our translation, not reviewed")
      case .few: Translation("Pominięto %lld znaki", .guess, "our translation, not reviewed")
      case .many: Translation("Pominięto %lld znaków", .guess, "our translation, not reviewed")
      default: Translation("Pominięto %lld znaku", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Wpisz jeszcze %lld cyfrę", .guess, "our translation, not reviewed")
      case .few: Translation("Wpisz jeszcze %lld cyfry", .guess, "our translation, not reviewed")
      case .many: Translation("Wpisz jeszcze %lld cyfr", .guess, "our translation, not reviewed")
      default: Translation("Wpisz jeszcze %lld cyfry", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("Usunięto %lld cyfrę", .guess, "our translation, not reviewed")
      case .few: Translation("Usunięto %lld cyfry", .guess, "our translation, not reviewed")
      case .many: Translation("Usunięto %lld cyfr", .guess, "our translation, not reviewed")
      default: Translation("Usunięto %lld cyfry", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("Zastąpiono %lld cyfrę", .guess, "our translation, not reviewed")
      case .few: Translation("Zastąpiono %lld cyfry", .guess, "our translation, not reviewed")
      case .many: Translation("Zastąpiono %lld cyfr", .guess, "our translation, not reviewed")
      default: Translation("Zastąpiono %lld cyfry", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Pokaż kod", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Kod jest widoczny", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Kod jest ukryty", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Zweryfikuj", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Weryfikowanie", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Weryfikacja zakończona", .guess, "our translation, not reviewed")
    }
  }
}
