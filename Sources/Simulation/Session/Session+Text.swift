import AccessibilityModel

extension Session {
  mutating func type(_ text: String, interval: Duration?, on keyboard: Keyboard) {
    for (index, character) in text.enumerated() {
      waitForAct(index, interval: interval)
      if progress.crash != nil { return }
      if index == 0, let field = device.firstResponder, secrets.holds(text) { conceal(field) }
      beginEvent(.person)
      if interactions != nil { logInteraction(insertion(of: String(character), .typed)) }
      guard let field = field(else: Self.count(text.count - index) + " typed without effect") else { return }
      enter(character, in: consume field, on: keyboard, onKey: false)
    }
  }

  /// Informs the reader, and then enters a character. `field` is consumed, so that its text can change without a copy.
  private mutating func enter(
    _ character: Character, in field: consuming AccessibilityElement, on keyboard: Keyboard, onKey: Bool
  ) {
    device.keyboard = keyboard
    let id = field.id
    tell(.typed(character, into: consume field, via: keyboard, onKey: onKey))
    insert(String(character), in: id)
  }

  mutating func insert(_ text: String, in field: AccessibilityElement, step: Int? = nil) {
    insert(text, in: field.id, step: step)
  }

  /// Inserts text into a field, or lets the field's component insert it. `step` is the recorder's index of the step
  /// that enters the text; nil for the current step.
  private mutating func insert(_ text: String, in field: String, step: Int? = nil) {
    if !isSecret(field), secrets.holds(text) { conceal(field) }
    if isSecret(field) { maskStep(at: step) }
    if textCause == .byApp { textCause = .typed }
    defer { textCause = .byApp }
    if let (component, part) = device.screen.component(owning: field) {
      device.screen.noteContent(of: component)
      device.screen.noteContent(of: field)
      secrets.note(typed: text, in: component, isSecret: isSecret(component))
      if isSecretPart(field, of: component) { secrets.note(typed: text, in: field, isSecret: true) }
      selectedInComponent = nil
      deliver(.insertText(text, in: part), to: component)
    } else {
      let content = device.screen.fields[field]
      let room = device.screen.element(evenHidden: field)?.text?.maxLength.map { limit in
        limit - (content?.length ?? 0) + (content?.selection?.count ?? 0)
      }
      if let room, text.count > room {
        return refuse("\(field) accepts no more characters, so \(text.count == 1 ? "the key" : "the text") is rejected")
      }
      device.screen.insert(text, in: field)
      if watched != nil { tellTextChange(textCause, replacing: content?.selection) }
      recordFieldValue(field)
    }
  }

  /// Returns the field in which the person can type. If there is none, adds a note with the reason and `consequence`.
  private mutating func field(else consequence: @autoclosure () -> String) -> AccessibilityElement? {
    if let modal = device.modalOverKeyboard {
      refuse("the keyboard is behind “\(modal)”: \(consequence())")
      return nil
    }
    if let field = device.editedField { return field }
    refuse("no field is being edited: \(consequence())")
    return nil
  }

  mutating func paste(_ text: String?) {
    waitForAct(0)
    let isCopy = text == nil
    beginInteraction(insertion(of: text ?? device.pasteboard ?? "", .pasted))
    guard let text = text ?? device.pasteboard else {
      if device.platform == .android, device.editedField != nil { tell(.nothingToPaste) }
      return refuse("there is nothing to paste: nothing was copied")
    }
    guard let field = field(else: "the paste has no effect") else { return }
    tell(.pasted)
    textCause = .pasted
    if isCopy && device.pasteboardIsSecret { conceal(field.id) }
    insert(text, in: field.id)
  }

  mutating func fillIn(_ text: String) {
    waitForAct(0)
    beginInteraction(insertion(of: text, .autofilled))
    guard let field = field(else: "no code can be filled in") else { return }
    tell(.filledIn)
    fillIn(text, in: field)
  }

  private mutating func fillIn(_ text: String, in field: AccessibilityElement) {
    switch device.settings.smsDelivery {
    case .whole:
      textCause = .filledIn
      insert(text, in: field)
    case .perCharacter:
      // The interval is a guess. It must be shorter than the time between a person's key presses.
      for (index, character) in text.enumerated() {
        schedule(
          .insert(String(character), step: progress.record, event: progress.event), after: .milliseconds(10 * index))
      }
    }
  }

  mutating func delete(_ count: Int, interval: Duration?) {
    for index in 0..<count {
      waitForAct(index, interval: interval)
      if progress.crash != nil { break }
      beginEvent(.person)
      if interactions != nil { logInteraction(deletion()) }
      if !deleteBackward() { break }
    }
  }

  /// Presses the delete key. Returns false if no field is being edited, or if a modal element covers the keyboard.
  @discardableResult
  private mutating func deleteBackward(_ cause: AndroidTextChange.Cause = .deleted) -> Bool {
    guard let field = field(else: "delete does nothing"), let text = field.text else { return false }
    textCause = cause
    let selection = device.screen.fields[field.id]?.selection
    defer { textCause = .byApp }
    if let (component, part) = device.screen.component(owning: field.id) {
      let deleted = text.deletable(from: field.value?.string ?? "")
      if cause == .deleted { tell(.deleted(deleted, from: field, via: device.keyboard)) }
      secrets.note(deletionIn: component, isSecret: isSecret(component))
      if isSecretPart(field.id, of: component) { secrets.note(deletionIn: field.id, isSecret: true) }
      selectedInComponent = nil
      let didSomething = deliver(.deleteBackward(in: part), to: component)
      if deleted == nil, !didSomething { noteNothingToDelete(in: field.id, text) }
    } else {
      let deleted = device.screen.deleteBackward(in: field.id).map { text.isSecure ? $0.inBullets : $0 }
      if cause == .deleted { tell(.deleted(deleted, from: field, via: device.keyboard)) }
      if watched != nil { tellTextChange(textCause, replacing: selection) }
      if deleted == nil, text.length == 0, !reactions(to: .deletedInEmpty, of: field.id).isEmpty {
        happened(.deletedInEmpty, at: field.id)
      } else if deleted == nil {
        noteNothingToDelete(in: field.id, text)
      } else {
        recordFieldValue(field.id)
      }
    }
    return true
  }

  private mutating func noteNothingToDelete(in id: String, _ text: AccessibilityElement.TextState) {
    let reason = text.length == 0 ? "is empty" : "has nothing before the insertion point"
    refuse("\(id) \(reason): there is nothing to delete")
  }

  mutating func copy() {
    guard let field = device.editedField else { return refuse("no field is being edited: there is nothing to copy") }
    if field.text?.isSecure == true { return refuse("a secure field cannot be copied") }
    device.copy(field)
    let selected = device.selection(of: field.id)?.text
    let isSelected = selected != nil || selectedInComponent == field.id
    tell(.copied(selected ?? Self.displayed(field), from: field, isSelected: isSelected))
  }

  /// Copies the selected text and removes it.
  mutating func cut() {
    guard let field = field(else: "nothing is cut") else { return }
    if field.text?.isSecure == true { return refuse("a secure field cannot be cut") }
    if device.screen.component(owning: field.id) != nil {
      return refuse("the model of \(field.id) knows no cut: use `copy` and `delete`")
    }
    guard let text = device.selection(of: field.id)?.text, !text.isEmpty else {
      tell(.cut("", from: field, isAll: false))
      return refuse("nothing is selected in \(field.id): there is nothing to cut")
    }
    device.copy(field)
    let isAll = text.count == field.text?.length
    tell(.cut(text, from: field, isAll: isAll))
    deleteBackward(.cut)
  }

  /// Selects the first place in the edited field where a text stands.
  mutating func select(_ text: String) {
    guard let field = device.editedField else { return refuse("no field is being edited: there is nothing to select") }
    if field.text?.isSecure == true || isSecret(field.id) {
      return refuse(
        "a part of a secure field cannot be named, because nobody can read it; `selectAll` selects all of it")
    }
    let content = device.content(of: field)
    guard let part = content.range(ofPart: text) else { return refuse("\(field.id) does not have this text") }
    if part == 0..<content.count { return selectAll() }
    if device.screen.component(owning: field.id) != nil {
      return refuse("the model of \(field.id) knows only a selection of all its text: use `selectAll`")
    }
    let before = device.selection(of: field.id)?.range
    device.screen.select(part, in: field.id)
    tellSelection(of: field.id, before: before)
  }

  /// Moves the insertion point of a field and leaves the other end of the selection where it is.
  mutating func extendSelection(to position: Int, of id: String) {
    if device.screen.component(owning: id) != nil {
      return refuse("the model of \(id) knows only a selection of all its text")
    }
    let before = device.selection(of: id)?.range
    device.screen.extendSelection(to: position, in: id)
    tellSelection(of: id, before: before)
  }

  private mutating func tellSelection(of id: String, before: Range<Int>?) {
    guard let field = device.screen.tree[id] else { return }
    tell(.selected(device.selection(of: id)?.range, before: before, content: device.content(of: field), in: field))
  }

  mutating func selectAll() {
    guard let field = device.editedField else { return refuse("no field is being edited: there is nothing to select") }
    if let (component, part) = device.screen.component(owning: field.id) {
      deliver(.selectAll(in: part), to: component)
      selectedInComponent = field.id
    } else {
      device.screen.selectAll(in: field.id)
    }
    tell(.allSelected(Self.displayed(field), in: field, via: device.keyboard))
  }

  mutating func setInsertionPoint(_ position: Int, of id: String) {
    if let (component, part) = device.screen.component(owning: id) {
      selectedInComponent = nil
      deliver(.insertionPointMoved(position, in: part), to: component)
    } else {
      device.screen.setInsertionPoint(position, of: id)
    }
  }

  private mutating func submit() {
    if let field = device.editedField, field.text?.isMultiline == true,
      device.screen.component(owning: field.id) == nil
    {
      return insert("\n", in: field)
    }
    guard let field = device.editedField, let (component, part) = device.screen.component(owning: field.id),
      deliver(.submit(in: part), to: component)
    else { return refuse("nothing on the screen reacts to return") }
  }

  // MARK: Keys that enter no text

  mutating func press(_ key: Step.Key) {
    device.keyboard = .hardware
    tell(.keyboardLeft)
    switch key {
    case .tab:
      // Without Full Keyboard Access, the tab key moves only between text fields.
      let fields = reader.value.readingOrder(of: device.screen.tree).map(\.element)
        .filter { $0.text != nil && !$0.traits.contains(.notEnabled) }
      guard !fields.isEmpty else { return refuse("there is no text field to which the tab key can move") }
      let current = fields.firstIndex { $0.id == device.firstResponder }
      let next = current.map { ($0 + 1) % fields.count } ?? 0
      focus(fields[next].id, .byKey)
    case .return: submit()
    case .escape: refuse("nothing on the screen reacts to escape")
    case .leftArrow, .rightArrow, .upArrow, .downArrow: moveInsertionPoint(by: key)
    }
  }

  private mutating func moveInsertionPoint(by key: Step.Key) {
    guard let field = device.editedField, let text = field.text else { return refuse("no field is being edited") }
    // On Android, the left arrow moves the insertion point to the beginning of a selection.
    let selection = device.platform == .android ? device.selection(of: field.id)?.range : nil
    let target =
      switch key {
      case .leftArrow where selection != nil: selection!.lowerBound
      case .rightArrow where selection != nil: selection!.upperBound
      case .leftArrow: text.insertionPoint - 1
      case .rightArrow: text.insertionPoint + 1
      case .upArrow: 0
      default: text.length
      }
    let clamped = min(max(target, 0), text.length)
    let isStep = abs(clamped - text.insertionPoint) == 1 && (key == .leftArrow || key == .rightArrow)
    let content = device.content(of: field)
    let over = isStep ? content.dropFirst(min(clamped, text.insertionPoint)).first.map(String.init) : nil
    setInsertionPoint(clamped, of: field.id)
    if let moved = device.screen.tree[field.id] { tell(.insertionPointMoved(over: over, in: moved, byReader: false)) }
  }

  mutating func press(_ key: SoftwareKeyboard.Key) {
    switch key {
    case .character(let character):
      enterByKey(character)
      device.softwareKeyboard.isShifted = false
    case .space: enterByKey(" ")
    case .delete:
      beginInteraction(deletion())
      deleteBackward()
    case .shift:
      progress.outcome.happened("the keys changed")
      device.softwareKeyboard.isShifted.toggle()
      tell(.shiftPressed)
    case .numbers, .letters:
      progress.outcome.happened("the keys changed")
      device.softwareKeyboard.showsNumbers = key == .numbers
      tell(.keysChanged)
    case .return: submit()
    case .code:
      guard let code = device.softwareKeyboard.code, let field = device.editedField else { return }
      beginInteraction(insertion(of: code, .autofilled))
      device.softwareKeyboard.code = nil
      tell(.suggestionChosen)
      fillIn(code, in: field)
    }
  }

  private mutating func enterByKey(_ character: Character) {
    beginInteraction(insertion(of: String(character), .typed))
    guard let field = device.editedField else { return }
    enter(character, in: field, on: .software, onKey: true)
  }

  mutating func dismissKeyboard() {
    guard device.firstResponder != nil else { return refuse("the keyboard is not shown") }
    tell(.keyboardLeft)
    focus(nil, .gone)
    tell(.keyboardDismissed)
  }
}

extension String {
  /// Returns the first place in the text where a part stands, in characters; nil if it stands nowhere.
  fileprivate func range(ofPart part: String) -> Range<Int>? {
    let (text, part) = (Array(self), Array(part))
    guard !part.isEmpty, let found = text.firstRange(of: part) else { return nil }
    return found
  }
}
