// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let cs = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Ověřovací kód
    37 0 %1$@, %2$@
    38.one 0 %lld číslice
    38.few 0 %lld číslice
    38 0 %lld číslic
    39 0 Číslice %1$lld z %2$lld
    40 0 Prázdné
    41 0 Kód je úplný
    42 0 Kód vymazán
    43.one 0 Vyplněna %1$lld číslice z %2$lld
    43.few 0 Vyplněny %1$lld číslice z %2$lld
    43 0 Vyplněno %1$lld číslic z %2$lld
    44 0 Na další číslici přejde samo
    45 0 Přijímají se jen číslice
    46.one 0 Vynechán %lld znak
    46.few 0 Vynechány %lld znaky
    46 0 Vynecháno %lld znaků
    47.one 0 Zadejte ještě %lld číslici
    47.few 0 Zadejte ještě %lld číslice
    47 0 Zadejte ještě %lld číslic
    48.one 0 Smazána %lld číslice
    48.few 0 Smazány %lld číslice
    48 0 Smazáno %lld číslic
    49.one 0 Nahrazena %lld číslice
    49.few 0 Nahrazeny %lld číslice
    49 0 Nahrazeno %lld číslic
    50 0 Zobrazit kód
    51 0 Kód je zobrazen
    52 0 Kód je skrytý
    53 0 Ověřit
    54 0 Probíhá ověření
    55 0 Ověření dokončeno
    """#)
}
