// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ms = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Kod pengesahan
    37 0 %1$@, %2$@
    38 0 %lld digit
    39 0 Digit %1$lld daripada %2$lld
    40 0 Kosong
    41 0 Kod lengkap
    42 0 Kod dikosongkan
    43 0 %1$lld daripada %2$lld digit diisi
    44 0 Beralih sendiri ke digit seterusnya
    45 0 Hanya digit diterima
    46 0 %lld aksara diabaikan
    47 0 Masukkan %lld digit lagi
    48 0 %lld digit dipadamkan
    49 0 %lld digit digantikan
    50 0 Tunjukkan kod
    51 0 Kod ditunjukkan
    52 0 Kod disembunyikan
    53 0 Sahkan
    54 0 Mengesahkan
    55 0 Pengesahan selesai
    """#)
}
