import AccessibilityModel
import Simulation

extension TalkBack {
  /// A reading control, which determines the effect of a swipe up or down. Most reading controls are units by which the
  /// swipe moves, such as words or headings.
  ///
  /// Source: google/talkback 26a27dc0 (15.1), `SelectorController`, `CursorGranularityManager`,
  /// `FocusProcessorForLogicalNavigation`.
  ///
  /// Other reading controls are not modelled: “Default”, windows, containers, landmarks, proofreading, speech rate,
  /// language, verbosity, punctuation, volume, scrolling, audio ducking and hiding the screen.
  enum ReadingControl: String, Sendable, Hashable, CaseIterable {
    case characters, words, lines, paragraphs
    case headings, controls, links
    case actions
    case slider

    var isInsideText: Bool {
      switch self {
      case .characters, .words, .lines, .paragraphs: true
      case .headings, .controls, .links, .actions, .slider: false
      }
    }

    /// Whether the reading control exists only for some views. When the focus comes to such a view, TalkBack selects
    /// the reading control.
    var belongsToElements: Bool { self == .actions || self == .slider }

    var name: TalkBackPhrase {
      switch self {
      case .characters: .granularityCharacter
      case .words: .granularityWord
      case .lines: .granularityLine
      case .paragraphs: .granularityParagraph
      case .headings: .granularityNativeHeading
      case .controls: .granularityNativeControl
      case .links: .granularityNativeLink
      case .actions: .titlePrefSelectorActions
      case .slider: .titlePrefSelectorAdjustableWidgetSlider
      }
    }

    /// The name of one element that the reading control finds, as in “No next heading”. Nil if the reading control does
    /// not move between elements.
    var element: TalkBackPhrase? {
      switch self {
      case .headings: .displayNameHeading
      case .controls: .displayNameControl
      case .links: .displayNameLink
      default: nil
      }
    }

    /// The phrases that only the reading controls and TalkBack's menu need. In some languages, the words for these
    /// phrases are not known.
    static let phrases: Set<TalkBackPhrase> = [
      .granularityCharacter, .granularityWord, .granularityLine, .granularityParagraph, .granularityNativeHeading,
      .granularityNativeControl, .granularityNativeLink, .titlePrefSelectorAdjustableWidgetSlider, .displayNameHeading,
      .displayNameControl, .displayNameLink, .startOfPage, .endOfPage, .gesture1Or2, .adjustSettingHint,
      .adjustGranularityHint, .useActionHint, .shortcutPerformClickAction, .talkbackMenuTitle,
    ]
  }

  /// A position in the texts of the focused view. The next move by character, word or another unit of text begins
  /// there.
  struct Traversal: Sendable, Hashable {
    /// The index of the text, and the number of characters before the position in that text.
    var text = 0, offset = 0
    /// Whether the last move reached the end of the view's texts. If true, the next move goes to the next view.
    var isAtEdge = false
    /// Whether the position is still where the focus put it. If true, a move back begins at the end of the texts.
    var isNew = true
  }
}

extension AndroidNode.Stop {
  /// The custom actions of this view or, if it has none, of the innermost view around it with actions. `owner` is the
  /// id of the view that has the action.
  var actions: [(name: String, owner: String)] {
    let owners = [node] + around.reversed()
    return owners.first { !$0.actions.isEmpty }.map { owner in owner.actions.map { ($0, owner.id) } } ?? []
  }

  /// Whether TalkBack selects the reading control “Actions” when the focus comes to this view: it or a view around it
  /// has actions of the app, or can be expanded, collapsed or dismissed (`SelectorController`; answers of its compositor).
  var hasOwnControl: Bool { !node.isTextField && offersActions }

  /// Returns whether a reading control such as `headings` stops at this view.
  func matches(_ control: TalkBack.ReadingControl) -> Bool {
    switch control {
    case .headings: node.isHeading || node.inner { $0.isHeading && $0.children.isEmpty }
    case .controls: node.isControl(inItem: item != nil) || node.inner { $0.isControl(inItem: true) }
    case .links: node.hasLinks || node.inner(where: \.hasLinks)
    default: false
    }
  }

  /// The texts through which the person moves by character, word or another unit of text. They include the texts
  /// of inner views that TalkBack says with this view.
  var readableTexts: [SpokenText] { node.readableTexts }
}

extension AndroidNode {
  /// Returns whether a view inside this view satisfies a condition. A view that gets the focus itself is skipped,
  /// together with its children.
  fileprivate func inner(where condition: (AndroidNode) -> Bool) -> Bool {
    children.contains { child in
      !child.isFocusedByReader(inside: self) && (condition(child) || child.inner(where: condition))
    }
  }

  /// Returns whether the reading control “Controls” stops at this view. Buttons, fields and other controls always
  /// count. Another clickable view counts unless it is an item of a list or grid
  /// (`AccessibilityNodeInfoUtils.FILTER_CONTROL`).
  fileprivate func isControl(inItem: Bool) -> Bool {
    switch view {
    case .button, .imageButton, .floatingActionButton, .editText, .checkBox, .radioButton, .toggle, .spinner, .seekBar:
      true
    default: canAdjust || !inItem && (isClickable || isLongClickable)
    }
  }

  fileprivate var readableTexts: [SpokenText] {
    let own = isTextField ? text ?? contentDescription : contentDescription ?? text
    let texts = own.map { $0.string.isBlank ? [] : [$0] } ?? []
    if contentDescription != nil || hidesChildren { return texts }
    return texts + children.filter { !$0.isFocusedByReader(inside: self) }.flatMap(\.readableTexts)
  }
}
