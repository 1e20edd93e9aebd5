/// What a person does.
extension Session {
  mutating func run(_ action: Step.Action) {
    switch action {
    case .appear:
      actStart = now
      begin(.appear)
      landOnFirstElement(isAct: true)
      for id in screen.componentIDs { deliver(.appear, to: id) }
    case .swipe(let direction, let times):
      for index in 0..<times {
        waitForAct(index, isKey: false)
        begin(.swipe)
        if !swipe(direction) { break }
      }
    case .touch(let id):
      waitForAct(0)
      begin(.touch(id))
      touch(id)
    case .doubleTap:
      waitForAct(0)
      begin(.doubleTap(isOnKeyboard ? nil : cursor))
      doubleTap()
    case .type(let text, let interval, let keyboard):
      type(text, interval: interval, on: keyboard)
    case .delete(let count, let interval):
      for index in 0..<count {
        waitForAct(index, interval: interval)
        if crashedInStep != nil { break }
        begin(firstResponder.map { .delete(from: $0) } ?? .other)
        if !delete() { break }
      }
    case .paste(let text):
      waitForAct(0)
      begin(insertion(of: text ?? pasteboard ?? "", .pasted))
      guard let text = text ?? pasteboard else { return note("there is nothing to paste: nothing was copied") }
      guard let field = editedField() else { return note("no field is being edited: the paste goes nowhere") }
      note("what VoiceOver says about a paste is not known; nothing is said here", ifHeard: true)
      insert(text, in: field)
    case .autofill(let text):
      waitForAct(0)
      begin(insertion(of: text, .autofilled))
      guard let field = editedField() else { return note("no field is being edited: no code can be filled in") }
      note("what VoiceOver says when a code is filled in is not known; nothing is said here", ifHeard: true)
      autofill(text, in: field)
    case .copy:
      begin(.other)
      copy()
    case .selectAll:
      begin(.other)
      guard let field = editedField() else { return note("no field is being edited: there is nothing to select") }
      if let (component, part) = screen.component(owning: field.id) {
        deliver(.selectAll(in: part), to: component)
      } else {
        screen.selectAll(in: field.id)
      }
    case .key(let key):
      waitForAct(0)
      begin(.key(key))
      press(key)
    case .set(let changes):
      beginUnlessReacting(.app)
      for change in changes where crashedInStep == nil { set(change) }
    case .announce(let announcement):
      beginUnlessReacting(.app)
      speak(.announced(announcement), isAct: false)
    case .post(let notification):
      beginUnlessReacting(.app)
      post(notification)
    case .screen(let items):
      beginUnlessReacting(.screen)
      replaceScreen(items)
    case .reader(let reader):
      begin(.reader)
      switchReader(to: reader)
    case .wait(let duration):
      advance(to: now + duration)
    case .readAll:
      begin(.other)
      readAll()
    case .expect:
      break
    }
  }

  mutating func landOnFirstElement(isAct: Bool) {
    isOnKeyboard = false
    guard let first = tree.readingOrder.first else {
      cursor = nil
      return note("the screen has no element", ifHeard: true)
    }
    cursor = nil
    moveCursor(to: first, cause: .screenChanged, isAct: isAct)
  }

  /// False when there was nowhere to go.
  mutating func swipe(_ direction: Step.Direction) -> Bool {
    guard reader != .none else {
      note("there is no screen reader: a swipe does nothing here")
      return false
    }
    guard direction == .right || direction == .left else {
      note("a swipe \(direction.rawValue) does nothing on this element")
      return false
    }
    isOnKeyboard = false
    let stops = tree.readingOrder
    guard let index = stops.firstIndex(where: { $0.element.id == cursor }) else {
      guard let first = stops.first else {
        note("the screen has no element")
        return false
      }
      moveCursor(to: first, cause: .person, isAct: true)
      return true
    }
    let next = direction == .right ? index + 1 : index - 1
    guard stops.indices.contains(next) else {
      note("there is nothing \(direction == .right ? "after the last" : "before the first") element")
      return false
    }
    moveCursor(to: stops[next], cause: .person, isAct: true)
    return true
  }

  mutating func touch(_ id: String) {
    guard let stop = tree.stop(at: id) else {
      if let element = tree[id], element.isHidden {
        // A finger reaches what a screen reader does not.
        if reader == .none { cursor = id } else { note("\(id) is hidden from the screen reader") }
        return
      }
      if tree[id]?.role.isContainer == true { return note("\(id) is a group: the cursor stops on what is in it") }
      return note("\(id) is not on the screen now")
    }
    isOnKeyboard = false
    moveCursor(to: stop, cause: .person, isAct: true)
  }

  mutating func doubleTap() {
    guard !isOnKeyboard else { return note("the cursor is on the keyboard: touch an element first") }
    guard let element = cursor.flatMap({ tree[$0] }) else { return note("the cursor is on no element") }
    if element.traits.contains(.notEnabled) { return note("\(element.id) is dimmed: a double tap does nothing") }
    if element.text != nil {
      if element.id == firstResponder { return toggleInsertionPoint(of: element) }
      if settings.insertionPointOnActivation == .start { setInsertionPoint(0, of: element.id) }
      setFirstResponder(element.id, .activated)
    } else if !element.allTraits.isDisjoint(with: [.button, .link, .toggle]) {
      let isPlainToggle = element.allTraits.contains(.toggle) && screen.component(owning: element.id) == nil
      if isPlainToggle { screen.flip(element.id) }
      // What the act re-speaks is what the element has become when component and app have reacted to it, and it comes
      // before anything they post.
      var outcome = self
      outcome.activate(element.id)
      speak(.activated(outcome.tree[element.id] ?? element, before: element), isAct: true)
      if isPlainToggle { record(.value, element.id, tree[element.id]?.value?.string == "1" ? "on" : "off") }
    } else {
      return note("\(element.id) does nothing when it is activated")
    }
    activate(element.id)
  }

  /// Tells component and app that an element was activated.
  mutating func activate(_ id: String) {
    if let (component, part) = screen.component(owning: id) { deliver(.activated(part), to: component) }
    happened(.activated, at: id)
  }

  /// A second double tap on a field being edited (yaraneba.com; reported).
  mutating func toggleInsertionPoint(of element: AccessibilityElement) {
    guard let text = element.text else { return }
    setInsertionPoint(text.insertionPoint == 0 ? text.length : 0, of: element.id)
    if let moved = tree[element.id] { speak(.insertionPointMoved(over: nil, in: moved), isAct: true) }
  }

  mutating func setInsertionPoint(_ position: Int, of id: String) {
    if let (component, part) = screen.component(owning: id) {
      deliver(.insertionPointMoved(position, in: part), to: component)
    } else {
      screen.setInsertionPoint(position, of: id)
    }
  }

  mutating func type(_ text: String, interval: Duration?, on keyboard: Keyboard) {
    for (index, character) in text.enumerated() {
      waitForAct(index, interval: interval)
      if crashedInStep != nil { return }
      begin(insertion(of: String(character), .typed))
      guard let field = editedField() else {
        let count = text.count - index
        return note("no field is being edited: \(count) character\(count == 1 ? "" : "s") typed into nothing")
      }
      moveCursorToKeyboard(keyboard)
      speak(
        .typed(character, into: field, keyboard: keyboard, completedWord: completedWord(by: character, in: field)),
        isAct: true)
      insert(String(character), in: field)
    }
  }

  /// While a person types on the software keyboard the cursor is on its keys; a hardware keyboard leaves it alone.
  mutating func moveCursorToKeyboard(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    guard reader != .none else { return }
    if keyboard == .software, !isOnKeyboard {
      isOnKeyboard = true
      cursor = firstResponder
      record(.cursor, nil, "keyboard")
    } else if keyboard == .hardware {
      isOnKeyboard = false
    }
  }

  /// The word that a space or a punctuation mark ends, where the content of the field is ours to know.
  func completedWord(by character: Character, in field: AccessibilityElement) -> String? {
    if character.isASCII, character.isLetter || character.isNumber { return nil }
    guard character.isWhitespace || character.isPunctuation, let content = screen.fields[field.id] else { return nil }
    let before = content.string.prefix(content.insertionPoint)
    return before.last?.isLetter == true
      ? String(before.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }).last ?? "") : nil
  }

  mutating func insert(_ text: String, in field: AccessibilityElement, step: Int? = nil) {
    if field.text?.isSecure == true { maskSecret(at: step) }
    if let (component, part) = screen.component(owning: field.id) {
      deliver(.insertText(text, in: part), to: component)
    } else {
      screen.insert(text, in: field.id)
      recordFieldValue(field)
    }
  }

  mutating func autofill(_ text: String, in field: AccessibilityElement) {
    switch settings.smsDelivery {
    case .whole:
      insert(text, in: field)
    case .perCharacter:
      // The interval is a guess; it only has to be shorter than a person's.
      for (index, character) in text.enumerated() {
        schedule(.insert(String(character), step: stepRecord), after: .milliseconds(10 * index))
      }
    }
  }

  /// False when no field is being edited.
  mutating func delete() -> Bool {
    guard let field = editedField(), let text = field.text else {
      note("no field is being edited: delete does nothing")
      return false
    }
    moveCursorToKeyboard(keyboard)
    if let (component, part) = screen.component(owning: field.id) {
      let deleted = text.deletable(from: field.value?.string ?? "")
      speak(.deleted(deleted, from: field), isAct: true)
      let didSomething = deliver(.deleteBackward(in: part), to: component)
      if deleted == nil, !didSomething { noteNothingToDelete(in: field.id, text) }
    } else {
      let deleted = screen.deleteBackward(in: field.id)
      speak(.deleted(deleted, from: field), isAct: true)
      if deleted == nil {
        noteNothingToDelete(in: field.id, text)
      } else {
        recordFieldValue(field)
      }
    }
    return true
  }

  mutating func noteNothingToDelete(in id: String, _ text: AccessibilityElement.TextState) {
    let reason = text.length == 0 ? "is empty" : "has nothing before the insertion point"
    note("\(id) \(reason): there is nothing to delete")
  }

  mutating func copy() {
    guard let field = editedField() else { return note("no field is being edited: there is nothing to copy") }
    if field.text?.isSecure == true { return note("a secure field cannot be copied") }
    pasteboard = screen.fields[field.id]?.string ?? (field.text?.length == 0 ? "" : field.value?.string)
  }

  mutating func press(_ key: Step.Key) {
    moveCursorToKeyboard(.hardware)
    switch key {
    case .tab:
      // Without Full Keyboard Access, tab goes from text field to text field.
      let fields = tree.readingOrder.map(\.element).filter { $0.text != nil && !$0.traits.contains(.notEnabled) }
      guard !fields.isEmpty else { return note("tab: there is no text field to go to") }
      let current = fields.firstIndex { $0.id == firstResponder }
      let next = current.map { ($0 + 1) % fields.count } ?? 0
      setFirstResponder(fields[next].id, .tab)
    case .return:
      guard let field = editedField(), let (component, part) = screen.component(owning: field.id),
        deliver(.submit(in: part), to: component)
      else { return note("nothing here reacts to return") }
    case .escape:
      note("nothing here reacts to escape")
    case .leftArrow, .rightArrow, .upArrow, .downArrow:
      guard let field = editedField(), let text = field.text else { return note("no field is being edited") }
      let target =
        switch key {
        case .leftArrow: text.insertionPoint - 1
        case .rightArrow: text.insertionPoint + 1
        case .upArrow: 0
        default: text.length
        }
      let clamped = min(max(target, 0), text.length)
      let isStep = abs(clamped - text.insertionPoint) == 1 && (key == .leftArrow || key == .rightArrow)
      let content = screen.fields[field.id]?.string ?? field.value?.string ?? ""
      let over = isStep ? content.dropFirst(min(clamped, text.insertionPoint)).first : nil
      setInsertionPoint(clamped, of: field.id)
      if let moved = tree[field.id] { speak(.insertionPointMoved(over: over, in: moved), isAct: true) }
    }
  }

  mutating func readAll() {
    guard reader != .none else { return note("there is no screen reader: nothing is read") }
    isOnKeyboard = false
    var groups: [AccessibilityElement] = []
    var utterances: [Utterance] = []
    for stop in tree.readingOrder {
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      utterances += spoken(.focused(stop, entering: entering, cause: .readAll))
    }
    enqueue(utterances, isAct: true)
  }
}
