// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let sv = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Verifieringskod
    37 0 %1$@, %2$@
    38.one 0 %lld siffra
    38 0 %lld siffror
    39 0 Siffra %1$lld av %2$lld
    40 0 Tomt
    41 0 Koden är fullständig
    42 0 Koden har rensats
    43.one 0 %1$lld av %2$lld siffror ifylld
    43 0 %1$lld av %2$lld siffror ifyllda
    44 0 Går vidare till nästa siffra av sig självt
    45 0 Endast siffror är tillåtna
    46.one 0 %lld tecken utelämnades
    46 0 %lld tecken utelämnades
    47.one 0 Ange %lld siffra till
    47 0 Ange %lld siffror till
    48.one 0 %lld siffra raderades
    48 0 %lld siffror raderades
    49.one 0 %lld siffra ersattes
    49 0 %lld siffror ersattes
    50 0 Visa kod
    51 0 Koden visas
    52 0 Koden är dold
    53 0 Verifiera
    54 0 Verifierar
    55 0 Verifieringen är klar
    """#)
}
