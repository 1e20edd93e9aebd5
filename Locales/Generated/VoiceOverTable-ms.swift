// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let ms = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have dalam mod edit
    0 0 tajuk
    1 0 butang
    2 0 pautan
    3 0 imej
    4 0 medan teks
    5 0 medan teks selamat
    6 0 butang suis
    7 0 hidup
    8 0 mati
    9 0 bercampur
    10 1 dipilih
    11 0 malap
    12 2 sedang diedit
    13 0 %1$lld daripada %2$lld
    14 0 %lld aksara
    15 0 mod aksara
    16 0 titik sisipan di permulaan
    17 0 titik sisipan di hujung
    18 0 dwiketik untuk mengedit
    19 0 gunakan rotor untuk mengakses perkataan yang salah eja
    20 0 dwiketik untuk menogol seting
    21 0 huruf besar %@
    22 0 butang balik
    23 0 balik
    24 0 tab
    25 0 boleh dilaraskan
    26 0 medan carian
    27 0 item pemilih
    28 0 butang timbul
    29 0 boleh diseret
    30 0 amaran
    31 0 medan teks berbilang baris
    32 0 butang togol
    33 0 ditekan
    34 0 tidak ditekan
    35 0 diruntuhkan
    36 0 dikembangkan
    37 0 diperlukan
    38 0 data tidak sah
    39 0 sedang berjalan
    40 0 tahap %lld
    41 0 permulaan senarai
    42 0 hujung senarai
    43 0 mercu tanda
    44 0 tamat
    45 0 baris %lld
    46 0 lajur %lld
    47 0 merentangi %lld baris
    48 0 merentangi %lld lajur
    49 0 halaman %1$lld daripada %2$lld
    50 0 kurangkan
    51 0 tambah
    52 0 dwiketik untuk menutup tetingkap timbul
    53 0 tutup menu kontekstual
    54 0 leret ke atas atau ke bawah dengan satu jari untuk melaraskan nilai
    55 0 dwiketik untuk mengembangkan
    56 0 dwiketik untuk meruntuhkan
    57 0 dwiketik untuk mengaktifkan pemilih
    58 0 dwiketik dan tahan. Tunggu bunyi, kemudian seret untuk menyusun semula
    59 0 tindakan tersedia
    60 0 lebih banyak kandungan tersedia
    61 0 aktifkan
    62 0 %lld bulet
    63 0 aksara
    64 0 perkataan
    65 0 tajuk
    66 0 medan teks
    67 0 tindakan
    68 0 laraskan nilai
    69 0 lebih banyak kandungan
    70 0 padam
    71 0 ruang
    72 0 shift
    73 0 baris baharu
    74 0 nombor
    75 0 huruf
    76 0 daripada Mesej, %@
    """#)
}
