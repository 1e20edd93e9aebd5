// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ar = WordingTexts(
    keyCount: keyCount,
    #"""
    * pinned ouds-android 35cb5510, core_pinCodeInput_paste_label
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_digitCode_label_a11y
    * pinned ouds-flutter 7061bca3, core_common_error_a11y
    * pinned ouds-flutter 7061bca3, core_common_hint_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_digitPosition_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_trait_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_pinCode_label_a11y
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_1
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_2
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_3
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_4
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_5
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_6
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_7
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_8
    * reported ouds-ios 1.4.0 to 2.3.0, examples in a code comment; the strings themselves were not available
    * pinned ouds-ios 3, core_pinCodeInput_empty_a11y
    * pinned ouds-ios 3, core_pinCodeInput_groupLabel_a11y
    * guess our translation, not reviewed
    0 0 لصق
    1 1 الخانة %@
    2 2 خطأ
    3 3 اضغط مرتين للتعديل
    4 4 الرقم %1$lld من %2$lld
    5 5 حقل النص
    6 6 أدخل رمزك المكوّن من %lld أرقام
    7 7 الرقم الأول
    8 8 الرقم الثاني
    9 9 الرقم الثالث
    10 10 الرقم الرابع
    11 11 الرقم الخامس
    12 12 الرقم السادس
    13 13 الرقم السابع
    14 14 الرقم الثامن
    15 15 الرقم %lld
    16 16 فارغ
    17 17 أدخل رمزًا مكونًا من %lld رقمًا
    36 18 رمز التحقق
    37 18 %1$@، %2$@
    38.zero 18 لا أرقام
    38.one 18 رقم واحد
    38.two 18 رقمان
    38.few 18 %lld أرقام
    38.many 18 %lld رقمًا
    38 18 %lld رقم
    39 18 الرقم %1$lld من %2$lld
    40 18 فارغ
    41 18 اكتمل الرمز
    42 18 تم مسح الرمز
    43 18 تم ملء %1$lld من %2$lld أرقام
    44 18 ينتقل تلقائيًا إلى الرقم التالي
    45 18 تُقبل الأرقام فقط
    46.zero 18 لم يُتجاهل أي حرف
    46.one 18 تم تجاهل حرف واحد
    46.two 18 تم تجاهل حرفين
    46.few 18 تم تجاهل %lld أحرف
    46.many 18 تم تجاهل %lld حرفًا
    46 18 تم تجاهل %lld حرف
    47.zero 18 لا تنقص أي أرقام
    47.one 18 أدخل رقمًا واحدًا آخر
    47.two 18 أدخل رقمين آخرين
    47.few 18 أدخل %lld أرقام أخرى
    47.many 18 أدخل %lld رقمًا آخر
    47 18 أدخل %lld رقم آخر
    48.zero 18 لم يُحذف أي رقم
    48.one 18 تم حذف رقم واحد
    48.two 18 تم حذف رقمين
    48.few 18 تم حذف %lld أرقام
    48.many 18 تم حذف %lld رقمًا
    48 18 تم حذف %lld رقم
    49.zero 18 لم يُستبدل أي رقم
    49.one 18 تم استبدال رقم واحد
    49.two 18 تم استبدال رقمين
    49.few 18 تم استبدال %lld أرقام
    49.many 18 تم استبدال %lld رقمًا
    49 18 تم استبدال %lld رقم
    50 18 إظهار الرمز
    51 18 الرمز ظاهر
    52 18 الرمز مخفي
    53 18 تحقق
    54 18 جارٍ التحقق
    55 18 انتهى التحقق
    """#)
}
