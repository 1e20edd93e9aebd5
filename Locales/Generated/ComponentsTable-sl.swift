// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let sl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Potrditvena koda
    37 0 %1$@, %2$@
    38.one 0 %lld števka
    38.two 0 %lld števki
    38.few 0 %lld števke
    38 0 %lld števk
    39 0 Števka %1$lld od %2$lld
    40 0 Prazno
    41 0 Koda je popolna
    42 0 Koda je počiščena
    43.one 0 Izpolnjena %1$lld števka od %2$lld
    43.two 0 Izpolnjeni %1$lld števki od %2$lld
    43.few 0 Izpolnjene %1$lld števke od %2$lld
    43 0 Izpolnjenih %1$lld števk od %2$lld
    44 0 Sam se premakne na naslednjo števko
    45 0 Dovoljene so samo števke
    46.one 0 Izpuščen %lld znak
    46.two 0 Izpuščena %lld znaka
    46.few 0 Izpuščeni %lld znaki
    46 0 Izpuščenih %lld znakov
    47.one 0 Vnesite še %lld števko
    47.two 0 Vnesite še %lld števki
    47.few 0 Vnesite še %lld števke
    47 0 Vnesite še %lld števk
    48.one 0 Izbrisana %lld števka
    48.two 0 Izbrisani %lld števki
    48.few 0 Izbrisane %lld števke
    48 0 Izbrisanih %lld števk
    49.one 0 Zamenjana %lld števka
    49.two 0 Zamenjani %lld števki
    49.few 0 Zamenjane %lld števke
    49 0 Zamenjanih %lld števk
    50 0 Pokaži kodo
    51 0 Koda je prikazana
    52 0 Koda je skrita
    53 0 Preveri
    54 0 Preverjanje poteka
    55 0 Preverjanje je končano
    """#)
}
