// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let cs = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulátor
    1 0 nový řádek
    2 0 návrat
    3 0 mezera
    4 1 vykřičník
    5 0 uvozovky
    6 1 mřížka
    7 1 dolar
    8 1 procento
    9 1 ampersand
    10 1 apostrof
    11 0 levá závorka
    12 1 pravá závorka
    13 1 hvězdička
    14 1 znaménko plus
    15 1 čárka
    16 2 spojovník
    17 1 tečka
    18 1 lomítko
    19 1 dvojtečka
    20 1 středník
    21 1 je menší než
    22 1 rovná se
    23 1 je větší než
    24 1 otazník
    25 1 zavináč
    26 1 levá hranatá závorka
    27 1 zpětné lomítko
    28 1 pravá hranatá závorka
    29 1 stříška
    30 1 podtržení
    31 1 obrácená diakritická čárka
    32 1 levá složená závorka
    33 1 svislá čára
    34 1 pravá složená závorka
    35 1 vlnovka
    36 0 pevná mezera
    37 1 obrácený vykřičník
    38 1 cent
    39 1 libra
    40 1 jen
    41 1 paragraf
    42 1 znak ochrany autorského práva
    43 1 boční uvozovky mířící doleva
    44 1 negace
    45 1 znak registrované ochranné známky
    46 1 stupeň
    47 1 plus minus
    48 1 číslice dvě jako horní index
    49 1 číslice tři jako horní index
    50 1 znak mikro
    51 1 značka odstavce
    52 1 střední puntík
    53 1 boční uvozovky mířící doprava
    54 0 jedna čtvrtina
    55 0 jedna polovina
    56 0 tři čtvrtiny
    57 1 obrácený otazník
    58 1 symbol násobení
    59 1 symbol dělení
    60 1 arabská čárka
    61 1 arabský středník
    62 1 arabský otazník
    63 0 arabský tatvíl
    64 0 arabské procento
    65 0 arabský oddělovač desetinných míst
    66 0 arabský oddělovač tisíců
    67 0 arabská hvězdička
    68 1 spojovník
    69 0 pevný spojovník
    70 1 krátká pomlčka
    71 1 dlouhá pomlčka
    72 1 jednoduchá uvozovka nahoře
    73 1 obrácená jednoduchá uvozovka nahoře
    74 1 uvozovky nahoře
    75 1 obrácené uvozovky nahoře
    76 1 uvozovky dole
    77 1 znak křížku
    78 1 znak dvojitého křížku
    79 1 puntík
    80 0 trojúhelníková odrážka
    81 1 výpustka
    82 0 úzká pevná mezera
    83 1 promile
    84 1 jednoduchá čárka
    85 1 dvojitá čárka
    86 0 levá jednoduchá úhlová uvozovka
    87 0 pravá jednoduchá úhlová uvozovka
    88 1 euro
    89 1 indická rupie
    90 1 znak ochranné známky
    91 1 šipka ukazující doleva
    92 1 šipka ukazující nahoru
    93 1 šipka ukazující doprava
    94 1 šipka ukazující dolů
    95 1 šipka doleva a doprava
    96 1 šipka nahoru a dolů
    97 1 zdvojená šipka doleva
    98 1 zdvojená šipka doprava
    99 1 obousměrná zdvojená šipka
    100 1 znaménko minus
    101 1 druhá odmocnina
    102 1 znak nekonečna
    103 1 rovná se přibližně
    104 1 nerovná se
    105 1 je menší nebo rovno
    106 1 je větší nebo rovno
    107 1 plný čtverec
    108 1 prázdný čtverec
    109 1 černý čtvereček
    110 1 bílý čtvereček
    111 1 vyplněný trojúhelník směřující nahoru
    112 1 tlačítko přehrávání
    113 1 vyplněný trojúhelník směřující dolů
    114 1 tlačítko přehrávání pozpátku
    115 1 plný kosočtverec
    116 1 prázdný kosočtverec
    117 1 prázdný kroužek
    118 1 plný kroužek
    119 1 prázdné kolečko
    120 0 černá hvězda
    121 0 bílá hvězda
    122 0 prázdné zaškrtávací políčko
    123 1 zaškrtnuté políčko
    124 0 políčko s křížkem
    125 0 bílé srdce
    126 1 srdce
    127 0 zaškrtnutí
    128 1 značka zaškrtnutí
    129 0 násobící křížek
    130 1 znak násobení
    131 0 křížek
    132 0 silný křížek
    """#)
}
