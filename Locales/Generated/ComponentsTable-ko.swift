// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(ko key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("확인 코드", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits: Translation("숫자 %lld자리", .guess, "our translation, not reviewed")
    case .codeFieldDigit: Translation("%2$lld자리 중 %1$lld번째 숫자", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("비어 있음", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("코드 입력 완료", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("코드가 지워짐", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("%2$lld자리 중 %1$lld자리가 입력됨", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("다음 자리로 자동으로 이동합니다", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("숫자만 입력할 수 있습니다", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut: Translation("%lld자가 제외됨", .guess, "our translation, not reviewed")
    case .codeFieldMissing: Translation("숫자 %lld자리를 더 입력하십시오", .guess, "our translation, not reviewed")
    case .codeFieldDeleted: Translation("숫자 %lld자리가 삭제됨", .guess, "our translation, not reviewed")
    case .codeFieldReplaced: Translation("숫자 %lld자리가 바뀜", .guess, "our translation, not reviewed")
    case .codeFieldShowCode: Translation("코드 보기", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("코드가 표시됨", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("코드가 가려짐", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("확인", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("확인 중", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("확인 완료", .guess, "our translation, not reviewed")
    }
  }
}
