/// Moves of the cursor.
extension VoiceOver {
  mutating func moveCursor(
    to stop: AccessibilityTree.Stop, cause: FocusCause, isAct: Bool, in tree: AccessibilityTree,
    _ reactions: inout Reactions
  ) {
    let old = cursor
    let around = old.map { groups(around: $0, in: tree) } ?? []
    var entering = stop.groups.filter { group in !around.contains { $0.id == group.id } }
    // If the cursor comes from the group itself, the group has already been said.
    if let index = entering.firstIndex(where: { $0.id == old }) { entering.removeFirst(index + 1) }
    cursor = stop.element.id
    selectedAction = nil
    selectedContent = nil
    reactions.cancelFollowUps()
    reactions.cursorMoved(to: cursor)
    speak(.focused(stop, entering: entering, cause: cause), isAct: isAct, &reactions)
    appName = nil
  }

  /// Moves the cursor to the element the app asks for.
  mutating func moveCursor(
    toElement id: String, cause: FocusCause, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    guard let stop = tree.stop(at: id) else {
      return reactions.note("\(id) is not on the screen now: the cursor stays where it is")
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: cause, isAct: false, in: tree, &reactions)
  }

  mutating func landOnFirstElement(isAct: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    leaveKeyboard()
    if let alert = tree.alert { return present(alert, isAct: isAct, &reactions) }
    guard let first = tree.readingOrder.first else {
      cursor = nil
      return reactions.note("the screen has no element")
    }
    cursor = nil
    moveCursor(to: first, cause: .screenChanged, isAct: isAct, in: tree, &reactions)
  }

  /// Announces an alert as it appears; the first swipe then goes to its first element (magentaA11y alert dialog).
  mutating func present(_ alert: AccessibilityElement, isAct: Bool, _ reactions: inout Reactions) {
    leaveKeyboard()
    cursor = nil
    speak(.alertPresented(alert), isAct: isAct, &reactions)
  }

  /// Moves the cursor to the new first responder, with or without speech.
  mutating func followFirstResponder(
    to id: String, isAct: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    let isSpoken =
      switch settings.firstResponderChangeSpoken {
      case .never: isAct
      case .always: true
      case .automatic: !isOnKeyboard
      }
    guard isSpoken, let stop = tree.stop(at: id) else {
      // From the keys of the keyboard, a swipe continues from the field that is being edited.
      if isOnKeyboard { cursor = id }
      return
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: isAct ? .person : .firstResponder, isAct: isAct, in: tree, &reactions)
  }

  /// Puts the cursor on the keys while a person types on the software keyboard; a hardware keyboard does not hold the
  /// cursor.
  mutating func moveCursorToKeyboard(_ keyboard: Keyboard, of device: Device, _ reactions: inout Reactions) {
    if keyboard == .software, !isOnKeyboard {
      isOnKeyboard = true
      cursor = device.firstResponder
      reactions.cursorMovedToKeyboard()
    } else if keyboard == .hardware {
      leaveKeyboard()
    }
  }

  /// Brings the cursor back from the keys to the field that is being edited.
  mutating func leaveKeyboard() {
    isOnKeyboard = false
    key = nil
  }

  /// Returns the element under the cursor with what its containers add to it, such as a segment's position.
  func cursorElement(in tree: AccessibilityTree) -> AccessibilityElement? {
    guard let cursor else { return nil }
    return tree.stop(at: cursor)?.element ?? tree[cursor]
  }

  // MARK: Groups

  /// Returns the places a swipe can reach. With grouped navigation a group with a label is one place, and inside it a
  /// swipe reaches only its contents. Apple describes the style; that a group says its label is a guess.
  func swipeStops(in tree: AccessibilityTree) -> [AccessibilityTree.Stop] {
    guard settings.navigationStyle == .grouped else { return tree.readingOrder }
    return places(inside: cursor.flatMap { groups(around: $0, in: tree).last(where: \.isNamed) }?.id, in: tree)
  }

  /// Returns the contents of a group or of the screen, with each inner group that has a label as one place.
  private func places(inside group: String?, in tree: AccessibilityTree) -> [AccessibilityTree.Stop] {
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

  /// Returns the groups around an element or a group, from the outside in.
  func groups(around id: String, in tree: AccessibilityTree) -> [AccessibilityElement] {
    if let stop = tree.stop(at: id) { return stop.groups }
    let stop = tree.readingOrder.first { $0.groups.contains { $0.id == id } }
    return stop.map { Array($0.groups.prefix { $0.id != id }) } ?? []
  }

  /// Enters a group: a swipe to the right with two fingers.
  mutating func enterGroup(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard settings.navigationStyle == .grouped else {
      return reactions.refuse("only grouped navigation goes into a group")
    }
    guard let id = cursor, let first = places(inside: id, in: tree).first else {
      return reactions.refuse("the cursor is on no group")
    }
    moveCursor(to: first, cause: .person, isAct: true, in: tree, &reactions)
  }

  /// Leaves a group: a swipe to the left with two fingers.
  mutating func leaveGroup(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard settings.navigationStyle == .grouped else {
      return reactions.refuse("only grouped navigation goes out of a group")
    }
    let around = cursor.map { groups(around: $0, in: tree) } ?? []
    guard let group = around.last(where: \.isNamed) else { return reactions.refuse("the cursor is in no group") }
    let place = AccessibilityTree.Stop(element: group, groups: Array(around.prefix { $0.id != group.id }))
    moveCursor(to: place, cause: .person, isAct: true, in: tree, &reactions)
  }
}

extension AccessibilityElement {
  /// Whether the app gave the element a label that is not blank.
  fileprivate var isNamed: Bool { self.label?.string.isBlank == false }
}
