// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let id = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Kode verifikasi
    37 0 %1$@, %2$@
    38 0 %lld digit
    39 0 Digit %1$lld dari %2$lld
    40 0 Kosong
    41 0 Kode lengkap
    42 0 Kode dihapus
    43 0 %1$lld dari %2$lld digit terisi
    44 0 Berpindah sendiri ke digit berikutnya
    45 0 Hanya digit yang diterima
    46 0 %lld karakter diabaikan
    47 0 Masukkan %lld digit lagi
    48 0 %lld digit dihapus
    49 0 %lld digit diganti
    50 0 Tampilkan kode
    51 0 Kode ditampilkan
    52 0 Kode disembunyikan
    53 0 Verifikasi
    54 0 Sedang memverifikasi
    55 0 Verifikasi selesai
    """#)
}
