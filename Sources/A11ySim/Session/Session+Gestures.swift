/// What a person does besides going from element to element and typing: the rotor, the keys of the keyboard, gestures
/// that the app answers, and leaving the app.
extension Session {
  // MARK: Up and down

  /// False when nothing came of it.
  mutating func swipeVertically(_ direction: Step.Direction) -> Bool {
    // Down is the next, up the one before; of a value, up is more.
    let forward = direction == .down
    if let rotor, rotor == .headings || rotor == .textFields { return goToNext(rotor, forward: forward) }
    if rotor == .moreContent, !isOnKeyboard, let element = cursorElement() {
      return selectContent(of: element, forward: forward)
    }
    if key == nil, let field = editedField(), isOnKeyboard || field.id == cursor {
      return moveInsertionPoint(in: field, forward: forward)
    }
    guard !isOnKeyboard, let element = cursorElement() else {
      note("a swipe \(direction.rawValue) does nothing here")
      return false
    }
    // Where the person has not chosen, the rotor is at the value of what has one.
    if element.adjustment != nil, rotor != .actions || element.actions.isEmpty {
      return adjust(element, by: forward ? -1 : 1)
    }
    if !element.actions.isEmpty, rotor != .values { return selectAction(of: element, forward: forward) }
    note("a swipe \(direction.rawValue) does nothing on this element")
    return false
  }

  private mutating func adjust(_ element: AccessibilityElement, by steps: Int) -> Bool {
    if element.traits.contains(.notEnabled) {
      note("\(element.id) is dimmed: a swipe does not change it")
      return false
    }
    changeValue(of: element.id, by: steps)
    return true
  }

  /// Changes the value of an adjustable element or a stepper, and says it.
  mutating func changeValue(of id: String, by steps: Int) {
    let moved = screen.adjust(id, by: steps)
    guard let adjusted = tree[id] else { return }
    // At its limit a stepper is neither dimmed nor has it a sound (AccessibilitySnapshot testStepperAtMin; pinned).
    speak(.adjusted(adjusted, moved: moved || adjusted.role == .stepper), isAct: true)
    if moved { recordFieldValue(adjusted.id) }
  }

  /// A double tap by itself comes first, then the custom actions, round and round.
  private mutating func selectAction(of element: AccessibilityElement, forward: Bool) -> Bool {
    let count = element.actions.count + 1
    // The index of the double tap is -1, and it is where the cursor begins.
    let next = ((selectedAction ?? -1) + 1 + (forward ? 1 : count - 1)) % count - 1
    selectedAction = next < 0 ? nil : next
    speak(.actionSelected(next < 0 ? "" : element.actions[next], of: element), isAct: true)
    return true
  }

  /// Runs the custom action that was chosen; false when none was.
  mutating func performAction() -> Bool {
    guard let selectedAction, let element = cursorElement(), element.actions.indices.contains(selectedAction) else {
      return false
    }
    let action = element.actions[selectedAction]
    // It may be that of a group around the element.
    let isOwn = tree[element.id]?.actions.contains(action) == true
    let owner = isOwn ? nil : groups(around: element.id).last { $0.actions.contains(action) }
    let id = owner?.id ?? element.id
    record(.action, id, action)
    speak(.actionPerformed(action, of: element), isAct: true)
    happened(.action, at: id)
    return true
  }

  /// The pieces of custom content, those that are said with the element among them (Apple, AXCustomContent: the More
  /// Content rotor).
  private mutating func selectContent(of element: AccessibilityElement, forward: Bool) -> Bool {
    let next = selectedContent.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
    guard element.content.indices.contains(next) else {
      note("there is no \(forward ? "further" : "earlier") one; what VoiceOver says then is not known", ifHeard: true)
      return false
    }
    selectedContent = next
    speak(.contentSelected(element.content[next], of: element), isAct: true)
    return true
  }

  private mutating func goToNext(_ rotor: Rotor, forward: Bool) -> Bool {
    let stops = tree.readingOrder
    let current = stops.firstIndex { $0.element.id == cursor } ?? (forward ? -1 : stops.count)
    let rest = forward ? Array(stops.indices.dropFirst(current + 1)) : stops.indices.prefix(current).reversed()
    let next = rest.first { index in
      let element = stops[index].element
      return rotor == .headings ? element.allTraits.contains(.header) : element.text != nil
    }
    guard let next else {
      note("there is no \(forward ? "further" : "earlier") one; what VoiceOver says then is not known", ifHeard: true)
      return false
    }
    leaveKeyboard()
    moveCursor(to: stops[next], cause: .person, isAct: true)
    return true
  }

  /// Says what the insertion point passes over, a character or a word.
  private mutating func moveInsertionPoint(in field: AccessibilityElement, forward: Bool) -> Bool {
    guard let text = field.text else { return false }
    let content = Array(screen.fields[field.id]?.string ?? field.value?.string ?? "")
    var target = text.insertionPoint
    let step = forward ? 1 : -1
    /// The character that the insertion point would pass over next.
    func passed() -> Character? {
      let index = forward ? target : target - 1
      return content.indices.contains(index) ? content[index] : nil
    }
    if rotor == .words {
      while passed()?.isWhitespace == true { target += step }
      while let character = passed(), !character.isWhitespace { target += step }
    } else {
      target = min(max(target + step, 0), text.length)
    }
    let range = min(target, text.insertionPoint)..<max(target, text.insertionPoint)
    let over = content.isEmpty ? "" : String(content[range.clamped(to: 0..<content.count)])
    setInsertionPoint(target, of: field.id)
    guard let moved = tree[field.id] else { return false }
    speak(
      .insertionPointMoved(over: over.isBlank && rotor == .words ? nil : over, in: moved, byRotor: true), isAct: true)
    return true
  }

  mutating func turnRotor(to rotor: Rotor) {
    guard reader != .none else { return note("there is no screen reader: there is no rotor") }
    self.rotor = rotor
    speak(.rotorTurned(rotor), isAct: true)
  }

  // MARK: Groups

  /// Where a swipe can go: with grouped navigation a group with a label is one place, and inside it only what is in it
  /// is there. Apple describes the style; that the label is what a group says is a guess.
  mutating func swipeStops() -> [AccessibilityTree.Stop] {
    guard settings.navigationStyle == .grouped else { return tree.readingOrder }
    return places(inside: cursor.flatMap { groups(around: $0).last(where: \.isNamed) }?.id)
  }

  /// What is in a group, or on the screen, each group in it with a label as one place.
  private mutating func places(inside group: String?) -> [AccessibilityTree.Stop] {
    var places: [AccessibilityTree.Stop] = []
    for stop in tree.readingOrder {
      var inner = stop.groups[...]
      if let group {
        guard let index = inner.firstIndex(where: { $0.id == group }) else { continue }
        inner = inner[(index + 1)...]
      }
      guard let place = inner.first(where: \.isNamed) else {
        places.append(stop)
        continue
      }
      if places.last?.element.id == place.id { continue }
      places.append(.init(element: place, groups: Array(stop.groups.prefix { $0.id != place.id })))
    }
    return places
  }

  /// The groups around an element, or around a group, from the outside in.
  mutating func groups(around id: String) -> [AccessibilityElement] {
    if let stop = tree.stop(at: id) { return stop.groups }
    let stop = tree.readingOrder.first { $0.groups.contains { $0.id == id } }
    return stop.map { Array($0.groups.prefix { $0.id != id }) } ?? []
  }

  /// A swipe to the right with two fingers, on a group.
  mutating func enterGroup() {
    guard settings.navigationStyle == .grouped else { return note("only grouped navigation goes into a group") }
    guard let id = cursor, let first = places(inside: id).first else { return note("the cursor is on no group") }
    moveCursor(to: first, cause: .person, isAct: true)
  }

  /// A swipe to the left with two fingers, inside a group.
  mutating func leaveGroup() {
    guard settings.navigationStyle == .grouped else { return note("only grouped navigation goes out of a group") }
    let around = cursor.map { groups(around: $0) } ?? []
    guard let group = around.last(where: \.isNamed) else { return note("the cursor is in no group") }
    moveCursor(
      to: .init(element: group, groups: Array(around.prefix { $0.id != group.id })), cause: .person, isAct: true)
  }

  // MARK: The software keyboard

  /// The keys on the screen now; none while no field is being edited.
  mutating func keyboardKeys() -> [SoftwareKeyboard.Key] {
    guard keyboard == .software || key != nil, let text = editedField()?.text else { return [] }
    return softwareKeyboard.keys(for: text, language: environment.locale)
  }

  mutating func touchKey(_ id: String) {
    guard reader != .none else { return note("there is no screen reader: `type` enters text") }
    keyboard = .software
    guard let key = keyboardKeys().first(where: { SoftwareKeyboard.id(of: $0) == id }) else {
      return note(
        firstResponder == nil
          ? "no field is being edited: the keyboard is not there" : "\(shown(id)) is not on the keyboard now")
    }
    switch settings.typingStyle {
    case .standardTyping:
      moveCursor(to: key)
    case .touchTyping:
      // Heard under the finger, and entered when it is lifted.
      moveCursor(to: key)
      settle(includingHints: false)
      enter(key)
    case .directTouchTyping:
      self.key = key
      isOnKeyboard = true
      enter(key)
    }
  }

  mutating func moveCursor(to key: SoftwareKeyboard.Key) {
    self.key = key
    isOnKeyboard = true
    cursor = firstResponder
    queue.cancelHint()
    var element = softwareKeyboard.element(for: key, language: context?.wording.language ?? environment.locale)
    element.id = shown(element.id)
    record(.cursor, element.id, nil)
    if editedField()?.text?.isSecure == true, case .character = key {
      // What goes into a secure field is in no transcript.
      element.label = "•"
      note("VoiceOver says the key, also over a secure field (a guess); it is not shown here", ifHeard: true)
    }
    speak(.keyTouched(element), isAct: true)
  }

  /// The id of a key, but for one that enters a character of a secure field.
  private mutating func shown(_ id: String) -> String {
    let isSecret = editedField()?.text?.isSecure == true && SoftwareKeyboard.character(ofKey: id) != nil
    return isSecret || redaction != nil && SoftwareKeyboard.character(ofKey: id) != nil
      ? SoftwareKeyboard.maskedID : id
  }

  /// What a double tap, or lifting the finger, does on a key.
  mutating func enter(_ key: SoftwareKeyboard.Key) {
    switch key {
    case .character(let character):
      enter(character)
      softwareKeyboard.isShifted = false
    case .space: enter(" ")
    case .delete:
      begin(firstResponder.map { .delete(from: $0) } ?? .other)
      _ = delete()
    case .shift:
      softwareKeyboard.isShifted.toggle()
      note("what VoiceOver says of the shift key is not known; nothing is said here", ifHeard: true)
    case .numbers, .letters:
      softwareKeyboard.showsNumbers = key == .numbers
      note("what VoiceOver says when the keys change is not known; nothing is said here", ifHeard: true)
    case .return: submit()
    case .code:
      guard let code = softwareKeyboard.code, let field = editedField() else { return }
      begin(insertion(of: code, .autofilled))
      note("what VoiceOver says when a code is filled in is not known; nothing is said here", ifHeard: true)
      if field.text?.isSecure == true { secrets.add(code) }
      softwareKeyboard.code = nil
      leaveKeyboard()
      autofill(code, in: field)
    }
  }

  private mutating func enter(_ character: Character) {
    begin(insertion(of: String(character), .typed))
    guard let field = editedField() else { return }
    // A code is longer than a key; no longer than this.
    enteredByKeys = String((enteredByKeys + String(character)).suffix(32))
    if field.text?.isSecure == true { secrets.add(enteredByKeys) }
    redaction?.add(enteredByKeys)
    if acts != nil { entered.add(enteredByKeys) }
    enter(character, in: field, on: .software)
  }

  /// From the keys the cursor comes back to the field that is being edited.
  mutating func leaveKeyboard() {
    isOnKeyboard = false
    key = nil
  }

  mutating func dismissKeyboard() {
    guard firstResponder != nil else { return note("the keyboard is not there") }
    leaveKeyboard()
    setFirstResponder(nil, .gone)
    note("what VoiceOver says when the keyboard goes is not known; nothing is said here", ifHeard: true)
  }

  // MARK: Gestures the app answers

  /// Lets the element under the cursor answer, else one around it, from the inside out.
  mutating func gesture(_ event: Scenario.Reaction.Event) {
    guard reader != .none else { return note("there is no screen reader: this is one of its gestures") }
    guard let cursor else { return note("the cursor is on no element") }
    let groups = groups(around: cursor).reversed().map(\.id)
    let owner = screen.component(owning: cursor).map { [$0.id] } ?? []
    let candidates = [cursor] + owner + groups
    guard
      let target = candidates.first(where: { id in
        reactions.contains { $0.event == event && $0.element == id }
      })
    else { return note("nothing here reacts to \(event.rawValue)") }
    happened(event, at: target)
  }

  // MARK: Beside the app

  mutating func receiveNotification(from app: String, _ text: String) {
    if let code = SoftwareKeyboard.code(in: text) {
      softwareKeyboard.code = code
      redaction?.add(code)
      if acts != nil { entered.add(code) }
    }
    speak(.notified(app: app, text: text), isAct: false)
  }

  /// The app's timers rest while it is in the background, and are late when it is back.
  mutating func stayInBackground(for duration: Duration) {
    silence()
    let back = now + duration
    for index in timers.indices where timers[index].due < back { timers[index].due = back }
    advance(to: back)
    guard reader != .none else { return }
    note("what VoiceOver says when the app is back is not known; the element under the cursor is read again (a guess)")
    leaveKeyboard()
    speak(.screenChanged, isAct: true)
    guard let stop = cursor.flatMap({ tree.stop(at: $0) }) else { return landOnFirstElement(isAct: true) }
    moveCursor(to: stop, cause: .returned, isAct: true)
  }

  /// The element under the cursor as its containers make it: a segment has its position.
  mutating func cursorElement() -> AccessibilityElement? {
    guard let cursor else { return nil }
    return tree.stop(at: cursor)?.element ?? tree[cursor]
  }
}

extension AccessibilityElement {
  /// Whether the app gave it a label.
  fileprivate var isNamed: Bool { self.label?.string.isBlank == false }
}
