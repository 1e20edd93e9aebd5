// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ro = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Cod de verificare
    37 0 %1$@, %2$@
    38.one 0 %lld cifră
    38.few 0 %lld cifre
    38 0 %lld de cifre
    39 0 Cifra %1$lld din %2$lld
    40 0 Gol
    41 0 Cod complet
    42 0 Cod șters
    43.one 0 %1$lld cifră din %2$lld completată
    43.few 0 %1$lld cifre din %2$lld completate
    43 0 %1$lld de cifre din %2$lld completate
    44 0 Trece singur la cifra următoare
    45 0 Se acceptă numai cifre
    46.one 0 %lld caracter a fost omis
    46.few 0 %lld caractere au fost omise
    46 0 %lld de caractere au fost omise
    47.one 0 Introduceți încă %lld cifră
    47.few 0 Introduceți încă %lld cifre
    47 0 Introduceți încă %lld de cifre
    48.one 0 %lld cifră ștearsă
    48.few 0 %lld cifre șterse
    48 0 %lld de cifre șterse
    49.one 0 %lld cifră înlocuită
    49.few 0 %lld cifre înlocuite
    49 0 %lld de cifre înlocuite
    50 0 Afișează codul
    51 0 Codul este afișat
    52 0 Codul este ascuns
    53 0 Verifică
    54 0 Se verifică
    55 0 Verificare încheiată
    """#)
}
