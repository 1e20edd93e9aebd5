// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let et = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Kinnituskood
    37 0 %1$@, %2$@
    38.one 0 %lld number
    38 0 %lld numbrit
    39 0 Number %1$lld, kokku %2$lld
    40 0 Tühi
    41 0 Kood on täielik
    42 0 Kood on kustutatud
    43.one 0 %1$lld number täidetud, kokku %2$lld
    43 0 %1$lld numbrit täidetud, kokku %2$lld
    44 0 Liigub ise järgmise numbri juurde
    45 0 Lubatud on ainult numbrid
    46.one 0 %lld märk jäeti välja
    46 0 %lld märki jäeti välja
    47.one 0 Sisestage veel %lld number
    47 0 Sisestage veel %lld numbrit
    48.one 0 %lld number kustutatud
    48 0 %lld numbrit kustutatud
    49.one 0 %lld number asendatud
    49 0 %lld numbrit asendatud
    50 0 Näita koodi
    51 0 Kood on nähtav
    52 0 Kood on peidetud
    53 0 Kontrolli
    54 0 Kontrollimine
    55 0 Kontrollimine on lõppenud
    """#)
}
