// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let he = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 קוד אימות
    37 0 %1$@, %2$@
    38.one 0 ספרה אחת
    38.two 0 שתי ספרות
    38.many 0 %lld ספרות
    38 0 %lld ספרות
    39 0 ספרה %1$lld מתוך %2$lld
    40 0 ריק
    41 0 הקוד הושלם
    42 0 הקוד נמחק
    43.one 0 מולאה ספרה %1$lld מתוך %2$lld
    43.two 0 מולאו %1$lld ספרות מתוך %2$lld
    43.many 0 מולאו %1$lld ספרות מתוך %2$lld
    43 0 מולאו %1$lld ספרות מתוך %2$lld
    44 0 עובר מעצמו לספרה הבאה
    45 0 ניתן להזין ספרות בלבד
    46.one 0 תו אחד הושמט
    46.two 0 שני תווים הושמטו
    46.many 0 %lld תווים הושמטו
    46 0 %lld תווים הושמטו
    47.one 0 יש להזין עוד ספרה אחת
    47.two 0 יש להזין עוד שתי ספרות
    47.many 0 יש להזין עוד %lld ספרות
    47 0 יש להזין עוד %lld ספרות
    48.one 0 ספרה אחת נמחקה
    48.two 0 שתי ספרות נמחקו
    48.many 0 %lld ספרות נמחקו
    48 0 %lld ספרות נמחקו
    49.one 0 ספרה אחת הוחלפה
    49.two 0 שתי ספרות הוחלפו
    49.many 0 %lld ספרות הוחלפו
    49 0 %lld ספרות הוחלפו
    50 0 הצגת הקוד
    51 0 הקוד מוצג
    52 0 הקוד מוסתר
    53 0 אימות
    54 0 מתבצע אימות
    55 0 האימות הסתיים
    """#)
}
