// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let ptBR = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * reported andresalla.com
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have em modo de edição
    0 0 título
    1 0 botão
    2 0 link
    3 0 imagem
    4 1 campo de texto
    5 0 campo de texto seguro
    6 0 botão de alternância
    7 0 ativado
    8 0 desativado
    9 0 misto
    10 0 selecionado
    11 0 esmaecido
    12 2 em edição
    13 0 %1$lld de %2$lld
    14.one 0 %lld caractere
    14 0 %lld caracteres
    15 0 modo de caracteres
    16 0 ponto de inserção no início
    17 0 ponto de inserção no fim
    18 1 dê dois toques para editar
    19 0 use o rotor para acessar as palavras com erros ortográficos
    20 0 dê dois toques para alternar o ajuste
    21 0 maiúscula %@
    22 0 botão voltar
    23 0 voltar
    24 0 aba
    25 0 ajustável
    26 0 campo de busca
    27 0 item do seletor
    28 0 botão pop-up
    29 0 arrastável
    30 0 alerta
    31 0 campo de texto de várias linhas
    32 0 botão de alternância
    33 0 pressionado
    34 0 não pressionado
    35 0 recolhido
    36 0 expandido
    37 0 obrigatório
    38 0 dados inválidos
    39 0 em andamento
    40 0 nível %lld
    41 0 início da lista
    42 0 fim da lista
    43 0 ponto de referência
    44 0 fim
    45 0 linha %lld
    46 0 coluna %lld
    47 0 ocupa %lld linhas
    48 0 ocupa %lld colunas
    49 0 página %1$lld de %2$lld
    50 0 diminuir
    51 0 aumentar
    52 0 dê dois toques para fechar a janela pop-up
    53 0 fechar o menu contextual
    54 0 passe um dedo para cima ou para baixo para ajustar o valor
    55 0 dê dois toques para expandir
    56 0 dê dois toques para recolher
    57 0 dê dois toques para ativar o seletor
    58 0 dê dois toques e mantenha pressionado. Espere o som e arraste para reorganizar
    59 0 ações disponíveis
    60 0 mais conteúdo disponível
    61 0 ativar
    62.one 0 %lld marcador
    62 0 %lld marcadores
    63 0 caracteres
    64 0 palavras
    65 0 títulos
    66 0 campos de texto
    67 0 ações
    68 0 ajustar valor
    69 0 mais conteúdo
    70 0 apagar
    71 0 espaço
    72 0 maiúsculas
    73 0 retorno
    74 0 números
    75 0 letras
    76 0 de Mensagens, %@
    """#)
}
