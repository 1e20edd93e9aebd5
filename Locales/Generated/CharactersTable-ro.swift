// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let ro = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulator
    1 0 linie nouă
    2 0 retur de car
    3 0 spațiu
    4 1 semn de exclamare
    5 0 ghilimele
    6 1 hashtag
    7 1 dolar
    8 1 procent
    9 1 ampersand
    10 1 apostrof mașină de scris
    11 0 paranteză deschisă
    12 1 paranteză închisă
    13 1 asterisc
    14 1 semnul plus
    15 1 virgulă
    16 2 cratimă
    17 1 punct
    18 1 bară oblică
    19 1 două puncte
    20 1 punct și virgulă
    21 1 mai mic decât
    22 1 egal
    23 1 mai mare decât
    24 1 semn de întrebare
    25 1 a rond
    26 1 paranteză pătrată deschisă
    27 1 bară oblică inversă
    28 1 paranteză pătrată închisă
    29 1 accent circumflex
    30 1 underscore
    31 1 accent grav
    32 1 acoladă deschisă
    33 1 linie verticală
    34 1 acoladă închisă
    35 1 tildă
    36 0 spațiu fără întrerupere
    37 1 semnul exclamării întors
    38 1 cent
    39 1 liră
    40 1 yen
    41 1 secțiune
    42 1 drepturi de autor
    43 1 ghilimele ascuțite stânga
    44 1 negare
    45 1 marcă înregistrată
    46 1 grad
    47 1 plus-minus
    48 1 exponent doi
    49 1 exponent trei
    50 1 semnul micro
    51 1 semn de paragraf
    52 1 punct la mijloc
    53 1 ghilimele ascuțite dreapta
    54 0 o pătrime
    55 0 o jumătate
    56 0 trei pătrimi
    57 1 semnul întrebării întors
    58 1 semnul înmulțirii
    59 1 semnul împărțirii
    60 1 virgulă arabă
    61 1 punct și virgulă arabe
    62 1 semnul întrebării arab
    63 0 tatweel arab
    64 0 procent arab
    65 0 separator zecimal arab
    66 0 separator de mii arab
    67 0 asterisc arab
    68 1 cratimă
    69 0 cratimă fără întrerupere
    70 1 linie de pauză
    71 1 linie de dialog
    72 1 apostrof stânga
    73 1 apostrof dreapta
    74 1 ghilimele stânga
    75 1 ghilimele dreapta
    76 1 ghilimele dreapta jos
    77 1 semn cruciuliță
    78 1 semn cruciuliță dublă
    79 1 marcator
    80 0 marcator triunghiular
    81 1 puncte de suspensie
    82 0 spațiu îngust fără întrerupere
    83 1 promilă
    84 1 prim
    85 1 secund
    86 0 ghilimea unghiulară simplă stânga
    87 0 ghilimea unghiulară simplă dreapta
    88 1 euro
    89 1 rupie indiană
    90 1 marcă comercială
    91 1 săgeată spre stânga
    92 1 săgeată în sus
    93 1 săgeată spre dreapta
    94 1 săgeată în jos
    95 1 săgeată dreapta-stânga
    96 1 săgeată sus-jos
    97 1 săgeată dublă spre stânga
    98 1 săgeată dublă spre dreapta
    99 1 săgeată dublă bidirecțională
    100 1 semnul minus
    101 1 rădăcină pătrată
    102 1 semnul infinit
    103 1 aproape egal
    104 1 nu este egal
    105 1 mai mic sau egal cu
    106 1 mai mare sau egal cu
    107 1 pătrat umplut
    108 1 pătrat gol
    109 1 pătrat negru mic
    110 1 pătrat alb mic
    111 1 triunghi plin cu vârful în sus
    112 1 buton de redare
    113 1 triunghi plin cu vârful în jos
    114 1 buton de inversare
    115 1 romb umplut
    116 1 romb gol
    117 1 cerc gol
    118 1 cerc plin
    119 1 bulină goală
    120 0 stea neagră
    121 0 stea albă
    122 0 casetă de bifat
    123 1 casetă de votare bifată
    124 0 casetă cu x
    125 0 inimă albă
    126 1 cupă
    127 0 bifă
    128 1 bifă îngroșată
    129 0 x de înmulțire
    130 1 înmulțire
    131 0 x
    132 0 x îngroșat
    """#)
}
