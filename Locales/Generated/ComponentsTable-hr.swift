// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let hr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Kod za provjeru
    37 0 %1$@, %2$@
    38.one 0 %lld znamenka
    38.few 0 %lld znamenke
    38 0 %lld znamenki
    39 0 Znamenka %1$lld od %2$lld
    40 0 Prazno
    41 0 Kod je potpun
    42 0 Kod je obrisan
    43.one 0 Ispunjena je %1$lld znamenka od %2$lld
    43.few 0 Ispunjene su %1$lld znamenke od %2$lld
    43 0 Ispunjeno je %1$lld znamenki od %2$lld
    44 0 Sam prelazi na sljedeću znamenku
    45 0 Prihvaćaju se samo znamenke
    46.one 0 Izostavljen je %lld znak
    46.few 0 Izostavljena su %lld znaka
    46 0 Izostavljeno je %lld znakova
    47.one 0 Unesite još %lld znamenku
    47.few 0 Unesite još %lld znamenke
    47 0 Unesite još %lld znamenki
    48.one 0 Obrisana je %lld znamenka
    48.few 0 Obrisane su %lld znamenke
    48 0 Obrisano je %lld znamenki
    49.one 0 Zamijenjena je %lld znamenka
    49.few 0 Zamijenjene su %lld znamenke
    49 0 Zamijenjeno je %lld znamenki
    50 0 Prikaži kod
    51 0 Kod je prikazan
    52 0 Kod je skriven
    53 0 Provjeri
    54 0 Provjera u tijeku
    55 0 Provjera je završena
    """#)
}
