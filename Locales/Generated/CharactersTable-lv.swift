// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let lv = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulators
    1 0 jauna rinda
    2 0 rakstatgrieze
    3 0 atstarpe
    4 1 izsaukumzīme
    5 0 pēdiņas
    6 1 restīte
    7 1 dolārs
    8 1 procenti
    9 1 ampersands
    10 1 taisnais apostrofs
    11 0 kreisā iekava
    12 1 aizverošā iekava
    13 1 zvaigznīte
    14 0 pluszīme
    15 1 komats
    16 2 pārnesumzīme
    17 1 punkts
    18 1 slīpsvītra
    19 1 kols
    20 1 semikols
    21 1 mazāk nekā
    22 1 vienāds
    23 1 lielāks nekā
    24 1 jautājumzīme
    25 1 komerciālais a
    26 1 atverošā kvadrātiekava
    27 1 atpakaļvērsta slīpsvītra
    28 1 aizverošā kvadrātiekava
    29 1 jumtiņš
    30 1 pasvītra
    31 1 gravis
    32 1 atverošā figūriekava
    33 1 vertikāla līnija
    34 1 aizverošā figūriekava
    35 1 tilde
    36 0 nedalāma atstarpe
    37 1 apgriezta izsaukuma zīme
    38 1 cents
    39 1 mārciņa
    40 1 jena
    41 1 sadaļa
    42 1 autortiesības
    43 1 kreisās stūra pēdiņas
    44 1 negācija
    45 1 reģistrēta preču zīme
    46 1 pakāpe
    47 1 plusa/mīnusa zīme
    48 1 divi augšrakstā
    49 1 trīs augšrakstā
    50 1 mikrozīme
    51 1 rindkopas atzīme
    52 1 viduspunkts
    53 1 labās stūra pēdiņas
    54 0 viena ceturtdaļa
    55 0 puse
    56 0 trīs ceturtdaļas
    57 1 apgriezta jautājuma zīme
    58 1 reizināšanas zīme
    59 1 dalīšanas zīme
    60 1 arābu komats
    61 1 arābu semikols
    62 1 arābu jautājuma zīme
    63 0 arābu tatvīls
    64 0 arābu procentu zīme
    65 0 arābu decimālais atdalītājs
    66 0 arābu tūkstošu atdalītājs
    67 0 arābu zvaigznīte
    68 1 pārnesumzīme
    69 0 nedalāma defise
    70 1 vienotājzīme
    71 1 domuzīme
    72 1 kreisais apostrofs
    73 1 labais apostrofs
    74 1 kreisā pēdiņa
    75 1 labā pēdiņa
    76 1 apakšējā labā pēdiņa
    77 1 dunča zīme
    78 1 divu dunču zīme
    79 1 aizzīme
    80 0 trīsstūra aizzīme
    81 1 daudzpunkte
    82 0 šaura nedalāma atstarpe
    83 1 promile
    84 1 prim
    85 1 divkārša prim zīme
    86 0 kreisā vienkāršā stūra pēdiņa
    87 0 labā vienkāršā stūra pēdiņa
    88 1 eiro
    89 1 Indijas rūpija
    90 1 preču zīme
    91 1 pa kreisi vērsta bultiņa
    92 1 augšupvērsta bultiņa
    93 1 pa labi vērsta bultiņa
    94 1 lejupvērsta bultiņa
    95 1 pa kreisi un pa labi vērsta bultiņa
    96 1 augšup un lejup vērsta bultiņa
    97 1 kreisā dubultbultiņa
    98 1 labā dubultbultiņa
    99 1 kreisā-labā dubultbultiņa
    100 1 mīnusa zīme
    101 1 kvadrātsakne
    102 1 bezgalības zīme
    103 1 gandrīz vienāds
    104 1 nav vienāds
    105 1 mazāks nekā vai vienāds ar
    106 1 lielāks nekā vai vienāds ar
    107 1 pilns kvadrāts
    108 1 balts kvadrāts
    109 1 mazs melns kvadrāts
    110 1 mazs balts kvadrāts
    111 1 pilns augšupvērsts trīsstūris
    112 1 poga Atskaņot
    113 1 pilns lejupvērsts trīsstūris
    114 1 poga Atpakaļ
    115 1 pilns rombs
    116 1 balts rombs
    117 1 tukšs riņķis
    118 1 pilns riņķis
    119 1 balta aizzīme
    120 0 melna zvaigzne
    121 0 balta zvaigzne
    122 0 izvēles rūtiņa
    123 1 atzīmēta izvēles rūtiņa
    124 0 rūtiņa ar krustiņu
    125 0 balta sirds
    126 1 ercens
    127 0 ķeksītis
    128 1 kontrolzīme
    129 0 reizināšanas krustiņš
    130 1 reizināt
    131 0 krustiņš
    132 0 trekns krustiņš
    """#)
}
