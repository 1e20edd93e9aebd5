// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let sv = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabb
    1 0 ny rad
    2 0 retur
    3 0 mellanslag
    4 1 utropstecken
    5 0 citattecken
    6 1 fyrkant
    7 1 dollar
    8 1 procent
    9 1 et-tecken
    10 0 apostrof
    11 0 inledande parentes
    12 1 avslutande parentes
    13 1 asterisk
    14 0 plus
    15 0 komma
    16 0 bindestreck
    17 1 punkt
    18 1 snedstreck
    19 1 kolon
    20 1 semikolon
    21 1 mindre än
    22 0 lika med
    23 1 större än
    24 1 frågetecken
    25 1 snabel-a
    26 1 inledande hakparentes
    27 1 omvänt snedstreck
    28 1 avslutande hakparentes
    29 1 cirkumflex
    30 1 understreck
    31 1 grav accent
    32 1 inledande klammerparentes
    33 1 vertikalstreck
    34 1 avslutande klammerparentes
    35 1 tilde
    36 0 hårt mellanslag
    37 1 inverterat utropstecken
    38 1 cent
    39 1 pund
    40 1 yen
    41 0 paragraftecken
    42 0 copyright
    43 1 gåsögon vänster
    44 1 negation
    45 1 registrerat varumärke
    46 1 grad
    47 1 plus-minus
    48 0 i kvadrat
    49 0 i kubik
    50 0 mikro
    51 0 stycketecken
    52 1 halvhög punkt
    53 1 gåsögon höger
    54 0 en fjärdedel
    55 0 en halv
    56 0 tre fjärdedelar
    57 1 inverterat frågetecken
    58 0 gånger
    59 0 delat med
    60 0 arabiskt komma
    61 1 arabiskt semikolon
    62 1 arabiskt frågetecken
    63 0 arabisk tatweel
    64 0 arabiskt procenttecken
    65 0 arabiskt decimaltecken
    66 0 arabisk tusentalsavgränsare
    67 0 arabisk asterisk
    68 1 bindestreck
    69 0 hårt bindestreck
    70 1 tankstreck
    71 1 långt tankstreck
    72 0 inledande enkelt citattecken
    73 0 apostrof
    74 0 inledande dubbelt citattecken
    75 0 avslutande dubbelt citattecken
    76 0 nedre dubbelt citattecken
    77 0 kors
    78 0 dubbelkors
    79 0 punkt i lista
    80 0 trekantig punkt
    81 1 ellips
    82 0 smalt hårt mellanslag
    83 1 promille
    84 1 primtecken
    85 1 dubbelprimtecken
    86 0 enkelt gåsöga vänster
    87 0 enkelt gåsöga höger
    88 1 euro
    89 1 indisk rupie
    90 0 varumärke
    91 0 vänsterpil
    92 0 uppåtpil
    93 0 högerpil
    94 0 nedåtpil
    95 0 vänster- och högerpil
    96 0 upp- och nedåtpil
    97 1 vänsterriktad dubbelpil
    98 1 högerriktad dubbelpil
    99 1 vänster- och högerriktad dubbelpil
    100 0 minus
    101 1 kvadratrot
    102 0 oändlighet
    103 1 nästan lika med
    104 1 inte lika med
    105 1 mindre än eller lika med
    106 1 större än eller lika med
    107 1 fylld kvadrat
    108 1 ihålig kvadrat
    109 1 liten svart ruta
    110 1 liten vit ruta
    111 0 svart triangel uppåt
    112 0 svart triangel åt höger
    113 0 svart triangel nedåt
    114 0 svart triangel åt vänster
    115 1 fylld romb
    116 1 ihålig romb
    117 1 ihålig cirkel
    118 1 fylld cirkel
    119 1 ihålig punkt
    120 0 svart stjärna
    121 0 vit stjärna
    122 0 kryssruta
    123 0 kryssruta med bock
    124 0 kryssruta med kryss
    125 0 vitt hjärta
    126 0 svart hjärta
    127 0 bock
    128 0 kraftig bock
    129 0 multiplikationskryss
    130 0 kraftigt multiplikationskryss
    131 0 kryss
    132 0 kraftigt kryss
    """#)
}
