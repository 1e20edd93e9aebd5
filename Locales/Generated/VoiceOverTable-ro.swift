// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let ro = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have în modul de editare
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have atingeți de două ori pentru editare
    0 0 titlu
    1 0 buton
    2 0 link
    3 0 imagine
    4 1 câmp de text
    5 0 câmp de text securizat
    6 0 buton comutator
    7 0 activat
    8 0 dezactivat
    9 0 mixt
    10 1 selectat
    11 0 estompat
    12 2 în curs de editare
    13 0 %1$lld din %2$lld
    14.one 0 %lld caracter
    14.few 0 %lld caractere
    14 0 %lld de caractere
    15 0 mod caractere
    16 0 punct de inserare la început
    17 0 punct de inserare la sfârșit
    18 3 atingeți de două ori pentru a edita
    19 0 utilizați rotorul pentru a accesa cuvintele scrise greșit
    20 0 atingeți de două ori pentru a comuta configurarea
    21 0 majusculă %@
    22 0 buton înapoi
    23 0 înapoi
    24 0 filă
    25 0 ajustabil
    26 0 câmp de căutare
    27 0 element de selector
    28 0 buton pop-up
    29 0 se poate trage
    30 0 alertă
    31 0 câmp de text cu mai multe linii
    32 0 buton de comutare
    33 0 apăsat
    34 0 neapăsat
    35 0 restrâns
    36 0 extins
    37 0 obligatoriu
    38 0 date nevalide
    39 0 în curs
    40 0 nivelul %lld
    41 0 începutul listei
    42 0 sfârșitul listei
    43 0 reper
    44 0 sfârșit
    45 0 rândul %lld
    46 0 coloana %lld
    47.one 0 ocupă %lld rând
    47.few 0 ocupă %lld rânduri
    47 0 ocupă %lld de rânduri
    48.one 0 ocupă %lld coloană
    48.few 0 ocupă %lld coloane
    48 0 ocupă %lld de coloane
    49 0 pagina %1$lld din %2$lld
    50 0 reducere
    51 0 creștere
    52 0 atingeți de două ori pentru a închide fereastra pop-up
    53 0 închide meniul contextual
    54 0 glisați în sus sau în jos cu un deget pentru a ajusta valoarea
    55 0 atingeți de două ori pentru a extinde
    56 0 atingeți de două ori pentru a restrânge
    57 0 atingeți de două ori pentru a activa selectorul
    58 0 atingeți de două ori și țineți apăsat. Așteptați sunetul, apoi trageți pentru a rearanja
    59 0 acțiuni disponibile
    60 0 mai mult conținut disponibil
    61 0 activează
    62.one 0 %lld marcator
    62.few 0 %lld marcatori
    62 0 %lld de marcatori
    63 0 caractere
    64 0 cuvinte
    65 0 titluri
    66 0 câmpuri de text
    67 0 acțiuni
    68 0 ajustează valoarea
    69 0 mai mult conținut
    70 0 șterge
    71 0 spațiu
    72 0 shift
    73 0 retur
    74 0 numere
    75 0 litere
    76 0 din Mesaje, %@
    """#)
}
