import AccessibilityModel
import Locales
import Simulation

/// The insertion point and the selection in a text field, and copying.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `utils/input/TextEventInterpreter.java`,
/// `compositor/rule/InputTextSelectionFeedbackRules.java`, `actor/TextEditActor.java`.
extension TalkBack {
  mutating func insertionPointMoved(
    over text: String?, in field: AccessibilityElement, byReader: Bool, _ reactions: inout Reactions
  ) {
    guard let context, let node = AndroidNode(field) else { return }
    let isByKey = !byReader && keyboard == .hardware
    if !byReader { cancelPhonetic(&reactions) }
    let position = field.text?.insertionPoint ?? 0
    let last = lastCursor
    lastCursor = (field.id, position)
    if sayEndOfField(in: field, &reactions) { return }
    guard let last, last.field == field.id else {
      return reactions.note("TalkBack does not speak the first selection event after a field gets the focus")
    }
    let isCleared = selected?.field == field.id
    let gone = selected
    selected = nil
    if isCleared, isByKey {
      // At the end of the selection, no rule applies (`interpretSelectionChange`; source of both versions).
      let text = gone.flatMap { position == $0.start ? $0.text : nil }
      return saySelection(
        [Segment](saying: text.flatMap { context.unselected($0, at: position..<(position + $0.count), in: node) }),
        of: field.id, .short,
        "selection gone by a hardware key (selectionMoveCursorWithSelection; source)", &reactions)
    }
    let segments =
      isCleared
      ? context.selectionCleared(at: position, in: node)
      : context.cursorMoved(over: text, from: last.position, to: position, in: node)
    saySelection(
      segments, of: field.id, .short,
      isCleared
        ? "selection gone (InputTextSelectionFeedbackRules; source)"
        : "cursor moved: the passed text, the end of the field (InputTextSelectionFeedbackRules; source)", &reactions)
  }

  /// Says that the whole text is selected.
  ///
  /// On Android, the step `selectAll` simulates Ctrl+A if the last key was on a hardware keyboard. Otherwise, it
  /// simulates the action “Select all” in TalkBack's menu. The item “Select all” in the toolbar of the text itself is
  /// silent (`TextEventInterpreter` has no rule for it).
  mutating func allSelected(
    _ text: String, in field: AccessibilityElement, via keyboard: Keyboard, _ reactions: inout Reactions
  ) {
    guard let context, let node = AndroidNode(field), let words = context.allSelected(text, in: node) else { return }
    selected = (field.id, text, 0)
    lastCursor = (field.id, field.text?.insertionPoint ?? 0)
    let isByKey = keyboard == .hardware
    saySelection(
      [words], of: field.id, isByKey ? .short : .interruptAndHold,
      isByKey
        ? "all selected by Ctrl+A (inputSelectionSelectAllWithKeyboard; source)"
        : "all selected by TalkBack's action (TextEditActor.selectAll; source)", &reactions)
  }

  /// Says the copied text. On Android, the step `copy` simulates TalkBack's gesture, a double tap with three fingers.
  ///
  /// TalkBack 16 copies a text without a selection in silence. It then switches the selection mode off (flag
  /// `supportTurnOffSelectionModeAfterPerformedEditAction`).
  mutating func copied(
    _ text: String, from field: AccessibilityElement, isSelected: Bool, _ reactions: inout Reactions
  ) {
    guard let context, let node = AndroidNode(field) else { return }
    if context.isNewer { self.context?.isSelecting = false }
    if context.isNewer, !isSelected, !text.isEmpty {
      return reactions.note("TalkBack says nothing of a copy without a selection; what Android says is not known")
    }
    var segments: [Segment] = []
    if text.isEmpty {
      segments.say(context.words(.context, .cannotCopyFeedback))
    } else {
      segments.say(context.clean(text, in: node).flatMap { context.words(.value, .templateTextCopied, .text($0)) })
    }
    saySelection(segments, of: field.id, .interruptAndHold, "text copied (TextEditActor.copy; source)", &reactions)
  }

  /// Says the text that was cut. The step `cut` simulates the action “Cut” in TalkBack's menu. TalkBack 16 also says that
  /// nothing is left; in 15.1, the event of the changed text says this.
  mutating func cut(_ text: String, from field: AccessibilityElement, isAll: Bool, _ reactions: inout Reactions) {
    guard let context, let node = AndroidNode(field) else { return }
    if context.isNewer { self.context?.isSelecting = false }
    var segments: [Segment] = []
    if text.isEmpty {
      segments.say(context.words(.context, .cannotCutFeedback))
    } else {
      segments.say(context.clean(text, in: node).flatMap { context.words(.deletion, .templateTextCut, .text($0)) })
      if isAll, context.isNewer { segments.say(context.words(.deletion, .valueTextCleared)) }
    }
    saySelection(segments, of: field.id, .interruptAndHold, "text cut (TextEditActor.cut; source)", &reactions)
  }

  /// Says what was added to or taken from the selection, such as “34, selected”.
  mutating func selected(
    _ range: Range<Int>?, before: Range<Int>?, of content: String, in field: AccessibilityElement,
    _ reactions: inout Reactions
  ) {
    guard let context, let node = AndroidNode(field) else { return }
    func text(_ range: Range<Int>) -> String { String(content.dropFirst(range.lowerBound).prefix(range.count)) }
    selected = range.map { (field.id, text($0), $0.lowerBound) }
    lastCursor = (field.id, field.text?.insertionPoint ?? 0)
    if sayEndOfField(in: field, &reactions) { return }
    var segments: [Segment] = []
    if let range {
      let isSmaller = before.map { $0.count > range.count && $0.overlaps(range) } ?? false
      let change = isSmaller ? before!.without(range) : before.map { range.without($0) } ?? range
      segments.say(
        isSmaller
          ? context.unselected(text(change), at: change, in: node)
          : context.selected(text(change), at: change, in: node))
    } else {
      segments = context.selectionCleared(at: field.text?.insertionPoint ?? 0, in: node)
    }
    saySelection(
      segments, of: field.id, .short, "selection changed (selectionMoveCursorWithSelection; source)", &reactions)
  }

  /// Says that TalkBack's own command has moved the cursor to an end of the field. In the selection mode, TalkBack 16 adds
  /// what is selected. Returns false if no such command is under way.
  private mutating func sayEndOfField(in field: AccessibilityElement, _ reactions: inout Reactions) -> Bool {
    guard let phrase = endOfField.take() else { return false }
    guard let context, let node = AndroidNode(field) else { return true }
    var segments = [Segment](saying: context.words(.insertionPoint, phrase))
    if context.isNewer, context.isSelecting, let selected, selected.field == field.id {
      let range = selected.start..<(selected.start + selected.text.count)
      segments.say(context.selected(selected.text, at: range, in: node))
    }
    saySelection(
      segments, of: field.id, .interruptAndHold, "the cursor is at an end of the field (TextEditActor; source)",
      &reactions)
    return true
  }

  // MARK: Commands of TalkBack's menu

  /// Moves the cursor of the edited field to its beginning or end, by the command in TalkBack's menu.
  mutating func moveCursor(to end: String, on device: Device, _ reactions: inout Reactions) {
    guard let field = device.editedField, let text = field.text else {
      return reactions.refuse("no field is being edited: there is no cursor to move")
    }
    let isEnd = end == "end"
    endOfField = isEnd ? .notificationTypeEndOfField : .notificationTypeBeginningOfField
    let position = isEnd ? text.length : 0
    reactions.perform(
      context?.isSelecting == true
        ? .extendSelection(to: position, in: field.id)
        : .moveInsertionPoint(to: position, in: field.id, over: nil))
  }

  /// Switches the selection mode on or off, by the command in TalkBack's menu. In this mode, the movements of the cursor
  /// select.
  mutating func switchSelectionMode(on device: Device, _ reactions: inout Reactions) {
    guard let context, let field = device.editedField, let node = AndroidNode(field) else {
      return reactions.refuse("no field is being edited: there is nothing to select")
    }
    self.context?.isSelecting.toggle()
    saySelection(
      [Segment](
        saying: context.words(
          .context, context.isSelecting ? .notificationTypeSelectionModeOff : .notificationTypeSelectionModeOn)),
      of: field.id, .interruptAndHold, "selection mode (TextEditActor; source)", &reactions)
    guard context.isSelecting else { return }
    let text = selected.flatMap { $0.field == field.id ? $0.text : nil }
    saySelection(
      [Segment](
        saying: text.map { context.allSelected($0, in: node) } ?? context.words(.context, .templateNoTextSelected)),
      of: field.id, .queue, "what is selected at the end of the selection mode (TextEditActor; source)", &reactions)
  }

  private mutating func saySelection(
    _ segments: [Segment], of field: String, _ mode: QueueMode, _ rule: String, _ reactions: inout Reactions
  ) {
    if segments.isEmpty { return }
    speak(
      Utterance(
        segments, reason: .focus,
        delivery: Self.delivery(mode, group: mode == .short ? .text : .none, for: segments.text), element: field,
        rule: rule,
        confidence: confidence), isAct: true, &reactions)
  }

  // MARK: The filter of text events

  /// Remembers a text event and returns whether TalkBack drops it. TalkBack drops an event that comes less than 150 ms
  /// after the previous text event, if no selection event comes in between (google/talkback 26a27dc0,
  /// `utils/input/TextEventFilter.java`). If TalkBack's language is Korean, no event is dropped.
  ///
  /// The times of Android's selection events are a guess. When the person types or pastes, the insertion point moves
  /// too, so TalkBack drops no text event. When the app changes the text, for example to format a number, a selection
  /// event may be missing.
  mutating func isDropped(_ change: AndroidTextChange) -> Bool {
    let (last, isByApp) = (lastTextChange, change.cause == .byApp)
    lastTextChange = (now, isByApp)
    guard let last, isByApp, last.isByApp || last.time == now, now - last.time < .milliseconds(150) else {
      return false
    }
    return language?.hasPrefix("ko") != true
  }
}

extension TalkBack.Context {
  func cursorMoved(over text: String?, from start: Int, to position: Int, in node: AndroidNode) -> [Segment] {
    var segments: [Segment] = []
    if let text, !text.isEmpty {
      if isHidden(node) {
        segments.say(characters(min(start, position)..<max(start, position)))
      } else {
        segments.append(echo(.insertionPoint, node.isPassword ? "•" : text))
      }
    }
    segments.say(end(at: position, in: node))
    return segments
  }

  func selectionCleared(at position: Int, in node: AndroidNode) -> [Segment] {
    [words(.insertionPoint, .notificationTypeSelectionCleared), end(at: position, in: node)].compactMap(\.self)
  }

  func allSelected(_ text: String, in node: AndroidNode) -> Segment? {
    clean(text, in: node).flatMap { words(.value, .templateAnnounceSelectedText, .text($0)) }
  }

  func selected(_ text: String, at range: Range<Int>, in node: AndroidNode) -> Segment? {
    words(.templateTextSelected, around: text, at: range, in: node)
  }

  func unselected(_ text: String, at range: Range<Int>, in node: AndroidNode) -> Segment? {
    words(.templateTextUnselected, around: text, at: range, in: node)
  }

  /// Returns the words around a part of a field's text. Of a hidden password, they name the places of the characters.
  private func words(
    _ phrase: TalkBackPhrase, around text: String, at range: Range<Int>, in node: AndroidNode
  ) -> Segment? {
    let named = isHidden(node) ? characters(range)?.text : clean(text, in: node)
    return named.flatMap { words(.insertionPoint, phrase, .text($0)) }
  }

  /// Returns a text as TalkBack inserts it into its own phrases: on one line, with repeated symbols replaced by their
  /// number and name.
  func clean(_ text: String, in node: AndroidNode) -> String? { app(.value, SpokenText(text), of: node)?.text }

  private func end(at position: Int, in node: AndroidNode) -> Segment? {
    if position == 0 { return words(.insertionPoint, .notificationTypeBeginningOfField) }
    return position == node.length ? words(.insertionPoint, .notificationTypeEndOfField) : nil
  }

  /// Returns the speech for characters of a hidden password: “Character 5”, or “Characters 1 to 3”.
  private func characters(_ range: Range<Int>) -> Segment? {
    if range.count <= 1 {
      return words(.insertionPoint, .templatePasswordTraversed, .integer(max(range.upperBound, 1)))
    }
    return words(
      .insertionPoint, .templatePasswordSelected, .integer(range.lowerBound + 1), .integer(range.upperBound))
  }
}

extension Range<Int> {
  /// The part of this range that another range leaves, on the longer side if it leaves both.
  fileprivate func without(_ other: Range<Int>) -> Range<Int> {
    let before = lowerBound..<Swift.max(lowerBound, Swift.min(other.lowerBound, upperBound))
    let after = Swift.min(upperBound, Swift.max(other.upperBound, lowerBound))..<upperBound
    return before.count > after.count ? before : after
  }
}
