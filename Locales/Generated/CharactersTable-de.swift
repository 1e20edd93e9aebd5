// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let de = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 Tabulator
    1 0 neue Zeile
    2 0 Zeilenschaltung
    3 0 Leerzeichen
    4 1 Ausrufezeichen
    5 0 Anführungszeichen
    6 0 Raute
    7 1 Dollar
    8 1 Prozent
    9 0 Und-Zeichen
    10 0 Apostroph
    11 0 öffnende runde Klammer
    12 1 schließende runde Klammer
    13 1 Sternchen
    14 0 plus
    15 1 Komma
    16 0 Bindestrich
    17 1 Punkt
    18 1 Schrägstrich
    19 1 Doppelpunkt
    20 1 Semikolon
    21 1 kleiner als
    22 0 gleich
    23 1 größer als
    24 1 Fragezeichen
    25 1 At-Zeichen
    26 1 öffnende eckige Klammer
    27 1 umgekehrter Schrägstrich
    28 1 schließende eckige Klammer
    29 1 Zirkumflex
    30 1 Unterstrich
    31 1 Gravis
    32 1 öffnende geschweifte Klammer
    33 1 senkrechter Strich
    34 1 schließende geschweifte Klammer
    35 1 Tilde
    36 0 geschütztes Leerzeichen
    37 1 umgekehrtes Ausrufezeichen
    38 1 Cent
    39 1 Pfund Sterling
    40 1 Yen
    41 1 Paragraf
    42 1 Copyright
    43 0 öffnendes französisches Anführungszeichen
    44 1 Negationszeichen
    45 0 eingetragene Marke
    46 0 Grad
    47 0 plus minus
    48 0 hoch zwei
    49 0 hoch drei
    50 0 Mikro
    51 1 Absatzzeichen
    52 1 Mittelpunkt
    53 0 schließendes französisches Anführungszeichen
    54 0 ein Viertel
    55 0 ein Halb
    56 0 drei Viertel
    57 1 umgekehrtes Fragezeichen
    58 0 mal
    59 0 geteilt durch
    60 1 arabisches Komma
    61 1 arabisches Semikolon
    62 1 arabisches Fragezeichen
    63 0 arabischer Tatweel
    64 0 arabisches Prozentzeichen
    65 0 arabisches Dezimaltrennzeichen
    66 0 arabisches Tausendertrennzeichen
    67 0 arabischer Stern
    68 1 Bindestrich
    69 0 geschützter Bindestrich
    70 1 Halbgeviertstrich
    71 1 Geviertstrich
    72 0 öffnendes einfaches Anführungszeichen
    73 0 Apostroph
    74 0 Anführungszeichen oben
    75 0 schließendes Anführungszeichen oben
    76 0 Anführungszeichen unten
    77 0 Kreuz
    78 0 Doppelkreuz
    79 1 Aufzählungspunkt
    80 0 dreieckiger Aufzählungspunkt
    81 0 Auslassungspunkte
    82 0 schmales geschütztes Leerzeichen
    83 1 Promille
    84 0 Strich
    85 0 Doppelstrich
    86 0 öffnendes einfaches französisches Anführungszeichen
    87 0 schließendes einfaches französisches Anführungszeichen
    88 1 Euro
    89 1 Indische Rupie
    90 1 Markenzeichen
    91 0 Pfeil nach links
    92 0 Pfeil nach oben
    93 0 Pfeil nach rechts
    94 0 Pfeil nach unten
    95 1 Pfeil nach links und rechts
    96 1 Pfeil nach oben und unten
    97 0 Doppelpfeil nach links
    98 0 Doppelpfeil nach rechts
    99 0 Doppelpfeil nach links und rechts
    100 0 minus
    101 1 Quadratwurzel
    102 0 unendlich
    103 1 ungefähr gleich
    104 1 ungleich
    105 1 kleiner als oder gleich
    106 1 größer als oder gleich
    107 1 schwarzes Quadrat
    108 1 weißes Quadrat
    109 1 kleines schwarzes Quadrat
    110 1 kleines weißes Quadrat
    111 0 schwarzes Dreieck nach oben
    112 0 schwarzes Dreieck nach rechts
    113 0 schwarzes Dreieck nach unten
    114 0 schwarzes Dreieck nach links
    115 1 schwarzes Karo
    116 1 weißes Karo
    117 1 hohler Kreis
    118 1 gefüllter Kreis
    119 1 weißes Aufzählungszeichen
    120 0 schwarzer Stern
    121 0 weißer Stern
    122 0 Kästchen
    123 1 abgehaktes Kästchen
    124 0 angekreuztes Kästchen
    125 0 weißes Herz
    126 0 schwarzes Herz
    127 0 Häkchen
    128 1 kräftiges Häkchen
    129 0 Malkreuz
    130 0 kräftiges Malkreuz
    131 0 Kreuzchen
    132 0 kräftiges Kreuzchen
    """#)
}
