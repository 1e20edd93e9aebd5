// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let id = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    0 0 judul
    1 0 tombol
    2 0 tautan
    3 0 gambar
    4 1 bidang teks
    5 0 bidang teks aman
    6 0 tombol pengalih
    7 0 nyala
    8 0 mati
    9 0 campuran
    10 1 dipilih
    11 0 diredupkan
    12 0 sedang diedit
    13 0 %1$lld dari %2$lld
    14 0 %lld karakter
    15 0 mode karakter
    16 0 titik penyisipan di awal
    17 0 titik penyisipan di akhir
    18 1 ketuk dua kali untuk mengedit
    19 0 gunakan rotor untuk mengakses kata yang salah eja
    20 0 ketuk dua kali untuk mengalihkan pengaturan
    21 0 huruf besar %@
    22 0 tombol kembali
    23 0 kembali
    24 0 tab
    25 0 dapat disesuaikan
    26 0 bidang pencarian
    27 0 item pemilih
    28 0 tombol pop-up
    29 0 dapat diseret
    30 0 peringatan
    31 0 bidang teks beberapa baris
    32 0 tombol alih
    33 0 ditekan
    34 0 tidak ditekan
    35 0 diciutkan
    36 0 diluaskan
    37 0 wajib diisi
    38 0 data tidak valid
    39 0 sedang berlangsung
    40 0 tingkat %lld
    41 0 awal daftar
    42 0 akhir daftar
    43 0 penanda
    44 0 akhir
    45 0 baris %lld
    46 0 kolom %lld
    47 0 mencakup %lld baris
    48 0 mencakup %lld kolom
    49 0 halaman %1$lld dari %2$lld
    50 0 kurangi
    51 0 tambah
    52 0 ketuk dua kali untuk menutup jendela pop-up
    53 0 tutup menu kontekstual
    54 0 usap ke atas atau bawah dengan satu jari untuk menyesuaikan nilai
    55 0 ketuk dua kali untuk meluaskan
    56 0 ketuk dua kali untuk menciutkan
    57 0 ketuk dua kali untuk mengaktifkan pemilih
    58 0 ketuk dua kali dan tahan. Tunggu hingga terdengar suara, lalu seret untuk mengatur ulang
    59 0 tindakan tersedia
    60 0 konten lainnya tersedia
    61 0 aktifkan
    62 0 %lld poin
    63 0 karakter
    64 0 kata
    65 0 judul
    66 0 bidang teks
    67 0 tindakan
    68 0 sesuaikan nilai
    69 0 konten lainnya
    70 0 hapus
    71 0 spasi
    72 0 shift
    73 0 baris baru
    74 0 angka
    75 0 huruf
    76 0 dari Pesan, %@
    """#)
}
