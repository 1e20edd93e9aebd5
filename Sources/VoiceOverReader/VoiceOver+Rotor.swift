import AccessibilityModel
import Simulation

extension VoiceOver {
  /// Turns the rotor to one of VoiceOver's settings or, if the element under the cursor or a container around it has a
  /// rotor of the app with this name, to that.
  mutating func turnRotor(named name: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    if let rotor = Rotor(rawValue: name) { return turnRotor(to: rotor, &reactions) }
    let rotors = customRotors(in: tree).map(\.name)
    guard rotors.contains(name) else {
      return reactions.refuse(
        "the app offers no rotor “\(name)” here"
          + (rotors.isEmpty ? "" : "; it offers \(rotors.joined(separator: ", "))"))
    }
    customRotor = name
    speak(.customRotorTurned(name), isAct: true, &reactions)
  }

  /// The app's rotors at the cursor: those of the element, then those of the containers around it, innermost first
  /// (Apple, `accessibilityCustomRotors`).
  private func customRotors(in tree: AccessibilityTree) -> [AccessibilityElement.CustomRotor] {
    guard let cursor, !isOnKeyboard else { return [] }
    return (tree[cursor]?.rotors ?? []) + groups(around: cursor, in: tree).reversed().flatMap(\.rotors)
  }

  /// Goes to the next or previous element of the app's rotor. From an element that it does not list, that is the next or
  /// previous one in reading order; an app that answers otherwise is not modelled.
  private mutating func goToNext(
    in items: [String], forward: Bool, of tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    let stops = tree.readingOrder
    let next: String?
    if let place = cursor.flatMap({ items.firstIndex(of: $0) }) {
      let index = place + (forward ? 1 : -1)
      next = items.indices.contains(index) ? items[index] : nil
    } else {
      let current = stops.firstIndex { $0.element.id == cursor } ?? (forward ? -1 : stops.count)
      let rest = forward ? Array(stops.dropFirst(current + 1)) : stops.prefix(current).reversed()
      next = rest.first { items.contains($0.element.id) }?.element.id
    }
    guard let next, let stop = stops.first(where: { $0.element.id == next }) else {
      return refuseFurther(forward: forward, &reactions)
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: .person, isAct: true, in: tree, &reactions)
  }

  /// Chooses a link within the text under the cursor. A double tap then opens it.
  mutating func chooseLink(_ words: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard !isOnKeyboard, let element = cursorElement(in: tree) else {
      return reactions.refuse("the cursor is not on an element")
    }
    guard element.links.contains(words) else {
      return reactions.refuse(.noLink(words, in: element.id, among: element.links))
    }
    (selectedLink, selectedAction) = (words, nil)
    speak(.linkSelected(words, of: element), isAct: true, &reactions)
  }

  mutating func turnRotor(to rotor: Rotor, _ reactions: inout Reactions) {
    (self.rotor, customRotor) = (rotor, nil)
    speak(.rotorTurned(rotor), isAct: true, &reactions)
  }

  mutating func swipeVertically(_ direction: Direction, on device: Device, _ reactions: inout Reactions) {
    // A swipe down goes to the next item. A swipe up goes to the previous item, but increases a value.
    let forward = direction == .down
    let tree = device.tree
    if let customRotor, let items = customRotors(in: tree).first(where: { $0.name == customRotor })?.items {
      return goToNext(in: items, forward: forward, of: tree, &reactions)
    }
    if let rotor, rotor == .headings || rotor == .textFields {
      return goToNext(rotor == .headings ? .heading : .field, forward: forward, in: tree, &reactions)
    }
    if rotor == .moreContent, !isOnKeyboard, let element = cursorElement(in: tree) {
      return selectContent(of: element, forward: forward, &reactions)
    }
    if key == nil, let field = device.editedField, isOnKeyboard || field.id == cursor {
      return moveInsertionPoint(in: field, of: device, forward: forward, &reactions)
    }
    guard !isOnKeyboard, let element = cursorElement(in: tree) else {
      return reactions.refuse("a swipe \(direction.rawValue) has no effect here")
    }
    if element.adjustment != nil, rotor != .actions || element.actions.isEmpty {
      if element.traits.contains(.notEnabled) {
        return reactions.refuse("\(element.id) is dimmed: a swipe does not change it")
      }
      return reactions.perform(.adjust(element.id, by: forward ? -1 : 1))
    }
    // A person who has turned the rotor to another setting does not hear the actions.
    if !element.actions.isEmpty, rotor == nil || rotor == .actions {
      return selectAction(of: element, forward: forward, &reactions)
    }
    if let rotor, rotor == .characters || rotor == .words {
      return reactions.refuse(
        "with the rotor on `\(rotor.rawValue)`, VoiceOver reads the text of \(element.id) by \(rotor.rawValue), which is not modelled"
          + (element.actions.isEmpty ? "" : "; turn the rotor to `actions` to hear the actions"))
    }
    reactions.refuse("a swipe \(direction.rawValue) has no effect on this element")
  }

  /// Selects the next or previous action in a cycle. The plain double tap comes before the custom actions.
  private mutating func selectAction(
    of element: AccessibilityElement, forward: Bool, _ reactions: inout Reactions
  ) {
    let count = element.actions.count + 1
    // The index -1 stands for the plain double tap.
    let next = ((selectedAction ?? -1) + 1 + (forward ? 1 : count - 1)) % count - 1
    selectedAction = next < 0 ? nil : next
    speak(.actionSelected(next < 0 ? "" : element.actions[next], of: element), isAct: true, &reactions)
  }

  /// Selects the next or previous item of custom content. Important items, which VoiceOver also says with the element,
  /// are included (Apple, AXCustomContent: the More Content rotor).
  private mutating func selectContent(
    of element: AccessibilityElement, forward: Bool, _ reactions: inout Reactions
  ) {
    let next = selectedContent.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
    guard element.content.indices.contains(next) else { return refuseFurther(forward: forward, &reactions) }
    selectedContent = next
    speak(.contentSelected(element.content[next], of: element), isAct: true, &reactions)
  }

  /// Goes to the next or previous element of a kind. That the rotor was turned before is not heard; the step `rotor` lets
  /// it be heard.
  mutating func go(
    to group: ElementGroup, forward: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    switch group {
    case .heading: (rotor, customRotor) = (.headings, nil)
    case .field: (rotor, customRotor) = (.textFields, nil)
    // The model has no rotor settings for these, but the person does.
    case .link, .control: break
    }
    goToNext(group, forward: forward, in: tree, &reactions)
  }

  /// Chooses a custom action by its name. A double tap then runs it.
  mutating func chooseAction(_ name: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard !isOnKeyboard, let element = cursorElement(in: tree) else {
      return reactions.refuse("the cursor is not on an element")
    }
    guard let index = element.actions.firstIndex(of: name) else {
      return reactions.refuse(.noAction(name, of: element.id, among: element.actions))
    }
    selectedAction = index
    speak(.actionSelected(name, of: element), isAct: true, &reactions)
  }

  private mutating func goToNext(
    _ group: ElementGroup, forward: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    let stops = tree.readingOrder
    let current = stops.firstIndex { $0.element.id == cursor } ?? (forward ? -1 : stops.count)
    let rest = forward ? Array(stops.indices.dropFirst(current + 1)) : stops.indices.prefix(current).reversed()
    let next = rest.first { index in
      stops[index].element.belongs(to: group)
    }
    guard let next else { return refuseFurther(forward: forward, &reactions) }
    leaveKeyboard()
    moveCursor(to: stops[next], cause: .person, isAct: true, in: tree, &reactions)
  }

  private func refuseFurther(forward: Bool, _ reactions: inout Reactions) {
    reactions.refuse(
      "there is no \(forward ? "next" : "previous") element for this rotor setting; VoiceOver's speech for this case is not known"
    )
  }

  private func moveInsertionPoint(
    in field: AccessibilityElement, of device: Device, forward: Bool, _ reactions: inout Reactions
  ) {
    guard let text = field.text else { return }
    let content = Array(device.content(of: field))
    var target = text.insertionPoint
    let step = forward ? 1 : -1
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
    let isBlankWord = over.isBlank && rotor == .words
    reactions.perform(.moveInsertionPoint(to: target, in: field.id, over: isBlankWord ? nil : over))
  }
}

extension AccessibilityElement {
  /// Returns whether a rotor setting stops at the element. Which elements “controls” has in a native app is a guess:
  /// everything that can be used and is no link.
  fileprivate func belongs(to group: ElementGroup) -> Bool {
    switch group {
    case .heading: allTraits.contains(.header)
    case .link: allTraits.contains(.link) || !self.links.isEmpty
    case .field: text != nil
    case .control:
      text != nil || self.adjustment != nil
        || !allTraits.isDisjoint(with: Traits.activatable.subtracting(.link))
    }
  }
}
