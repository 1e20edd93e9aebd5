// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let hu = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulátor
    1 0 új sor
    2 0 kocsivissza
    3 0 szóköz
    4 1 felkiáltójel
    5 0 idézőjel
    6 1 kettőskereszt
    7 1 dollár
    8 1 százalékjel
    9 1 és jel
    10 1 írógép-aposztróf
    11 0 nyitó zárójel
    12 1 berekesztő zárójel
    13 1 csillagjel
    14 1 pluszjel
    15 1 vessző
    16 2 kötőjel
    17 1 pont
    18 1 perjel
    19 1 kettőspont
    20 1 pontosvessző
    21 0 kisebb mint
    22 1 egyenlő
    23 0 nagyobb mint
    24 1 kérdőjel
    25 1 kukacjel
    26 1 nyitó szögletes zárójel
    27 1 fordított perjel
    28 1 berekesztő szögletes zárójel
    29 1 kúpos ékezet
    30 1 aláhúzásjel
    31 1 tompa ékezet
    32 1 nyitó kapcsos zárójel
    33 1 függőleges vonal
    34 1 berekesztő kapcsos zárójel
    35 1 hullámvonal
    36 0 nem törő szóköz
    37 1 fordított felkiáltójel
    38 1 cent
    39 1 font
    40 1 jen
    41 1 szakasz
    42 1 copyright (szerzői jog által védett)
    43 1 balra mutató belső idézőjel
    44 1 negáció
    45 1 registered (bejegyzett)
    46 1 fok
    47 1 plusz-mínusz
    48 1 kettes felső index
    49 1 hármas felső index
    50 1 mikro szimbólum
    51 1 bekezdésjel
    52 1 középvonali pont
    53 1 jobbra mutató belső idézőjel
    54 0 egynegyed
    55 0 fél
    56 0 háromnegyed
    57 1 fordított kérdőjel
    58 1 szorzásjel
    59 1 osztásjel
    60 1 arab vessző
    61 1 arab pontosvessző
    62 1 arab kérdőjel
    63 0 arab tatvíl
    64 0 arab százalékjel
    65 0 arab tizedesjel
    66 0 arab ezreselválasztó
    67 0 arab csillag
    68 1 kötőjel
    69 0 nem törő kötőjel
    70 1 félkvirt
    71 1 kvirtmínusz
    72 1 kezdő egyszeres idézőjel
    73 1 záró egyszeres idézőjel
    74 1 kezdő idézőjel
    75 1 záró idézőjel
    76 1 alsó kezdő idézőjel
    77 1 kereszt szimbólum
    78 1 kettős kereszt szimbólum
    79 1 listajel
    80 0 háromszög alakú felsorolásjel
    81 1 három pont
    82 0 keskeny nem törő szóköz
    83 1 ezrelékjel
    84 1 felső vessző
    85 1 dupla felső vessző
    86 0 bal oldali egyszeres csúcsos idézőjel
    87 0 jobb oldali egyszeres csúcsos idézőjel
    88 1 euró
    89 1 indiai rúpia
    90 1 védjegy
    91 1 bal oldalra mutató nyíl
    92 1 felfelé néző nyíl
    93 1 jobb oldalra mutató nyíl
    94 1 lefelé néző nyíl
    95 1 balra-jobbra mutató nyíl
    96 1 fel-le mutató nyíl
    97 1 balra mutató kettős nyíl
    98 1 jobbra mutató kettős nyíl
    99 1 kettős balra-jobbra nyíl
    100 1 mínuszjel
    101 1 négyzetgyök
    102 1 végtelen szimbólum
    103 1 közelítőleg egyenlő
    104 1 nem egyenlő
    105 1 kisebb vagy egyenlő
    106 1 nagyobb vagy egyenlő
    107 1 kitöltött négyzet
    108 1 üres négyzet
    109 1 kis fekete négyzet
    110 1 kis fehér négyzet
    111 1 kitöltött felfelé mutató háromszög
    112 1 lejátszás gomb
    113 1 kitöltött lefelé mutató háromszög
    114 1 visszajátszás gomb
    115 1 kitöltött rombusz
    116 1 üres rombusz
    117 1 üres kör
    118 1 kitöltött kör
    119 1 üres listajel
    120 0 fekete csillag
    121 0 fehér csillag
    122 0 üres jelölőnégyzet
    123 1 jelölőnégyzet pipával
    124 0 áthúzott jelölőnégyzet
    125 0 fehér szív
    126 1 kőr szín
    127 0 pipa
    128 1 vastag pipa
    129 0 szorzójel alakú kereszt
    130 1 szorzás
    131 0 iksz
    132 0 vastag iksz
    """#)
}
