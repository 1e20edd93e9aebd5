// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(tr key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
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
    case .codeFieldLabel: Translation("Doğrulama kodu", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld rakam", .guess, "our translation, not reviewed")
      default: Translation("%lld rakam", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Rakam %1$lld, toplam %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Boş", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Kod tamamlandı", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Kod temizlendi", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("%2$lld rakamdan %1$lld tanesi dolduruldu", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("Kendiliğinden sonraki rakama geçer", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Yalnızca rakam girilebilir", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld karakter atlandı", .guess, "our translation, not reviewed")
      default: Translation("%lld karakter atlandı", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("%lld rakam daha girin", .guess, "our translation, not reviewed")
      default: Translation("%lld rakam daha girin", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld rakam silindi", .guess, "our translation, not reviewed")
      default: Translation("%lld rakam silindi", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld rakam değiştirildi", .guess, "our translation, not reviewed")
      default: Translation("%lld rakam değiştirildi", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Kodu göster", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Kod gösteriliyor", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Kod gizli", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Doğrula", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Doğrulanıyor", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Doğrulama bitti", .guess, "our translation, not reviewed")
    }
  }
}
