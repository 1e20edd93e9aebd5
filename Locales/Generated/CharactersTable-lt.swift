// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let lt = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabuliatorius
    1 0 nauja eilutė
    2 0 grįžimas
    3 0 tarpas
    4 1 šauktukas
    5 0 kabutės
    6 1 grotelės
    7 1 dolerio ženklas
    8 1 procento ženklas
    9 1 ampersandas
    10 1 tiesusis apstrofas
    11 0 kairysis skliaustas
    12 1 uždaromasis skliaustas
    13 1 žvaigždutė
    14 1 pliuso ženklas
    15 1 kablelis
    16 2 brūkšnelis
    17 1 taškas
    18 1 pasvirasis brūkšnys
    19 1 dvitaškis
    20 1 kabliataškis
    21 1 mažiau už
    22 1 lygu
    23 1 daugiau už
    24 1 klaustukas
    25 1 eta
    26 1 atidaromasis laužtinis skliaustas
    27 1 įžambus kairinis brūkšnys
    28 1 uždaromasis laužtinis skliaustas
    29 1 stogelis
    30 1 apatinė linija
    31 1 kairinis kirtis
    32 1 atidaromasis riestinis skliaustas
    33 1 vertikali linija
    34 1 uždaromasis riestinis skliaustas
    35 1 riestinis ženklas
    36 0 jungiamasis tarpas
    37 1 apverstas šauktukas
    38 1 cento ženklas
    39 1 svaras
    40 1 jena
    41 1 pastraipos simbolis
    42 1 autorių teisės
    43 1 atidaromosios laužtinės kabutės
    44 1 nesutikimas
    45 1 užregistruota
    46 1 laipsnis
    47 1 pliusas ir minusas
    48 1 dvejetas viršutiniame indekse
    49 1 trejetas viršutiniame indekse
    50 0 mikro
    51 1 paragrafo simbolis
    52 1 interpunktas
    53 1 uždaromosios laužtinės kabutės
    54 0 vienas ketvirtis
    55 0 viena antroji
    56 0 trys ketvirčiai
    57 1 apverstas klaustukas
    58 1 daugybos simbolis
    59 1 dalybos simbolis
    60 0 arabiškas kablelis
    61 0 arabiškas kabliataškis
    62 0 arabiškas klaustukas
    63 0 arabiškas tatvilis
    64 0 arabiškas procentų ženklas
    65 0 arabiškas dešimtainis skirtukas
    66 0 arabiškas tūkstančių skirtukas
    67 0 arabiška žvaigždutė
    68 1 brūkšnelis
    69 0 jungiamasis brūkšnelis
    70 1 brūkšnys
    71 1 ilgasis brūkšnys
    72 1 kairysis apostrofas
    73 1 dešinysis apostrofas
    74 1 kairiosios kabutės
    75 1 dešiniųjų kabučių ženklas
    76 1 apatinės dešiniosios kabutės
    77 1 kryžiaus ženklas
    78 1 dvigubas kryžiaus ženklas
    79 1 ženklelis
    80 0 trikampis ženklelis
    81 1 daugtaškis
    82 0 siauras jungiamasis tarpas
    83 1 promilės ženklas
    84 1 pagrindinis simbolis
    85 1 dvigubas pagrindinis simbolis
    86 0 kairioji viengubė kampinė kabutė
    87 0 dešinioji viengubė kampinė kabutė
    88 1 euras
    89 1 Indijos rupija
    90 1 prekės ženklas
    91 1 į kairę nukreipta rodyklė
    92 1 į viršų nukreipta rodyklė
    93 1 į dešinę nukreipta rodyklė
    94 1 į apačią nukreipta rodyklė
    95 1 rodyklė į kairę ir į dešinę
    96 1 rodyklė į viršų ir į apačią
    97 1 dviguba rodyklė kairėn
    98 1 dviguba rodyklė dešinėn
    99 1 dviguba rodyklė kairėn ir dešinėn
    100 1 minuso ženklas
    101 1 kvadratinė šaknis
    102 1 begalybės simbolis
    103 1 apytiksliai
    104 1 nelygu
    105 1 mažiau arba lygu
    106 1 daugiau arba lygu
    107 1 užpildytas kvadratas
    108 1 tuščiaviduris kvadratas
    109 1 juodas mažas kvadratas
    110 1 baltas mažas kvadratas
    111 1 pilnaviduris į viršų nukreiptas trikampis
    112 1 paleisti
    113 1 pilnaviduris į apačią nukreiptas trikampis
    114 1 atvirkštinė tvarka
    115 1 užpildytas rombas
    116 1 tuščiaviduris rombas
    117 1 apskritimas
    118 1 skritulys
    119 1 tuščiaviduris ženklelis
    120 0 juoda žvaigždė
    121 0 balta žvaigždė
    122 0 žymimasis langelis
    123 1 balsavimo laukelis su varnele
    124 0 langelis su kryželiu
    125 0 balta širdis
    126 1 širdys
    127 0 varnelė
    128 1 paryškinta varnelė
    129 0 daugybos kryželis
    130 1 paryškintas daugybos ženklas
    131 0 kryželis
    132 0 storas kryželis
    """#)
}
