// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(ja key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("確認コード", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@、%2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits: Translation("%lld桁", .guess, "our translation, not reviewed")
    case .codeFieldDigit: Translation("%2$lld桁中%1$lld桁目", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("空", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("コードがすべて入力されました", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("コードを消去しました", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("%2$lld桁中%1$lld桁を入力しました", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("自動的に次の桁に進みます", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("入力できるのは数字だけです", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut: Translation("%lld文字を省きました", .guess, "our translation, not reviewed")
    case .codeFieldMissing: Translation("あと%lld桁入力してください", .guess, "our translation, not reviewed")
    case .codeFieldDeleted: Translation("%lld桁を削除しました", .guess, "our translation, not reviewed")
    case .codeFieldReplaced: Translation("%lld桁を置き換えました", .guess, "our translation, not reviewed")
    case .codeFieldShowCode: Translation("コードを表示", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("コードを表示しています", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("コードを隠しています", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("確認", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("確認しています", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("確認が終わりました", .guess, "our translation, not reviewed")
    }
  }
}
