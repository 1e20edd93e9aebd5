// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let fr = WordingTexts(
    keyCount: keyCount,
    #"""
    * pinned ouds-android 35cb5510, core_pinCodeInput_paste_label
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_digitCode_label_a11y
    * pinned ouds-flutter 7061bca3, core_common_error_a11y
    * pinned ouds-flutter 7061bca3, core_common_hint_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_digitPosition_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_trait_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_pinCode_label_a11y
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_1
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_2
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_3
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_4
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_5
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_6
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_7
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_8
    * reported ouds-ios 1.4.0 to 2.3.0, examples in a code comment; the strings themselves were not available
    * pinned ouds-ios 3, core_pinCodeInput_empty_a11y
    * pinned ouds-ios 3, core_pinCodeInput_groupLabel_a11y
    * guess our translation, not reviewed
    0 0 Coller
    1 1 %@ chiffre
    2 2 Erreur
    3 3 Double tap pour modifier
    4 4 Chiffre %1$lld sur %2$lld
    5 5 Champ de saisie
    6 6 Entrez votre code à %lld chiffres
    7 7 1er chiffre
    8 8 2ème chiffre
    9 9 3ème chiffre
    10 10 4ème chiffre
    11 11 5ème chiffre
    12 12 6ème chiffre
    13 13 7ème chiffre
    14 14 8ème chiffre
    15 15 Chiffre %lld
    16 16 Vide
    17 17 Entrez le code à %lld chiffres
    36 18 Code de vérification
    37 18 %1$@, %2$@
    38.one 18 %lld chiffre
    38 18 %lld chiffres
    39 18 Chiffre %1$lld sur %2$lld
    40 18 Vide
    41 18 Code complet
    42 18 Code effacé
    43.one 18 %1$lld chiffre sur %2$lld rempli
    43 18 %1$lld chiffres sur %2$lld remplis
    44 18 Passe tout seul au chiffre suivant
    45 18 Seuls les chiffres sont acceptés
    46.one 18 %lld caractère a été ignoré
    46 18 %lld caractères ont été ignorés
    47.one 18 Saisissez encore %lld chiffre
    47 18 Saisissez encore %lld chiffres
    48.one 18 %lld chiffre effacé
    48 18 %lld chiffres effacés
    49.one 18 %lld chiffre remplacé
    49 18 %lld chiffres remplacés
    50 18 Afficher le code
    51 18 Le code est affiché
    52 18 Le code est masqué
    53 18 Vérifier
    54 18 Vérification en cours
    55 18 Vérification terminée
    """#)
}
