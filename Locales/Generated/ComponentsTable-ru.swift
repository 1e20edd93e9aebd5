// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ru = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Код подтверждения
    37 0 %1$@, %2$@
    38.one 0 %lld цифра
    38.few 0 %lld цифры
    38.many 0 %lld цифр
    38 0 %lld цифры
    39 0 Цифра %1$lld из %2$lld
    40 0 Пусто
    41 0 Код введён полностью
    42 0 Код удалён
    43.one 0 Введена %1$lld цифра из %2$lld
    43.few 0 Введено %1$lld цифры из %2$lld
    43.many 0 Введено %1$lld цифр из %2$lld
    43 0 Введено %1$lld цифры из %2$lld
    44 0 Переходит к следующей цифре автоматически
    45 0 Допускаются только цифры
    46.one 0 Пропущен %lld символ
    46.few 0 Пропущено %lld символа
    46.many 0 Пропущено %lld символов
    46 0 Пропущено %lld символа
    47.one 0 Введите ещё %lld цифру
    47.few 0 Введите ещё %lld цифры
    47.many 0 Введите ещё %lld цифр
    47 0 Введите ещё %lld цифры
    48.one 0 Удалена %lld цифра
    48.few 0 Удалено %lld цифры
    48.many 0 Удалено %lld цифр
    48 0 Удалено %lld цифры
    49.one 0 Заменена %lld цифра
    49.few 0 Заменено %lld цифры
    49.many 0 Заменено %lld цифр
    49 0 Заменено %lld цифры
    50 0 Показать код
    51 0 Код показан
    52 0 Код скрыт
    53 0 Подтвердить
    54 0 Идёт проверка
    55 0 Проверка завершена
    """#)
}
