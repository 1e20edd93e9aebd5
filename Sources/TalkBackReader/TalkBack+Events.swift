import AccessibilityModel
import Locales
import Simulation

/// TalkBack's handling of events on the device.
///
/// Source, unless a comment says otherwise: google/talkback 26a27dc0 (TalkBack 15.1), the rules in `compositor/rule`,
/// one for each type of event, and `feedbackpolicy/ScreenFeedbackManager.java` for windows and panes.
extension TalkBack {
  mutating func handle(_ event: AccessibilityEvent, on device: Device, _ reactions: inout Reactions) {
    switch event {
    case .screenAppeared, .screenReplaced, .alertAppeared:
      if case .screenReplaced = event { (lastFocus, window) = ([:], nil) }
      windowChanged(&reactions)
    case .screenChanged, .layoutChanged:
      reactions.note("Android has no `screenChanged` or `layoutChanged` notification, so TalkBack does not react")
    case .focusRequested(let id): moveFocus(to: id, in: device.tree, &reactions)
    case .pageScrolled:
      reactions.note(
        "Android has no `pageScrolled` notification; TalkBack speaks the position of a list when the list scrolls")
    case .appeared(let element):
      appeared(element, &reactions)
    case .elementsChanged:
      checkFocus(in: device.tree, &reactions)
    case .changed(let element, let before, _):
      changed(element, before: before, in: device.tree, &reactions)
    case .adjusted(let element, let moved):
      if moved { sayAdjusted(element, in: device.tree, &reactions) }
    case .actionRan:
      reactions.note("TalkBack's speech for a custom action is not known, so nothing is spoken here")
    case .announced(let announcement):
      announced(announcement, &reactions)
    case .toast, .notified:
      notified(event, &reactions)
    case .returned:
      windowChanged(&reactions)
    case .readerStarted:
      say(.talkbackOn, .queue, .screenChange, "TalkBack starts (recorded, 16.2)", to: &reactions)
      windowChanged(&reactions)
    case .focusMoved(let id, let move):
      inputFocusMoved(to: id, move, in: device.tree, &reactions)
    case .textChanged(let change, let field):
      textChanged(change, in: field, &reactions)
    case .insertionPointMoved(let text, let field, let byReader):
      insertionPointMoved(over: text, in: field, byReader: byReader, &reactions)
    case .allSelected(let text, let field, let keyboard):
      allSelected(text, in: field, via: keyboard, &reactions)
    case .selected(let range, let before, let content, let field):
      selected(range, before: before, of: content, in: field, &reactions)
    case .copied(let text, let field, let isSelected):
      copied(text, from: field, isSelected: isSelected, &reactions)
    case .cut(let text, let field, let isAll):
      cut(text, from: field, isAll: isAll, &reactions)
    case .nothingToPaste:
      say(
        .cannotPasteFeedback, .interruptAndHold, .activation, "nothing to paste (TextEditActor; source)", to: &reactions
      )
    case .typed(_, _, let keyboard, let onKey):
      typed(with: keyboard, onKey: onKey, &reactions)
    case .keyboardLeft:
      (isOnKeyboard, key) = (false, nil)
    case .deleted, .pasted, .filledIn, .suggestionChosen, .keyboardDismissed:
      // TalkBack speaks about the text event or focus event that follows.
      break
    case .shiftPressed, .keysChanged:
      reactions.note("the keyboard app's speech for this change of its keys is not known, so nothing is spoken here")
    }
  }

  mutating func say(
    _ phrase: TalkBackPhrase, _ mode: QueueMode, _ reason: Utterance.Reason, _ rule: String,
    _ arguments: PhraseArgument..., confidence: Confidence? = nil, to reactions: inout Reactions
  ) {
    guard let context, let words = context.words(.context, phrase, arguments) else { return }
    speak(
      Utterance(
        [words], reason: reason, delivery: Self.delivery(mode, for: words.text), rule: rule,
        confidence: confidence ?? self.confidence),
      &reactions)
  }

  // MARK: Text

  private mutating func typed(with keyboard: Keyboard, onKey: Bool, _ reactions: inout Reactions) {
    cancelHint(&reactions)
    cancelPhonetic(&reactions)
    if keyboard == .hardware {
      (isOnKeyboard, key) = (false, nil)
    } else if !isOnKeyboard {
      isOnKeyboard = true
      reactions.cursorMovedToKeyboard()
    }
  }

  private mutating func textChanged(
    _ change: AndroidTextChange, in field: AccessibilityElement, _ reactions: inout Reactions
  ) {
    selected = nil
    lastCursor = (field.id, field.text?.insertionPoint ?? 0)
    if change.cause == .cut, context?.isNewer == true {
      return reactions.note("TalkBack has said what was cut, so it says nothing of the text that is left")
    }
    if isDropped(change) {
      return reactions.note(
        "TalkBack drops this text event: another one came less than 150 ms before, with no selection event between them"
      )
    }
    guard let context, !field.isHidden else { return }
    // If another change comes before the cleared text is said, only the other change is said.
    if clearedText != nil {
      clearedText = nil
      reactions.cancel(Self.clearedTimer)
    }
    var feedback = context.feedback(for: change, in: field, said: textError)
    textError = field.android?.error?.string
    let isPassword = field.text?.isSecure == true
    if isDisplayed(change, in: field), !feedback.segments.isEmpty, !context.hides(isPassword: isPassword) {
      feedback.segments[0] = context.unshown(feedback.segments[0])
    }
    if feedback.segments.isEmpty { return }
    if feedback.pitch != 1 {
      for index in feedback.segments.indices where feedback.segments[index].pitch == nil {
        feedback.segments[index].pitch = feedback.pitch
      }
    }
    // The utterance would copy the array, because `feedback` holds it too.
    feedback.segments.limitConfidence(to: confidence)
    let utterance = Utterance(
      feedback.segments, reason: feedback.reason,
      delivery: Self.delivery(feedback.mode, group: .text, for: feedback.segments.text), element: field.id,
      rule: feedback.rule)
    if feedback.isCleared, context.isNewer {
      clearedText = (utterance, change.cause != .byApp)
      return reactions.schedule(Self.clearedTimer, after: .milliseconds(10))
    }
    speak(utterance, isAct: change.cause != .byApp, &reactions)
  }

  /// Returns whether Android displays the character that a change of a password adds or removes. A typed character is
  /// displayed for 1.5 s, and TalkBack speaks what is displayed (read in Android, frameworks/base,
  /// `core/java/android/widget/TextView.java`; not verified on a device).
  private mutating func isDisplayed(_ change: AndroidTextChange, in field: AccessibilityElement) -> Bool {
    guard field.text?.isSecure == true, settings.showPasswords else { return false }
    let last = displayed.take()
    if change.cause == .typed, change.added.count == 1 {
      displayed = (field.id, now + .milliseconds(1_500))
      return true
    }
    guard change.removed.count == 1, change.added.isEmpty, let last else { return false }
    return last.field == field.id && now < last.end
  }

  /// Handles a move of the keyboard focus. If the view already has the accessibility focus, TalkBack says only its
  /// text.
  private mutating func inputFocusMoved(
    to id: String?, _ move: FocusMove, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    if (id != nil) != showsKeyboard {
      showsKeyboard.toggle()
      reactions.cancel(Self.keyboardTimer)
      reactions.schedule(Self.keyboardTimer, after: windowDelay)
    }
    (selected, endOfField) = (nil, nil)
    context?.isSelecting = false
    guard let id else { return (isOnKeyboard, key) = (false, nil) }
    // The first selection event of a field is silent. A double tap or a key causes this event at once. An empty field
    // has no silent event.
    if let text = tree[id]?.text, move == .byActivation || move == .byKey || text.length == 0 {
      lastCursor = (id, text.insertionPoint)
    }
    guard let stop = tree.androidNodes.stops.first(where: { $0.node.id == id }) else { return }
    if cursor == id, !isOnKeyboard {
      let warning = context?.passwordHint(of: stop.node)
      if let warning { hint = (id, [warning]) }
      // The event's text is said as it is: symbols are neither named nor counted.
      let text = context.flatMap { $0.verbatim(stop.node.text ?? stop.node.contentDescription, of: stop.node) }
      guard let text else {
        if warning != nil { reactions.schedule(Self.hintTimer, after: Context.hintDelay, isHint: true) }
        return
      }
      return speak(
        Utterance(
          [text], reason: .activation, delivery: Self.delivery(.interrupt), element: id,
          rule: "keyboard focus: the field's text (EventTypeViewFocused; source)", confidence: confidence), isAct: true,
        &reactions)
    }
    focus(stop, .inputFocus, &reactions)
  }

  static let keyboardTimer = "keyboard"

  mutating func keyboardChanged(_ reactions: inout Reactions) {
    let rule = "the keyboard's window (ScreenFeedbackManager; source)"
    if showsKeyboard {
      // The window's title is the name of the keyboard app. It is a guess that the app is Google's.
      say(
        .showKeyboardWindow, .uninterruptible, .keyboard, rule, .text("Gboard"), confidence: .guess, to: &reactions)
    } else {
      say(.hideKeyboardWindow, .uninterruptible, .keyboard, rule, to: &reactions)
    }
  }

  // MARK: Clicks

  static let clickTimer = "click"

  mutating func acted(
    before: AccessibilityElement, after: AccessibilityElement, in tree: AccessibilityTree,
    _ reactions: inout Reactions
  ) {
    cancelHint(&reactions)
    // Every click has a sound; only one that changes something has words.
    if before == after, settings.earcons == .none { return }
    clicked = before
    reactions.schedule(Self.clickTimer, after: .milliseconds(150))
  }

  mutating func clickEnded(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    play(.tick, reactions: &reactions)
    guard let context, let before = clicked.take(), let old = AndroidNode(before),
      let node = tree.androidNodes.stops.first(where: { $0.node.id == before.id })?.node
    else { return }
    var segments: [Segment] = []
    if node.isChecked != old.isChecked {
      // That a field is required counts as its state (`getNodeCheckedStateText` of TalkBack 16).
      if context.isNewer, node.isRequired, node.stateDescription == nil, !node.hasPlatformState { return }
      // The app's own state is said when it changes (`getNodeCheckedStateText`).
      if node.stateDescription != nil { return }
      if node.view == .toggle {
        segments.say(context.switchState(node))
      } else {
        segments.say(context.words(.state, node.isChecked ? .valueChecked : .valueNotChecked))
      }
    } else if node.isSelected, !old.isSelected {
      segments.say(context.words(.state, .valueSelected))
    } else if let canExpand = node.canExpand, canExpand != old.canExpand {
      segments.say(context.words(.state, canExpand ? .valueCollapsed : .valueExpanded))
    }
    if segments.isEmpty { return }
    speak(
      Utterance(
        segments, reason: .activation, delivery: Self.delivery(.queue), element: node.id,
        rule: "click, after 150 ms: the new state (EventTypeViewClicked; source)", confidence: confidence), isAct: true,
      &reactions)
  }

  // MARK: Changes of views

  private mutating func appeared(_ element: AccessibilityElement, _ reactions: inout Reactions) {
    let mayBePane = element.android?.paneTitle != nil || element.role == .alert || element.role == .sheet
    if mayBePane, AndroidNode(element)?.paneTitle != nil { return windowChanged(&reactions) }
    sayLiveRegion(element, &reactions)
  }

  private mutating func checkFocus(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    if let id = cursor, tree[id].map(\.isHidden) ?? !tree.hasView(id) {
      cursor = nil
      cancelHint(&reactions)
      reactions.cursorLost(id)
    }
    if let window, tree.frontWindow ?? "" != window {
      // Android makes a dialog anew each time that it opens, so it has no last focus.
      if !window.isEmpty, tree[window]?.isHidden != false { lastFocus[window] = nil }
      windowChanged(&reactions)
    }
  }

  private mutating func changed(
    _ element: AccessibilityElement, before: AccessibilityElement, in tree: AccessibilityTree,
    _ reactions: inout Reactions
  ) {
    if element.differsOnlyInInput(from: before) { return }
    // A region changes with the views in it (`ViewGroup.notifySubtreeAccessibilityStateChanged`; Android's source, from
    // memory).
    if !element.mayBeLiveRegion, let region = tree.liveRegion(around: element) { sayLiveRegion(region, &reactions) }
    let isFocused = isFocused(element, in: tree)
    guard isFocused || element.android?.error != nil || element.mayBeLiveRegion else { return }
    guard let context, let node = AndroidNode(element), let old = AndroidNode(before) else { return }
    if let error = node.error, error != old.error {
      let words = context.app(.error, error, of: node).flatMap {
        context.words(.error, .templateNodeErrorWithErrorMessage, .text($0.text))
      }
      return sayContent(
        words.map { [$0] } ?? [], of: node, "an error, of any view", group: .none, skipsDuplicates: true, &reactions)
    }
    if node.liveRegion != nil { return sayLiveRegion(element, &reactions) }
    guard isFocused else { return }
    if node.isEnabled != old.isEnabled {
      let words = context.words(.state, node.isEnabled ? .valueEnabled : .valueDisabled)
      return sayContent(
        words.map { [$0] } ?? [], of: node, "the focused view enabled or disabled", group: .none, &reactions)
    }
    let changes: [(SpokenText?, SpokenText?)] = [
      (node.contentDescription, old.contentDescription), (node.isTextField ? nil : node.text, old.text),
      (node.stateDescription, old.stateDescription),
    ]
    guard let (new, _) = changes.first(where: { $0 != nil && $0 != $1 }), let words = context.app(.value, new, of: node)
    else { return }
    sayContent([words], of: node, "the focused view changed", &reactions)
  }

  private func isFocused(_ element: AccessibilityElement, in tree: AccessibilityTree) -> Bool {
    guard let cursor else { return false }
    // A change of a view inside or around the focused view counts too.
    return cursor == element.id || element.holds(cursor) || tree[cursor]?.holds(element.id) == true
  }

  mutating func sayState(
    of element: AccessibilityElement, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    guard let context, let node = AndroidNode(element),
      let words = context.app(.value, node.stateDescription, of: node)
    else { return }
    sayContent([words], of: node, "the state of the focused view changed", &reactions)
  }

  mutating func sayContent(
    _ segments: [Segment], of node: AndroidNode, _ rule: String, group: SpeechGroup = .content,
    skipsDuplicates: Bool = false, _ reactions: inout Reactions
  ) {
    let id = node.id
    // TalkBack 16 queues the changes of sliders and progress bars, too (the copy of its source that
    // `Context.isNewer` names).
    let isBar = node.canAdjust || node.view == .seekBar || node.view == .progressBar
    let mode: QueueMode = isBar && context?.isNewer != true ? .uninterruptible : .queue

    if segments.isEmpty || isTooFrequent(id, &reactions) { return }
    speak(
      Utterance(
        segments, reason: .valueChange, delivery: Self.delivery(mode, group: group), element: id,
        rule: rule + " (EventTypeWindowContentChanged; source)", confidence: confidence),
      skipsDuplicates: skipsDuplicates, &reactions)
  }

  /// Returns whether TalkBack is silent about a change, because it said another change of the view less than 30 seconds
  /// ago (setting `progressUpdates`; `WindowContentChangeAnnouncementFilter`).
  private mutating func isTooFrequent(_ id: String, _ reactions: inout Reactions) -> Bool {
    if settings.progressUpdates { return false }
    if let last = contentTimes[id], now - last < .seconds(30) {
      reactions.note("a change of \(id) was spoken less than 30 s ago, so this change is not spoken")
      return true
    }
    contentTimes[id] = now
    return false
  }

  private mutating func sayLiveRegion(_ element: AccessibilityElement, _ reactions: inout Reactions) {
    guard element.mayBeLiveRegion, let context, let node = AndroidNode(element), let live = node.liveRegion else {
      return
    }
    let segments = context.description(of: node, Context.Surroundings(isLiveRegion: true))
    if segments.isEmpty || isTooFrequent(element.id, &reactions) { return }
    // New speech cuts no live region of TalkBack 16 (`queueMode`).
    let mode: QueueMode =
      live == .assertive
      ? context.isNewer ? .interruptAndHold : .interrupt : context.isNewer ? .uninterruptible : .queue
    speak(
      Utterance(
        segments, reason: .announcement,
        delivery: Self.delivery(mode, group: .content),
        element: element.id, rule: "live region, \(live.rawValue) (EventTypeWindowContentChanged; source)",
        confidence: confidence), skipsDuplicates: true, &reactions)
  }

  // MARK: Announcements and notifications

  private mutating func announced(_ announcement: Announcement, _ reactions: inout Reactions) {
    let source: Segment.Source = announcement.isError ? .error : .announcement
    guard let context, let words = context.app(source, announcement.text) else {
      return
    }
    play(.notificationVibration, reactions: &reactions)
    speak(
      Utterance(
        [words], reason: .announcement,
        delivery: Self.delivery(.short, for: words.text),
        rule: "announcement: never interrupts; one of 30 characters is not interrupted (EventTypeAnnouncement; source)",
        confidence: confidenceIfUnread), skipsDuplicates: true, &reactions)
  }
}

extension AccessibilityElement {
  /// Whether the element can be a live region. This check is quicker than making an `AndroidNode`.
  var mayBeLiveRegion: Bool { self.android?.liveRegion != nil || self.web?.live != nil }

  /// Returns true only if the text of a text field, its hint or the keyboard focus changed. Other events report these
  /// changes. This check saves making two `AndroidNode`s for every key.
  fileprivate func differsOnlyInInput(from before: AccessibilityElement) -> Bool {
    role.isTextField && before.role == role && before.traits == traits && !mayBeLiveRegion
      && self.android == before.android && (self.android?.view ?? .editText) == .editText
  }
}
