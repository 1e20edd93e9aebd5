// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let hu = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Ellenőrző kód
    37 0 %1$@, %2$@
    38.one 0 %lld számjegy
    38 0 %lld számjegy
    39 0 %1$lld. számjegy, összesen: %2$lld
    40 0 Üres
    41 0 A kód teljes
    42 0 Kód törölve
    43 0 %1$lld számjegy kitöltve, összesen: %2$lld
    44 0 Magától a következő számjegyre lép
    45 0 Csak számjegyek adhatók meg
    46.one 0 %lld karakter kimaradt
    46 0 %lld karakter kimaradt
    47.one 0 Adjon meg még %lld számjegyet
    47 0 Adjon meg még %lld számjegyet
    48.one 0 %lld számjegy törölve
    48 0 %lld számjegy törölve
    49.one 0 %lld számjegy lecserélve
    49 0 %lld számjegy lecserélve
    50 0 Kód megjelenítése
    51 0 A kód látható
    52 0 A kód el van rejtve
    53 0 Ellenőrzés
    54 0 Ellenőrzés folyamatban
    55 0 Az ellenőrzés befejeződött
    """#)
}
