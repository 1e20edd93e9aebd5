// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let fi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Vahvistuskoodi
    37 0 %1$@, %2$@
    38.one 0 %lld numero
    38 0 %lld numeroa
    39 0 Numero %1$lld kautta %2$lld
    40 0 Tyhjä
    41 0 Koodi on valmis
    42 0 Koodi tyhjennetty
    43.one 0 %1$lld numero täytetty, yhteensä %2$lld
    43 0 %1$lld numeroa täytetty, yhteensä %2$lld
    44 0 Siirtyy itsestään seuraavaan numeroon
    45 0 Vain numerot kelpaavat
    46.one 0 %lld merkki jätettiin pois
    46 0 %lld merkkiä jätettiin pois
    47.one 0 Anna vielä %lld numero
    47 0 Anna vielä %lld numeroa
    48.one 0 %lld numero poistettu
    48 0 %lld numeroa poistettu
    49.one 0 %lld numero korvattu
    49 0 %lld numeroa korvattu
    50 0 Näytä koodi
    51 0 Koodi on näkyvissä
    52 0 Koodi on piilotettu
    53 0 Vahvista
    54 0 Vahvistetaan
    55 0 Vahvistus on päättynyt
    """#)
}
