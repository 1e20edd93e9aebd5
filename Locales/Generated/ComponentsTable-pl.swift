// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let pl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Kod weryfikacyjny
    37 0 %1$@, %2$@
    38.one 0 %lld cyfra
    38.few 0 %lld cyfry
    38.many 0 %lld cyfr
    38 0 %lld cyfry
    39 0 Cyfra %1$lld z %2$lld
    40 0 Puste
    41 0 Kod kompletny
    42 0 Kod wyczyszczony
    43.one 0 Wypełniono %1$lld cyfrę z %2$lld
    43.few 0 Wypełniono %1$lld cyfry z %2$lld
    43.many 0 Wypełniono %1$lld cyfr z %2$lld
    43 0 Wypełniono %1$lld cyfry z %2$lld
    44 0 Sam przechodzi do następnej cyfry
    45 0 Dozwolone są tylko cyfry
    46.one 0 Pominięto %lld znak
    46.few 0 Pominięto %lld znaki
    46.many 0 Pominięto %lld znaków
    46 0 Pominięto %lld znaku
    47.one 0 Wpisz jeszcze %lld cyfrę
    47.few 0 Wpisz jeszcze %lld cyfry
    47.many 0 Wpisz jeszcze %lld cyfr
    47 0 Wpisz jeszcze %lld cyfry
    48.one 0 Usunięto %lld cyfrę
    48.few 0 Usunięto %lld cyfry
    48.many 0 Usunięto %lld cyfr
    48 0 Usunięto %lld cyfry
    49.one 0 Zastąpiono %lld cyfrę
    49.few 0 Zastąpiono %lld cyfry
    49.many 0 Zastąpiono %lld cyfr
    49 0 Zastąpiono %lld cyfry
    50 0 Pokaż kod
    51 0 Kod jest widoczny
    52 0 Kod jest ukryty
    53 0 Zweryfikuj
    54 0 Weryfikowanie
    55 0 Weryfikacja zakończona
    """#)
}
