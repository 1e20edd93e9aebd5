// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let sk = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulátor
    1 0 nový riadok
    2 0 návrat
    3 0 medzera
    4 1 výkričník
    5 0 úvodzovky
    6 1 znak čísla
    7 1 dolár
    8 1 percento
    9 1 ampersand
    10 1 rovný apostrof
    11 0 ľavá zátvorka
    12 1 pravá zátvorka
    13 1 hviezdička
    14 1 znak plus
    15 1 čiarka
    16 2 spojovník
    17 1 bodka
    18 1 lomka
    19 1 dvojbodka
    20 1 bodkočiarka
    21 1 je menšie než
    22 1 rovná sa
    23 1 je väčšie než
    24 1 otáznik
    25 1 zavináč
    26 1 ľavá hranatá zátvorka
    27 1 opačná lomka
    28 1 pravá hranatá zátvorka
    29 1 vokáň
    30 1 podčiarkovník
    31 1 obrátený dĺžeň
    32 1 ľavá zložená zátvorka
    33 1 zvislá čiara
    34 1 pravá zložená zátvorka
    35 1 tilda
    36 0 pevná medzera
    37 1 obrátený výkričník
    38 1 cent
    39 1 libra
    40 1 jen
    41 1 odsek
    42 1 copyright
    43 1 ľavá bočná úvodzovka
    44 1 negácia
    45 1 registrovaná známka
    46 1 stupeň
    47 1 plus-mínus
    48 1 dva horný index
    49 1 tri horný index
    50 1 znak mikro
    51 1 znak odseku
    52 1 stredná bodka
    53 1 pravá bočná úvodzovka
    54 0 jedna štvrtina
    55 0 jedna polovica
    56 0 tri štvrtiny
    57 1 obrátený otáznik
    58 1 znak násobenia
    59 1 znak delenia
    60 1 arabská čiarka
    61 1 arabská bodkočiarka
    62 1 arabský otáznik
    63 0 arabský tatvíl
    64 0 arabské percento
    65 0 arabský oddeľovač desatinných miest
    66 0 arabský oddeľovač tisícov
    67 0 arabská hviezdička
    68 1 spojovník
    69 0 pevný spojovník
    70 1 pomlčka
    71 1 dlhá pomlčka
    72 1 ľavý apostrof
    73 1 pravý apostrof
    74 1 úvodzovka vľavo hore
    75 1 úvodzovka vpravo hore
    76 1 úvodzovka vpravo dole
    77 1 znak krížika
    78 1 znak dvojitého kríža
    79 1 odrážka
    80 0 trojuholníková odrážka
    81 1 tri bodky
    82 0 úzka pevná medzera
    83 1 promile
    84 1 indexová čiarka
    85 1 dvojitá indexová čiarka
    86 0 ľavá jednoduchá uhlová úvodzovka
    87 0 pravá jednoduchá uhlová úvodzovka
    88 1 euro
    89 1 indická rupia
    90 1 obchodná známka
    91 1 šípka smerujúca doľava
    92 1 šípka smerujúca nahor
    93 1 šípka smerujúca doprava
    94 1 šípka smerujúca nadol
    95 1 šípka doprava aj doľava
    96 1 šípka nahor aj nadol
    97 1 dvojitá šípka doľava
    98 1 dvojitá šípka doprava
    99 1 dvojitá šípka doľava a doprava
    100 1 znak mínus
    101 1 druhá odmocnina
    102 1 znak nekonečna
    103 1 je približne rovné
    104 1 nerovná sa
    105 1 je menšie alebo rovné
    106 1 je väčšie alebo rovné
    107 1 plný štvorec
    108 1 prázdny štvorec
    109 1 čierny štvorček
    110 1 biely štvorček
    111 1 plný trojuholník smerujúci nahor
    112 1 tlačidlo prehrávania
    113 1 plný trojuholník smerujúci nadol
    114 1 tlačidlo spätného prehrávania
    115 1 plný kosoštvorec
    116 1 prázdny kosoštvorec
    117 1 prázdny kruh
    118 1 plný kruh
    119 1 dutá odrážka
    120 0 čierna hviezda
    121 0 biela hviezda
    122 0 prázdne zaškrtávacie políčko
    123 1 začiarknuté políčko
    124 0 políčko s krížikom
    125 0 biele srdce
    126 1 srdce
    127 0 znak začiarknutia
    128 1 znak začiarknutia
    129 0 násobiaci krížik
    130 1 krát
    131 0 krížik
    132 0 hrubý krížik
    """#)
}
