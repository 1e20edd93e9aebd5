// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let fi = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 sarkain
    1 0 rivinvaihto
    2 0 palautus
    3 0 välilyönti
    4 0 huutomerkki
    5 0 lainausmerkki
    6 0 risuaita
    7 1 dollari
    8 1 prosentti
    9 1 et-merkki
    10 0 heittomerkki
    11 0 vasen kaarisulje
    12 1 oikea kaarisulje
    13 0 tähti
    14 1 plus
    15 1 pilkku
    16 0 yhdysmerkki
    17 1 piste
    18 1 kauttaviiva
    19 1 kaksoispiste
    20 1 puolipiste
    21 1 pienempi kuin
    22 1 yhtä suuri kuin
    23 1 suurempi kuin
    24 0 kysymysmerkki
    25 1 ät-merkki
    26 1 vasen hakasulje
    27 1 kenoviiva
    28 1 oikea hakasulje
    29 1 sirkumfleksi
    30 1 alaviiva
    31 1 gravis
    32 1 vasen aaltosulje
    33 1 pystyviiva
    34 1 oikea aaltosulje
    35 1 tilde
    36 0 sitova välilyönti
    37 1 käänteinen huutomerkki
    38 1 sentti
    39 1 punta
    40 1 jeni
    41 1 pykälämerkki
    42 1 tekijänoikeusmerkki
    43 1 vasen kulmalainausmerkki
    44 1 negaatio
    45 1 rekisteröity-merkki
    46 1 aste
    47 1 plus-miinus
    48 0 toiseen
    49 0 kolmanteen
    50 0 mikro
    51 1 kappalemerkki
    52 0 rivin keskinen piste
    53 1 oikea kulmalainausmerkki
    54 0 neljäsosa
    55 0 puoli
    56 0 kolme neljäsosaa
    57 1 käänteinen kysymysmerkki
    58 0 kertaa
    59 0 jaettuna
    60 1 arabialainen pilkku
    61 1 arabialainen puolipiste
    62 1 arabialainen kysymysmerkki
    63 0 arabialainen tatwil
    64 0 arabialainen prosenttimerkki
    65 0 arabialainen desimaalierotin
    66 0 arabialainen tuhaterotin
    67 0 arabialainen tähti
    68 1 yhdysviiva
    69 0 sitova yhdysmerkki
    70 1 lyhyt ajatusviiva
    71 1 pitkä ajatusviiva
    72 0 vasen puolilainausmerkki
    73 0 heittomerkki
    74 1 vasen lainausmerkki
    75 1 oikea lainausmerkki
    76 0 alalainausmerkki
    77 0 risti
    78 0 kaksoisristi
    79 1 luettelomerkki
    80 0 kolmioluettelomerkki
    81 1 kolme pistettä
    82 0 kapea sitova välilyönti
    83 1 promille
    84 0 yläpilkku
    85 0 kaksoisyläpilkku
    86 0 vasen yksinkertainen kulmalainausmerkki
    87 0 oikea yksinkertainen kulmalainausmerkki
    88 1 euro
    89 1 Intian rupia
    90 1 tavaramerkki
    91 0 nuoli vasemmalle
    92 0 nuoli ylös
    93 0 nuoli oikealle
    94 0 nuoli alas
    95 0 nuoli vasemmalle ja oikealle
    96 1 nuoli ylös ja alas
    97 1 kaksoisnuoli vasemmalle
    98 1 kaksoisnuoli oikealle
    99 1 kaksoisnuoli vasemmalle ja oikealle
    100 1 miinus
    101 1 neliöjuuri
    102 0 ääretön
    103 1 likimäärin yhtä suuri kuin
    104 1 eri suuri kuin
    105 1 pienempi tai yhtä suuri kuin
    106 1 suurempi tai yhtä suuri kuin
    107 0 musta neliö
    108 0 valkoinen neliö
    109 1 pieni musta neliö
    110 1 pieni valkoinen neliö
    111 0 musta kolmio ylös
    112 0 musta kolmio oikealle
    113 0 musta kolmio alas
    114 0 musta kolmio vasemmalle
    115 0 musta vinoneliö
    116 0 valkoinen vinoneliö
    117 0 valkoinen ympyrä
    118 0 musta ympyrä
    119 0 valkoinen luettelomerkki
    120 0 musta tähti
    121 0 valkoinen tähti
    122 0 valintaruutu
    123 0 valittu valintaruutu
    124 0 rastitettu valintaruutu
    125 0 valkoinen sydän
    126 0 musta sydän
    127 0 valintamerkki
    128 1 paksu valintamerkki
    129 0 kertorasti
    130 0 paksu kertorasti
    131 0 rasti
    132 0 paksu rasti
    """#)
}
