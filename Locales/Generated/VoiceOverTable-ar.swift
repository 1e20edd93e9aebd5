// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static func translation(ar key: Phrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .heading: Translation("عنوان", .guess, "our translation")
    case .button: Translation("زر", .guess, "our translation")
    case .link: Translation("رابط", .guess, "our translation")
    case .image: Translation("صورة", .guess, "our translation")
    case .textField: Translation("حقل نص", .guess, "our translation; SAP cloud-sdk-ios-fiori, the app's translators, have حقل النص")
    case .secureTextField: Translation("حقل نص آمن", .guess, "our translation")
    case .switchButton: Translation("زر تبديل", .guess, "our translation")
    case .on: Translation("تشغيل", .guess, "our translation")
    case .off: Translation("إيقاف", .guess, "our translation; iOS 16.2 Settings shows the same word for Off")
    case .mixed: Translation("مختلط", .guess, "our translation")
    case .selected: Translation("محدد", .guess, "SAP cloud-sdk-ios-fiori, the app's translators")
    case .dimmed: Translation("معتم", .guess, "our translation")
    case .isEditing: Translation("في نمط التحرير", .guess, "SAP cloud-sdk-ios-fiori, the app's translators")
    case .position: Translation("%1$lld من %2$lld", .guess, "our translation")
    case .characterCount:
      switch plural {
      case .zero: Translation("لا توجد أحرف", .guess, "our translation")
      case .one: Translation("حرف واحد", .guess, "our translation")
      case .two: Translation("حرفان", .guess, "our translation")
      case .few: Translation("%lld أحرف", .guess, "our translation")
      case .many: Translation("%lld حرفًا", .guess, "our translation")
      case .other: Translation("%lld حرف", .guess, "our translation")
      }
    case .characterMode: Translation("وضع الحرف", .guess, "our translation")
    case .insertionPointAtStart: Translation("نقطة الإدراج في البداية", .guess, "our translation")
    case .insertionPointAtEnd: Translation("نقطة الإدراج في النهاية", .guess, "our translation")
    case .editHint: Translation("انقر مرتين للتحرير", .guess, "SAP cloud-sdk-ios-fiori, the app's translators")
    case .misspelledWordsHint: Translation("استخدم الدوار للوصول إلى الكلمات ذات الأخطاء الإملائية", .guess, "our translation")
    case .toggleHint: Translation("انقر مرتين لتبديل الإعداد", .guess, "our translation")
    case .capital: Translation("حرف كبير %@", .guess, "our translation")
    }
  }
}
