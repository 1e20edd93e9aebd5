import AccessibilityModel
import Locales

extension VoiceOver {
  /// VoiceOver's own phrases, as code that knows no reader sees them.
  static let catalogue = PhraseCatalogue(
    digest: VoiceOverTable.digest + "-" + CharacterNames.digest, languages: VoiceOverWording.languages,
    phrases: { language in phrases(in: language) },
    phrase: { key, language in VoiceOverPhrase(rawValue: key).flatMap { VoiceOverWording(language)?.template($0) } },
    has: { VoiceOverPhrase(rawValue: $0) != nil || isCharacter($0) },
    meanings: { key in VoiceOverPhrase(rawValue: key)?.meanings ?? (isCharacter(key) ? [.character] : []) },
    source: { VoiceOverPhrase(rawValue: $0)?.source }, index: { index })

  private static func phrases(in language: String) -> [LocalizedPhrase] {
    guard let wording = VoiceOverWording(language) else { return [] }
    return VoiceOverPhrase.allCases.compactMap(wording.template)
  }

  private static let index = PhraseIndex(
    VoiceOverWording.languages.flatMap { language in
      // “1 character” is another word than “2 characters”.
      phrases(in: language) + [VoiceOverWording(language)?.phrase(.characterCount, .integer(1))].compactMap(\.self)
    })

  /// Returns whether a key is that of a character's name, such as `U+002D`.
  private static func isCharacter(_ key: String) -> Bool { key.hasPrefix("U+") }
}

extension VoiceOverPhrase {
  /// What the phrase tells about an element; empty for a phrase that neither a condition nor a rule asks for.
  fileprivate var meanings: [PhraseMeaning] {
    switch self {
    case .heading, .headingLevel: [.heading]
    case .button: [.button]
    case .backButton: [.button, .backButton]
    case .popUpButton: [.button, .popUpButton]
    case .toggleButton: [.button, .toggleButton]
    case .switchButton: [.switchButton]
    case .link: [.link]
    case .image: [.image]
    case .textField: [.textField]
    case .multiLineTextField: [.textField, .multiLineTextField]
    case .secureTextField: [.secureTextField]
    case .searchField: [.searchField]
    case .tab: [.tab]
    case .adjustable: [.adjustable]
    case .pickerItem: [.pickerItem]
    case .draggable: [.draggable]
    case .alert: [.alert]
    case .on: [.on]
    case .off: [.off]
    case .mixed: [.mixed]
    case .selected: [.selected]
    case .dimmed: [.dimmed]
    case .isEditing: [.isEditing]
    case .pressed: [.pressed]
    case .notPressed: [.notPressed]
    case .collapsed: [.collapsed]
    case .expanded: [.expanded]
    case .required: [.required]
    case .invalid: [.invalid]
    case .inProgress: [.inProgress]
    case .characterCount: [.characterCount]
    case .bulletCount: [.bulletCount]
    case .position, .positionOfUIKit, .page: [.position]
    case .capital: [.character]
    default: []
    }
  }

  /// The part of an element or event that the phrase speaks.
  fileprivate var source: Segment.Source {
    switch rawValue.prefix(while: { $0 != "." }) {
    case "trait", "heading", "stepper", "dismiss": .trait
    case "state": .state
    case "hint": self == .actionsAvailable || self == .moreContentAvailable ? .actions : .hint
    case "insertionPoint": .insertionPoint
    case "value": .value
    case "label": .label
    case "context", "pageControl": .position
    case "character": .echo
    default: .context
    }
  }
}

extension VoiceOverPhrase {
  /// Returns VoiceOver's words for a label that the system gives.
  init(_ label: SystemLabel) {
    switch label {
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .dismissPopUp: self = .dismissPopUp
    case .dismissContextMenu: self = .dismissContextMenu
    case .deleteKey: self = .deleteKey
    case .spaceKey: self = .spaceKey
    case .shiftKey: self = .shiftKey
    case .returnKey: self = .returnKey
    case .numbersKey: self = .numbersKey
    case .lettersKey: self = .lettersKey
    case .codeSuggestion: self = .codeSuggestion
    }
  }
}
