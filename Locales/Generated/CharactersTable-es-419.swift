// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let es419 = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, as in es
    0 0 tabulador
    1 0 nueva línea
    2 0 retorno
    3 0 espacio
    4 0 exclamación de cierre
    5 0 comillas
    6 0 almohadilla
    7 0 dólar
    8 0 porcentaje
    9 0 ampersand
    10 0 apóstrofo
    11 0 paréntesis de apertura
    12 0 paréntesis de cierre
    13 0 asterisco
    14 0 más
    15 0 coma
    16 0 guion
    17 0 punto
    18 0 barra
    19 0 dos puntos
    20 0 punto y coma
    21 0 menor que
    22 0 igual
    23 0 mayor que
    24 0 interrogación de cierre
    25 0 arroba
    26 0 corchete de apertura
    27 0 barra invertida
    28 0 corchete de cierre
    29 0 acento circunflejo
    30 0 guion bajo
    31 0 acento grave
    32 0 llave de apertura
    33 0 línea vertical
    34 0 llave de cierre
    35 0 virgulilla
    36 0 espacio de no separación
    37 0 exclamación de apertura
    38 0 céntimo
    39 0 libra esterlina
    40 0 yen
    41 0 signo de sección
    42 0 copyright
    43 0 comillas latinas de apertura
    44 0 negación
    45 0 marca registrada
    46 0 grado
    47 0 más menos
    48 0 al cuadrado
    49 0 al cubo
    50 0 micro
    51 0 calderón
    52 0 punto medio
    53 0 comillas latinas de cierre
    54 0 un cuarto
    55 0 un medio
    56 0 tres cuartos
    57 0 interrogación de apertura
    58 0 por
    59 0 dividido por
    60 0 coma árabe
    61 0 punto y coma árabe
    62 0 interrogación árabe
    63 0 tatweel árabe
    64 0 porcentaje árabe
    65 0 separador decimal árabe
    66 0 separador de millares árabe
    67 0 asterisco árabe
    68 0 guion
    69 0 guion de no separación
    70 0 guion corto
    71 0 raya
    72 0 comilla simple de apertura
    73 0 apóstrofo
    74 0 comillas dobles de apertura
    75 0 comillas dobles de cierre
    76 0 comillas dobles bajas
    77 0 cruz
    78 0 doble cruz
    79 0 viñeta
    80 0 viñeta triangular
    81 0 puntos suspensivos
    82 0 espacio fino de no separación
    83 0 por mil
    84 0 prima
    85 0 doble prima
    86 0 comilla simple angular de apertura
    87 0 comilla simple angular de cierre
    88 0 euro
    89 0 rupia india
    90 0 símbolo de marca comercial
    91 0 flecha hacia la izquierda
    92 0 flecha hacia arriba
    93 0 flecha hacia la derecha
    94 0 flecha hacia abajo
    95 0 flecha izquierda y derecha
    96 0 flecha arriba y abajo
    97 0 flecha doble hacia la izquierda
    98 0 flecha doble hacia la derecha
    99 0 flecha doble hacia izquierda y derecha
    100 0 menos
    101 0 raíz cuadrada
    102 0 infinito
    103 0 casi igual
    104 0 distinto de
    105 0 menor que o igual
    106 0 mayor que o igual
    107 0 cuadrado relleno
    108 0 cuadrado hueco
    109 0 cuadrado negro pequeño
    110 0 cuadrado blanco pequeño
    111 0 triángulo negro hacia arriba
    112 0 triángulo negro hacia la derecha
    113 0 triángulo negro hacia abajo
    114 0 triángulo negro hacia la izquierda
    115 0 diamante relleno
    116 0 diamante hueco
    117 0 círculo hueco
    118 0 círculo relleno
    119 0 viñeta hueca
    120 0 estrella negra
    121 0 estrella blanca
    122 0 casilla
    123 0 casilla con marca de verificación
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
