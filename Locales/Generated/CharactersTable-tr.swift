// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let tr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    0 0 sekme
    1 0 yeni satır
    2 0 satır başı
    3 0 boşluk
    4 1 ünlem işareti
    5 0 tırnak işareti
    6 0 kare işareti
    7 1 dolar
    8 1 yüzde
    9 0 ve işareti
    10 0 kesme işareti
    11 0 açık parantez
    12 1 kapalı parantez
    13 0 yıldız
    14 0 artı
    15 1 virgül
    16 0 kısa çizgi
    17 1 nokta
    18 1 eğik çizgi
    19 1 iki nokta
    20 1 noktalı virgül
    21 1 küçüktür
    22 1 eşittir
    23 1 büyüktür
    24 1 soru işareti
    25 0 et işareti
    26 1 açık kare parantez
    27 1 ters eğik çizgi
    28 1 kapalı kare parantez
    29 1 inceltme işareti
    30 1 alt çizgi
    31 1 aksan işareti
    32 1 açık süslü ayraç
    33 1 dikey çizgi
    34 1 kapalı süslü ayraç
    35 0 tilde
    36 0 bölünemez boşluk
    37 1 ters ünlem işareti
    38 1 sent
    39 1 sterlin
    40 1 yen
    41 1 bölüm
    42 1 telif hakkı işareti
    43 0 sol çift köşeli tırnak
    44 1 olumsuzlama
    45 1 tescil işareti
    46 1 derece
    47 1 artı-eksi
    48 0 kare
    49 0 küp
    50 0 mikro
    51 1 paragraf işareti
    52 1 orta nokta
    53 0 sağ çift köşeli tırnak
    54 0 dörtte bir
    55 0 yarım
    56 0 dörtte üç
    57 1 ters soru işareti
    58 0 çarpı
    59 0 bölü
    60 0 Arapça virgül
    61 0 Arapça noktalı virgül
    62 0 Arapça soru işareti
    63 0 Arapça tatvil
    64 0 Arapça yüzde işareti
    65 0 Arapça ondalık ayırıcı
    66 0 Arapça binlik ayırıcı
    67 0 Arapça yıldız
    68 0 kısa çizgi
    69 0 bölünemez kısa çizgi
    70 0 orta çizgi
    71 0 uzun çizgi
    72 0 sol tek tırnak
    73 0 kesme işareti
    74 0 sol çift tırnak
    75 0 sağ çift tırnak
    76 0 alt çift tırnak
    77 0 haç işareti
    78 0 çift haç işareti
    79 1 madde imi
    80 0 üçgen madde imi
    81 1 üç nokta
    82 0 dar bölünemez boşluk
    83 1 binde
    84 0 üs işareti
    85 0 çift üs işareti
    86 0 sol tek köşeli tırnak
    87 0 sağ tek köşeli tırnak
    88 1 avro
    89 0 Hint rupisi
    90 1 ticari marka işareti
    91 0 sol ok
    92 0 yukarı ok
    93 0 sağ ok
    94 0 aşağı ok
    95 1 sol ve sağ ok
    96 1 yukarı ve aşağı ok
    97 1 sola çift ok
    98 1 sağa çift ok
    99 1 sol sağ çift ok
    100 0 eksi
    101 1 karekök
    102 0 sonsuz
    103 1 neredeyse eşit
    104 1 eşit değildir
    105 0 küçük veya eşit
    106 0 büyük veya eşit
    107 0 siyah kare
    108 0 beyaz kare
    109 1 küçük siyah kare
    110 1 küçük beyaz kare
    111 0 yukarı bakan siyah üçgen
    112 0 sağa bakan siyah üçgen
    113 0 aşağı bakan siyah üçgen
    114 0 sola bakan siyah üçgen
    115 0 siyah baklava
    116 0 beyaz baklava
    117 0 beyaz daire
    118 0 siyah daire
    119 0 beyaz madde imi
    120 0 siyah yıldız
    121 0 beyaz yıldız
    122 0 onay kutusu
    123 0 işaretli onay kutusu
    124 0 çarpı işaretli onay kutusu
    125 0 beyaz kalp
    126 0 siyah kalp
    127 0 onay işareti
    128 0 kalın onay işareti
    129 0 çarpım çarpısı
    130 0 kalın çarpım çarpısı
    131 0 çarpı işareti
    132 0 kalın çarpı işareti
    """#)
}
