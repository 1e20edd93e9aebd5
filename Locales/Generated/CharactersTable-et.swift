// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let et = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabeldusmärk
    1 0 uus rida
    2 0 reavahetus
    3 0 tühik
    4 1 hüüumärk
    5 0 jutumärk
    6 1 trellimärk
    7 1 dollar
    8 1 protsendimärk
    9 1 ja-märk
    10 1 kirjutusmasina stiilis ülakoma
    11 0 vasaksulg
    12 1 lõpusulg
    13 1 tärn
    14 1 plussmärk
    15 1 koma
    16 2 sidekriips
    17 1 punkt
    18 1 kaldkriips
    19 1 koolon
    20 1 semikoolon
    21 1 väiksem kui
    22 1 võrdusmärk
    23 1 suurem kui
    24 1 küsimärk
    25 1 kommertsmärk
    26 1 kandiline algussulg
    27 1 längkriips
    28 1 kandiline lõpusulg
    29 1 tsirkumfleks
    30 1 alakriips
    31 1 graavis
    32 1 loogeline algussulg
    33 1 vertikaaljoon
    34 1 loogeline lõpusulg
    35 1 tilde
    36 0 sidumistühik
    37 1 pöördhüüumärk
    38 1 sent
    39 1 nael
    40 1 jeen
    41 1 paragrahv
    42 1 autoriõigus
    43 0 vasak nurkjutumärk
    44 1 eitus
    45 1 registreeritud
    46 1 kraad
    47 1 pluss-miinus
    48 0 ruudus
    49 0 kuubis
    50 1 mikro märk
    51 1 paragrahvimärk
    52 1 keskmine punkt
    53 0 parem nurkjutumärk
    54 0 veerand
    55 0 pool
    56 0 kolmveerand
    57 1 pöördküsimärk
    58 1 korrutusmärk
    59 1 jagamismärk
    60 1 araabia koma
    61 1 araabia semikoolon
    62 1 araabia küsimärk
    63 0 araabia tatvil
    64 0 araabia protsendimärk
    65 0 araabia komakoha eraldaja
    66 0 araabia tuhandete eraldaja
    67 0 araabia tärn
    68 1 sidekriips
    69 0 poolitamatu sidekriips
    70 1 enn-kriips
    71 1 emm-kriips
    72 1 vasakule kaldu ülakoma
    73 1 paremale kaldu ülakoma
    74 1 vasakule kaldu jutumärk
    75 1 paremale kaldu jutumärk
    76 1 alumine jutumärk
    77 1 ristimärk
    78 1 topeltristi märk
    79 1 mumm
    80 0 kolmnurkne täpp
    81 1 mõttepunktid
    82 0 kitsas sidumistühik
    83 1 promillimärk
    84 1 priim
    85 1 topeltpriim
    86 0 vasak ühekordne nurkjutumärk
    87 0 parem ühekordne nurkjutumärk
    88 1 euro
    89 1 India ruupia
    90 1 kaubamärk
    91 1 vasaknool
    92 1 ülesnool
    93 1 paremnool
    94 1 allanool
    95 1 nool paremale-vasakule
    96 1 nool üles-alla
    97 0 topeltnool vasakule
    98 0 topeltnool paremale
    99 0 topeltnool vasakule ja paremale
    100 1 miinusmärk
    101 1 ruutjuur
    102 1 lõpmatuse märk
    103 1 võrdub ligikaudu
    104 1 ei võrdu
    105 1 väiksem või võrdne
    106 1 suurem või võrdne
    107 0 must ruut
    108 0 valge ruut
    109 1 väike must ruut
    110 1 väike valge ruut
    111 1 täidetud üles-kolmnurk
    112 1 esitusnupp
    113 1 täidetud alla-kolmnurk
    114 1 tagurpidi esitamise nupp
    115 0 must romb
    116 0 valge romb
    117 1 tühi ring
    118 1 täidetud ring
    119 0 valge täpp
    120 0 must täht
    121 0 valge täht
    122 0 märkeruut
    123 1 märgitud ruut
    124 0 ristiga ruut
    125 0 valge süda
    126 1 ärtu
    127 0 linnuke
    128 1 märge
    129 0 korrutusrist
    130 1 korrutamine
    131 0 rist
    132 0 jäme rist
    """#)
}
