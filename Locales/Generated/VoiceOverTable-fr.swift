// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static func translation(fr key: Phrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .heading: Translation("en-tête", .guess, "our translation")
    case .button: Translation("bouton", .guess, "our translation")
    case .link: Translation("lien", .guess, "our translation")
    case .image: Translation("image", .guess, "our translation")
    case .textField: Translation("champ de texte", .guess, "our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same")
    case .secureTextField: Translation("champ de texte sécurisé", .guess, "our translation")
    case .switchButton: Translation("bouton bascule", .guess, "our translation")
    case .on: Translation("activé", .guess, "Square Blueprint, the app's translators (fr-CA)")
    case .off: Translation("désactivé", .guess, "Square Blueprint, the app's translators (fr-CA)")
    case .mixed: Translation("mixte", .guess, "Square Blueprint, the app's translators")
    case .selected: Translation("sélectionné", .guess, "our translation; SAP cloud-sdk-ios-fiori, the app's translators, have sélection")
    case .dimmed: Translation("estompé", .guess, "our translation")
    case .isEditing: Translation("en cours de modification", .guess, "our translation; SAP cloud-sdk-ios-fiori, the app's translators, have en mode de modification")
    case .position: Translation("%1$lld sur %2$lld", .guess, "our translation")
    case .characterCount:
      switch plural {
      case .one: Translation("%lld caractère", .guess, "our translation")
      default: Translation("%lld caractères", .guess, "our translation")
      }
    case .characterMode: Translation("mode caractère", .guess, "our translation")
    case .insertionPointAtStart: Translation("point d’insertion au début", .guess, "our translation")
    case .insertionPointAtEnd: Translation("point d’insertion à la fin", .guess, "our translation")
    case .editHint: Translation("touchez deux fois pour modifier", .guess, "our translation; SAP cloud-sdk-ios-fiori, the app's translators, have touchez deux fois pour le modifier")
    case .misspelledWordsHint: Translation("utilisez le rotor pour accéder aux mots mal orthographiés", .guess, "our translation")
    case .toggleHint: Translation("touchez deux fois pour changer le réglage", .guess, "our translation")
    case .capital: Translation("majuscule %@", .guess, "our translation")
    }
  }
}
