// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let da = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Bekræftelseskode
    37 0 %1$@, %2$@
    38.one 0 %lld ciffer
    38 0 %lld cifre
    39 0 Ciffer %1$lld af %2$lld
    40 0 Tom
    41 0 Koden er fuldstændig
    42 0 Koden er slettet
    43.one 0 %1$lld af %2$lld cifre udfyldt
    43 0 %1$lld af %2$lld cifre udfyldt
    44 0 Går selv videre til næste ciffer
    45 0 Kun cifre er tilladt
    46.one 0 %lld tegn blev udeladt
    46 0 %lld tegn blev udeladt
    47.one 0 Indtast %lld ciffer mere
    47 0 Indtast %lld cifre mere
    48.one 0 %lld ciffer slettet
    48 0 %lld cifre slettet
    49.one 0 %lld ciffer erstattet
    49 0 %lld cifre erstattet
    50 0 Vis kode
    51 0 Koden vises
    52 0 Koden er skjult
    53 0 Bekræft
    54 0 Bekræfter
    55 0 Bekræftelsen er afsluttet
    """#)
}
