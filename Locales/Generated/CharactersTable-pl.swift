// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let pl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 tabulator
    1 0 nowy wiersz
    2 0 powrót karetki
    3 0 spacja
    4 1 wykrzyknik
    5 0 cudzysłów
    6 1 kratka
    7 1 dolar
    8 1 procent
    9 1 et
    10 0 apostrof
    11 0 nawias otwierający
    12 1 nawias zamykający
    13 1 gwiazdka
    14 1 plus
    15 1 przecinek
    16 0 łącznik
    17 1 kropka
    18 1 ukośnik
    19 1 dwukropek
    20 1 średnik
    21 1 mniejsze niż
    22 0 równa się
    23 1 większe niż
    24 1 znak zapytania
    25 0 małpa
    26 1 otwierający nawias kwadratowy
    27 1 ukośnik wsteczny
    28 1 zamykający nawias kwadratowy
    29 0 daszek
    30 0 podkreślenie
    31 1 grawis
    32 1 otwierający nawias klamrowy
    33 1 kreska pionowa
    34 1 zamykający nawias klamrowy
    35 1 tylda
    36 0 spacja niełamliwa
    37 1 odwrócony wykrzyknik
    38 1 cent
    39 1 funt
    40 1 jen
    41 1 paragraf
    42 1 znak praw autorskich
    43 0 cudzysłów ostrokątny otwierający
    44 1 negacja
    45 1 zarejestrowany znak towarowy
    46 1 stopień
    47 1 plus-minus
    48 0 do kwadratu
    49 0 do sześcianu
    50 0 mikro
    51 1 znak akapitu
    52 1 kropka środkowa
    53 0 cudzysłów ostrokątny zamykający
    54 0 jedna czwarta
    55 0 jedna druga
    56 0 trzy czwarte
    57 1 odwrócony znak zapytania
    58 0 razy
    59 0 podzielone przez
    60 1 przecinek arabski
    61 1 średnik arabski
    62 1 arabski znak zapytania
    63 0 tatweel arabski
    64 0 arabski znak procentu
    65 0 arabski separator dziesiętny
    66 0 arabski separator tysięcy
    67 0 gwiazdka arabska
    68 0 łącznik
    69 0 łącznik niełamliwy
    70 0 półpauza
    71 0 pauza
    72 0 pojedynczy cudzysłów otwierający
    73 1 apostrof
    74 1 górny cudzysłów otwierający
    75 1 górny cudzysłów zamykający
    76 1 dolny cudzysłów otwierający
    77 0 sztylet
    78 0 podwójny sztylet
    79 1 punktor
    80 0 punktor trójkątny
    81 1 wielokropek
    82 0 wąska spacja niełamliwa
    83 1 promil
    84 1 prim
    85 1 bis
    86 0 pojedynczy cudzysłów ostrokątny otwierający
    87 0 pojedynczy cudzysłów ostrokątny zamykający
    88 1 euro
    89 1 rupia indyjska
    90 1 znak towarowy
    91 0 strzałka w lewo
    92 0 strzałka w górę
    93 0 strzałka w prawo
    94 0 strzałka w dół
    95 1 strzałka w lewo i w prawo
    96 1 strzałka w górę i w dół
    97 1 podwójna strzałka w lewo
    98 1 podwójna strzałka w prawo
    99 1 podwójna strzałka w lewo i w prawo
    100 1 minus
    101 1 pierwiastek kwadratowy
    102 0 nieskończoność
    103 1 prawie równe
    104 0 nie równa się
    105 1 mniejsze niż lub równe
    106 1 większe niż lub równe
    107 0 czarny kwadrat
    108 0 biały kwadrat
    109 1 mały czarny kwadrat
    110 1 mały biały kwadrat
    111 0 czarny trójkąt w górę
    112 0 czarny trójkąt w prawo
    113 0 czarny trójkąt w dół
    114 0 czarny trójkąt w lewo
    115 0 czarny romb
    116 0 biały romb
    117 0 białe koło
    118 0 czarne koło
    119 0 biały punktor
    120 0 czarna gwiazda
    121 0 biała gwiazda
    122 0 pole wyboru
    123 0 zaznaczone pole wyboru
    124 0 pole wyboru z krzyżykiem
    125 0 białe serce
    126 0 czarne serce
    127 0 znacznik wyboru
    128 0 gruby znacznik wyboru
    129 0 krzyżyk mnożenia
    130 0 gruby krzyżyk mnożenia
    131 0 krzyżyk
    132 0 gruby krzyżyk
    """#)
}
