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
      if SoftwareKeyboard.isKey(id) {
        begin(.other)
        touchKey(id)
      } else {
        begin(.touch(id))
        touch(id)
      }
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
        if acts != nil { begin(firstResponder.map { .delete(from: $0) } ?? .other) }
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
    case .rotor(let rotor):
      waitForAct(0)
      begin(.other)
      turnRotor(to: rotor)
    case .enterGroup:
      waitForAct(0)
      begin(.swipe)
      enterGroup()
    case .leaveGroup:
      waitForAct(0)
      begin(.swipe)
      leaveGroup()
    case .escape:
      waitForAct(0)
      begin(.other)
      gesture(.escape)
    case .magicTap:
      waitForAct(0)
      begin(.other)
      gesture(.magicTap)
    case .scroll:
      waitForAct(0)
      begin(.other)
      gesture(.scroll)
    case .dismissKeyboard:
      waitForAct(0)
      begin(.other)
      dismissKeyboard()
    case .notification(let app, let text):
      receiveNotification(from: app, text)
    case .background(let duration):
      begin(.other)
      stayInBackground(for: duration)
    case .expect:
      break
    }
  }

  mutating func landOnFirstElement(isAct: Bool) {
    leaveKeyboard()
    if let alert = tree.alert, reader != .none { return present(alert, isAct: isAct) }
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
    guard direction == .right || direction == .left else { return swipeVertically(direction) }
    let keys = keyboardKeys()
    if let key, let index = keys.firstIndex(of: key) {
      let next = direction == .right ? index + 1 : index - 1
      if keys.indices.contains(next) {
        moveCursor(to: keys[next])
        return true
      }
      guard next < 0, let last = swipeStops().last else {
        note("there is nothing after the last key")
        return false
      }
      leaveKeyboard()
      moveCursor(to: last, cause: .person, isAct: true)
      return true
    }
    leaveKeyboard()
    let stops = swipeStops()
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
      if next > 0, let first = keys.first {
        moveCursor(to: first)
        return true
      }
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
    leaveKeyboard()
    moveCursor(to: stop, cause: .person, isAct: true)
  }

  mutating func doubleTap() {
    if let key { return enter(key) }
    guard !isOnKeyboard else { return note("the cursor is on the keyboard: touch an element first") }
    if performAction() { return }
    guard let element = cursorElement() else { return note("the cursor is on no element") }
    if element.traits.contains(.notEnabled) { return note("\(element.id) is dimmed: a double tap does nothing") }
    if element.text != nil {
      if element.id == firstResponder { return toggleInsertionPoint(of: element) }
      if settings.insertionPointOnActivation == .start { setInsertionPoint(0, of: element.id) }
      setFirstResponder(element.id, .activated)
    } else if !element.allTraits.isDisjoint(with: Self.activatable) {
      let isPlain = screen.component(owning: element.id) == nil
      let isFlipped = isPlain && element.allTraits.contains(.toggle) && screen.flip(element.id)
      if isPlain {
        if element.isExpanded != nil { screen.toggleExpansion(of: element.id) }
        screen.select(element.id)
        if let steps = element.stepperDirection,
          let stepper = screen.container(of: element.id, where: { $0.role == .stepper })
        {
          changeValue(of: stepper.id, by: steps)
          return activate(element.id)
        }
      }
      // What the act re-speaks is what the element has become when component and app have reacted to it, and it comes
      // before anything they post.
      var outcome = self
      outcome.activate(element.id)
      let after = outcome.tree.stop(at: element.id)?.element ?? outcome.tree[element.id]
      speak(.activated(after ?? element, before: element), isAct: true)
      activation = (element.id, now)
      if isFlipped { record(.value, element.id, tree[element.id]?.value?.string == "1" ? "on" : "off") }
    } else {
      return note("\(element.id) does nothing when it is activated")
    }
    activate(element.id)
    dismiss(from: element)
  }

  /// What a double tap does something with.
  static let activatable: Traits = [.button, .link, .toggle, .backButton, .tab, .popUpButton]

  /// The element beside a sheet or a menu that closes it.
  private mutating func dismiss(from element: AccessibilityElement) {
    guard [.dismissPopUp, .dismissContextMenu].contains(element.systemLabel),
      let sheet = screen.container(of: element.id, where: { $0.role == .sheet })
    else { return }
    set(.init(sheet.id, "hidden", "true"))
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
    if let moved = tree[element.id] { speak(.insertionPointMoved(over: nil, in: moved, byRotor: false), isAct: true) }
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
      if acts != nil { begin(insertion(of: String(character), .typed)) }
      guard let field = editedField() else {
        let count = text.count - index
        return note("no field is being edited: \(count) character\(count == 1 ? "" : "s") typed into nothing")
      }
      key = nil
      enter(character, in: consume field, on: keyboard)
    }
  }

  /// - Parameter field: given away, for nobody else should have a copy of what is about to change: every key comes here.
  mutating func enter(_ character: Character, in field: consuming AccessibilityElement, on keyboard: Keyboard) {
    moveCursorToKeyboard(keyboard)
    let (id, isSecure) = (field.id, field.text?.isSecure == true)
    let word = completedWord(by: character, in: id)
    speak(.typed(character, into: consume field, keyboard: keyboard, completedWord: word), isAct: true)
    insert(String(character), in: id, isSecure: isSecure)
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
      leaveKeyboard()
    }
  }

  /// The word that a space or a punctuation mark ends, where the content of the field is ours to know: letters and digits,
  /// with the apostrophes between them.
  func completedWord(by character: Character, in field: String) -> String? {
    // The tables of Unicode are slow, and most keys are letters and digits.
    if character.utf8.count == 1, let byte = character.utf8.first,
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    {
      return nil
    }
    func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
    guard character.isWhitespace || character.isPunctuation && !isApostrophe(character),
      let content = screen.fields[field]
    else { return nil }
    let before = content.string.prefix(content.insertionPoint)
    let end = before.lastIndex { !($0.isLetter || $0.isNumber || isApostrophe($0)) }
    var word = (end.map { before[before.index(after: $0)...] } ?? before).drop(while: isApostrophe)
    while let last = word.last, isApostrophe(last) { word.removeLast() }
    return word.isEmpty ? nil : String(word)
  }

  mutating func insert(_ text: String, in field: AccessibilityElement, step: Int? = nil) {
    insert(text, in: field.id, isSecure: field.text?.isSecure == true, step: step)
  }

  private mutating func insert(_ text: String, in field: String, isSecure: Bool, step: Int? = nil) {
    if isSecure { maskSecret(at: step) }
    if let (component, part) = screen.component(owning: field) {
      deliver(.insertText(text, in: part), to: component)
    } else {
      screen.insert(text, in: field)
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
        recordFieldValue(field.id)
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
    case .return: submit()
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
      let over = isStep ? content.dropFirst(min(clamped, text.insertionPoint)).first.map(String.init) : nil
      setInsertionPoint(clamped, of: field.id)
      if let moved = tree[field.id] { speak(.insertionPointMoved(over: over, in: moved, byRotor: false), isAct: true) }
    }
  }

  mutating func submit() {
    if let field = editedField(), field.text?.isMultiline == true, screen.component(owning: field.id) == nil {
      return insert("\n", in: field)
    }
    guard let field = editedField(), let (component, part) = screen.component(owning: field.id),
      deliver(.submit(in: part), to: component)
    else { return note("nothing here reacts to return") }
  }

  mutating func readAll() {
    guard reader != .none else { return note("there is no screen reader: nothing is read") }
    leaveKeyboard()
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

extension AccessibilityElement {
  /// Of a button of a stepper, which way it goes.
  fileprivate var stepperDirection: Int? {
    switch self.systemLabel {
    case .increment: 1
    case .decrement: -1
    default: nil
    }
  }
}
