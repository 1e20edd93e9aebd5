// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(fr key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .oudsAndroidPaste: Translation("Coller", .pinned, "ouds-android 35cb5510, core_pinCodeInput_paste_label")
    case .oudsFlutterDigit: Translation("%@ chiffre", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_digitCode_label_a11y")
    case .oudsFlutterError: Translation("Erreur", .pinned, "ouds-flutter 7061bca3, core_common_error_a11y")
    case .oudsFlutterHint: Translation("Double tap pour modifier", .pinned, "ouds-flutter 7061bca3, core_common_hint_a11y")
    case .oudsFlutterPosition: Translation("Chiffre %1$lld sur %2$lld", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_digitPosition_a11y")
    case .oudsFlutterRole: Translation("Champ de saisie", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_trait_a11y")
    case .oudsFlutterRow: Translation("Entrez votre code à %lld chiffres", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_pinCode_label_a11y")
    case .oudsDigitLabel1: Translation("1er chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_1")
    case .oudsDigitLabel2: Translation("2ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_2")
    case .oudsDigitLabel3: Translation("3ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_3")
    case .oudsDigitLabel4: Translation("4ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_4")
    case .oudsDigitLabel5: Translation("5ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_5")
    case .oudsDigitLabel6: Translation("6ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_6")
    case .oudsDigitLabel7: Translation("7ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_7")
    case .oudsDigitLabel8: Translation("8ème chiffre", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_8")
    case .oudsDigitLabelBefore3: Translation("Chiffre %lld", .reported, "ouds-ios 1.4.0 to 2.3.0, examples in a code comment; the strings themselves were not available")
    case .oudsEmpty: Translation("Vide", .pinned, "ouds-ios 3, core_pinCodeInput_empty_a11y")
    case .oudsGroupLabel: Translation("Entrez le code à %lld chiffres", .pinned, "ouds-ios 3, core_pinCodeInput_groupLabel_a11y")
    case .swiftUIOTPDigitLabel: nil
    case .swiftUIOTPClear: nil
    case .swiftUIOTPComplete: nil
    case .swiftUIOTPEmpty: nil
    case .swiftUIPINShowDigits: nil
    case .passcodeCircle: nil
    case .passcodeCircleFilled: nil
    case .passcodeSquare: nil
    case .passcodeSquareFilled: nil
    case .passcodeDash: nil
    case .passcodeAsterisk: nil
    case .passcodeEye: nil
    case .passcodeEyeSlash: nil
    case .passcodeDigitInCircle: nil
    case .passcodeDigitInSquare: nil
    case .verificationSetCodes: nil
    case .rxVerify: nil
    case .uikitOTPPosition: nil
    case .codeFieldLabel: Translation("Code de vérification", .guess, "our translation, not reviewed")
    case .codeFieldList: Translation("%1$@, %2$@", .guess, "our translation, not reviewed")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld chiffre", .guess, "our translation, not reviewed")
      default: Translation("%lld chiffres", .guess, "our translation, not reviewed")
      }
    case .codeFieldDigit: Translation("Chiffre %1$lld sur %2$lld", .guess, "our translation, not reviewed")
    case .codeFieldEmpty: Translation("Vide", .guess, "our translation, not reviewed")
    case .codeFieldComplete: Translation("Code complet", .guess, "our translation, not reviewed")
    case .codeFieldCleared: Translation("Code effacé", .guess, "our translation, not reviewed")
    case .codeFieldFilled:
      switch plural {
      case .one: Translation("%1$lld chiffre sur %2$lld rempli", .guess, "our translation, not reviewed")
      default: Translation("%1$lld chiffres sur %2$lld remplis", .guess, "our translation, not reviewed")
      }
    case .codeFieldGoesOn: Translation("Passe tout seul au chiffre suivant", .guess, "our translation, not reviewed")
    case .codeFieldOnlyDigits: Translation("Seuls les chiffres sont acceptés", .guess, "our translation, not reviewed")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld caractère a été ignoré", .guess, "our translation, not reviewed")
      default: Translation("%lld caractères ont été ignorés", .guess, "our translation, not reviewed")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Saisissez encore %lld chiffre", .guess, "our translation, not reviewed")
      default: Translation("Saisissez encore %lld chiffres", .guess, "our translation, not reviewed")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld chiffre effacé", .guess, "our translation, not reviewed")
      default: Translation("%lld chiffres effacés", .guess, "our translation, not reviewed")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld chiffre remplacé", .guess, "our translation, not reviewed")
      default: Translation("%lld chiffres remplacés", .guess, "our translation, not reviewed")
      }
    case .codeFieldShowCode: Translation("Afficher le code", .guess, "our translation, not reviewed")
    case .codeFieldShown: Translation("Le code est affiché", .guess, "our translation, not reviewed")
    case .codeFieldHidden: Translation("Le code est masqué", .guess, "our translation, not reviewed")
    case .codeFieldVerify: Translation("Vérifier", .guess, "our translation, not reviewed")
    case .codeFieldVerifying: Translation("Vérification en cours", .guess, "our translation, not reviewed")
    case .codeFieldVerified: Translation("Vérification terminée", .guess, "our translation, not reviewed")
    }
  }
}
