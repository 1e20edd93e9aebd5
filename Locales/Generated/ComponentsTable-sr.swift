// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let sr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Код за верификацију
    37 0 %1$@, %2$@
    38.one 0 %lld цифра
    38.few 0 %lld цифре
    38 0 %lld цифара
    39 0 Цифра %1$lld од %2$lld
    40 0 Празно
    41 0 Код је потпун
    42 0 Код је обрисан
    43.one 0 Попуњена је %1$lld цифра од %2$lld
    43.few 0 Попуњене су %1$lld цифре од %2$lld
    43 0 Попуњено је %1$lld цифара од %2$lld
    44 0 Сам прелази на следећу цифру
    45 0 Прихватају се само цифре
    46.one 0 Изостављен је %lld знак
    46.few 0 Изостављена су %lld знака
    46 0 Изостављено је %lld знакова
    47.one 0 Унесите још %lld цифру
    47.few 0 Унесите још %lld цифре
    47 0 Унесите још %lld цифара
    48.one 0 Обрисана је %lld цифра
    48.few 0 Обрисане су %lld цифре
    48 0 Обрисано је %lld цифара
    49.one 0 Замењена је %lld цифра
    49.few 0 Замењене су %lld цифре
    49 0 Замењено је %lld цифара
    50 0 Прикажи код
    51 0 Код је приказан
    52 0 Код је сакривен
    53 0 Провери
    54 0 Провера је у току
    55 0 Провера је завршена
    """#)
}
