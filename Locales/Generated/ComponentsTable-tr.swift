// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let tr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Doğrulama kodu
    37 0 %1$@, %2$@
    38.one 0 %lld rakam
    38 0 %lld rakam
    39 0 Rakam %1$lld, toplam %2$lld
    40 0 Boş
    41 0 Kod tamamlandı
    42 0 Kod temizlendi
    43 0 %2$lld rakamdan %1$lld tanesi dolduruldu
    44 0 Kendiliğinden sonraki rakama geçer
    45 0 Yalnızca rakam girilebilir
    46.one 0 %lld karakter atlandı
    46 0 %lld karakter atlandı
    47.one 0 %lld rakam daha girin
    47 0 %lld rakam daha girin
    48.one 0 %lld rakam silindi
    48 0 %lld rakam silindi
    49.one 0 %lld rakam değiştirildi
    49 0 %lld rakam değiştirildi
    50 0 Kodu göster
    51 0 Kod gösteriliyor
    52 0 Kod gizli
    53 0 Doğrula
    54 0 Doğrulanıyor
    55 0 Doğrulama bitti
    """#)
}
