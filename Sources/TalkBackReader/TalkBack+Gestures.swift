import AccessibilityModel
import Simulation

extension TalkBack {
  mutating func swipe(_ direction: Direction, on device: Device, _ reactions: inout Reactions) {
    guard direction == .left || direction == .right else {
      return swipeVertically(direction, on: device, &reactions)
    }
    let known = stops(in: device.tree)
    let stops = known.stops
    guard let index = cursor.flatMap({ known.places[$0] }) else {
      guard let first = stops.first else { return reactions.refuse("the screen has no elements") }
      return focus(first, .swipe, &reactions)
    }
    let next = index + (direction == .right ? 1 : -1)
    guard stops.indices.contains(next) else {
      // Nothing is spoken at an edge, and the focus does not wrap (recorded, 16.2).
      return reactions.refuse("there is nothing \(next < 0 ? "before the first" : "after the last") element")
    }
    focus(stops[next], .swipe, &reactions)
  }

  mutating func touch(_ id: String, on device: Device, _ reactions: inout Reactions) {
    if SoftwareKeyboard.isKey(id) { return touchKey(id, on: device, &reactions) }
    let tree = device.tree
    let known = stops(in: tree)
    guard let stop = known.places[id].map({ known.stops[$0] }) else {
      guard let element = tree[id] else { return reactions.refuse("\(id) is not on the screen now") }
      if element.isHidden { return reactions.refuse("\(id) is hidden from the screen reader") }
      return reactions.refuse(
        element.role.isContainer
          ? "\(id) is a group: the focus stops only at the elements in it" : "TalkBack does not stop at \(id)")
    }
    focus(stop, .touch, &reactions)
  }

  /// Says the key under the finger. A double tap then enters the key.
  private mutating func touchKey(_ id: String, on device: Device, _ reactions: inout Reactions) {
    guard let key = device.keys.first(where: { SoftwareKeyboard.id(of: $0) == id }) else {
      return reactions.refuse(
        device.firstResponder == nil
          ? "no field is being edited, so the keyboard is not shown"
          : "\(device.shown(keyID: id)) is not on the keyboard now")
    }
    self.key = key
    isOnKeyboard = true
    cancelHint(&reactions)
    cancelPhonetic(&reactions)
    let element = device.element(for: key, language: context?.appLocale ?? device.locale)
    reactions.cursorMoved(to: device.shown(keyID: element.id))
    guard let context else { return }
    guard case .character(let character) = key else {
      return reactions.note(
        "the name of this key comes from the keyboard app and is not known, so nothing is spoken here")
    }
    let isPassword = device.editedField?.text?.isSecure == true
    guard var segment = isPassword ? context.words(.echo, .symbolBullet) : context.echo(.echo, String(character))
    else { return }
    // By default, TalkBack says the key even for a password field. A transcript does not show the character.
    if isPassword, !context.hides(isPassword: true) { segment = context.unshown(segment) }
    let entered = enteredWindow(Self.keyboardWindow, .touch)
    var segments = [segment]
    if !isPassword { segments.say(context.phoneticWord(for: String(character))) }
    segments.say(entered)
    speak(
      Utterance(
        segments, reason: .focus, delivery: Self.delivery(.flushAll), element: device.firstResponder,
        rule:
          "key of the software keyboard, a word for the letter, the keyboard's window "
          + "(EventTypeViewAccessibilityFocusedFeedbackRule; source)",
        confidence: confidence), isAct: true, &reactions
    )
  }

  mutating func doubleTap(on device: Device, _ reactions: inout Reactions) {
    if let key { return reactions.perform(.press(key)) }
    let tree = device.tree
    if let (picker, steps) = pickerButton(in: tree) {
      cancelHint(&reactions)
      return reactions.perform(.adjust(picker, by: steps))
    }
    guard let cursor, let element = tree[cursor] else { return reactions.refuse("the focus is not on an element") }
    cancelHint(&reactions)
    if runAction(in: tree, &reactions) { return }
    if let selectedLink, element.links.contains(selectedLink) {
      return reactions.perform(.open(link: selectedLink, of: element.id))
    }
    reactions.perform(.activate(element))
  }

  /// Returns the picker whose button has the focus, and the number of steps by which the button changes it; nil for any
  /// other view.
  private func pickerButton(in tree: AccessibilityTree) -> (picker: String, steps: Int)? {
    guard let cursor, tree[cursor] == nil, let dot = cursor.lastIndex(of: ".") else { return nil }
    let picker = String(cursor[..<dot])
    guard tree[picker]?.role == .picker else { return nil }
    return (picker, cursor.hasSuffix(".increment") ? 1 : -1)
  }
}
