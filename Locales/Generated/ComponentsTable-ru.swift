// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(ru key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Код подтверждения", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld цифра", .guess, "our translation, not reviewed")
      case .few: Translation("%lld цифры", .guess, "our translation, not reviewed")
      case .many: Translation("%lld цифр", .guess, "our translation, not reviewed")
      default: Translation("%lld цифры", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Цифра %1$lld из %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Пусто", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Код введён полностью", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Код удалён", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("Введена %1$lld цифра из %2$lld", .guess, "our translation, not reviewed")
      case .few: Translation("Введено %1$lld цифры из %2$lld", .guess, "our translation, not reviewed")
      case .many: Translation("Введено %1$lld цифр из %2$lld", .guess, "our translation, not reviewed")
      default: Translation("Введено %1$lld цифры из %2$lld", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Переходит к следующей цифре автоматически", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Допускаются только цифры", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("Пропущен %lld символ", .guess, "our translation, not reviewed")
      case .few: Translation("Пропущено %lld символа", .guess, "our translation, not reviewed")
      case .many: Translation("Пропущено %lld символов", .guess, "our translation, not reviewed")
      default: Translation("Пропущено %lld символа", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Введите ещё %lld цифру", .guess, "our translation, not reviewed")
      case .few: Translation("Введите ещё %lld цифры", .guess, "our translation, not reviewed")
      case .many: Translation("Введите ещё %lld цифр", .guess, "our translation, not reviewed")
      default: Translation("Введите ещё %lld цифры", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("Удалена %lld цифра", .guess, "our translation, not reviewed")
      case .few: Translation("Удалено %lld цифры", .guess, "our translation, not reviewed")
      case .many: Translation("Удалено %lld цифр", .guess, "our translation, not reviewed")
      default: Translation("Удалено %lld цифры", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("Заменена %lld цифра", .guess, "our translation, not reviewed")
      case .few: Translation("Заменено %lld цифры", .guess, "our translation, not reviewed")
      case .many: Translation("Заменено %lld цифр", .guess, "our translation, not reviewed")
      default: Translation("Заменено %lld цифры", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Показать код", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Код показан", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Код скрыт", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Подтвердить", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Идёт проверка", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Проверка завершена", .guess, "our translation, not reviewed")
    }
  }
}
