// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let sk = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Overovací kód
    37 0 %1$@, %2$@
    38.one 0 %lld číslica
    38.few 0 %lld číslice
    38 0 %lld číslic
    39 0 Číslica %1$lld z %2$lld
    40 0 Prázdne
    41 0 Kód je úplný
    42 0 Kód vymazaný
    43.one 0 Vyplnená %1$lld číslica z %2$lld
    43.few 0 Vyplnené %1$lld číslice z %2$lld
    43 0 Vyplnených %1$lld číslic z %2$lld
    44 0 Na ďalšiu číslicu prejde samo
    45 0 Prijímajú sa iba číslice
    46.one 0 Vynechaný %lld znak
    46.few 0 Vynechané %lld znaky
    46 0 Vynechaných %lld znakov
    47.one 0 Zadajte ešte %lld číslicu
    47.few 0 Zadajte ešte %lld číslice
    47 0 Zadajte ešte %lld číslic
    48.one 0 Vymazaná %lld číslica
    48.few 0 Vymazané %lld číslice
    48 0 Vymazaných %lld číslic
    49.one 0 Nahradená %lld číslica
    49.few 0 Nahradené %lld číslice
    49 0 Nahradených %lld číslic
    50 0 Zobraziť kód
    51 0 Kód je zobrazený
    52 0 Kód je skrytý
    53 0 Overiť
    54 0 Prebieha overovanie
    55 0 Overenie dokončené
    """#)
}
