// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(zhHans key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("验证码", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@，%2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits: Translation("%lld位数字", .guess, "our translation, not reviewed")
    case .codeFieldDigit: Translation("第%1$lld位数字，共%2$lld位", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("空", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("验证码已输入完整", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("验证码已清除", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("已填入%1$lld位数字，共%2$lld位", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("自动跳到下一位", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("只能输入数字", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut: Translation("已忽略%lld个字符", .guess, "our translation, not reviewed")
    case .codeFieldMissing: Translation("请再输入%lld位数字", .guess, "our translation, not reviewed")
    case .codeFieldDeleted: Translation("已删除%lld位数字", .guess, "our translation, not reviewed")
    case .codeFieldReplaced: Translation("已替换%lld位数字", .guess, "our translation, not reviewed")
    case .codeFieldShowCode: Translation("显示验证码", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("验证码已显示", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("验证码已隐藏", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("验证", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("正在验证", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("验证已结束", .guess, "our translation, not reviewed")
    }
  }
}
