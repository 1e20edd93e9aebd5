// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let ms = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tab
    1 0 baris baharu
    2 0 kembali ke awal baris
    3 0 ruang
    4 1 tanda seru
    5 0 tanda petikan
    6 1 tanda cencang
    7 1 dolar
    8 1 peratus
    9 1 ampersan
    10 1 koma lurus
    11 0 kurungan kiri
    12 1 tanda kurung
    13 1 asterisk
    14 1 tanda campur
    15 1 koma
    16 2 sempang
    17 1 noktah
    18 1 garis condong
    19 1 noktah bertindih
    20 1 koma bernoktah
    21 1 kurang daripada
    22 1 sama dengan
    23 1 lebih besar daripada
    24 1 tanda soalan
    25 1 tanda at
    26 1 buka kurung siku
    27 1 garis miring balik
    28 1 kurung siku tertutup
    29 1 aksen sirkumfleks
    30 1 garis bawah
    31 1 aksen grava
    32 1 buka kurung dakap
    33 1 bar menegak
    34 1 tutup kurung dakap
    35 1 lambang tilde
    36 0 ruang tanpa putus
    37 1 tanda seru terbalik
    38 1 sen
    39 1 paun
    40 1 yen
    41 1 bahagian
    42 1 hak cipta
    43 1 sudut berganda kiri
    44 1 penafian
    45 1 berdaftar
    46 1 darjah
    47 1 campur - tolak
    48 1 nombor dua superskrip
    49 1 nombor tiga superskrip
    50 1 simbol mikro
    51 1 tanda perenggan
    52 1 titik tengah
    53 1 sudut berganda kanan
    54 0 satu perempat
    55 0 setengah
    56 0 tiga perempat
    57 1 tanda soal terbalik
    58 1 simbol pendaraban
    59 1 simbol pembahagian
    60 1 koma arab
    61 1 koma bernoktah arab
    62 1 tanda soal arab
    63 0 tatwil Arab
    64 0 peratus Arab
    65 0 pemisah perpuluhan Arab
    66 0 pemisah ribuan Arab
    67 0 bintang Arab
    68 1 sempang
    69 0 tanda sempang tanpa putus
    70 1 sengkang en
    71 1 sengkang em
    72 1 koma atas kiri
    73 1 koma atas kanan
    74 1 tanda petik kiri
    75 1 tanda petikan
    76 1 tanda petikan bawah
    77 1 tanda dagger
    78 1 simbol dagger berganda
    79 1 bulet
    80 0 bulet segi tiga
    81 1 elipsis
    82 0 ruang sempit tanpa putus
    83 1 per mille
    84 1 prima
    85 1 prima ganda dua
    86 0 tanda petikan sudut tunggal kiri
    87 0 tanda petikan sudut tunggal kanan
    88 1 euro
    89 1 rupee india
    90 1 tanda dagangan
    91 1 anak panah menunjuk ke kiri
    92 1 anak panah menunjuk ke atas
    93 1 anak panah menunjuk ke kanan
    94 1 anak panah menunjuk ke bawah
    95 1 anak panah ke kiri ke kanan
    96 1 anak panah ke atas ke bawah
    97 1 anak panah berganda ke kiri
    98 1 anak panah berganda ke kanan
    99 1 anak panah berganda kiri kanan
    100 1 tanda tolak
    101 1 punca kuasa dua
    102 1 simbol infiniti
    103 1 hampir sama dengan
    104 1 tidak sama dengan
    105 1 kurang daripada atau sama dengan
    106 1 lebih besar daripada atau sama dengan
    107 1 persegi berisi
    108 1 persegi geronggang
    109 1 persegi kecil hitam
    110 1 persegi kecil putih
    111 1 segi tiga berisi menunjuk ke atas
    112 1 butang main
    113 1 segi tiga berisi menunjuk ke bawah
    114 1 butang undur
    115 1 wajik berisi
    116 1 wajik geronggang
    117 1 bulatan kosong
    118 1 bulatan berisi
    119 1 bulet geronggang
    120 0 bintang hitam
    121 0 bintang putih
    122 0 kotak semak
    123 1 peti undi dengan tanda semak
    124 0 kotak bersilang
    125 0 hati putih
    126 1 daun lekuk
    127 0 tanda semak
    128 1 tanda rait
    129 0 pangkah darab
    130 1 darab
    131 0 pangkah
    132 0 pangkah tebal
    """#)
}
