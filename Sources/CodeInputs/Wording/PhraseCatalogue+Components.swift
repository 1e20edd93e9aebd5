import AccessibilityModel
import Locales

extension PhraseCatalogue {
  /// The strings that the modelled components ship.
  static let components = PhraseCatalogue(
    digest: ComponentWording.digest, languages: ComponentWording.languages,
    phrases: { language in
      let wording = ComponentWording(components: language)
      return wording.isFallback ? [] : ComponentPhrase.allCases.compactMap(wording.template)
    },
    phrase: { key, language in
      ComponentPhrase(rawValue: key).flatMap { ComponentWording(components: language).template($0) }
    },
    has: { ComponentPhrase(rawValue: $0) != nil },
    meanings: { ComponentPhrase(rawValue: $0)?.isPosition == true ? [.position] : [] }, source: { _ in nil },
    index: { index })

  private static let index = PhraseIndex(
    ComponentWording.languages.flatMap { language in
      ComponentPhrase.allCases.compactMap(ComponentWording(components: language).template)
    })
}

extension ComponentPhrase {
  /// Whether the phrase says a position among several, such as “Digit 2 of 6”.
  fileprivate var isPosition: Bool {
    switch self {
    case .codeFieldDigit, .uikitOTPPosition, .swiftUIOTPDigitLabel, .oudsFlutterDigit, .oudsFlutterPosition: true
    default: rawValue.hasPrefix("ouds.pinCodeInput.digitLabel.")
    }
  }
}
