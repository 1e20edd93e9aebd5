// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let ca = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tabulador
    1 0 línia nova
    2 0 retorn
    3 0 espai
    4 1 signe d’exclamació
    5 0 cometes
    6 1 coixinet
    7 1 dòlar
    8 1 tant per cent
    9 1 et
    10 1 apòstrof tipogràfic
    11 0 parèntesi esquerre
    12 1 parèntesi de tancament
    13 1 asterisc
    14 1 signe més
    15 1 coma
    16 2 guionet
    17 1 punt
    18 1 barra inclinada
    19 1 dos punts
    20 1 punt i coma
    21 1 menor que
    22 1 igual
    23 1 major que
    24 1 signe d’interrogació
    25 1 arrova
    26 1 claudàtor d’obertura
    27 1 barra inversa
    28 1 claudàtor de tancament
    29 1 accent circumflex
    30 1 ratlla baixa
    31 1 accent greu
    32 1 clau d’obertura
    33 1 barra vertical
    34 1 clau de tancament
    35 1 titlla
    36 0 espai sense salt
    37 1 signe d’exclamació d’obertura
    38 1 centau
    39 1 lliura
    40 1 ien
    41 1 secció
    42 1 drets d’autor
    43 1 cometa llatina esquerra
    44 1 negació
    45 1 marca registrada
    46 1 grau
    47 1 signe de més o menys
    48 1 superíndex dos
    49 1 superíndex tres
    50 1 signe de micró
    51 1 marca de paràgraf
    52 1 punt volat
    53 1 cometa llatina dreta
    54 0 un quart
    55 0 un mig
    56 0 tres quarts
    57 1 signe d’interrogació d’obertura
    58 1 signe de multiplicació
    59 1 signe de divisió
    60 1 coma àrab
    61 1 punt i coma àrab
    62 1 signe d’interrogació àrab
    63 0 tatwil àrab
    64 0 tant per cent àrab
    65 0 separador decimal àrab
    66 0 separador de milers àrab
    67 0 asterisc àrab
    68 1 guionet
    69 0 guionet sense salt
    70 1 guió mitjà
    71 1 guió llarg
    72 1 cometa esquerra
    73 1 cometa dreta
    74 1 cometa doble alta esquerra
    75 1 cometa doble alta dreta
    76 1 cometa doble baixa dreta
    77 1 signe d’obelisc
    78 1 signe d’obelisc de dos braços
    79 1 punt de llista
    80 0 pic triangular
    81 1 punts suspensius
    82 0 espai estret sense salt
    83 1 per mil
    84 1 prima
    85 1 doble prima
    86 0 cometa angular simple esquerra
    87 0 cometa angular simple dreta
    88 1 euro
    89 1 rupia índia
    90 1 marca comercial
    91 1 fletxa que apunta cap a l’esquerra
    92 1 fletxa que apunta cap amunt
    93 1 fletxa que apunta cap a la dreta
    94 1 fletxa que apunta cap avall
    95 1 fletxa cap a l’esquerra i cap a la dreta
    96 1 fletxa cap amunt i cap avall
    97 1 fletxa doble cap a l’esquerra
    98 1 fletxa doble cap a la dreta
    99 1 fletxa doble cap a l’esquerra i la dreta
    100 1 signe menys
    101 1 arrel quadrada
    102 1 signe d’infinit
    103 1 aproximació
    104 1 no és igual que
    105 1 menor o igual a
    106 1 major o igual a
    107 1 quadrat ple
    108 1 quadrat buit
    109 1 quadrat negre petit
    110 1 quadrat blanc petit
    111 1 triangle ple que apunta cap amunt
    112 1 botó de reproducció
    113 1 triangle ple que apunta cap avall
    114 1 botó de retrocedir
    115 1 rombe ple
    116 1 rombe buit
    117 1 cercle buit
    118 1 cercle ple
    119 1 vinyeta buida
    120 0 estrella negra
    121 0 estrella blanca
    122 0 casella de selecció
    123 1 casella amb marca de verificació
    124 0 casella amb una creu
    125 0 cor blanc
    126 1 pal de cors
    127 0 marca de verificació
    128 1 marca de verificació
    129 0 creu de multiplicació
    130 1 signe de multiplicar
    131 0 creu
    132 0 creu gruixuda
    """#)
}
