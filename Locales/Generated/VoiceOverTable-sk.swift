// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let sk = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have v režime úprav
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have upravte dvojitým klepnutím
    0 0 nadpis
    1 0 tlačidlo
    2 0 odkaz
    3 0 obrázok
    4 1 textové pole
    5 0 zabezpečené textové pole
    6 0 prepínač
    7 0 zapnuté
    8 0 vypnuté
    9 0 zmiešané
    10 1 vybrané
    11 0 stlmené
    12 2 upravuje sa
    13 0 %1$lld z %2$lld
    14.one 0 %lld znak
    14.few 0 %lld znaky
    14 0 %lld znakov
    15 0 režim znakov
    16 0 miesto vkladania na začiatku
    17 0 miesto vkladania na konci
    18 3 upravíte dvojitým klepnutím
    19 0 slová s pravopisnými chybami vyhľadáte pomocou rotora
    20 0 nastavenie prepnete dvojitým klepnutím
    21 0 veľké %@
    22 0 tlačidlo späť
    23 0 späť
    24 0 karta
    25 0 nastaviteľné
    26 0 vyhľadávacie pole
    27 0 položka výberu
    28 0 rozbaľovacie tlačidlo
    29 0 dá sa presúvať
    30 0 upozornenie
    31 0 viacriadkové textové pole
    32 0 prepínacie tlačidlo
    33 0 stlačené
    34 0 nestlačené
    35 0 zbalené
    36 0 rozbalené
    37 0 povinné
    38 0 neplatné údaje
    39 0 prebieha
    40 0 úroveň %lld
    41 0 začiatok zoznamu
    42 0 koniec zoznamu
    43 0 orientačný bod
    44 0 koniec
    45 0 riadok %lld
    46 0 stĺpec %lld
    47.one 0 zaberá %lld riadok
    47.few 0 zaberá %lld riadky
    47 0 zaberá %lld riadkov
    48.one 0 zaberá %lld stĺpec
    48.few 0 zaberá %lld stĺpce
    48 0 zaberá %lld stĺpcov
    49 0 strana %1$lld z %2$lld
    50 0 znížiť
    51 0 zvýšiť
    52 0 vyskakovacie okno zatvoríte dvojitým klepnutím
    53 0 zavrieť kontextové menu
    54 0 hodnotu upravíte potiahnutím jedným prstom nahor alebo nadol
    55 0 rozbalíte dvojitým klepnutím
    56 0 zbalíte dvojitým klepnutím
    57 0 výber aktivujete dvojitým klepnutím
    58 0 dvakrát klepnite a podržte. Počkajte na zvuk a potiahnutím zmeňte poradie
    59 0 dostupné akcie
    60 0 k dispozícii je ďalší obsah
    61 0 aktivovať
    62.one 0 %lld odrážka
    62.few 0 %lld odrážky
    62 0 %lld odrážok
    63 0 znaky
    64 0 slová
    65 0 nadpisy
    66 0 textové polia
    67 0 akcie
    68 0 upraviť hodnotu
    69 0 ďalší obsah
    70 0 vymazať
    71 0 medzerník
    72 0 shift
    73 0 návrat
    74 0 číslice
    75 0 písmená
    76 0 zo Správ, %@
    """#)
}
