// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let id = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess CLDR 41 annotations
    * guess CLDR 41 annotations, the name of U+2010
    0 0 tab
    1 0 baris baru
    2 0 kembali ke awal baris
    3 0 spasi
    4 1 tanda seru
    5 0 tanda kutip
    6 1 tanda pagar
    7 1 dolar
    8 1 persen
    9 1 ampersan
    10 1 apostrof mesin tik
    11 0 kurung buka
    12 1 kurung tutup
    13 1 asterisk
    14 1 tanda plus
    15 1 koma
    16 2 tanda hubung
    17 1 titik
    18 1 garis miring
    19 1 titik dua
    20 1 titik koma
    21 1 kurang dari
    22 1 sama dengan
    23 1 lebih dari
    24 1 tanda tanya
    25 1 tanda et
    26 1 kurung siku buka
    27 1 garis miring terbalik
    28 1 kurung siku tutup
    29 1 aksen sirkumfleks
    30 1 garis bawah
    31 1 tanda aksen rendah
    32 1 kurung kurawal buka
    33 1 garis vertikal
    34 1 kurung kurawal tutup
    35 1 tilde
    36 0 spasi tanpa jeda
    37 1 tanda seru terbalik
    38 1 sen
    39 1 pound
    40 1 yen
    41 1 bagian
    42 1 hak cipta
    43 1 guillemet kiri
    44 1 negasi
    45 1 terdaftar
    46 1 derajat
    47 1 plus-minus
    48 1 dua superskrip
    49 1 tiga superskrip
    50 1 tanda mikro
    51 1 tanda paragraf
    52 1 titik tengah
    53 1 guillemet kanan
    54 0 seperempat
    55 0 setengah
    56 0 tiga perempat
    57 1 tanda tanya terbalik
    58 1 tanda perkalian
    59 1 tanda pembagian
    60 1 koma arab
    61 1 titik koma arab
    62 1 tanda tanya arab
    63 0 tatwil Arab
    64 0 persen Arab
    65 0 pemisah desimal Arab
    66 0 pemisah ribuan Arab
    67 0 bintang Arab
    68 1 tanda hubung
    69 0 tanda hubung tanpa jeda
    70 0 tanda pisah en
    71 0 tanda pisah em
    72 1 apostrof kiri
    73 1 apostrof kanan
    74 1 tanda petik kiri
    75 1 tanda petik kanan
    76 1 tanda petik kanan bawah
    77 1 tanda dagger
    78 1 tanda dagger ganda
    79 0 poin
    80 0 poin segitiga
    81 1 elipsis
    82 0 spasi sempit tanpa jeda
    83 1 permil
    84 0 tanda prima
    85 0 tanda prima ganda
    86 0 tanda kutip sudut tunggal kiri
    87 0 tanda kutip sudut tunggal kanan
    88 1 euro
    89 1 rupee india
    90 1 merek dagang
    91 1 tanda panah mengarah ke kiri
    92 1 tanda panah mengarah ke atas
    93 1 tanda panah mengarah ke kanan
    94 1 tanda panah mengarah ke bawah
    95 1 tanda panah kiri kanan
    96 1 tanda panah atas bawah
    97 1 panah ganda ke kiri
    98 1 panah ganda ke kanan
    99 1 panah ganda ke kanan kiri
    100 1 tanda minus
    101 1 akar kuadrat
    102 1 tanda tak terhingga
    103 1 hampir sama dengan
    104 1 tidak sama dengan
    105 1 kurang dari atau sama dengan
    106 1 lebih dari atau sama dengan
    107 1 persegi hitam
    108 1 persegi putih
    109 1 persegi kecil hitam
    110 1 persegi kecil putih
    111 1 segitiga solid mengarah ke atas
    112 1 tombol putar
    113 1 segitiga solid mengarah ke bawah
    114 1 tombol mundur
    115 1 belah ketupat hitam
    116 1 belah ketupat putih
    117 1 lingkaran kosong
    118 1 lingkaran solid
    119 1 peluru putih
    120 0 bintang hitam
    121 0 bintang putih
    122 0 kotak centang
    123 1 kotak bercentang
    124 0 kotak dengan silang
    125 0 hati putih
    126 1 hati
    127 0 tanda centang
    128 1 tanda centang tebal
    129 0 silang perkalian
    130 1 kali
    131 0 silang
    132 0 silang tebal
    """#)
}
