// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let it = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabulazione
    1 0 nuova riga
    2 0 a capo
    3 0 spazio
    4 1 punto esclamativo
    5 0 virgolette
    6 0 cancelletto
    7 0 dollaro
    8 0 per cento
    9 1 e commerciale
    10 0 apostrofo
    11 0 parentesi aperta
    12 0 parentesi chiusa
    13 0 asterisco
    14 0 più
    15 1 virgola
    16 0 trattino
    17 1 punto
    18 1 barra obliqua
    19 1 due punti
    20 1 punto e virgola
    21 0 minore di
    22 1 uguale
    23 0 maggiore di
    24 1 punto interrogativo
    25 0 chiocciola
    26 1 parentesi quadra aperta
    27 1 barra rovesciata
    28 1 parentesi quadra chiusa
    29 1 accento circonflesso
    30 1 trattino basso
    31 1 accento grave
    32 1 parentesi graffa aperta
    33 1 linea verticale
    34 1 parentesi graffa chiusa
    35 1 tilde
    36 0 spazio unificatore
    37 0 punto esclamativo rovesciato
    38 1 centesimo
    39 0 sterlina
    40 0 yen
    41 1 simbolo di sezione
    42 1 copyright
    43 0 virgolette basse aperte
    44 1 negazione
    45 1 marchio registrato
    46 0 grado
    47 1 più o meno
    48 0 al quadrato
    49 0 al cubo
    50 0 micro
    51 1 simbolo di paragrafo
    52 1 punto mediano
    53 0 virgolette basse chiuse
    54 0 un quarto
    55 0 un mezzo
    56 0 tre quarti
    57 0 punto interrogativo rovesciato
    58 0 per
    59 0 diviso
    60 1 virgola araba
    61 0 punto e virgola arabo
    62 1 punto interrogativo arabo
    63 0 tatweel arabo
    64 0 percento arabo
    65 0 separatore decimale arabo
    66 0 separatore delle migliaia arabo
    67 0 asterisco arabo
    68 1 trattino
    69 0 trattino unificatore
    70 0 lineetta breve
    71 0 lineetta lunga
    72 0 virgoletta singola aperta
    73 0 apostrofo
    74 0 virgolette alte aperte
    75 0 virgolette alte chiuse
    76 0 virgolette basse
    77 0 obelisco
    78 0 doppio obelisco
    79 0 punto elenco
    80 0 punto elenco triangolare
    81 1 puntini di sospensione
    82 0 spazio unificatore stretto
    83 1 per mille
    84 0 primo
    85 0 secondo
    86 0 virgoletta bassa singola aperta
    87 0 virgoletta bassa singola chiusa
    88 0 euro
    89 0 rupia
    90 1 marchio
    91 0 freccia a sinistra
    92 0 freccia in alto
    93 0 freccia a destra
    94 0 freccia in basso
    95 0 freccia a sinistra e a destra
    96 0 freccia in alto e in basso
    97 0 freccia doppia a sinistra
    98 0 freccia doppia a destra
    99 0 freccia doppia a sinistra e a destra
    100 0 meno
    101 1 radice quadrata
    102 0 infinito
    103 1 quasi uguale
    104 0 diverso da
    105 0 minore o uguale a
    106 0 maggiore o uguale a
    107 1 quadrato pieno
    108 1 quadrato vuoto
    109 1 quadrato nero piccolo
    110 1 quadrato bianco piccolo
    111 0 triangolo nero in alto
    112 0 triangolo nero a destra
    113 0 triangolo nero in basso
    114 0 triangolo nero a sinistra
    115 1 rombo pieno
    116 1 rombo vuoto
    117 1 cerchio vuoto
    118 1 cerchio pieno
    119 1 punto elenco vuoto
    120 0 stella nera
    121 0 stella bianca
    122 0 casella
    123 0 casella con segno di spunta
    124 0 casella con croce
    125 0 cuore bianco
    126 0 cuore nero
    127 0 segno di spunta
    128 0 segno di spunta spesso
    129 0 croce di moltiplicazione
    130 0 croce di moltiplicazione spessa
    131 0 croce
    132 0 croce spessa
    """#)
}
