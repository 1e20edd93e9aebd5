// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(ptBR key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Código de verificação", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld dígito", .guess, "our translation, not reviewed")
      default: Translation("%lld dígitos", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Dígito %1$lld de %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Vazio", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Código completo", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Código apagado", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("%1$lld dígito de %2$lld preenchido", .guess, "our translation, not reviewed")
      default: Translation("%1$lld dígitos de %2$lld preenchidos", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Passa sozinho para o próximo dígito", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Somente dígitos são aceitos", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld caractere foi ignorado", .guess, "our translation, not reviewed")
      default: Translation("%lld caracteres foram ignorados", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Digite mais %lld dígito", .guess, "our translation, not reviewed")
      default: Translation("Digite mais %lld dígitos", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld dígito apagado", .guess, "our translation, not reviewed")
      default: Translation("%lld dígitos apagados", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld dígito substituído", .guess, "our translation, not reviewed")
      default: Translation("%lld dígitos substituídos", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Mostrar código", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("O código está visível", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("O código está oculto", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Verificar", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Verificando", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Verificação concluída", .guess, "our translation, not reviewed")
    }
  }
}
