// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(ar key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .oudsAndroidPaste: Translation("لصق", .pinned, "ouds-android 35cb5510, core_pinCodeInput_paste_label")
    case .oudsFlutterDigit: Translation("الخانة %@", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_digitCode_label_a11y")
    case .oudsFlutterError: Translation("خطأ", .pinned, "ouds-flutter 7061bca3, core_common_error_a11y")
    case .oudsFlutterHint: Translation("اضغط مرتين للتعديل", .pinned, "ouds-flutter 7061bca3, core_common_hint_a11y")
    case .oudsFlutterPosition: Translation("الرقم %1$lld من %2$lld", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_digitPosition_a11y")
    case .oudsFlutterRole: Translation("حقل النص", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_trait_a11y")
    case .oudsFlutterRow: Translation("أدخل رمزك المكوّن من %lld أرقام", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_pinCode_label_a11y")
    case .oudsDigitLabel1: Translation("الرقم الأول", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_1")
    case .oudsDigitLabel2: Translation("الرقم الثاني", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_2")
    case .oudsDigitLabel3: Translation("الرقم الثالث", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_3")
    case .oudsDigitLabel4: Translation("الرقم الرابع", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_4")
    case .oudsDigitLabel5: Translation("الرقم الخامس", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_5")
    case .oudsDigitLabel6: Translation("الرقم السادس", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_6")
    case .oudsDigitLabel7: Translation("الرقم السابع", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_7")
    case .oudsDigitLabel8: Translation("الرقم الثامن", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_8")
    case .oudsDigitLabelBefore3: Translation("الرقم %lld", .reported, "ouds-ios 1.4.0 to 2.3.0, examples in a code comment; the strings themselves were not available")
    case .oudsEmpty: Translation("فارغ", .pinned, "ouds-ios 3, core_pinCodeInput_empty_a11y")
    case .oudsGroupLabel: Translation("أدخل رمزًا مكونًا من %lld رقمًا", .pinned, "ouds-ios 3, core_pinCodeInput_groupLabel_a11y")
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
    case .codeFieldLabel: Translation("رمز التحقق", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@، %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .zero: Translation("لا أرقام", .guess, "our translation, not reviewed")
      case .one: Translation("رقم واحد", .guess, "our translation, not reviewed")
      case .two: Translation("رقمان", .guess, "our translation, not reviewed")
      case .few: Translation("%lld أرقام", .guess, "our translation, not reviewed")
      case .many: Translation("%lld رقمًا", .guess, "our translation, not reviewed")
      case .other: Translation("%lld رقم", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("الرقم %1$lld من %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("فارغ", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("اكتمل الرمز", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("تم مسح الرمز", .guess, "our translation, not reviewed")
    case .codeFieldFilled: Translation("تم ملء %1$lld من %2$lld أرقام", .guess, "our translation, not reviewed")
    case .codeFieldGoesOn: Translation("ينتقل تلقائيًا إلى الرقم التالي", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("تُقبل الأرقام فقط", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .zero: Translation("لم يُتجاهل أي حرف", .guess, "our translation, not reviewed")
      case .one: Translation("تم تجاهل حرف واحد", .guess, "our translation, not reviewed")
      case .two: Translation("تم تجاهل حرفين", .guess, "our translation, not reviewed")
      case .few: Translation("تم تجاهل %lld أحرف", .guess, "our translation, not reviewed")
      case .many: Translation("تم تجاهل %lld حرفًا", .guess, "our translation, not reviewed")
      case .other: Translation("تم تجاهل %lld حرف", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .zero: Translation("لا تنقص أي أرقام", .guess, "our translation, not reviewed")
      case .one: Translation("أدخل رقمًا واحدًا آخر", .guess, "our translation, not reviewed")
      case .two: Translation("أدخل رقمين آخرين", .guess, "our translation, not reviewed")
      case .few: Translation("أدخل %lld أرقام أخرى", .guess, "our translation, not reviewed")
      case .many: Translation("أدخل %lld رقمًا آخر", .guess, "our translation, not reviewed")
      case .other: Translation("أدخل %lld رقم آخر", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .zero: Translation("لم يُحذف أي رقم", .guess, "our translation, not reviewed")
      case .one: Translation("تم حذف رقم واحد", .guess, "our translation, not reviewed")
      case .two: Translation("تم حذف رقمين", .guess, "our translation, not reviewed")
      case .few: Translation("تم حذف %lld أرقام", .guess, "our translation, not reviewed")
      case .many: Translation("تم حذف %lld رقمًا", .guess, "our translation, not reviewed")
      case .other: Translation("تم حذف %lld رقم", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .zero: Translation("لم يُستبدل أي رقم", .guess, "our translation, not reviewed")
      case .one: Translation("تم استبدال رقم واحد", .guess, "our translation, not reviewed")
      case .two: Translation("تم استبدال رقمين", .guess, "our translation, not reviewed")
      case .few: Translation("تم استبدال %lld أرقام", .guess, "our translation, not reviewed")
      case .many: Translation("تم استبدال %lld رقمًا", .guess, "our translation, not reviewed")
      case .other: Translation("تم استبدال %lld رقم", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("إظهار الرمز", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("الرمز ظاهر", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("الرمز مخفي", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("تحقق", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("جارٍ التحقق", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("انتهى التحقق", .guess, "our translation, not reviewed")
    }
  }
}
