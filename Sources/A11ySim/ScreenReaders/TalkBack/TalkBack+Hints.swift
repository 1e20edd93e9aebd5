import Locales

/// The usage hints.
///
/// Source: `facts/talkback.md`, section a.8 (`compositor/hint` of TalkBack 15.1).
extension TalkBack.Context {
  /// The delay between the end of a description and its hint (400 ms in the source of TalkBack 15.1; 405 to 407 ms in
  /// recordings of TalkBack 16.2).
  static let hintDelay = Duration.milliseconds(400)

  /// Returns the hint of a view that has the focus; empty if there is none.
  ///
  /// - Parameter control: the reading control that is selected while the view has the focus.
  func hint(of stop: AndroidNode.Stop, control: TalkBack.ReadingControl) -> [Segment] {
    let node = stop.node
    guard settings.hints, node.isEnabled, node.view != .key else { return [] }
    var segments: [Segment] = []
    switch node.view {
    case .spinner:
      segments.say(words(.hint, .templateHintSpinner, tap))
    case .editText:
      if !node.isFocused, node.isClickable { segments.say(words(.hint, .templateHintEditText, tap)) }
      segments.say(longClick(node))
    case _ where node.canAdjust:
      segments.say(adjust)
    default:
      segments.say(click(node, isSingleSelection: stop.collection?.info.isSingleSelection == true))
      segments.say(longClick(node))
    }
    if node.isTextField, node.isFocused || !node.actions.isEmpty {
      segments.say(menuActions)
    } else if !node.actions.isEmpty {
      segments.say(control == .actions ? controlActions ?? menuActions : menuActions)
    }
    return segments
  }

  /// Returns the hint for a password field that gets the keyboard focus: “Passwords only spoken when using headphones”.
  /// Nil if TalkBack speaks the password, if the view is disabled, or if hints are off.
  func passwordHint(of node: AndroidNode) -> Segment? {
    settings.hints && node.isEnabled && isHidden(node)
      ? words(.hint, .summaryOffPrefSpeakPasswordsWithoutHeadphones) : nil
  }

  /// The name of the gesture that activates a view: “Double-tap”, or “Tap” if the setting `singleTap` is on.
  private var tap: PhraseArgument {
    .text(wording.phrase(settings.singleTap ? .valueSingleTap : .valueDoubleTap, [])?.text ?? "")
  }

  private func click(_ node: AndroidNode, isSingleSelection: Bool) -> Segment? {
    guard node.isClickable || node.isCheckable else { return nil }
    if let label = node.clickLabel { return words(.hint, .templateCustomHintForActions, tap, .text(label)) }
    if isSingleSelection { return words(.hint, .templateHintSingleSelectionItem, tap) }
    return words(.hint, node.isCheckable ? .templateHintCheckable : .templateHintClickable, tap)
  }

  private func longClick(_ node: AndroidNode) -> Segment? {
    guard node.isLongClickable else { return nil }
    // The gesture for a long press begins with a double tap, even if a single tap activates views.
    if let label = node.longClickLabel {
      return words(.hint, .templateCustomHintForLongClickableActions, tap, .text(label))
    }
    return words(.hint, .templateHintLongClickable, tap)
  }

  /// The hint “"Swipe up" or "Swipe down" to adjust”; nil if TalkBack's wording lacks this hint.
  private var adjust: Segment? {
    guard let up = wording.phrase(.titlePrefShortcutUp, []), let down = wording.phrase(.titlePrefShortcutDown, [])
    else {
      return nil
    }
    return words(.hint, .templateHintAdjustable2gesture, .text(up.text), .text(down.text))
  }

  /// The hint “Actions available, swipe up or swipe down and double-tap to activate”, for the reading control
  /// “Actions”; nil if TalkBack's wording lacks the hint.
  private var controlActions: Segment? {
    guard let actions = wording.phrase(.titlePrefSelectorActions, []), let gestures = controlGestures else {
      return nil
    }
    return words(
      .hint, .templateHintForReadingControl, .text(actions.text), .text(gestures))
  }

  /// The hint “Actions available, use Tap with 3 fingers to view”; nil if TalkBack's wording lacks this hint.
  private var menuActions: Segment? {
    guard let actions = wording.phrase(.titlePrefSelectorActions, []),
      let gesture = wording.phrase(.titlePrefShortcut3finger1tap, [])
    else { return nil }
    return words(.hint, .templateHintMenuTypeHighVerbosity, .text(actions.text), .text(gesture.text))
  }
}
