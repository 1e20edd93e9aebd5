import AccessibilityModel

extension Session {
  /// Returns whether the component had any effect.
  @discardableResult
  mutating func deliver(_ input: ComponentInput, to id: String) -> Bool {
    guard progress.crash == nil else { return false }
    let before = device.platform == .android ? device.screen.tree : nil
    let effects = device.send(input, to: id, cursor: cursorPlace(for: id))
    noteContents()
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
      secrets.note(value, of: id(part) + "=", isSecret: isSecret(id(part)))
      record(.value, id(part), shown(content: value, length: value.count, of: id(part)))
      happened(.value, at: id(part))
    case .completed(let code):
      progress.reported[component] = code
      secrets.note(code, of: component + "=", isSecret: isSecret(component))
      record(.completed, component, shown(content: code, length: code.count, of: component))
      happened(.completed, at: component)
    case .enabled(let part, let isEnabled):
      record(.enabled, id(part), String(isEnabled))
    case .log(let text):
      record(.log, component, revealing(text, by: .log, of: component))
    case .crash(let text):
      record(.crash, component, revealing(text, by: .log, of: component))
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
    if let id, device.screen.tree[id]?.text == nil {
      return refuse(
        "\(id) cannot take the keyboard focus: it is not a text field now; `touch` moves the cursor of the reader there"
      )
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
    if let id = device.firstResponder, !device.screen.tree.contains(where: { $0.id == id && $0.text != nil }) {
      record(.removed, id, nil)
      focus(nil, .gone)
    }
    tell(.elementsChanged)
  }
}
