// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let bg = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Код за потвърждение
    37 0 %1$@, %2$@
    38.one 0 %lld цифра
    38 0 %lld цифри
    39 0 Цифра %1$lld от %2$lld
    40 0 Празно
    41 0 Кодът е пълен
    42 0 Кодът е изчистен
    43.one 0 Попълнена %1$lld цифра от %2$lld
    43 0 Попълнени %1$lld цифри от %2$lld
    44 0 Преминава само към следващата цифра
    45 0 Приемат се само цифри
    46.one 0 Пропуснат е %lld знак
    46 0 Пропуснати са %lld знака
    47.one 0 Въведете още %lld цифра
    47 0 Въведете още %lld цифри
    48.one 0 Изтрита %lld цифра
    48 0 Изтрити %lld цифри
    49.one 0 Заменена %lld цифра
    49 0 Заменени %lld цифри
    50 0 Показване на кода
    51 0 Кодът е показан
    52 0 Кодът е скрит
    53 0 Проверка
    54 0 Извършва се проверка
    55 0 Проверката завърши
    """#)
}
