// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let ptPT = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, as in pt-BR
    * guess our translation
    0 0 tabulação
    1 0 nova linha
    2 0 retorno
    3 0 espaço
    4 1 ponto de exclamação
    5 0 aspas
    6 1 cardinal
    7 0 dólar
    8 1 por cento
    9 0 ampersand
    10 0 apóstrofo
    11 1 parêntese esquerdo
    12 1 parêntese direito
    13 0 asterisco
    14 0 mais
    15 0 vírgula
    16 0 hífen
    17 0 ponto
    18 0 barra
    19 0 dois pontos
    20 0 ponto e vírgula
    21 1 menor do que
    22 0 igual
    23 1 maior do que
    24 0 ponto de interrogação
    25 0 arroba
    26 1 parêntese reto esquerdo
    27 1 barra invertida
    28 1 parêntese reto direito
    29 0 acento circunflexo
    30 1 traço inferior
    31 0 acento grave
    32 1 chaveta esquerda
    33 1 barra vertical
    34 1 chaveta direita
    35 0 til
    36 1 espaço não separável
    37 0 ponto de exclamação invertido
    38 1 cêntimo
    39 0 libra
    40 0 iene
    41 1 secção
    42 0 copyright
    43 0 aspas angulares de abertura
    44 0 negação
    45 1 marca registada
    46 0 grau
    47 1 mais ou menos
    48 0 ao quadrado
    49 0 ao cubo
    50 0 micro
    51 1 sinal de parágrafo
    52 0 ponto mediano
    53 0 aspas angulares de fechamento
    54 0 um quarto
    55 0 meio
    56 0 três quartos
    57 0 ponto de interrogação invertido
    58 0 vezes
    59 0 dividido por
    60 0 vírgula árabe
    61 0 ponto e vírgula árabe
    62 0 ponto de interrogação árabe
    63 0 tatweel árabe
    64 1 por cento árabe
    65 0 separador decimal árabe
    66 0 separador de milhares árabe
    67 0 asterisco árabe
    68 0 hífen
    69 1 hífen não separável
    70 1 meia-risca
    71 0 travessão
    72 0 aspa simples de abertura
    73 0 apóstrofo
    74 0 aspas de abertura
    75 0 aspas de fechamento
    76 0 aspas inferiores
    77 1 cruz
    78 1 cruz dupla
    79 1 marca
    80 1 marca triangular
    81 0 reticências
    82 1 espaço estreito não separável
    83 1 por mil
    84 1 plica
    85 1 plica dupla
    86 0 aspa angular simples de abertura
    87 0 aspa angular simples de fechamento
    88 0 euro
    89 1 rupia indiana
    90 1 marca comercial
    91 0 seta para a esquerda
    92 0 seta para cima
    93 0 seta para a direita
    94 0 seta para baixo
    95 1 seta para a esquerda e para a direita
    96 0 seta para cima e para baixo
    97 0 seta dupla para a esquerda
    98 0 seta dupla para a direita
    99 1 seta dupla para a esquerda e para a direita
    100 0 menos
    101 0 raiz quadrada
    102 0 infinito
    103 0 quase igual
    104 0 diferente de
    105 0 menor ou igual a
    106 0 maior ou igual a
    107 0 quadrado preenchido
    108 0 quadrado vazio
    109 0 quadrado preto pequeno
    110 0 quadrado branco pequeno
    111 0 triângulo preto para cima
    112 0 triângulo preto para a direita
    113 0 triângulo preto para baixo
    114 0 triângulo preto para a esquerda
    115 1 losango preenchido
    116 1 losango vazio
    117 0 círculo vazio
    118 0 círculo preenchido
    119 1 marca vazia
    120 0 estrela preta
    121 0 estrela branca
    122 1 caixa de verificação
    123 1 caixa assinalada
    124 1 caixa com xis
    125 0 coração branco
    126 0 coração preto
    127 1 sinal de visto
    128 1 sinal de visto grosso
    129 0 xis de multiplicação
    130 0 xis de multiplicação grosso
    131 0 xis
    132 0 xis grosso
    """#)
}
