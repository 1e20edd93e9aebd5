// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let nl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tab
    1 0 nieuwe regel
    2 0 return
    3 0 spatie
    4 1 uitroepteken
    5 0 aanhalingsteken
    6 1 hekje
    7 1 dollar
    8 1 procent
    9 1 en-teken
    10 0 apostrof
    11 0 haakje openen
    12 1 haakje sluiten
    13 1 asterisk
    14 0 plus
    15 1 komma
    16 0 streepje
    17 1 punt
    18 1 schuine streep
    19 1 dubbele punt
    20 1 puntkomma
    21 0 kleiner dan
    22 0 is gelijk aan
    23 0 groter dan
    24 1 vraagteken
    25 1 apenstaartje
    26 1 rechte haak openen
    27 1 backslash
    28 1 rechte haak sluiten
    29 1 accent circonflexe
    30 1 underscore
    31 1 accent grave
    32 1 accolade openen
    33 1 verticale lijn
    34 1 accolade sluiten
    35 1 tilde
    36 0 vaste spatie
    37 1 omgekeerd uitroepteken
    38 1 cent
    39 1 Brits pond
    40 1 yen
    41 1 paragraaf
    42 1 copyright
    43 0 dubbele punthaak openen
    44 1 negatie
    45 0 gedeponeerd handelsmerk
    46 0 graad
    47 1 plusminus
    48 0 kwadraat
    49 0 tot de derde
    50 0 micro
    51 1 paragraafteken
    52 0 middelpunt
    53 0 dubbele punthaak sluiten
    54 0 een kwart
    55 0 een half
    56 0 drie kwart
    57 1 omgekeerd vraagteken
    58 0 maal
    59 0 gedeeld door
    60 1 Arabische komma
    61 1 Arabische puntkomma
    62 1 Arabisch vraagteken
    63 0 Arabische tatweel
    64 0 Arabisch procentteken
    65 0 Arabisch decimaalteken
    66 0 Arabisch scheidingsteken voor duizendtallen
    67 0 Arabische asterisk
    68 1 koppelteken
    69 0 vast koppelteken
    70 1 gedachtestreepje
    71 1 aandachtsstreepje
    72 0 enkel aanhalingsteken openen
    73 0 apostrof
    74 0 dubbel aanhalingsteken openen
    75 0 dubbel aanhalingsteken sluiten
    76 0 laag dubbel aanhalingsteken
    77 0 kruis
    78 0 dubbel kruis
    79 0 opsommingsteken
    80 0 driehoekig opsommingsteken
    81 1 beletselteken
    82 0 smalle vaste spatie
    83 1 promille
    84 0 accent
    85 0 dubbel accent
    86 0 enkele punthaak openen
    87 0 enkele punthaak sluiten
    88 1 euro
    89 1 Indiase roepie
    90 0 handelsmerk
    91 0 pijl naar links
    92 0 pijl omhoog
    93 0 pijl naar rechts
    94 0 pijl omlaag
    95 1 pijl naar links en rechts
    96 1 pijl omhoog en omlaag
    97 1 dubbele pijl naar links
    98 1 dubbele pijl naar rechts
    99 0 dubbele pijl naar links en rechts
    100 0 min
    101 1 vierkantswortel
    102 0 oneindig
    103 0 ongeveer gelijk aan
    104 0 niet gelijk aan
    105 1 kleiner dan of gelijk aan
    106 1 groter dan of gelijk aan
    107 0 zwart vierkant
    108 0 wit vierkant
    109 1 klein zwart vierkant
    110 1 klein wit vierkant
    111 0 zwarte driehoek omhoog
    112 0 zwarte driehoek naar rechts
    113 0 zwarte driehoek omlaag
    114 0 zwarte driehoek naar links
    115 0 zwarte ruit
    116 0 witte ruit
    117 0 witte cirkel
    118 0 zwarte cirkel
    119 0 wit opsommingsteken
    120 0 zwarte ster
    121 0 witte ster
    122 0 selectievakje
    123 0 aangevinkt selectievakje
    124 0 aangekruist selectievakje
    125 0 wit hart
    126 0 zwart hart
    127 0 vinkje
    128 0 dik vinkje
    129 0 vermenigvuldigingskruis
    130 0 dik vermenigvuldigingskruis
    131 0 kruisje
    132 0 dik kruisje
    """#)
}
