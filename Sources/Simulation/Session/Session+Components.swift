import AccessibilityModel

extension Session {
  /// Returns whether the component had any effect.
  @discardableResult
  mutating func deliver(_ input: ComponentInput, to id: String) -> Bool {
    guard progress.crash == nil else { return false }
    let before = device.platform == .android ? device.tree : nil
    let effects = device.send(input, to: id, cursor: cursorPlace(for: id))
    noteCodes()
    if watched != nil { tellTextChange(textCause) }
    if let before { tellChanges(since: before, of: id) }
    for effect in effects { consequences.cause(.effect(effect, of: id)) }
    consequences.positionsAreStale = true
    workOff()
    return !effects.isEmpty
  }

  private func cursorPlace(for component: String) -> Environment.Cursor? {
    guard reader.choice.isRunning else { return nil }
    if reader.value.isOnKeyboard { return .keyboard }
    guard let cursor = reader.value.cursor, let owner = device.screen.component(owning: cursor),
      owner.id == component
    else { return .elsewhere }
    return .part(owner.part)
  }

  mutating func handle(_ effect: Effect, of component: String) {
    func id(_ part: String) -> String { part.isEmpty ? component : "\(component).\(part)" }
    switch effect {
    case .focus(let part): focus(part.map(id), .byApp)
    case .announce(let announcement): announce(announcement)
    case .post(let notification): post(notification.prefixed(with: component))
    case .value(let value, let part):
      progress.reported[id(part)] = value
      record(.value, id(part), isSecure(id(part)) ? Self.count(value.count) : value, code: value)
      happened(.value, at: id(part))
    case .completed(let code):
      progress.reported[component] = code
      record(.completed, component, isSecure(component) ? Self.count(code.count) : code, code: code)
      happened(.completed, at: component)
    case .enabled(let part, let isEnabled):
      record(.enabled, id(part), String(isEnabled))
    case .log(let text):
      record(.log, component, secrets.typed.withoutCodes(text))
    case .crash(let text):
      record(.crash, component, secrets.typed.withoutCodes(text))
      progress.crash = progress.index
      timers.removeAll()
    case .schedule(let name, let delay):
      timers.removeAll { if case .component(component, name, _) = $0 { true } else { false } }
      schedule(.component(component, name: name, event: progress.event), after: delay)
      if !progress.isInOtherTimer { interactions?.started(timer: name, of: component) }
    }
  }

  // MARK: The keyboard focus

  mutating func focus(_ id: String?, _ move: FocusMove) {
    let old = device.firstResponder
    guard id != old else { return }
    if let id, device.tree[id]?.text == nil {
      return refuse("\(id) cannot take the keyboard focus: it is not a text field now")
    }
    device.focus(id)
    record(.focus, id, nil)
    if (old == nil) != (id == nil) { record(.keyboard, nil, id == nil ? "down" : "up") }
    // Setting `isWorking` delays the effects of components until the reader has spoken about the new focus.
    let wasWorking = consequences.isWorking
    consequences.isWorking = true
    let owner = id.flatMap { device.screen.component(owning: $0) }
    if let old = old.flatMap({ device.screen.component(owning: $0) }), old.id != owner?.id {
      deliver(.focusChanged(nil), to: old.id)
    }
    if let owner { deliver(.focusChanged(owner.part), to: owner.id) }
    consequences.isWorking = wasWorking
    watchText()
    tell(.focusMoved(to: id, by: move))
    guard let id else { return workOff() }
    happened(.focus, at: id)
  }

  /// Removes the keyboard focus from a field that no longer exists, and lets the reader check its cursor.
  mutating func checkPositions() {
    consequences.positionsAreStale = false
    if let id = device.firstResponder, !device.tree.contains(where: { $0.id == id && $0.text != nil }) {
      record(.removed, id, nil)
      focus(nil, .gone)
    }
    tell(.elementsChanged)
  }

  // MARK: Secrets

  mutating func isSecure(_ id: String?) -> Bool {
    guard let id else { return false }
    // A component is secure if any of its fields is secure.
    let prefix = device.screen.componentIDs.contains(id) ? id + "." : nil
    return device.tree.contains { element in
      element.text?.isSecure == true && (element.id == id || prefix.map { element.id.hasPrefix($0) } ?? false)
    }
  }

  private var hasOnlySecureFields: Bool {
    mutating get {
      device.tree.contains { $0.text?.isSecure == true } && !device.tree.contains { $0.text?.isSecure == false }
    }
  }

  /// Treats the texts of all text fields as one-time codes, because the app may have filled in a code. Skips texts
  /// without a digit.
  mutating func noteCodes() {
    guard secrets.looksForCodes else { return }
    let contents = device.tree.elements.flatMap(\.fieldContents).filter { $0.contains(where: \.isNumber) }
    for code in contents + [contents.joined()] where !code.isEmpty { secrets.add(code: code) }
  }

  /// Masks the recorded step if its text is from a secure field, or if the simulation hides all one-time codes.
  mutating func conceal(_ step: Step) {
    secrets.add(step)
    if case .set(let changes) = step.action {
      var hidden: Set<String> = []
      for change in changes where change.property == "value" {
        let isField = device.tree[change.element]?.text != nil || device.screen.componentIDs.contains(change.element)
        let isSecure = isSecure(change.element)
        if isField { secrets.add(code: change.value) }
        if isSecure { secrets.add(secret: change.value) }
        if isSecure || isField && secrets.redaction != nil { hidden.insert(change.element) }
      }
      maskStep(valuesOf: hidden)
    }
    // If no field is being edited, the text was meant for the field under the cursor, or for another field.
    if step.entersText,
      isSecure(device.firstResponder ?? reader.value.cursor) || device.firstResponder == nil && hasOnlySecureFields
    {
      maskSecret()
    }
    if let redaction = secrets.redaction {
      maskStep()
      if let step = recorder.step(at: progress.record) {
        recorder.replace(redaction.masked(step), at: progress.record)
      }
    }
  }

  /// Masks a recorded step that enters text into a secure field. `place` is the step's index in the recorder; nil for
  /// the current step.
  mutating func maskSecret(at place: Int? = nil) {
    guard let step = recorder.step(at: place ?? progress.record) else { return }
    if !step.isMasked { secrets.add(secretOf: step) }
    maskStep(at: place)
  }

  private mutating func maskStep(at place: Int? = nil, valuesOf hidden: Set<String> = []) {
    guard let step = recorder.step(at: place ?? progress.record) else { return }
    recorder.replace(step.masked(valuesOf: hidden), at: place ?? progress.record)
  }
}

extension AccessibilityElement {
  fileprivate var fieldContents: [String] {
    (text == nil || text!.length == 0 ? [] : [self.value?.string ?? ""]) + children.flatMap(\.fieldContents)
  }
}
