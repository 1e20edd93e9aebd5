// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let ptBR = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabulação
    1 0 nova linha
    2 0 retorno
    3 0 espaço
    4 1 ponto de exclamação
    5 0 aspas
    6 1 cerquilha
    7 1 dólar
    8 1 porcentagem
    9 1 ampersand
    10 0 apóstrofo
    11 0 parêntese de abertura
    12 1 parêntese de fechamento
    13 1 asterisco
    14 0 mais
    15 1 vírgula
    16 1 hífen
    17 0 ponto
    18 1 barra
    19 1 dois pontos
    20 0 ponto e vírgula
    21 1 menor que
    22 1 igual
    23 1 maior que
    24 1 ponto de interrogação
    25 1 arroba
    26 0 colchete de abertura
    27 1 barra inversa
    28 0 colchete de fechamento
    29 1 acento circunflexo
    30 0 sublinhado
    31 1 acento grave
    32 1 chave de abertura
    33 1 linha vertical
    34 1 chave de fechamento
    35 1 til
    36 0 espaço inseparável
    37 1 ponto de exclamação invertido
    38 1 centavo
    39 1 libra
    40 1 iene
    41 1 seção
    42 0 copyright
    43 0 aspas angulares de abertura
    44 1 negação
    45 0 marca registrada
    46 1 grau
    47 1 mais ou menos
    48 0 ao quadrado
    49 0 ao cubo
    50 0 micro
    51 1 pé de mosca
    52 1 ponto mediano
    53 0 aspas angulares de fechamento
    54 0 um quarto
    55 0 meio
    56 0 três quartos
    57 1 ponto de interrogação invertido
    58 0 vezes
    59 0 dividido por
    60 1 vírgula árabe
    61 1 ponto e vírgula árabe
    62 1 ponto de interrogação árabe
    63 0 tatweel árabe
    64 0 porcentagem árabe
    65 0 separador decimal árabe
    66 0 separador de milhares árabe
    67 0 asterisco árabe
    68 0 hífen
    69 0 hífen inseparável
    70 1 meia-risca
    71 1 travessão
    72 0 aspa simples de abertura
    73 0 apóstrofo
    74 0 aspas de abertura
    75 0 aspas de fechamento
    76 0 aspas inferiores
    77 1 obelisco
    78 1 obelisco duplo
    79 0 marcador
    80 0 marcador triangular
    81 1 reticências
    82 0 espaço estreito inseparável
    83 1 por mil
    84 0 linha
    85 0 linha dupla
    86 0 aspa angular simples de abertura
    87 0 aspa angular simples de fechamento
    88 1 euro
    89 1 rupia indiana
    90 0 marca comercial
    91 0 seta para a esquerda
    92 0 seta para cima
    93 0 seta para a direita
    94 0 seta para baixo
    95 1 seta para esquerda e direita
    96 1 seta para cima e para baixo
    97 1 seta dupla para a esquerda
    98 1 seta dupla para a direita
    99 1 seta dupla bidirecional
    100 0 menos
    101 1 raiz quadrada
    102 0 infinito
    103 1 quase igual
    104 0 diferente de
    105 0 menor ou igual a
    106 0 maior ou igual a
    107 1 quadrado preenchido
    108 1 quadrado vazio
    109 1 quadrado preto pequeno
    110 1 quadrado branco pequeno
    111 0 triângulo preto para cima
    112 0 triângulo preto para a direita
    113 0 triângulo preto para baixo
    114 0 triângulo preto para a esquerda
    115 1 diamante preenchido
    116 1 diamante vazio
    117 1 círculo vazio
    118 1 círculo preenchido
    119 0 marcador vazio
    120 0 estrela preta
    121 0 estrela branca
    122 0 caixa de seleção
    123 0 caixa de seleção marcada
    124 0 caixa de seleção com xis
    125 0 coração branco
    126 0 coração preto
    127 0 marca de seleção
    128 0 marca de seleção grossa
    129 0 xis de multiplicação
    130 0 xis de multiplicação grosso
    131 0 xis
    132 0 xis grosso
    """#)
}
