import AccessibilityModel

/// Work that waits until the reader has spoken about the activation of an element.
/// The activation of elements. The component and the app react first. Their records and announcements wait until the
/// reader has spoken the new state of the element.
extension Session {
  /// Performs a tap. `element` includes the information that its containers add.
  mutating func activate(_ element: AccessibilityElement) {
    if element.traits.contains(.notEnabled) {
      return refuse("\(element.id) is dimmed: a double tap does nothing")
    }
    if element.text != nil {
      if element.id == device.firstResponder { return toggleInsertionPoint(of: element) }
      if device.settings.insertionPointOnActivation == .start { setInsertionPoint(0, of: element.id) }
      focus(element.id, .byActivation)
      tellAppOfActivation(of: element.id)
      return dismiss(from: element)
    }
    let isActivatable =
      !element.allTraits.isDisjoint(with: .activatable) || element.android?.isClickable == true
      || !reactions(to: .activated, of: element.id).isEmpty
    guard isActivatable else {
      refuse("\(element.id) does nothing when it is activated")
      tell(.acted(before: element, after: element))
      return
    }
    use(element)
  }

  private mutating func use(_ element: AccessibilityElement) {
    let isPlain = device.screen.component(owning: element.id) == nil
    let isFlipped = isPlain && element.allTraits.contains(.toggle) && device.screen.flip(element.id)
    if isPlain {
      if element.isExpanded != nil { device.screen.toggleExpansion(of: element.id) }
      device.screen.select(element.id)
      if let steps = element.stepperDirection,
        let stepper = device.screen.container(of: element.id, where: { $0.role == .stepper })
      {
        changeValue(of: stepper.id, by: steps)
        return tellAppOfActivation(of: element.id)
      }
    }
    let isOn = isFlipped ? device.screen.tree[element.id]?.value?.string == "1" : nil
    progress.activation = (element.id, device.now)
    let screen = device.screenNumber
    let answers = holdingBack { session in
      if isFlipped { session.happened(.value, at: element.id) }
      session.tellAppOfActivation(of: element.id)
    }
    // If the activation switched the reader, the old reader speaks about the activation.
    let before = reader.predecessor.take()
    let now = reader
    if let before { reader.value = before }
    // A new screen may have an element with the same id.
    let after = screen == device.screenNumber ? device.screen.tree[element.id] : nil
    tell(.acted(before: element, after: after ?? element))
    if before != nil { reader = now }
    if let isOn { record(.value, element.id, isOn ? "on" : "off") }
    let wasCarryingOut = progress.isCarryingOut
    progress.isCarryingOut = true
    carryOut(answers)
    progress.isCarryingOut = wasCarryingOut
    dismiss(from: element)
  }

  private mutating func tellAppOfActivation(of id: String) {
    if let (component, part) = device.screen.component(owning: id) { deliver(.activated(part), to: component) }
    happened(.activated, at: id)
  }

  /// Closes the sheet or menu around an element, if the element is the system's control for closing it.
  private mutating func dismiss(from element: AccessibilityElement) {
    guard [.dismissPopUp, .dismissContextMenu].contains(element.systemLabel),
      let sheet = device.screen.container(of: element.id, where: { $0.role == .sheet })
    else { return }
    set(.init(sheet.id, "hidden", "true"))
  }

  /// Moves the insertion point to the start of the text, or to the end if it is already at the start. A double tap on a
  /// field that is being edited has this effect (yaraneba.com; reported).
  private mutating func toggleInsertionPoint(of element: AccessibilityElement) {
    guard let text = element.text else { return }
    progress.outcome.happened("the insertion point of \(element.id) was set")
    setInsertionPoint(text.insertionPoint == 0 ? text.length : 0, of: element.id)
    if let moved = device.screen.tree[element.id] {
      tell(.insertionPointMoved(over: nil, in: moved, byReader: false))
    }
  }
}

extension AccessibilityElement {
  fileprivate var stepperDirection: Int? {
    switch self.systemLabel {
    case .increment: 1
    case .decrement: -1
    default: nil
    }
  }
}
