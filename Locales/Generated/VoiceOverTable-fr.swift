// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let fr = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess Square Blueprint, the app's translators (fr-CA)
    * guess Square Blueprint, the app's translators
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have sélection
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have en mode de modification
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have touchez deux fois pour le modifier
    0 0 en-tête
    1 0 bouton
    2 0 lien
    3 0 image
    4 1 champ de texte
    5 0 champ de texte sécurisé
    6 0 bouton bascule
    7 2 activé
    8 2 désactivé
    9 3 mixte
    10 4 sélectionné
    11 0 estompé
    12 5 en cours de modification
    13 0 %1$lld sur %2$lld
    14.one 0 %lld caractère
    14 0 %lld caractères
    15 0 mode caractère
    16 0 point d’insertion au début
    17 0 point d’insertion à la fin
    18 6 touchez deux fois pour modifier
    19 0 utilisez le rotor pour accéder aux mots mal orthographiés
    20 0 touchez deux fois pour changer le réglage
    21 0 majuscule %@
    22 0 bouton retour
    23 0 retour
    24 0 onglet
    25 0 ajustable
    26 0 champ de recherche
    27 0 élément du sélecteur
    28 0 bouton local
    29 0 déplaçable
    30 0 alerte
    31 0 champ de texte multiligne
    32 0 bouton bascule
    33 0 enfoncé
    34 0 non enfoncé
    35 0 réduit
    36 0 développé
    37 0 obligatoire
    38 0 données non valides
    39 0 en cours
    40 0 niveau %lld
    41 0 début de liste
    42 0 fin de liste
    43 0 point de repère
    44 0 fin
    45 0 rangée %lld
    46 0 colonne %lld
    47 0 s’étend sur %lld rangées
    48 0 s’étend sur %lld colonnes
    49 0 page %1$lld sur %2$lld
    50 0 diminuer
    51 0 augmenter
    52 0 touchez deux fois pour fermer la fenêtre
    53 0 fermer le menu contextuel
    54 0 balayez vers le haut ou le bas avec un doigt pour ajuster la valeur
    55 0 touchez deux fois pour développer
    56 0 touchez deux fois pour réduire
    57 0 touchez deux fois pour activer le sélecteur
    58 0 touchez deux fois et maintenez. Attendez le son, puis faites glisser pour réorganiser
    59 0 actions disponibles
    60 0 contenu supplémentaire disponible
    61 0 activer
    62.one 0 %lld puce
    62 0 %lld puces
    63 0 caractères
    64 0 mots
    65 0 en-têtes
    66 0 champs de texte
    67 0 actions
    68 0 ajuster la valeur
    69 0 contenu supplémentaire
    70 0 supprimer
    71 0 espace
    72 0 majuscule
    73 0 retour
    74 0 chiffres
    75 0 lettres
    76 0 de messages, %@
    """#)
}
