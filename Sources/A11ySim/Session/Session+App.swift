/// What the app does, and its components.
extension Session {
  // MARK: The app

  mutating func set(_ change: Step.Change) {
    if change.isLeftOut { return note("`\(change.property)` is left out: it cannot be set here") }
    if let last = acts?.indices.last { acts![last].act.changes.append(change) }
    if screen.componentIDs.contains(change.element) {
      deliver(.set(property: change.property, to: change.value), to: change.element)
    } else {
      guard let before = tree[change.element] else {
        // What is hidden can be changed, and shown again.
        if screen.holds(change.element) {
          let alert = tree.alert
          screen.set(change.property, to: change.value, of: change.element)
          if let shown = tree.alert, shown.id != alert?.id { return present(shown) }
          if tree[change.element]?.web?.live != nil {
            note("what VoiceOver says of a live region that appears is not known; nothing is said here", ifHeard: true)
          }
          return
        }
        return note("\(change.element) is not on the screen now")
      }
      screen.set(change.property, to: change.value, of: change.element)
      checkPositions()
      guard let after = tree[change.element] else { return }
      let hasNewValue = after.value != before.value || after.text?.length != before.text?.length
      if hasNewValue { recordFieldValue(after.id) }
      if after.web?.live != nil {
        speak(.liveRegionChanged(after, before: before), isAct: false)
      } else if change.element == cursor, !isOnKeyboard {
        if after.allTraits.contains(.updatesFrequently) {
          poll(before)
        } else if hasNewValue, activation?.element != change.element || activation?.time != now {
          speak(.valueChanged(after), isAct: false)
        }
      }
      let wasEnabled = !before.traits.contains(.notEnabled)
      let isEnabled = !after.traits.contains(.notEnabled)
      if wasEnabled != isEnabled { record(.enabled, change.element, String(isEnabled)) }
    }
  }

  /// An alert is said as it appears; the first swipe then goes to the first element in it (magentaA11y alert dialog).
  mutating func present(_ alert: AccessibilityElement, isAct: Bool = false) {
    leaveKeyboard()
    cursor = nil
    speak(.alertPresented(alert), isAct: isAct)
  }

  mutating func post(_ notification: Step.Notification) {
    switch notification {
    case .screenChanged(let id):
      speak(.screenChanged, isAct: false)
      guard let id else { return landOnFirstElement(isAct: false) }
      moveCursor(toElement: id, cause: .screenChanged)
    case .layoutChanged(let id):
      if let id { moveCursor(toElement: id, cause: .layoutChanged) }
    case .layoutChangedText(let text):
      // The same as an announcement (moba11y.com; reported).
      speak(.announced(Announcement(SpokenText(text))), isAct: false)
    case .pageScrolled(let text):
      speak(.scrolled(SpokenText(text)), isAct: false)
    }
  }

  mutating func moveCursor(toElement id: String, cause: FocusCause) {
    guard let stop = tree.stop(at: id) else {
      return note("\(id) is not on the screen now: the cursor stays where it is")
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: cause, isAct: false)
  }

  mutating func replaceScreen(_ items: [ScreenItem]) {
    if let last = acts?.indices.last { acts![last].act.replacesScreen = true }
    if firstResponder != nil { setFirstResponder(nil, .gone) }
    screen = Screen(items, isRightToLeft: screen.isRightToLeft, device: screen.device)
    // What the components of the old screen were about to do is gone with them.
    timers.removeAll { if case .component = $0.work { true } else { false } }
    consequences.removeAll { if case .effect = $0 { true } else { false } }
    caused.removeAll { if case .effect = $0 { true } else { false } }
    complainOfForeignComponents()
    for id in screen.componentIDs { deliver(.environmentChanged, to: id) }
    speak(.screenChanged, isAct: false)
    landOnFirstElement(isAct: false)
    for id in screen.componentIDs { deliver(.appear, to: id) }
  }

  mutating func switchReader(to reader: Reader) {
    silence()
    let wasRunning = environment.isVoiceOverRunning
    self.reader = reader
    environment.isVoiceOverRunning = reader.profile != nil
    environment.osVersion = reader.osVersion
    leaveKeyboard()
    if reader != .none, context == nil { diagnostics.append(.noWording(for: environment.locale)) }
    complainOfForeignComponents()
    for id in screen.componentIDs { deliver(.environmentChanged, to: id) }
    guard reader != .none, !wasRunning else { return }
    note("what VoiceOver says of itself when it is switched on is not known; the cursor's first place is a guess")
    if let id = firstResponder, let stop = tree.stop(at: id) {
      cursor = nil
      moveCursor(to: stop, cause: .screenChanged, isAct: true)
    } else {
      landOnFirstElement(isAct: true)
    }
  }

  /// Runs the app's reactions to something that happened.
  mutating func happened(_ event: Scenario.Reaction.Event, at element: String) {
    for reaction in reactions where reaction.event == event && reaction.element == element {
      caused.append(.steps(reaction.steps[...]))
    }
    work()
  }

  /// Does the first of some steps; the rest waits for what that causes.
  mutating func react(_ steps: ArraySlice<Step>) {
    var rest = steps
    guard let step = rest.popFirst(), countEffect() else { return }
    if case .wait(let duration) = step.action { return schedule(.steps(rest), after: duration) }
    run(step.action)
    caused.append(.steps(rest))
  }

  /// Does what is to be done in this instant, unless that is being done already.
  mutating func work() {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    while crashedInStep == nil {
      if !caused.isEmpty {
        consequences.insert(contentsOf: caused, at: 0)
        caused = []
      }
      if positionsAreStale {
        // What a component has removed is gone before anything follows from that.
        checkPositions()
      } else if !consequences.isEmpty {
        switch consequences.removeFirst() {
        case .effect(let effect, let component):
          if countEffect() { handle(effect, of: component) }
        case .steps(let steps):
          react(steps)
        }
      } else {
        return
      }
    }
    (consequences, caused) = ([], [])
  }

  // MARK: Components

  /// Whether the component did anything about it.
  @discardableResult
  mutating func deliver(_ input: ComponentInput, to id: String) -> Bool {
    guard crashedInStep == nil else { return false }
    environment.cursor = cursorPlace(for: id)
    let effects = screen.send(input, to: id, in: environment)
    noteCodes()
    for effect in effects { caused.append(.effect(effect, of: id)) }
    positionsAreStale = true
    work()
    return !effects.isEmpty
  }

  /// What is in the fields is a code to hide as well: the app or a component may have put it there.
  mutating func noteCodes() {
    guard redaction != nil || acts != nil else { return }
    let contents = tree.elements.flatMap(\.fieldContents).filter { $0.contains(where: \.isNumber) }
    for code in contents + [contents.joined()] where !code.isEmpty {
      redaction?.add(code)
      if acts != nil { entered.add(code) }
    }
  }

  /// Where the cursor is, as a component can tell it.
  func cursorPlace(for component: String) -> Environment.Cursor? {
    if reader == .none { return nil }
    if isOnKeyboard { return .keyboard }
    guard let cursor, let owner = screen.component(owning: cursor), owner.id == component else { return .elsewhere }
    return .part(owner.part)
  }

  mutating func handle(_ effect: Effect, of component: String) {
    func id(_ part: String) -> String { part.isEmpty ? component : "\(component).\(part)" }
    switch effect {
    case .focus(let part):
      setFirstResponder(part.map(id), .byApp)
    case .announce(let announcement):
      speak(.announced(announcement), isAct: false)
    case .value(let value, let part):
      record(.value, id(part), isSecure(id(part)) ? Self.count(value) : value, code: value)
      happened(.value, at: id(part))
    case .completed(let code):
      record(.completed, component, isSecure(component) ? Self.count(code) : code, code: code)
      happened(.completed, at: component)
    case .enabled(let part, let isEnabled):
      record(.enabled, id(part), String(isEnabled))
    case .log(let text):
      record(.log, component, secrets.withoutCodes(text))
    case .crash(let text):
      record(.crash, component, secrets.withoutCodes(text))
      crashedInStep = stepIndex
      timers = []
    case .schedule(let name, let delay):
      timers.removeAll { timer in
        if case .component(component, name) = timer.work { true } else { false }
      }
      schedule(.component(component, name: name), after: delay)
    }
  }

  static func count(_ text: String) -> String { count(text.count) }

  static func count(_ length: Int) -> String { length == 1 ? "1 character" : "\(length) characters" }

  mutating func isSecure(_ id: String?) -> Bool {
    guard let id else { return false }
    // Of a component, whether any field in it is.
    let prefix = screen.componentIDs.contains(id) ? id + "." : nil
    return tree.contains { element in
      element.text?.isSecure == true && (element.id == id || prefix.map { element.id.hasPrefix($0) } ?? false)
    }
  }

  /// Whether there are text fields, all of them secure.
  var hasOnlySecureFields: Bool {
    mutating get {
      tree.contains { $0.text?.isSecure == true } && !tree.contains { $0.text?.isSecure == false }
    }
  }

  /// What moved the keyboard focus, and so what is said of it.
  enum FocusMove {
    case byApp
    /// A hardware key of the person's.
    case tab
    /// A double tap on the field.
    case activated
    /// There is no such field any more.
    case gone
  }

  mutating func setFirstResponder(_ id: String?, _ move: FocusMove) {
    guard id != firstResponder else { return }
    if let id, tree[id]?.text == nil { return note("\(id) cannot take the keyboard focus: it is no text field now") }
    let old = firstResponder
    firstResponder = id
    screen.firstResponder = id
    softwareKeyboard.showsNumbers = false
    softwareKeyboard.isShifted = false
    record(.focus, id, nil)
    if (old == nil) != (id == nil) { record(.keyboard, nil, id == nil ? "down" : "up") }
    queue.cancelHint()
    // What components do about it comes after what the reader says of it.
    let wasWorking = isWorking
    isWorking = true
    let owner = id.flatMap { screen.component(owning: $0) }
    if let old = old.flatMap({ screen.component(owning: $0) }), old.id != owner?.id {
      deliver(.focusChanged(nil), to: old.id)
    }
    if let owner { deliver(.focusChanged(owner.part), to: owner.id) }
    isWorking = wasWorking
    guard let id else {
      leaveKeyboard()
      return work()
    }
    switch move {
    case .byApp, .tab: followFirstResponder(to: id, isAct: move == .tab)
    case .activated: if let edited = tree[id] { speak(.beganEditing(edited), isAct: true) }
    case .gone: break
    }
    happened(.focus, at: id)
  }

  /// The cursor follows a first responder that was moved, aloud or silently.
  mutating func followFirstResponder(to id: String, isAct: Bool) {
    let isSpoken =
      switch settings.firstResponderChangeSpoken {
      case .never: isAct
      case .always: true
      case .automatic: !isOnKeyboard
      }
    guard isSpoken, reader != .none, let stop = tree.stop(at: id) else {
      // From the keyboard's keys, a swipe goes on from the field that is being edited.
      if isOnKeyboard { cursor = id }
      return
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: isAct ? .person : .firstResponder, isAct: isAct)
  }

  mutating func checkPositions() {
    positionsAreStale = false
    if let id = firstResponder, !tree.contains(where: { $0.id == id && $0.text != nil }) {
      record(.removed, id, nil)
      setFirstResponder(nil, .gone)
    }
    if let id = cursor, !tree.contains(where: { $0.id == id && (!$0.isHidden || reader == .none) }) {
      cursor = nil
      record(.removed, id, nil)
    }
  }

  mutating func countEffect() -> Bool {
    effectsInStep += 1
    if effectsInStep == Self.effectLimit + 1 {
      timers = []
      (consequences, caused) = ([], [])
      diagnostics.append(
        Diagnostic(
          "step \(stepIndex) caused more than \(Self.effectLimit) effects and was stopped", file: file,
          line: stepLine, column: stepLine == nil ? nil : 1,
          help: "a reaction in `when:` probably sets off the event it reacts to"))
    }
    return effectsInStep <= Self.effectLimit
  }
}

extension AccessibilityTree {
  /// The alert on the screen; the last of several.
  var alert: AccessibilityElement? {
    func find(in elements: [AccessibilityElement]) -> AccessibilityElement? {
      for index in elements.indices.reversed() where !elements[index].isHidden {
        if elements[index].role == .alert { return elements[index] }
        if elements[index].children.isEmpty { continue }
        if let found = find(in: elements[index].children) { return found }
      }
      return nil
    }
    return find(in: elements)
  }
}
