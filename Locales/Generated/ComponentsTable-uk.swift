// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let uk = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Код підтвердження
    37 0 %1$@, %2$@
    38.one 0 %lld цифра
    38.few 0 %lld цифри
    38.many 0 %lld цифр
    38 0 %lld цифри
    39 0 Цифра %1$lld з %2$lld
    40 0 Порожньо
    41 0 Код введено повністю
    42 0 Код видалено
    43.one 0 Введено %1$lld цифру з %2$lld
    43.few 0 Введено %1$lld цифри з %2$lld
    43.many 0 Введено %1$lld цифр з %2$lld
    43 0 Введено %1$lld цифри з %2$lld
    44 0 Автоматично переходить до наступної цифри
    45 0 Дозволено лише цифри
    46.one 0 Пропущено %lld символ
    46.few 0 Пропущено %lld символи
    46.many 0 Пропущено %lld символів
    46 0 Пропущено %lld символу
    47.one 0 Введіть ще %lld цифру
    47.few 0 Введіть ще %lld цифри
    47.many 0 Введіть ще %lld цифр
    47 0 Введіть ще %lld цифри
    48.one 0 Видалено %lld цифру
    48.few 0 Видалено %lld цифри
    48.many 0 Видалено %lld цифр
    48 0 Видалено %lld цифри
    49.one 0 Замінено %lld цифру
    49.few 0 Замінено %lld цифри
    49.many 0 Замінено %lld цифр
    49 0 Замінено %lld цифри
    50 0 Показати код
    51 0 Код показано
    52 0 Код приховано
    53 0 Підтвердити
    54 0 Триває перевірка
    55 0 Перевірку завершено
    """#)
}
