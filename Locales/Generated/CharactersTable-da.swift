// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let da = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabulator
    1 0 ny linje
    2 0 retur
    3 0 mellemrum
    4 1 udråbstegn
    5 0 anførselstegn
    6 0 nummertegn
    7 1 dollar
    8 1 procent
    9 1 og-tegn
    10 1 apostrof
    11 0 startparentes
    12 1 slutparentes
    13 0 stjerne
    14 0 plus
    15 1 komma
    16 0 bindestreg
    17 1 punktum
    18 1 skråstreg
    19 1 kolon
    20 1 semikolon
    21 1 mindre end
    22 1 lig med
    23 1 større end
    24 1 spørgsmålstegn
    25 1 snabel-a
    26 1 venstre firkantet parentes
    27 1 omvendt skråstreg
    28 1 højre firkantet parentes
    29 1 accent circumfleks
    30 0 understregning
    31 1 accent grave
    32 1 venstre akkolade
    33 1 lodret streg
    34 1 højre akkolade
    35 1 tilde
    36 0 hårdt mellemrum
    37 1 omvendt udråbstegn
    38 1 cent
    39 1 pund
    40 1 yen
    41 1 paragraf
    42 1 copyright
    43 0 venstre dobbelte vinkelanførselstegn
    44 1 negation
    45 1 registreret varemærke
    46 0 grad
    47 0 plus minus
    48 0 i anden
    49 0 i tredje
    50 0 mikro
    51 1 afsnitstegn
    52 0 midterprik
    53 0 højre dobbelte vinkelanførselstegn
    54 0 en kvart
    55 0 en halv
    56 0 tre kvart
    57 1 omvendt spørgsmålstegn
    58 0 gange
    59 0 divideret med
    60 1 arabisk komma
    61 1 arabisk semikolon
    62 1 arabisk spørgsmålstegn
    63 0 arabisk tatweel
    64 0 arabisk procenttegn
    65 0 arabisk decimaltegn
    66 0 arabisk tusindtalsseparator
    67 0 arabisk stjerne
    68 1 bindestreg
    69 0 hård bindestreg
    70 1 tankestreg
    71 1 lang tankestreg
    72 0 venstre enkelte anførselstegn
    73 0 apostrof
    74 0 venstre dobbelte anførselstegn
    75 0 højre dobbelte anførselstegn
    76 0 lavt dobbelt anførselstegn
    77 0 kors
    78 0 dobbeltkors
    79 1 punkttegn
    80 0 trekantet punkttegn
    81 0 tre prikker
    82 0 smalt hårdt mellemrum
    83 1 promille
    84 0 mærke
    85 0 dobbelt mærke
    86 0 venstre enkelte vinkelanførselstegn
    87 0 højre enkelte vinkelanførselstegn
    88 1 euro
    89 1 indisk rupee
    90 1 varemærke
    91 0 pil til venstre
    92 0 pil op
    93 0 pil til højre
    94 0 pil ned
    95 0 pil til venstre og højre
    96 0 pil op og ned
    97 0 dobbeltpil til venstre
    98 0 dobbeltpil til højre
    99 0 dobbeltpil til venstre og højre
    100 0 minus
    101 1 kvadratrod
    102 0 uendelig
    103 1 næsten lig med
    104 1 ikke lig med
    105 1 mindre end eller lig med
    106 1 større end eller lig med
    107 0 sort kvadrat
    108 0 hvidt kvadrat
    109 1 lille sort kvadrat
    110 1 lille hvidt kvadrat
    111 0 sort trekant op
    112 0 sort trekant til højre
    113 0 sort trekant ned
    114 0 sort trekant til venstre
    115 0 sort rombe
    116 0 hvid rombe
    117 0 hvid cirkel
    118 0 sort cirkel
    119 0 hvidt punkttegn
    120 0 sort stjerne
    121 0 hvid stjerne
    122 0 afkrydsningsfelt
    123 1 afkrydsningsfelt med flueben
    124 0 afkrydsningsfelt med kryds
    125 0 hvidt hjerte
    126 0 sort hjerte
    127 0 flueben
    128 0 kraftigt flueben
    129 0 gangekryds
    130 0 kraftigt gangekryds
    131 0 kryds
    132 0 kraftigt kryds
    """#)
}
