import AccessibilityModel
import Locales
import Simulation

/// The usage hints.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), the files in `compositor/hint`, and
/// `compositor/rule/HintFeedbackRule.java`.
extension TalkBack.Context {
  /// The delay between the end of a description and its hint: 400 ms in the source of TalkBack 15.1, and 405 to 407 ms
  /// in recordings of TalkBack 16.2.
  static let hintDelay = Duration.milliseconds(400)

  func hint(of stop: AndroidNode.Stop, control: TalkBack.ReadingControl) -> [Segment] {
    let node = stop.node
    guard settings.hints, node.isEnabled else { return [] }
    var segments: [Segment] = []
    switch node.view {
    case .spinner:
      if node.isClickable { segments.say(hints.spinner) }
    case .editText where !node.isReadOnly || isNewer:
      // The hint for a child of a number picker comes first (`compositor/hint`; source).
      if node.isPickerField { segments.say(hints.adjust) }
      if !node.isFocused, node.isClickable, !node.isReadOnly { segments.say(hints.editText) }
      segments.say(longClick(node))
    case _ where node.canAdjust:
      segments.say(hints.adjust)
    default:
      // The hint of a key that enters text is only that of a long press (`ClickableHint`).
      if !node.isTextEntryKey { segments.say(click(node, isSingleSelection: stop.isInSingleSelection)) }
      segments.say(longClick(node))
    }
    // The menu has actions of the app, and those to expand and collapse; for a field that is edited, those of editing.
    let hasActions = !node.isTextEntryKey && (node.offersActions || node.isTextField && node.isFocused)
    let byControl = hasActions && !node.isTextField && control == .actions ? controlActions : nil
    segments.say(byControl)
    // A view that needs a label can get one, if the app names it for developers (`RuleUnlabeledNode`).
    let canBeLabelled = node.needsLabel && node.hasViewID && !node.isTextEntryKey
    if !node.links.isEmpty {
      segments.say(menuLinks(canBeLabelled: canBeLabelled, hasActions: hasActions && byControl == nil))
      return segments
    }
    switch (canBeLabelled, hasActions && byControl == nil) {
    case (true, true): segments.say(hints.menuLabelsAndActions)
    case (true, false): segments.say(hints.menuLabels)
    case (false, true): segments.say(hints.menuActions)
    case (false, false): break
    }
    return segments
  }

  /// Returns the hint that the menu has the links of a text: “Links available, use Tap with 3 fingers to view”. That the
  /// menu has them is known (`NodeMenuRuleProcessor`); their place in the sentence, and the word, which is that of the
  /// reading control, are guesses.
  private func menuLinks(canBeLabelled: Bool, hasActions: Bool) -> Segment? {
    let items: [TalkBackPhrase?] = [
      canBeLabelled ? .titleLabelingControls : nil, .granularityNativeLink,
      hasActions ? .titlePrefSelectorActions : nil,
    ]
    let names = items.compactMap { $0.flatMap { wording.phrase($0, [])?.text } }
    guard let gesture = wording.phrase(.titlePrefShortcut3finger1tap, []) else { return nil }
    return words(
      .hint, .templateHintMenuTypeHighVerbosity, .text(names.joined(separator: ", ")), .text(gesture.text)
    )?.notSurer(than: .guess)
  }

  /// Returns the hint of a password field, “Passwords only spoken when using headphones”; nil if TalkBack speaks the
  /// characters of passwords, if hints are off, or if the field is disabled.
  func passwordHint(of node: AndroidNode) -> Segment? {
    settings.hints && node.isEnabled && isHidden(node)
      ? words(.hint, .summaryOffPrefSpeakPasswordsWithoutHeadphones) : nil
  }

  private func click(_ node: AndroidNode, isSingleSelection: Bool) -> Segment? {
    if let label = node.clickLabel { return words(.hint, .templateCustomHintForActions, hints.tap, .text(label)) }
    guard node.isClickable || isNewer && settings.clickableLinks && node.isLink else { return nil }
    if isNewer, settings.clickableLinks, node.isLink { return hints.link }
    if isSingleSelection { return hints.singleSelection }
    return node.isCheckable ? hints.checkable : hints.clickable
  }

  private func longClick(_ node: AndroidNode) -> Segment? {
    guard node.isLongClickable else { return nil }
    if let label = node.longClickLabel {
      return words(.hint, .templateCustomHintForLongClickableActions, hints.doubleTap, .text(label))
    }
    return hints.longClickable
  }

  /// The hint “Actions available, swipe up or swipe down and double-tap to activate”, for the reading control
  /// “Actions”.
  private var controlActions: Segment? {
    guard let actions = wording.phrase(.titlePrefSelectorActions, []), let gestures = controlGestures else {
      return nil
    }
    return words(
      .hint, .templateHintForReadingControl, .text(actions.text), .text(gestures))
  }

  /// The hints that are the same for every view. They are composed once, because filling a template takes longer than
  /// describing a view.
  final class Hints: Sendable {
    /// The name of the gesture that activates a view: “Double-tap”, or “Tap” if the setting `singleTap` is on.
    let tap: PhraseArgument
    /// “Double-tap”. The hint for a long press names this gesture even if `singleTap` is on (`LongClickableHint`;
    /// source).
    let doubleTap: PhraseArgument
    let spinner, editText, clickable, link, checkable, singleSelection, longClickable: Segment?
    /// The hint “"Swipe up" or "Swipe down" to adjust”.
    let adjust: Segment?
    /// The hint “Actions available, use Tap with 3 fingers to view”.
    let menuActions: Segment?
    /// The hints “Labels available, use Tap with 3 fingers to view” and “Labels, Actions available, …”.
    let menuLabels, menuLabelsAndActions: Segment?

    init(_ wording: TalkBackWording, _ settings: TalkBack.Settings) {
      func text(_ phrase: TalkBackPhrase) -> PhraseArgument? { wording.phrase(phrase, []).map { .text($0.text) } }
      func hint(_ phrase: TalkBackPhrase, _ arguments: PhraseArgument?...) -> Segment? {
        let known = arguments.compactMap { $0 }
        return known.count == arguments.count ? TalkBack.Context.words(.hint, phrase, known, in: wording) : nil
      }
      let tap = text(settings.singleTap ? .valueSingleTap : .valueDoubleTap) ?? .text("")
      let doubleTap = text(.valueDoubleTap) ?? .text("")
      (self.tap, self.doubleTap) = (tap, doubleTap)
      spinner = hint(.templateHintSpinner, tap)
      editText = hint(.templateHintEditText, tap)
      clickable = hint(.templateHintClickable, tap)
      link = hint(.templateHintClickableLink, tap)
      checkable = hint(.templateHintCheckable, tap)
      singleSelection = hint(.templateHintSingleSelectionItem, tap)
      longClickable = hint(.templateHintLongClickable, doubleTap)
      adjust = hint(.templateHintAdjustable2gesture, text(.titlePrefShortcutUp), text(.titlePrefShortcutDown))
      let (actions, labels) = (text(.titlePrefSelectorActions), text(.titleLabelingControls))
      func menu(_ items: PhraseArgument?) -> Segment? {
        hint(.templateHintMenuTypeHighVerbosity, items, text(.titlePrefShortcut3finger1tap))
      }
      menuActions = menu(actions)
      menuLabels = menu(labels)
      menuLabelsAndActions =
        if case .text(let labels)? = labels, case .text(let actions)? = actions {
          menu(.text("\(labels), \(actions)"))
        } else { nil }
    }
  }
}
