// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ptBR = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 Código de verificação
    37 0 %1$@, %2$@
    38.one 0 %lld dígito
    38 0 %lld dígitos
    39 0 Dígito %1$lld de %2$lld
    40 0 Vazio
    41 0 Código completo
    42 0 Código apagado
    43.one 0 %1$lld dígito de %2$lld preenchido
    43 0 %1$lld dígitos de %2$lld preenchidos
    44 0 Passa sozinho para o próximo dígito
    45 0 Somente dígitos são aceitos
    46.one 0 %lld caractere foi ignorado
    46 0 %lld caracteres foram ignorados
    47.one 0 Digite mais %lld dígito
    47 0 Digite mais %lld dígitos
    48.one 0 %lld dígito apagado
    48 0 %lld dígitos apagados
    49.one 0 %lld dígito substituído
    49 0 %lld dígitos substituídos
    50 0 Mostrar código
    51 0 O código está visível
    52 0 O código está oculto
    53 0 Verificar
    54 0 Verificando
    55 0 Verificação concluída
    """#)
}
