// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let sl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have v načinu urejanja
    0 0 naslov
    1 0 gumb
    2 0 povezava
    3 0 slika
    4 1 besedilno polje
    5 0 varno besedilno polje
    6 0 stikalo
    7 0 vklopljeno
    8 0 izklopljeno
    9 0 mešano
    10 1 izbrano
    11 0 zatemnjeno
    12 2 se ureja
    13 0 %1$lld od %2$lld
    14.one 0 %lld znak
    14.two 0 %lld znaka
    14.few 0 %lld znaki
    14 0 %lld znakov
    15 0 način znakov
    16 0 mesto vstavljanja na začetku
    17 0 mesto vstavljanja na koncu
    18 1 dvotapnite za urejanje
    19 0 za dostop do napačno črkovanih besed uporabite rotor
    20 0 dvotapnite, da preklopite nastavitev
    21 0 veliki %@
    22 0 gumb nazaj
    23 0 nazaj
    24 0 zavihek
    25 0 prilagodljivo
    26 0 iskalno polje
    27 0 element izbirnika
    28 0 pojavni gumb
    29 0 mogoče povleči
    30 0 opozorilo
    31 0 večvrstično besedilno polje
    32 0 preklopni gumb
    33 0 pritisnjeno
    34 0 ni pritisnjeno
    35 0 strnjeno
    36 0 razširjeno
    37 0 obvezno
    38 0 neveljavni podatki
    39 0 v teku
    40 0 raven %lld
    41 0 začetek seznama
    42 0 konec seznama
    43 0 orientacijska točka
    44 0 konec
    45 0 vrstica %lld
    46 0 stolpec %lld
    47.one 0 obsega %lld vrstico
    47.two 0 obsega %lld vrstici
    47.few 0 obsega %lld vrstice
    47 0 obsega %lld vrstic
    48.one 0 obsega %lld stolpec
    48.two 0 obsega %lld stolpca
    48.few 0 obsega %lld stolpce
    48 0 obsega %lld stolpcev
    49 0 stran %1$lld od %2$lld
    50 0 zmanjšaj
    51 0 povečaj
    52 0 dvotapnite, da zaprete pojavno okno
    53 0 zapri priročni meni
    54 0 podrsajte z enim prstom navzgor ali navzdol, da prilagodite vrednost
    55 0 dvotapnite, da razširite
    56 0 dvotapnite, da strnete
    57 0 dvotapnite, da aktivirate izbirnik
    58 0 dvotapnite in pridržite. Počakajte na zvok, nato povlecite, da spremenite vrstni red
    59 0 na voljo so dejanja
    60 0 na voljo je več vsebine
    61 0 aktiviraj
    62.one 0 %lld oznaka
    62.two 0 %lld oznaki
    62.few 0 %lld oznake
    62 0 %lld oznak
    63 0 znaki
    64 0 besede
    65 0 naslovi
    66 0 besedilna polja
    67 0 dejanja
    68 0 prilagodi vrednost
    69 0 več vsebine
    70 0 izbriši
    71 0 preslednica
    72 0 dvigalka
    73 0 vračalka
    74 0 številke
    75 0 črke
    76 0 iz Sporočil, %@
    """#)
}
