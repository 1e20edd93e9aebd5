// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let fr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    0 0 tabulation
    1 0 nouvelle ligne
    2 0 retour
    3 0 espace
    4 0 point d’exclamation
    5 0 guillemet
    6 0 dièse
    7 0 dollar
    8 0 pour cent
    9 0 esperluette
    10 0 apostrophe
    11 0 parenthèse ouvrante
    12 0 parenthèse fermante
    13 0 astérisque
    14 0 plus
    15 0 virgule
    16 0 trait d’union
    17 0 point
    18 0 barre oblique
    19 0 deux-points
    20 0 point-virgule
    21 0 inférieur à
    22 0 égal
    23 0 supérieur à
    24 0 point d’interrogation
    25 0 arobase
    26 0 crochet ouvrant
    27 0 barre oblique inversée
    28 0 crochet fermant
    29 0 accent circonflexe
    30 0 tiret bas
    31 0 accent grave
    32 0 accolade ouvrante
    33 0 barre verticale
    34 0 accolade fermante
    35 0 tilde
    36 0 espace insécable
    37 0 point d’exclamation inversé
    38 0 cent
    39 0 livre sterling
    40 0 yen
    41 0 paragraphe
    42 0 copyright
    43 0 guillemet français ouvrant
    44 0 signe non
    45 0 marque déposée
    46 0 degré
    47 0 plus ou moins
    48 0 au carré
    49 0 au cube
    50 0 micro
    51 0 pied de mouche
    52 0 point médian
    53 0 guillemet français fermant
    54 0 un quart
    55 0 un demi
    56 0 trois quarts
    57 0 point d’interrogation inversé
    58 0 multiplié par
    59 0 divisé par
    60 0 virgule arabe
    61 0 point-virgule arabe
    62 0 point d’interrogation arabe
    63 0 tatweel arabe
    64 0 pour cent arabe
    65 0 séparateur décimal arabe
    66 0 séparateur de milliers arabe
    67 0 astérisque arabe
    68 0 trait d’union
    69 0 trait d’union insécable
    70 0 tiret demi-cadratin
    71 0 tiret cadratin
    72 0 guillemet simple ouvrant
    73 0 apostrophe
    74 0 guillemet anglais ouvrant
    75 0 guillemet anglais fermant
    76 0 guillemet bas
    77 0 obèle
    78 0 double obèle
    79 0 puce
    80 0 puce triangulaire
    81 0 points de suspension
    82 0 espace insécable fine
    83 0 pour mille
    84 0 prime
    85 0 double prime
    86 0 guillemet français simple ouvrant
    87 0 guillemet français simple fermant
    88 0 euro
    89 0 roupie
    90 0 marque commerciale
    91 0 flèche vers la gauche
    92 0 flèche vers le haut
    93 0 flèche vers la droite
    94 0 flèche vers le bas
    95 0 flèche vers la gauche et la droite
    96 0 flèche vers le haut et le bas
    97 0 double flèche vers la gauche
    98 0 double flèche vers la droite
    99 0 double flèche vers la gauche et la droite
    100 0 moins
    101 0 racine carrée
    102 0 infini
    103 0 presque égal à
    104 0 différent de
    105 0 inférieur ou égal à
    106 0 supérieur ou égal à
    107 0 carré noir
    108 0 carré blanc
    109 0 petit carré noir
    110 0 petit carré blanc
    111 0 triangle noir vers le haut
    112 0 triangle noir vers la droite
    113 0 triangle noir vers le bas
    114 0 triangle noir vers la gauche
    115 0 losange noir
    116 0 losange blanc
    117 0 cercle blanc
    118 0 cercle noir
    119 0 puce blanche
    120 0 étoile noire
    121 0 étoile blanche
    122 0 case à cocher
    123 0 case cochée
    124 0 case barrée
    125 0 cœur blanc
    126 0 cœur noir
    127 0 coche
    128 0 coche épaisse
    129 0 croix de multiplication
    130 0 croix de multiplication épaisse
    131 0 croix de vote
    132 0 croix de vote épaisse
    """#)
}
