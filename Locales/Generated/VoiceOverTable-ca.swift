// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let ca = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess Square Blueprint, the app's translators
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have en mode d'edició
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have toqueu dues vegades per editar
    0 0 encapçalament
    1 0 botó
    2 0 enllaç
    3 0 imatge
    4 1 camp de text
    5 0 camp de text segur
    6 0 botó d’activació
    7 2 activat
    8 2 desactivat
    9 2 combinat
    10 1 seleccionat
    11 0 atenuat
    12 3 en edició
    13 0 %1$lld de %2$lld
    14.one 0 %lld caràcter
    14 0 %lld caràcters
    15 0 mode de caràcters
    16 0 punt d’inserció al principi
    17 0 punt d’inserció al final
    18 4 fes doble toc per editar
    19 0 utilitza el rotor per accedir a les paraules mal escrites
    20 0 fes doble toc per canviar la configuració
    21 0 majúscula %@
    22 0 botó enrere
    23 0 enrere
    24 0 pestanya
    25 0 ajustable
    26 0 camp de cerca
    27 0 element del selector
    28 0 botó desplegable
    29 0 es pot arrossegar
    30 0 alerta
    31 0 camp de text de diverses línies
    32 0 botó de commutació
    33 0 premut
    34 0 no premut
    35 0 contret
    36 0 expandit
    37 0 obligatori
    38 0 dades no vàlides
    39 0 en curs
    40 0 nivell %lld
    41 0 inici de la llista
    42 0 final de la llista
    43 0 punt de referència
    44 0 final
    45 0 fila %lld
    46 0 columna %lld
    47.one 0 ocupa %lld fila
    47 0 ocupa %lld files
    48.one 0 ocupa %lld columna
    48 0 ocupa %lld columnes
    49 0 pàgina %1$lld de %2$lld
    50 0 reduir
    51 0 augmentar
    52 0 fes doble toc per tancar la finestra emergent
    53 0 tancar el menú contextual
    54 0 llisca amunt o avall amb un dit per ajustar el valor
    55 0 fes doble toc per expandir
    56 0 fes doble toc per contraure
    57 0 fes doble toc per activar el selector
    58 0 fes doble toc i mantén premut. Espera el so i arrossega per reordenar
    59 0 accions disponibles
    60 0 hi ha més contingut disponible
    61 0 activar
    62.one 0 %lld pic
    62 0 %lld pics
    63 0 caràcters
    64 0 paraules
    65 0 encapçalaments
    66 0 camps de text
    67 0 accions
    68 0 ajustar el valor
    69 0 més contingut
    70 0 esborrar
    71 0 espai
    72 0 majúscules
    73 0 retorn
    74 0 números
    75 0 lletres
    76 0 de Missatges, %@
    """#)
}
