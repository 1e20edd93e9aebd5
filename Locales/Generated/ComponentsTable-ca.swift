// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ca = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Codi de verificació
    37 0 %1$@, %2$@
    38.one 0 %lld dígit
    38 0 %lld dígits
    39 0 Dígit %1$lld de %2$lld
    40 0 Buit
    41 0 Codi complet
    42 0 Codi esborrat
    43.one 0 %1$lld dígit de %2$lld emplenat
    43 0 %1$lld dígits de %2$lld emplenats
    44 0 Passa sol al dígit següent
    45 0 Només s’accepten dígits
    46.one 0 S’ha omès %lld caràcter
    46 0 S’han omès %lld caràcters
    47.one 0 Introdueix %lld dígit més
    47 0 Introdueix %lld dígits més
    48.one 0 %lld dígit esborrat
    48 0 %lld dígits esborrats
    49.one 0 %lld dígit substituït
    49 0 %lld dígits substituïts
    50 0 Mostra el codi
    51 0 El codi es mostra
    52 0 El codi està amagat
    53 0 Verifica
    54 0 S’està verificant
    55 0 Verificació acabada
    """#)
}
