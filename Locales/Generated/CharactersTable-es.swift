// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let es = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabulador
    1 0 nueva línea
    2 0 retorno
    3 0 espacio
    4 1 exclamación de cierre
    5 0 comillas
    6 1 almohadilla
    7 1 dólar
    8 1 porcentaje
    9 1 ampersand
    10 0 apóstrofo
    11 0 paréntesis de apertura
    12 1 paréntesis de cierre
    13 1 asterisco
    14 0 más
    15 1 coma
    16 0 guion
    17 1 punto
    18 0 barra
    19 1 dos puntos
    20 1 punto y coma
    21 1 menor que
    22 1 igual
    23 1 mayor que
    24 1 interrogación de cierre
    25 1 arroba
    26 1 corchete de apertura
    27 1 barra invertida
    28 1 corchete de cierre
    29 1 acento circunflejo
    30 1 guion bajo
    31 1 acento grave
    32 1 llave de apertura
    33 1 línea vertical
    34 1 llave de cierre
    35 1 virgulilla
    36 0 espacio de no separación
    37 1 exclamación de apertura
    38 1 céntimo
    39 1 libra esterlina
    40 1 yen
    41 1 signo de sección
    42 1 copyright
    43 1 comillas latinas de apertura
    44 1 negación
    45 1 marca registrada
    46 1 grado
    47 0 más menos
    48 0 al cuadrado
    49 0 al cubo
    50 0 micro
    51 1 calderón
    52 1 punto medio
    53 1 comillas latinas de cierre
    54 0 un cuarto
    55 0 un medio
    56 0 tres cuartos
    57 1 interrogación de apertura
    58 0 por
    59 0 dividido por
    60 1 coma árabe
    61 1 punto y coma árabe
    62 1 interrogación árabe
    63 0 tatweel árabe
    64 0 porcentaje árabe
    65 0 separador decimal árabe
    66 0 separador de millares árabe
    67 0 asterisco árabe
    68 1 guion
    69 0 guion de no separación
    70 1 guion corto
    71 1 raya
    72 0 comilla simple de apertura
    73 0 apóstrofo
    74 0 comillas dobles de apertura
    75 0 comillas dobles de cierre
    76 0 comillas dobles bajas
    77 0 cruz
    78 0 doble cruz
    79 0 viñeta
    80 0 viñeta triangular
    81 1 puntos suspensivos
    82 0 espacio fino de no separación
    83 1 por mil
    84 1 prima
    85 1 doble prima
    86 0 comilla simple angular de apertura
    87 0 comilla simple angular de cierre
    88 1 euro
    89 1 rupia india
    90 1 símbolo de marca comercial
    91 0 flecha hacia la izquierda
    92 0 flecha hacia arriba
    93 0 flecha hacia la derecha
    94 0 flecha hacia abajo
    95 1 flecha izquierda y derecha
    96 1 flecha arriba y abajo
    97 1 flecha doble hacia la izquierda
    98 1 flecha doble hacia la derecha
    99 1 flecha doble hacia izquierda y derecha
    100 0 menos
    101 1 raíz cuadrada
    102 0 infinito
    103 1 casi igual
    104 0 distinto de
    105 1 menor que o igual
    106 1 mayor que o igual
    107 1 cuadrado relleno
    108 1 cuadrado hueco
    109 1 cuadrado negro pequeño
    110 1 cuadrado blanco pequeño
    111 0 triángulo negro hacia arriba
    112 0 triángulo negro hacia la derecha
    113 0 triángulo negro hacia abajo
    114 0 triángulo negro hacia la izquierda
    115 1 diamante relleno
    116 1 diamante hueco
    117 1 círculo hueco
    118 1 círculo relleno
    119 1 viñeta hueca
    120 0 estrella negra
    121 0 estrella blanca
    122 0 casilla
    123 1 casilla con marca de verificación
    124 0 casilla con aspa
    125 0 corazón blanco
    126 0 corazón negro
    127 0 marca de verificación
    128 0 marca de verificación gruesa
    129 0 aspa de multiplicación
    130 0 aspa de multiplicación gruesa
    131 0 aspa
    132 0 aspa gruesa
    """#)
}
