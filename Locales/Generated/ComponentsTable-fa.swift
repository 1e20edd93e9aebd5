// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let fa = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 کد تأیید
    37 0 %1$@، %2$@
    38.one 0 %lld رقم
    38 0 %lld رقم
    39 0 رقم %1$lld از %2$lld
    40 0 خالی
    41 0 کد کامل است
    42 0 کد پاک شد
    43 0 %1$lld رقم از %2$lld رقم پر شد
    44 0 خودبه‌خود به رقم بعدی می‌رود
    45 0 فقط رقم پذیرفته می‌شود
    46.one 0 %lld نویسه کنار گذاشته شد
    46 0 %lld نویسه کنار گذاشته شد
    47.one 0 %lld رقم دیگر وارد کنید
    47 0 %lld رقم دیگر وارد کنید
    48.one 0 %lld رقم حذف شد
    48 0 %lld رقم حذف شد
    49.one 0 %lld رقم جایگزین شد
    49 0 %lld رقم جایگزین شد
    50 0 نمایش کد
    51 0 کد نمایان است
    52 0 کد پنهان است
    53 0 تأیید
    54 0 در حال بررسی
    55 0 بررسی پایان یافت
    """#)
}
