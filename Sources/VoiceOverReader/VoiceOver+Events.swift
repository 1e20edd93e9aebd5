import AccessibilityModel
import Simulation

extension VoiceOver {
  /// The time from a change of a frequently updating element to VoiceOver's check. Apple documents the polling. The
  /// length of the interval is a guess.
  static let pollingInterval = Duration.seconds(1)

  mutating func handle(_ event: AccessibilityEvent, on device: Device, _ reactions: inout Reactions) {
    switch event {
    case .screenAppeared:
      landOnFirstElement(isAct: true, in: device.tree, &reactions)
    case .screenChanged(let id)
    where sheetMovedCursor == device.now && (id.map { $0 == cursor } ?? !sheets.isEmpty):
      // UIKit has said it already. Without an element, the app asks for the first one, to which only a new sheet leads.
      break
    case .screenReplaced, .screenChanged(nil):
      speak(.screenChanged, isAct: false, &reactions)
      landOnFirstElement(isAct: false, in: device.tree, &reactions)
    case .screenChanged(let id?):
      speak(.screenChanged, isAct: false, &reactions)
      moveCursor(toElement: id, cause: .screenChanged, in: device.tree, &reactions)
    case .focusRequested(let id): moveCursor(toElement: id, cause: .layoutChanged, in: device.tree, &reactions)
    case .layoutChanged(let id):
      if let id { moveCursor(toElement: id, cause: .layoutChanged, in: device.tree, &reactions) }
    case .pageScrolled(let text):
      speak(.scrolled(text), isAct: false, &reactions)
    case .alertAppeared(let alert):
      present(alert, isAct: false, &reactions)
    case .appeared(let element):
      if element.web?.live != nil {
        reactions.note("VoiceOver's speech for a new live region is not known, so nothing is spoken here")
      }
      if element.role == .sheet { present(sheet: element, on: device, &reactions) }
    case .elementsChanged:
      checkCursor(on: device, &reactions)
    case .changed(let element, let before, let isActedOn):
      changed(element, before: before, isActedOn: isActedOn, &reactions)
    case .adjusted(let element, let moved):
      speak(.adjusted(element, moved: moved), isAct: true, &reactions)
    case .actionRan(let action, let element):
      speak(.actionPerformed(action, of: element), isAct: true, &reactions)
    case .announced(let announcement):
      speak(.announced(announcement), isAct: false, &reactions)
    case .notified(let app, let text):
      speak(.notified(app: app, text: text), isAct: false, &reactions)
    case .returned:
      comeBack(in: device.tree, &reactions)
    case .readerStarted:
      begin(on: device, &reactions)
    case .textChanged, .nothingToPaste:
      // Only Android reports these events.
      break
    case .allSelected, .selected:
      reactions.note("what VoiceOver says of a selection is not known, so nothing is spoken here")
    case .copied, .cut:
      reactions.note("what VoiceOver says of a text that is copied or cut is not known, so nothing is spoken here")
    case .toast:
      reactions.note("iOS has no toasts, so VoiceOver does not react")
    case .focusMoved, .typed, .deleted, .insertionPointMoved, .pasted, .filledIn, .keyboardLeft, .shiftPressed,
      .keysChanged, .suggestionChosen, .keyboardDismissed:
      handleText(event, on: device, &reactions)
    }
  }

  private mutating func handleText(
    _ event: AccessibilityEvent, on device: Device, _ reactions: inout Reactions
  ) {
    switch event {
    case .typed(let character, let field, let keyboard, let onKey):
      typed(character, into: field, keyboard, onKey: onKey, on: device, &reactions)
    case .deleted(let text, let field, let keyboard):
      moveCursorToKeyboard(keyboard, of: device, &reactions)
      speak(.deleted(text, from: field), isAct: true, &reactions)
    case .focusMoved(let id, let move):
      focusMoved(to: id, move, in: device.tree, &reactions)
    case .insertionPointMoved(let text, let field, let byReader):
      speak(.insertionPointMoved(over: text, in: field, byRotor: byReader), isAct: true, &reactions)
    case .keyboardLeft:
      leaveKeyboard()
    case .pasted:
      reactions.note("VoiceOver's speech for a paste is not known, so nothing is spoken here")
    case .filledIn:
      reactions.note("VoiceOver's speech for a code that is filled in is not known, so nothing is spoken here")
    case .suggestionChosen:
      leaveKeyboard()
      reactions.note("VoiceOver's speech for a code that is filled in is not known, so nothing is spoken here")
    case .shiftPressed:
      reactions.note("VoiceOver's speech for the shift key is not known, so nothing is spoken here")
    case .keysChanged:
      reactions.note("VoiceOver's speech for changed keys is not known, so nothing is spoken here")
    case .keyboardDismissed:
      reactions.note("VoiceOver's speech for a closed keyboard is not known, so nothing is spoken here")
    default:
      break
    }
  }

  mutating func typed(
    _ character: Character, into field: AccessibilityElement, _ keyboard: Keyboard, onKey: Bool, on device: Device,
    _ reactions: inout Reactions
  ) {
    if !onKey { key = nil }
    moveCursorToKeyboard(keyboard, of: device, &reactions)
    guard let context else { return }
    let word = device.word(completedBy: character, in: field.id)
    if field.text?.isSecure == true || context.settings.capitalLetters == .playSound {
      speak(.typed(character, into: field, keyboard: keyboard, completedWord: word), isAct: true, &reactions)
    } else {
      // No sound belongs to this character, so `speak` is not needed.
      reactions.say(typed(character, into: field, keyboard: keyboard, completedWord: word, in: context), isAct: true)
    }
  }

  private mutating func focusMoved(
    to id: String?, _ move: FocusMove, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    reactions.cancelFollowUps()
    guard let id else { return leaveKeyboard() }
    switch move {
    case .byApp, .byKey: followFirstResponder(to: id, isAct: move == .byKey, in: tree, &reactions)
    case .byActivation: if let edited = tree[id] { speak(.beganEditing(edited), isAct: true, &reactions) }
    case .gone: break
    }
  }

  private mutating func checkCursor(on device: Device, _ reactions: inout Reactions) {
    let tree = device.tree
    if let id = cursor, !tree.contains(where: { $0.id == id && !$0.isHidden }) {
      cursor = nil
      reactions.cursorLost(id)
    }
    if hasAlert, tree.alert == nil { leaveAlert(in: tree, &reactions) }
    if let index = sheets.firstIndex(where: { tree[$0.id]?.isHidden != false }) {
      let gone = sheets[index]
      sheets.removeSubrange(index...)
      leave(gone, on: device, &reactions)
    }
  }

  // MARK: Changes of elements

  private mutating func changed(
    _ element: AccessibilityElement, before: AccessibilityElement, isActedOn: Bool, _ reactions: inout Reactions
  ) {
    if element.web?.live != nil {
      return speak(.liveRegionChanged(element, before: before), isAct: false, &reactions)
    }
    guard element.id == cursor, !isOnKeyboard else { return }
    if element.allTraits.contains(.updatesFrequently) { return poll(before, &reactions) }
    let hasNewValue = element.value != before.value || element.text?.length != before.text?.length
    if hasNewValue, !isActedOn { speak(.valueChanged(element), isAct: false, &reactions) }
  }

  /// Schedules a check of a frequently updating element. VoiceOver notices a change only when it checks the element.
  private mutating func poll(_ before: AccessibilityElement, _ reactions: inout Reactions) {
    if polled.contains(where: { $0.id == before.id }) { return }
    polled.append(before)
    reactions.schedule(before.id, after: Self.pollingInterval)
  }

  mutating func poll(_ id: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard let index = polled.firstIndex(where: { $0.id == id }) else { return }
    let before = polled.remove(at: index)
    guard before.id == cursor, !isOnKeyboard, let element = tree[before.id] else { return }
    speak(.polled(element, before: before), isAct: false, &reactions)
  }

  // MARK: Return to the app, start of VoiceOver

  private mutating func comeBack(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    reactions.note(
      "VoiceOver's speech for an app that is opened again is not known; here, VoiceOver reads the element under the cursor again (a guess)"
    )
    leaveKeyboard()
    speak(.screenChanged, isAct: true, &reactions)
    guard settings.cursorOnReturn == .previous, let stop = cursor.flatMap({ tree.stop(at: $0) }) else {
      return landOnFirstElement(isAct: true, in: tree, &reactions)
    }
    moveCursor(to: stop, cause: .returned, isAct: true, in: tree, &reactions)
  }

  private mutating func begin(on device: Device, _ reactions: inout Reactions) {
    reactions.note(
      "VoiceOver's speech when it is switched on is not known; the first position of the cursor is a guess")
    let tree = device.tree
    guard let id = device.firstResponder, let stop = tree.stop(at: id) else {
      return landOnFirstElement(isAct: true, in: tree, &reactions)
    }
    cursor = nil
    moveCursor(to: stop, cause: .screenChanged, isAct: true, in: tree, &reactions)
  }
}
