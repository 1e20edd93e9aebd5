// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(uk key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Код підтвердження", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld цифра", .guess, "our translation, not reviewed")
      case .few: Translation("%lld цифри", .guess, "our translation, not reviewed")
      case .many: Translation("%lld цифр", .guess, "our translation, not reviewed")
      default: Translation("%lld цифри", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Цифра %1$lld з %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Порожньо", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Код введено повністю", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Код видалено", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("Введено %1$lld цифру з %2$lld", .guess, "our translation, not reviewed")
      case .few: Translation("Введено %1$lld цифри з %2$lld", .guess, "our translation, not reviewed")
      case .many: Translation("Введено %1$lld цифр з %2$lld", .guess, "our translation, not reviewed")
      default: Translation("Введено %1$lld цифри з %2$lld", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Автоматично переходить до наступної цифри", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Дозволено лише цифри", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("Пропущено %lld символ", .guess, "our translation, not reviewed")
      case .few: Translation("Пропущено %lld символи", .guess, "our translation, not reviewed")
      case .many: Translation("Пропущено %lld символів", .guess, "our translation, not reviewed")
      default: Translation("Пропущено %lld символу", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Введіть ще %lld цифру", .guess, "our translation, not reviewed")
      case .few: Translation("Введіть ще %lld цифри", .guess, "our translation, not reviewed")
      case .many: Translation("Введіть ще %lld цифр", .guess, "our translation, not reviewed")
      default: Translation("Введіть ще %lld цифри", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("Видалено %lld цифру", .guess, "our translation, not reviewed")
      case .few: Translation("Видалено %lld цифри", .guess, "our translation, not reviewed")
      case .many: Translation("Видалено %lld цифр", .guess, "our translation, not reviewed")
      default: Translation("Видалено %lld цифри", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("Замінено %lld цифру", .guess, "our translation, not reviewed")
      case .few: Translation("Замінено %lld цифри", .guess, "our translation, not reviewed")
      case .many: Translation("Замінено %lld цифр", .guess, "our translation, not reviewed")
      default: Translation("Замінено %lld цифри", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Показати код", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Код показано", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Код приховано", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Підтвердити", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Триває перевірка", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Перевірку завершено", .guess, "our translation, not reviewed")
    }
  }
}
