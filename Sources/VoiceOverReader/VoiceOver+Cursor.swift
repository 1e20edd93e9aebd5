import AccessibilityModel
import Locales
import Simulation

extension VoiceOver {
  mutating func moveCursor(
    to stop: AccessibilityTree.Stop, from groups: [AccessibilityElement]? = nil, cause: FocusCause, isAct: Bool,
    in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    let old = cursor
    let around = groups ?? old.map { self.groups(around: $0, in: tree) } ?? []
    var entering = stop.groups.filter { group in !around.contains { $0.id == group.id } }
    // With grouped navigation, the cursor may come from a group in `entering`. VoiceOver has already said that group.
    if let index = entering.firstIndex(where: { $0.id == old }) { entering.removeFirst(index + 1) }
    cursor = stop.element.id
    (selectedAction, selectedLink) = (nil, nil)
    selectedContent = nil
    reactions.cancelFollowUps()
    reactions.cursorMoved(to: cursor)
    speak(.focused(stop, entering: entering, cause: cause), isAct: isAct, &reactions)
    appName = nil
  }

  mutating func moveCursor(
    toElement id: String, cause: FocusCause, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    guard let stop = tree.stop(at: id) else {
      return reactions.note("\(id) is not on the screen now, so the cursor does not move")
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: cause, isAct: false, in: tree, &reactions)
  }

  mutating func landOnFirstElement(isAct: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    leaveKeyboard()
    if let alert = tree.alert { return present(alert, isAct: isAct, &reactions) }
    hasAlert = false
    if !sheets.isEmpty { sheets.removeAll { tree[$0.id] == nil } }
    guard let first = tree.readingOrder.first else {
      cursor = nil
      return reactions.note("the screen has no elements")
    }
    cursor = nil
    moveCursor(to: first, cause: .screenChanged, isAct: isAct, in: tree, &reactions)
  }

  /// Says an alert when it appears. The cursor is then on no element, so the next swipe goes to the alert's first
  /// element (magentaA11y alert dialog).
  mutating func present(_ alert: AccessibilityElement, isAct: Bool, _ reactions: inout Reactions) {
    leaveKeyboard()
    if !hasAlert { beforeAlert = cursor }
    hasAlert = true
    cursor = nil
    speak(.alertPresented(alert), isAct: isAct, &reactions)
  }

  /// Moves the cursor when an alert has gone, and says the new element. The move and the speech are guesses.
  mutating func leaveAlert(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    hasAlert = false
    comeBack(
      to: beforeAlert, in: tree, &reactions,
      rule: "alert gone: the cursor returns (setting `cursorAfterAlert`; a guess: "
        + "cvs-health/ios-swiftui-accessibility-techniques, Alerts.md reports that it does not always)")
  }

  /// Moves the cursor to the first element of a sheet as it appears, and says the element: UIKit and SwiftUI tell
  /// VoiceOver that the screen has changed when they present one (ronnqvi.st, adding accessible behavior; reported).
  mutating func present(sheet: AccessibilityElement, on device: Device, _ reactions: inout Reactions) {
    if hasAlert { return }
    sheets.append((sheet.id, isOnKeyboard ? device.firstResponder : cursor))
    speak(.screenChanged, isAct: false, &reactions)
    landOnFirstElement(isAct: false, in: device.tree, &reactions)
    sheetMovedCursor = device.now
  }

  /// Moves the cursor when a sheet has gone, and says the new element. That the cursor moves to an element behind it is
  /// reported (ronnqvi.st, adding accessible behavior); to which is a guess.
  mutating func leave(_ gone: (id: String, before: String?), on device: Device, _ reactions: inout Reactions) {
    if hasAlert { return }
    speak(.screenChanged, isAct: false, &reactions)
    comeBack(
      to: gone.before, in: device.tree, &reactions,
      rule: "sheet gone: the cursor returns (setting `cursorAfterAlert`; a guess)")
    sheetMovedCursor = device.now
  }

  /// Moves the cursor after an alert or a sheet, as `cursorAfterAlert` says.
  private mutating func comeBack(
    to before: String?, in tree: AccessibilityTree, _ reactions: inout Reactions, rule: String
  ) {
    let previous = before.flatMap { tree.stop(at: $0) }
    let stop: AccessibilityTree.Stop? =
      switch settings.cursorAfterAlert {
      case .previous: previous ?? tree.readingOrder.first
      case .first: tree.readingOrder.first
      case .none: nil
      }
    guard let stop, let context else {
      return reactions.note("the position of the cursor after an alert is not known; here, the cursor is on no element")
    }
    cursor = stop.element.id
    reactions.cancelFollowUps()
    reactions.cursorMoved(to: cursor)
    var utterances = focused(stop, entering: stop.groups, cause: .screenChanged, in: context)
    for index in utterances.indices {
      utterances[index].segments = utterances[index].segments.map { $0.notSurer(than: .guess) }
      utterances[index].rule = rule
    }
    reactions.say(utterances, isAct: false)
  }

  /// Moves the cursor to the new first responder and says the element, if `firstResponderChangeSpoken` allows it. With
  /// `never`, a move by the person is still spoken.
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
      // A swipe that leaves the keyboard continues from the field being edited.
      if isOnKeyboard { cursor = id }
      return
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: isAct ? .person : .firstResponder, isAct: isAct, in: tree, &reactions)
  }

  /// Moves the cursor to the software keyboard. If the person types on a hardware keyboard, the cursor leaves the
  /// software keyboard.
  mutating func moveCursorToKeyboard(_ keyboard: Keyboard, of device: Device, _ reactions: inout Reactions) {
    if keyboard == .software, !isOnKeyboard {
      isOnKeyboard = true
      cursor = device.firstResponder
      reactions.cursorMovedToKeyboard()
    } else if keyboard == .hardware {
      leaveKeyboard()
    }
  }

  /// Moves the cursor from the software keyboard back to the element whose id is in `cursor`.
  mutating func leaveKeyboard() {
    isOnKeyboard = false
    key = nil
  }

  /// Returns the element under the cursor, with the information that its containers add, such as a segment's position.
  func cursorElement(in tree: AccessibilityTree) -> AccessibilityElement? {
    guard let cursor else { return nil }
    return tree.stop(at: cursor)?.element ?? tree[cursor]
  }

  // MARK: Groups

  struct SwipedStops: Sendable {
    var tree: AccessibilityTree
    var stops: [AccessibilityTree.Stop]
    /// For each element's id, its index in `stops`.
    var places: [String: Int]
  }

  /// Returns the elements that a swipe can reach. The result is cached from the last swipe if the tree is the same.
  mutating func stopsToSwipe(in tree: AccessibilityTree) -> SwipedStops {
    // The comparison is quick if both trees share their storage.
    if settings.navigationStyle == .flat, let swiped, swiped.tree == tree { return swiped }
    let stops = swipeStops(in: tree)
    let places = Dictionary(stops.enumerated().map { ($1.element.id, $0) }) { first, _ in first }
    let known = SwipedStops(tree: tree, stops: stops, places: places)
    swiped = known
    return known
  }

  /// Returns the elements that a swipe can reach.
  ///
  /// With grouped navigation, a swipe treats a labelled group as one element. While the cursor is inside such a group,
  /// a swipe reaches only the elements of the group. Apple describes this style of navigation. It is a guess that
  /// VoiceOver says the label of a group.
  func swipeStops(in tree: AccessibilityTree) -> [AccessibilityTree.Stop] {
    guard settings.navigationStyle == .grouped else { return tree.readingOrder }
    return places(inside: cursor.flatMap { groups(around: $0, in: tree).last(where: \.isNamed) }?.id, in: tree)
  }

  /// Returns the elements at which the cursor stops inside a group, or on the whole screen if `group` is nil. A
  /// labelled inner group is a single stop.
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

  /// Returns the groups around an element or a group, outermost first.
  func groups(around id: String, in tree: AccessibilityTree) -> [AccessibilityElement] {
    if let stop = tree.stop(at: id) { return stop.groups }
    let stop = tree.readingOrder.first { $0.groups.contains { $0.id == id } }
    return stop.map { Array($0.groups.prefix { $0.id != id }) } ?? []
  }

  mutating func enterGroup(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard settings.navigationStyle == .grouped else {
      return reactions.refuse("VoiceOver enters groups only in the navigation style `grouped`")
    }
    guard let id = cursor, let first = places(inside: id, in: tree).first else {
      return reactions.refuse("the cursor is not on a group")
    }
    moveCursor(to: first, cause: .person, isAct: true, in: tree, &reactions)
  }

  mutating func leaveGroup(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard settings.navigationStyle == .grouped else {
      return reactions.refuse("VoiceOver leaves groups only in the navigation style `grouped`")
    }
    let around = cursor.map { groups(around: $0, in: tree) } ?? []
    guard let group = around.last(where: \.isNamed) else { return reactions.refuse("the cursor is not in a group") }
    let place = AccessibilityTree.Stop(element: group, groups: Array(around.prefix { $0.id != group.id }))
    moveCursor(to: place, cause: .person, isAct: true, in: tree, &reactions)
  }
}

extension AccessibilityElement {
  fileprivate var isNamed: Bool { self.label?.string.isBlank == false }
}
