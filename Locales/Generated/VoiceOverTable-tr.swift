// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let tr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    0 0 başlık
    1 0 düğme
    2 0 bağlantı
    3 0 resim
    4 1 metin alanı
    5 0 güvenli metin alanı
    6 0 anahtar düğmesi
    7 0 açık
    8 0 kapalı
    9 0 karışık
    10 0 seçili
    11 0 soluk
    12 0 düzenleniyor
    13 0 %1$lld, toplam %2$lld
    14.one 0 %lld karakter
    14 0 %lld karakter
    15 0 karakter modu
    16 0 ekleme noktası başta
    17 0 ekleme noktası sonda
    18 0 düzenlemek için çift dokunun
    19 0 yanlış yazılmış sözcüklere erişmek için rotoru kullanın
    20 0 ayarı değiştirmek için çift dokunun
    21 0 büyük %@
    22 0 geri düğmesi
    23 0 geri
    24 0 sekme
    25 0 ayarlanabilir
    26 0 arama alanı
    27 0 seçici öğesi
    28 0 açılır düğme
    29 0 sürüklenebilir
    30 0 uyarı
    31 0 çok satırlı metin alanı
    32 0 değiştirme düğmesi
    33 0 basılı
    34 0 basılı değil
    35 0 daraltılmış
    36 0 genişletilmiş
    37 0 gerekli
    38 0 geçersiz veri
    39 0 sürüyor
    40 0 düzey %lld
    41 0 liste başı
    42 0 liste sonu
    43 0 yer işareti
    44 0 son
    45 0 satır %lld
    46 0 sütun %lld
    47 0 %lld satırı kaplıyor
    48 0 %lld sütunu kaplıyor
    49 0 sayfa %1$lld, toplam %2$lld
    50 0 azalt
    51 0 artır
    52 0 açılır pencereyi kapatmak için çift dokunun
    53 0 bağlam menüsünü kapat
    54 0 değeri ayarlamak için tek parmakla yukarı veya aşağı kaydırın
    55 0 genişletmek için çift dokunun
    56 0 daraltmak için çift dokunun
    57 0 seçiciyi etkinleştirmek için çift dokunun
    58 0 çift dokunup basılı tutun. Sesi bekleyin, ardından yeniden düzenlemek için sürükleyin
    59 0 eylemler var
    60 0 daha fazla içerik var
    61 0 etkinleştir
    62 0 %lld madde imi
    63 0 karakterler
    64 0 sözcükler
    65 0 başlıklar
    66 0 metin alanları
    67 0 eylemler
    68 0 değeri ayarla
    69 0 daha fazla içerik
    70 0 sil
    71 0 boşluk
    72 0 üst karakter
    73 0 satır başı
    74 0 sayılar
    75 0 harfler
    76 0 Mesajlar’dan, %@
    """#)
}
