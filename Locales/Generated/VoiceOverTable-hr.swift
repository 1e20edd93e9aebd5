// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let hr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have u načinu uređivanja
    0 0 naslov
    1 0 tipka
    2 0 poveznica
    3 0 slika
    4 0 tekstualno polje
    5 0 sigurno tekstualno polje
    6 0 preklopka
    7 0 uključeno
    8 0 isključeno
    9 0 miješano
    10 1 odabrano
    11 0 zatamnjeno
    12 2 uređuje se
    13 0 %1$lld od %2$lld
    14.one 0 %lld znak
    14.few 0 %lld znaka
    14 0 %lld znakova
    15 0 način znakova
    16 0 točka umetanja na početku
    17 0 točka umetanja na kraju
    18 1 dvaput dodirnite za uređivanje
    19 0 koristite rotor za pristup pogrešno napisanim riječima
    20 0 dvaput dodirnite za promjenu postavke
    21 0 veliko %@
    22 0 tipka natrag
    23 0 natrag
    24 0 kartica
    25 0 podesivo
    26 0 polje za pretraživanje
    27 0 stavka izbornika vrijednosti
    28 0 skočna tipka
    29 0 može se povući
    30 0 upozorenje
    31 0 tekstualno polje s više redaka
    32 0 tipka za prebacivanje
    33 0 pritisnuto
    34 0 nije pritisnuto
    35 0 sažeto
    36 0 prošireno
    37 0 obavezno
    38 0 nevažeći podaci
    39 0 u tijeku
    40 0 razina %lld
    41 0 početak popisa
    42 0 kraj popisa
    43 0 orijentir
    44 0 kraj
    45 0 redak %lld
    46 0 stupac %lld
    47.one 0 obuhvaća %lld redak
    47.few 0 obuhvaća %lld retka
    47 0 obuhvaća %lld redaka
    48.one 0 obuhvaća %lld stupac
    48.few 0 obuhvaća %lld stupca
    48 0 obuhvaća %lld stupaca
    49 0 stranica %1$lld od %2$lld
    50 0 smanji
    51 0 povećaj
    52 0 dvaput dodirnite za zatvaranje skočnog prozora
    53 0 zatvori kontekstualni izbornik
    54 0 povucite jednim prstom prema gore ili dolje za podešavanje vrijednosti
    55 0 dvaput dodirnite za proširivanje
    56 0 dvaput dodirnite za sažimanje
    57 0 dvaput dodirnite za aktiviranje izbornika vrijednosti
    58 0 dvaput dodirnite i držite. Pričekajte zvuk, zatim povucite za promjenu redoslijeda
    59 0 radnje dostupne
    60 0 dostupno je još sadržaja
    61 0 aktiviraj
    62.one 0 %lld grafička oznaka
    62.few 0 %lld grafičke oznake
    62 0 %lld grafičkih oznaka
    63 0 znakovi
    64 0 riječi
    65 0 naslovi
    66 0 tekstualna polja
    67 0 radnje
    68 0 podesi vrijednost
    69 0 još sadržaja
    70 0 obriši
    71 0 razmak
    72 0 shift
    73 0 novi red
    74 0 brojevi
    75 0 slova
    76 0 iz Poruka, %@
    """#)
}
