// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(es key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Código de verificación", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld dígito", .guess, "our translation, not reviewed")
      default: Translation("%lld dígitos", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Dígito %1$lld de %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Vacío", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Código completo", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Código borrado", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("%1$lld dígito de %2$lld rellenado", .guess, "our translation, not reviewed")
      default: Translation("%1$lld dígitos de %2$lld rellenados", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Pasa solo al dígito siguiente", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Solo se aceptan dígitos", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("Se ha omitido %lld carácter", .guess, "our translation, not reviewed")
      default: Translation("Se han omitido %lld caracteres", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Introduce %lld dígito más", .guess, "our translation, not reviewed")
      default: Translation("Introduce %lld dígitos más", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld dígito borrado", .guess, "our translation, not reviewed")
      default: Translation("%lld dígitos borrados", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld dígito reemplazado", .guess, "our translation, not reviewed")
      default: Translation("%lld dígitos reemplazados", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Mostrar código", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("El código se muestra", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("El código está oculto", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Verificar", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Verificando", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Verificación terminada", .guess, "our translation, not reviewed")
    }
  }
}
