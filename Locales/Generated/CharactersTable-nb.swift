// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let nb = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabulator
    1 0 ny linje
    2 0 retur
    3 0 mellomrom
    4 1 utropstegn
    5 0 anførselstegn
    6 1 nummertegn
    7 1 dollar
    8 1 prosent
    9 1 og-tegn
    10 0 apostrof
    11 0 venstre parentes
    12 1 høyre parentes
    13 0 stjerne
    14 0 pluss
    15 1 komma
    16 0 bindestrek
    17 1 punktum
    18 1 skråstrek
    19 1 kolon
    20 1 semikolon
    21 0 mindre enn
    22 1 er lik
    23 0 større enn
    24 1 spørsmålstegn
    25 1 krøllalfa
    26 1 venstre hakeparentes
    27 1 omvendt skråstrek
    28 1 høyre hakeparentes
    29 1 circumfleks
    30 1 understrek
    31 1 gravis
    32 1 venstre krøllparentes
    33 1 loddrett strek
    34 1 høyre krøllparentes
    35 1 tilde
    36 0 hardt mellomrom
    37 1 opp-ned utropstegn
    38 1 cent
    39 1 pund
    40 1 yen
    41 1 paragraftegn
    42 1 opphavsrett
    43 0 venstre doble vinkelanførselstegn
    44 1 negasjon
    45 1 registrert varemerke
    46 0 grad
    47 0 pluss minus
    48 0 i annen
    49 0 i tredje
    50 0 mikro
    51 1 avsnittstegn
    52 1 midtstilt punkt
    53 0 høyre doble vinkelanførselstegn
    54 0 en kvart
    55 0 en halv
    56 0 tre kvart
    57 1 opp-ned spørsmålstegn
    58 0 ganger
    59 0 delt på
    60 1 arabisk komma
    61 1 arabisk semikolon
    62 1 arabisk spørsmålstegn
    63 0 arabisk tatweel
    64 0 arabisk prosenttegn
    65 0 arabisk desimaltegn
    66 0 arabisk tusenskilletegn
    67 0 arabisk stjerne
    68 1 bindestrek
    69 0 hard bindestrek
    70 1 tankestrek
    71 1 lang tankestrek
    72 0 venstre enkelt anførselstegn
    73 0 apostrof
    74 0 venstre dobbelt anførselstegn
    75 0 høyre dobbelt anførselstegn
    76 0 lavt dobbelt anførselstegn
    77 0 kors
    78 0 dobbeltkors
    79 1 punkttegn
    80 0 trekantet punkttegn
    81 0 tre prikker
    82 0 smalt hardt mellomrom
    83 1 promille
    84 1 primtegn
    85 1 dobbelt primtegn
    86 0 venstre enkle vinkelanførselstegn
    87 0 høyre enkle vinkelanførselstegn
    88 1 euro
    89 0 indisk rupi
    90 1 varemerke
    91 0 pil til venstre
    92 0 pil opp
    93 0 pil til høyre
    94 0 pil ned
    95 0 pil til venstre og høyre
    96 1 pil opp og ned
    97 0 dobbeltpil til venstre
    98 0 dobbeltpil til høyre
    99 0 dobbeltpil til venstre og høyre
    100 0 minus
    101 1 kvadratrot
    102 0 uendelig
    103 0 omtrent lik
    104 0 ikke lik
    105 0 mindre enn eller lik
    106 0 større enn eller lik
    107 0 svart kvadrat
    108 0 hvitt kvadrat
    109 1 liten svart firkant
    110 1 liten hvit firkant
    111 0 svart trekant opp
    112 0 svart trekant til høyre
    113 0 svart trekant ned
    114 0 svart trekant til venstre
    115 0 svart rombe
    116 0 hvit rombe
    117 0 hvit sirkel
    118 0 svart sirkel
    119 0 hvitt punkttegn
    120 0 svart stjerne
    121 0 hvit stjerne
    122 0 avkrysningsboks
    123 0 avkrysningsboks med hake
    124 0 avkrysningsboks med kryss
    125 0 hvitt hjerte
    126 0 svart hjerte
    127 0 hake
    128 0 kraftig hake
    129 0 gangekryss
    130 0 kraftig gangekryss
    131 0 kryss
    132 0 kraftig kryss
    """#)
}
