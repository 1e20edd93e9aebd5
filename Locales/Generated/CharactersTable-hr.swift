// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let hr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulator
    1 0 novi redak
    2 0 povratak
    3 0 razmak
    4 1 uskličnik
    5 0 navodnik
    6 1 znak ljestve
    7 1 dolar
    8 1 postotak
    9 0 ampersand
    10 1 polunavodnik na pisaćem stroju
    11 0 otvorena zagrada
    12 1 desna zagrada
    13 1 zvjezdica
    14 1 znak plusa
    15 1 zarez
    16 2 spojnica
    17 1 točka
    18 1 kosa crta
    19 1 dvotočka
    20 1 točka sa zarezom
    21 1 manje
    22 1 jednako
    23 1 veće
    24 1 upitnik
    25 0 znak at
    26 1 lijeva uglata zagrada
    27 1 obrnuta kosa crta
    28 1 desna uglata zagrada
    29 1 dugosilazni naglasak
    30 1 donja crta
    31 1 kratkouzlazni naglasak
    32 1 lijeva vitičasta zagrada
    33 1 okomita crta
    34 1 desna vitičasta zagrada
    35 1 tilda
    36 0 neprekinuti razmak
    37 1 obrnuti uskličnik
    38 1 cent
    39 1 funta
    40 1 jen
    41 1 odjeljak
    42 1 znak za autorska prava
    43 1 lijevo usmjereni šiljasti navodnik
    44 1 negacija
    45 1 znak za registrirano
    46 1 stupanj
    47 1 plus-minus
    48 0 na kvadrat
    49 0 na kub
    50 1 znak mikro
    51 1 prijelom odlomka
    52 1 srednja točka
    53 1 desno usmjereni šiljasti navodnik
    54 0 jedna četvrtina
    55 0 jedna polovina
    56 0 tri četvrtine
    57 1 obrnuti upitnik
    58 1 znak za množenje
    59 1 znak za dijeljenje
    60 1 zarez u arapskom pismu
    61 1 točka sa zarezom u arapskom pismu
    62 1 upitnik u arapskom pismu
    63 0 arapski tatvil
    64 0 arapski postotak
    65 0 arapski decimalni razdjelnik
    66 0 arapski razdjelnik tisućica
    67 0 arapska zvjezdica
    68 1 spojnica
    69 0 neprekinuta crtica
    70 1 crtica
    71 1 crta
    72 1 lijevi polunavodnik
    73 1 desni polunavodnik
    74 1 lijevi navodnik
    75 1 desni navodnik
    76 1 donji desni navodnik
    77 1 znak bodeža
    78 1 znak dvostrukog bodeža
    79 1 grafička oznaka
    80 0 trokutasta grafička oznaka
    81 1 trotočka
    82 0 uski neprekinuti razmak
    83 1 promil
    84 1 izostavnik
    85 1 dvostruki navodnik
    86 0 lijevi jednostruki kutni navodnik
    87 0 desni jednostruki kutni navodnik
    88 1 euro
    89 1 indijska rupija
    90 1 zaštitni znak tm
    91 1 strelica koja pokazuje ulijevo
    92 1 strelica koja pokazuje prema gore
    93 1 strelica koja pokazuje udesno
    94 1 strelica koja pokazuje prema dolje
    95 1 strelica lijevo-desno
    96 1 strelica gore-dolje
    97 1 dvostruka strelica ulijevo
    98 1 dvostruka strelica udesno
    99 1 dvostruka strelica ulijevo i udesno
    100 1 znak minusa
    101 1 kvadratni korijen
    102 1 beskonačno
    103 1 približno jednako
    104 1 različito
    105 1 manje ili jednako
    106 1 veće ili jednako
    107 1 ispunjeni kvadrat
    108 1 neispunjeni kvadrat
    109 1 mali crni kvadrat
    110 1 mali bijeli kvadrat
    111 1 ispunjen trokut usmjeren prema gore
    112 1 tipka za reprodukciju
    113 1 ispunjen trokut usmjeren prema dolje
    114 1 tipka za pretraživanje unatrag
    115 1 ispunjeni romb
    116 1 neispunjeni romb
    117 1 prazan krug
    118 1 ispunjen krug
    119 1 neispunjena grafička oznaka
    120 0 crna zvijezda
    121 0 bijela zvijezda
    122 0 potvrdni okvir
    123 1 potvrdni okvir s kvačicom
    124 0 okvir s križićem
    125 0 bijelo srce
    126 1 herc
    127 0 kvačica
    128 1 kvačica
    129 0 križić za množenje
    130 1 množenje
    131 0 križić
    132 0 debeli križić
    """#)
}
