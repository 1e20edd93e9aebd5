// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let sl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulator
    1 0 nova vrstica
    2 0 vračalka
    3 0 presledek
    4 1 klicaj
    5 0 narekovaj
    6 1 lojtra
    7 1 dolar
    8 1 odstotek
    9 1 znak et
    10 1 strojepisni opuščaj
    11 0 oklepaj
    12 1 zaklepaj
    13 1 zvezdica
    14 1 znak za plus
    15 1 vejica
    16 2 vezaj
    17 1 pika
    18 1 poševnica
    19 1 dvopičje
    20 1 podpičje
    21 1 manjše od
    22 1 enačaj
    23 1 večje od
    24 1 vprašaj
    25 1 afna
    26 1 oglati uklepaj
    27 1 leva poševnica
    28 1 oglati zaklepaj
    29 1 strešica
    30 1 podčrtaj
    31 1 krativec
    32 1 zaviti uklepaj
    33 1 navpična črta
    34 1 zaviti zaklepaj
    35 1 vijuga
    36 0 nedeljivi presledek
    37 1 obrnjen klicaj
    38 1 cent
    39 1 funt
    40 1 jen
    41 1 razdelek
    42 1 avtorske pravice
    43 1 levi francoski narekovaj
    44 1 negacija
    45 1 registrirano
    46 1 stopinja
    47 1 znak plus/minus
    48 1 nadpisana dvojka
    49 1 nadpisana trojka
    50 1 znak za mikro
    51 1 znak za odstavek
    52 1 srednja pika
    53 1 desni francoski narekovaj
    54 0 ena četrtina
    55 0 ena polovica
    56 0 tri četrtine
    57 1 obrnjen vprašaj
    58 1 znak za množenje
    59 1 znak za deljenje
    60 1 arabska vejica
    61 1 arabsko podpičje
    62 1 arabski vprašaj
    63 0 arabski tatvil
    64 0 arabski odstotek
    65 0 arabsko decimalno ločilo
    66 0 arabsko ločilo tisočic
    67 0 arabska zvezdica
    68 1 vezaj
    69 0 nedeljivi vezaj
    70 1 pomišljaj
    71 1 dolgi pomišljaj
    72 1 levi opuščaj
    73 1 desni opuščaj
    74 1 levi narekovaj
    75 1 desni narekovaj
    76 1 nizki desni narekovaj
    77 1 znak za bodalo
    78 1 znak za dvojno bodalo
    79 1 vrstična oznaka
    80 0 trikotna oznaka
    81 1 elipsa
    82 0 ozek nedeljivi presledek
    83 1 odtisoček
    84 1 znak za kotne minute in čevlje
    85 1 znak za kotne sekunde in inče
    86 0 levi enojni kotni narekovaj
    87 0 desni enojni kotni narekovaj
    88 1 evro
    89 1 indijska rupija
    90 1 blagovna znamka
    91 1 puščica, obrnjena v levo
    92 1 puščica, obrnjena navzgor
    93 1 puščica, obrnjena v desno
    94 1 puščica, obrnjena navzdol
    95 1 puščica levo desno
    96 1 puščica gor dol
    97 1 dvojna puščica levo
    98 1 dvojna puščica desno
    99 1 dvojna puščica levo-desno
    100 1 znak za minus
    101 1 kvadratni koren
    102 1 znak za neskončno
    103 1 skoraj enako
    104 1 ni enako
    105 1 manjše ali enako
    106 1 večje ali enako
    107 1 poln kvadrat
    108 1 prazen kvadrat
    109 1 majhen črn kvadrat
    110 1 majhen bel kvadrat
    111 1 poln navzgor obrnjen trikotnik
    112 1 gumb za predvajanje
    113 1 poln navzdol obrnjen trikotnik
    114 1 gumb za predvajanje nazaj
    115 1 poln karo
    116 1 prazen karo
    117 1 votel krog
    118 1 poln krog
    119 1 prazna vrstična oznaka
    120 0 črna zvezda
    121 0 bela zvezda
    122 0 potrditveno polje
    123 1 potrditveno polje s kljukico
    124 0 polje s križcem
    125 0 belo srce
    126 1 srce
    127 0 kljukica
    128 1 kljukica
    129 0 križec za množenje
    130 1 množi
    131 0 križec
    132 0 debel križec
    """#)
}
