import AccessibilityModel
import Locales

extension TalkBack {
  /// TalkBack's own phrases, as code that knows no reader sees them.
  static let catalogue = PhraseCatalogue(
    digest: TalkBackTable.digest, languages: TalkBackWording.languages,
    phrases: { language in phrases(in: language) },
    phrase: { key, language in
      guard let phrase = TalkBackPhrase(rawValue: key) else {
        return AndroidWord(rawValue: key)?.phrase(in: language)
      }
      return TalkBackWording(language)?.template(phrase)
    },
    has: { TalkBackPhrase(rawValue: $0) != nil || AndroidWord(rawValue: $0) != nil },
    meanings: { TalkBackPhrase(rawValue: $0)?.meanings ?? AndroidWord(rawValue: $0)?.meanings ?? [] },
    source: { TalkBackPhrase(rawValue: $0)?.source ?? AndroidWord(rawValue: $0).map { _ in .state } },
    index: { index })

  private static func phrases(in language: String) -> [LocalizedPhrase] {
    guard let wording = TalkBackWording(language) else { return [] }
    return TalkBackPhrase.allCases.compactMap(wording.template)
      + AndroidWord.allCases.compactMap { $0.phrase(in: wording.language) }
  }

  private static let index = PhraseIndex(
    TalkBackWording.languages.flatMap { language in
      // “1 character” is another word than “2 characters”.
      phrases(in: language)
        + [TalkBackWording(language)?.phrase(.templatePasswordCharacterCount, [.integer(1)])].compactMap(\.self)
    })
}

extension TalkBackPhrase {
  /// What the phrase tells about an element; empty for a phrase that neither a condition nor a rule asks for.
  fileprivate var meanings: [PhraseMeaning] {
    switch self {
    case .headingTemplate: [.heading]
    case .valueButton: [.button]
    case .valueSpinner: [.button, .popUpButton]
    case .valueSwitch: [.switchButton]
    // A check box and a radio button are what `role: toggle` asks for. They are no switches.
    case .valueCheckbox, .valueRadioButton: [.toggleButton]
    case .valueImage: [.image]
    case .valueEditBox: [.textField]
    case .valuePassword: [.secureTextField]
    case .valueSeekBar: [.adjustable]
    case .valueOn, .valueChecked: [.on]
    case .valueOff, .valueNotChecked: [.off]
    case .valueSelected: [.selected]
    case .valueDisabled: [.dimmed]
    case .valueEditBoxEditing: [.isEditing]
    case .valueCollapsed: [.collapsed]
    case .valueExpanded: [.expanded]
    case .templateNodeErrorWithErrorMessage, .templateTextError: [.invalid]
    case .requiredState, .requiredStateAppended: [.required]
    case .templatePasswordCharacterCount: [.characterCount]
    case .listIndexTemplate, .rowIndexTemplate, .columnIndexTemplate, .templateViewpagerIndexCount,
      .templateViewpagerIndexCountShort:
      [.position]
    case .templateCapitalLetter: [.character]
    default: before16?.meanings ?? (rawValue.hasPrefix("symbol_") ? [.character] : [])
    }
  }

  /// The part of an element or event that the phrase speaks.
  fileprivate var source: Segment.Source {
    switch self {
    case .headingTemplate, .valueButton, .valueCheckbox, .valueEditBox, .valueGridview, .valueImage, .valueListview,
      .valuePager, .valuePagerPage, .valueProgressBar, .valueRadioButton, .valueSeekBar, .valueSpinner, .valueSwitch,
      .valueTabwidget, .valueWebview:
      .trait
    case .valuePassword, .valueUnlabelled: .label
    case .valueOn, .valueOff, .valueChecked, .valueNotChecked, .valueSelected, .valueDisabled, .valueEnabled,
      .valueEditBoxEditing, .valueCollapsed, .valueExpanded, .valueReadOnly, .requiredState, .requiredStateAppended:
      .state
    case .templateNodeErrorWithErrorMessage, .templateTextError: .error
    case .templatePasswordCharacterCount, .templatePercent: .value
    case .listIndexTemplate, .rowIndexTemplate, .columnIndexTemplate, .templateViewpagerIndexCount,
      .templateViewpagerIndexCountShort:
      .position
    case .notificationTypeBeginningOfField, .notificationTypeEndOfField: .insertionPoint
    case .templateCapitalLetter: .echo
    case .templateTextRemoved, .templateTextReplaced, .templateReplacedCharacters, .valueTextCleared: .deletion
    case .templateCustomHintForActions, .templateCustomHintForLongClickableActions, .templateHintForReadingControl:
      .actions
    default:
      if let before16 {
        before16.source
      } else if rawValue.hasPrefix("template_hint") || rawValue.hasSuffix("_hint") {
        .hint
      } else {
        rawValue.hasPrefix("symbol_") ? .echo : .context
      }
    }
  }
}
