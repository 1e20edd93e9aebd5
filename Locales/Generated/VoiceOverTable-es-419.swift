// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let es419 = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, as in es
    * guess our translation, as in es; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation
    * guess our translation, as in es; SAP cloud-sdk-ios-fiori, the app's translators, have seleccionados
    * guess our translation, as in es; SAP cloud-sdk-ios-fiori, the app's translators, have en modo de edición
    * guess our translation, as in es; SAP cloud-sdk-ios-fiori, the app's translators, have tocar dos veces para editar
    0 0 encabezado
    1 0 botón
    2 0 enlace
    3 0 imagen
    4 1 campo de texto
    5 0 campo de texto seguro
    6 2 botón de encendido
    7 0 activado
    8 0 desactivado
    9 0 combinado
    10 3 seleccionado
    11 0 atenuado
    12 4 en edición
    13 0 %1$lld de %2$lld
    14.one 0 %lld carácter
    14 0 %lld caracteres
    15 0 modo de caracteres
    16 0 punto de inserción al principio
    17 2 punto de inserción al final
    18 5 toca dos veces para editar
    19 0 usa el rotor para acceder a las palabras mal escritas
    20 2 toca dos veces para cambiar la configuración
    21 0 mayúscula %@
    22 0 botón atrás
    23 0 atrás
    24 0 pestaña
    25 0 ajustable
    26 0 campo de búsqueda
    27 0 ítem del selector
    28 0 botón desplegable
    29 0 arrastrable
    30 0 alerta
    31 0 campo de texto de varias líneas
    32 0 botón de conmutación
    33 2 presionado
    34 2 no presionado
    35 0 contraído
    36 0 expandido
    37 0 obligatorio
    38 2 datos no válidos
    39 0 en curso
    40 0 nivel %lld
    41 0 inicio de la lista
    42 0 fin de la lista
    43 0 punto de referencia
    44 0 fin
    45 0 fila %lld
    46 0 columna %lld
    47 0 ocupa %lld filas
    48 0 ocupa %lld columnas
    49 0 página %1$lld de %2$lld
    50 0 reducir
    51 0 aumentar
    52 0 toca dos veces para cerrar la ventana emergente
    53 0 cerrar el menú contextual
    54 0 desliza un dedo hacia arriba o hacia abajo para ajustar el valor
    55 0 toca dos veces para expandir
    56 0 toca dos veces para contraer
    57 0 toca dos veces para activar el selector
    58 2 toca dos veces y mantén presionado. Espera el sonido y arrastra para reordenar
    59 0 acciones disponibles
    60 0 más contenido disponible
    61 0 activar
    62.one 0 %lld viñeta
    62 0 %lld viñetas
    63 0 caracteres
    64 0 palabras
    65 0 encabezados
    66 0 campos de texto
    67 0 acciones
    68 0 ajustar valor
    69 0 más contenido
    70 0 borrar
    71 0 espacio
    72 0 mayúsculas
    73 2 retorno
    74 0 números
    75 0 letras
    76 0 de Mensajes, %@
    """#)
}
