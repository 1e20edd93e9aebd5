// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let nb = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Bekreftelseskode
    37 0 %1$@, %2$@
    38.one 0 %lld siffer
    38 0 %lld sifre
    39 0 Siffer %1$lld av %2$lld
    40 0 Tomt
    41 0 Koden er fullstendig
    42 0 Koden er slettet
    43 0 %1$lld av %2$lld sifre fylt inn
    44 0 Går videre til neste siffer av seg selv
    45 0 Bare sifre er tillatt
    46.one 0 %lld tegn ble utelatt
    46 0 %lld tegn ble utelatt
    47.one 0 Skriv inn %lld siffer til
    47 0 Skriv inn %lld sifre til
    48.one 0 %lld siffer slettet
    48 0 %lld sifre slettet
    49.one 0 %lld siffer erstattet
    49 0 %lld sifre erstattet
    50 0 Vis kode
    51 0 Koden vises
    52 0 Koden er skjult
    53 0 Bekreft
    54 0 Bekrefter
    55 0 Bekreftelsen er fullført
    """#)
}
