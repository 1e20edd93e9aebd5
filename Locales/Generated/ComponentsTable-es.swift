// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let es = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Código de verificación
    37 0 %1$@, %2$@
    38.one 0 %lld dígito
    38 0 %lld dígitos
    39 0 Dígito %1$lld de %2$lld
    40 0 Vacío
    41 0 Código completo
    42 0 Código borrado
    43.one 0 %1$lld dígito de %2$lld rellenado
    43 0 %1$lld dígitos de %2$lld rellenados
    44 0 Pasa solo al dígito siguiente
    45 0 Solo se aceptan dígitos
    46.one 0 Se ha omitido %lld carácter
    46 0 Se han omitido %lld caracteres
    47.one 0 Introduce %lld dígito más
    47 0 Introduce %lld dígitos más
    48.one 0 %lld dígito borrado
    48 0 %lld dígitos borrados
    49.one 0 %lld dígito reemplazado
    49 0 %lld dígitos reemplazados
    50 0 Mostrar código
    51 0 El código se muestra
    52 0 El código está oculto
    53 0 Verificar
    54 0 Verificando
    55 0 Verificación terminada
    """#)
}
