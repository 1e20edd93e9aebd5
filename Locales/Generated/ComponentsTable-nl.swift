// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let nl = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Verificatiecode
    37 0 %1$@, %2$@
    38.one 0 %lld cijfer
    38 0 %lld cijfers
    39 0 Cijfer %1$lld van %2$lld
    40 0 Leeg
    41 0 Code volledig
    42 0 Code gewist
    43 0 %1$lld van %2$lld cijfers ingevuld
    44 0 Gaat vanzelf naar het volgende cijfer
    45 0 Alleen cijfers zijn toegestaan
    46.one 0 %lld teken is weggelaten
    46 0 %lld tekens zijn weggelaten
    47.one 0 Voer nog %lld cijfer in
    47 0 Voer nog %lld cijfers in
    48.one 0 %lld cijfer verwijderd
    48 0 %lld cijfers verwijderd
    49.one 0 %lld cijfer vervangen
    49 0 %lld cijfers vervangen
    50 0 Toon code
    51 0 De code is zichtbaar
    52 0 De code is verborgen
    53 0 Controleer
    54 0 Bezig met controleren
    55 0 Controle voltooid
    """#)
}
