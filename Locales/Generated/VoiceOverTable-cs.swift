// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let cs = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have vybrané
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have v režimu úprav
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have pro úpravy poklepejte
    0 0 nadpis
    1 0 tlačítko
    2 0 odkaz
    3 0 obrázek
    4 1 textové pole
    5 0 zabezpečené textové pole
    6 0 přepínač
    7 0 zapnuto
    8 0 vypnuto
    9 0 smíšené
    10 2 vybráno
    11 0 zašedlé
    12 3 upravuje se
    13 0 %1$lld z %2$lld
    14.one 0 %lld znak
    14.few 0 %lld znaky
    14 0 %lld znaků
    15 0 režim znaků
    16 0 místo vkládání na začátku
    17 0 místo vkládání na konci
    18 4 upravíte dvojitým klepnutím
    19 0 slova s pravopisnými chybami vyhledáte pomocí rotoru
    20 0 nastavení přepnete dvojitým klepnutím
    21 0 velké %@
    22 0 tlačítko zpět
    23 0 zpět
    24 0 karta
    25 0 nastavitelné
    26 0 vyhledávací pole
    27 0 položka výběru
    28 0 rozbalovací tlačítko
    29 0 lze přetáhnout
    30 0 výstraha
    31 0 víceřádkové textové pole
    32 0 přepínací tlačítko
    33 0 stisknuto
    34 0 nestisknuto
    35 0 sbaleno
    36 0 rozbaleno
    37 0 povinné
    38 0 neplatné údaje
    39 0 probíhá
    40 0 úroveň %lld
    41 0 začátek seznamu
    42 0 konec seznamu
    43 0 orientační bod
    44 0 konec
    45 0 řádek %lld
    46 0 sloupec %lld
    47.one 0 zabírá %lld řádek
    47.few 0 zabírá %lld řádky
    47 0 zabírá %lld řádků
    48.one 0 zabírá %lld sloupec
    48.few 0 zabírá %lld sloupce
    48 0 zabírá %lld sloupců
    49 0 stránka %1$lld z %2$lld
    50 0 snížit
    51 0 zvýšit
    52 0 překryvné okno zavřete dvojitým klepnutím
    53 0 zavřít kontextovou nabídku
    54 0 hodnotu upravíte přejetím jedním prstem nahoru nebo dolů
    55 0 rozbalíte dvojitým klepnutím
    56 0 sbalíte dvojitým klepnutím
    57 0 výběr aktivujete dvojitým klepnutím
    58 0 dvakrát klepněte a podržte. Počkejte na zvuk a přetažením změňte pořadí
    59 0 dostupné akce
    60 0 k dispozici je další obsah
    61 0 aktivovat
    62.one 0 %lld odrážka
    62.few 0 %lld odrážky
    62 0 %lld odrážek
    63 0 znaky
    64 0 slova
    65 0 nadpisy
    66 0 textová pole
    67 0 akce
    68 0 upravit hodnotu
    69 0 další obsah
    70 0 smazat
    71 0 mezerník
    72 0 shift
    73 0 návrat
    74 0 číslice
    75 0 písmena
    76 0 ze Zpráv, %@
    """#)
}
