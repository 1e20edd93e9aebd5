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
    guard let last, last.field == field.id else {
      return reactions.note("TalkBack does not speak the first selection event after a field gets the focus")
    }
    let isCleared = selectedField == field.id
    selectedField = nil
    if isCleared, isByKey {
      // At the end of the text, no rule applies (`interpretSelectionChange`; source of both versions).
      let text = field.text.flatMap { $0.insertionPoint == 0 ? selectedText : nil }
      return saySelection(
        [Segment](saying: text.flatMap { context.unselected($0, in: node) }), of: field.id, .short,
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
    (selectedField, selectedText) = (field.id, text)
    lastCursor = (field.id, field.text?.insertionPoint ?? 0)
    let isByKey = keyboard == .hardware
    saySelection(
      [words], of: field.id, isByKey ? .short : .interruptAndHold,
      isByKey
        ? "all selected by Ctrl+A (inputSelectionSelectAllWithKeyboard; source)"
        : "all selected by TalkBack's action (TextEditActor.selectAll; source)", &reactions)
  }

  /// Says the copied text. On Android, the step `copy` simulates TalkBack's gesture, a double tap with three fingers.
  mutating func copied(_ text: String, from field: AccessibilityElement, _ reactions: inout Reactions) {
    guard let context, let node = AndroidNode(field) else { return }
    var segments: [Segment] = []
    if text.isEmpty {
      segments.say(context.words(.context, .cannotCopyFeedback))
    } else {
      segments.say(context.clean(text, in: node).flatMap { context.words(.value, .templateTextCopied, .text($0)) })
    }
    saySelection(segments, of: field.id, .interruptAndHold, "text copied (TextEditActor.copy; source)", &reactions)
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

  func unselected(_ text: String, in node: AndroidNode) -> Segment? {
    if isHidden(node) {
      return characters(0..<text.count).flatMap { words(.insertionPoint, .templateTextUnselected, .text($0.text)) }
    }
    return clean(text, in: node).flatMap { words(.insertionPoint, .templateTextUnselected, .text($0)) }
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
