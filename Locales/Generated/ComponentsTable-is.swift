// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let `is` = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Staðfestingarkóði
    37 0 %1$@, %2$@
    38.one 0 %lld tölustafur
    38 0 %lld tölustafir
    39 0 Tölustafur %1$lld af %2$lld
    40 0 Tómt
    41 0 Kóðinn er heill
    42 0 Kóði hreinsaður
    43.one 0 %1$lld tölustafur af %2$lld færður inn
    43 0 %1$lld tölustafir af %2$lld færðir inn
    44 0 Fer sjálfkrafa á næsta tölustaf
    45 0 Aðeins er tekið við tölustöfum
    46.one 0 %lld staf var sleppt
    46 0 %lld stöfum var sleppt
    47.one 0 Sláðu inn %lld tölustaf í viðbót
    47 0 Sláðu inn %lld tölustafi í viðbót
    48.one 0 %lld tölustaf eytt
    48 0 %lld tölustöfum eytt
    49.one 0 %lld tölustaf skipt út
    49 0 %lld tölustöfum skipt út
    50 0 Sýna kóða
    51 0 Kóðinn er sýnilegur
    52 0 Kóðinn er falinn
    53 0 Staðfesta
    54 0 Staðfesting í gangi
    55 0 Staðfestingu lokið
    """#)
}
