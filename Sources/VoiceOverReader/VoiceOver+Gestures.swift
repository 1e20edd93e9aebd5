import AccessibilityModel
import Locales
import Simulation

extension VoiceOver {
  static let gestures: [GestureKind] =
    .alike + [
      GestureKind(
        "rotor", "sets the rotor, which decides what a swipe up or down does",
        arguments: Rotor.allCases.map(\.rawValue),
        example: "words", choosesSwipeUnit: true,
        withoutReader: "there is no screen reader, so there is no rotor"),
      GestureKind(
        "enterGroup", "enters a group with a two-finger swipe, if the navigation style is grouped", isSwipe: true
      ) {
        settings in
        settings.navigationStyle == .grouped
          ? "the cursor is not on a group" : "VoiceOver enters groups only in the navigation style `grouped`"
      },
      GestureKind(
        "leaveGroup", "leaves a group with a two-finger swipe, if the navigation style is grouped", isSwipe: true
      ) {
        settings in
        settings.navigationStyle == .grouped
          ? "the cursor is not in a group" : "VoiceOver leaves groups only in the navigation style `grouped`"
      },
      GestureKind("magicTap", "double taps with two fingers, for the main action of the screen"),
    ]

  mutating func make(_ gesture: Gesture, on device: Device, _ reactions: inout Reactions) {
    switch gesture.name {
    case "readAll": readAll(device.tree, &reactions)
    case "rotor": if let name = gesture.argument { turnRotor(named: name, in: device.tree, &reactions) }
    case "enterGroup": enterGroup(in: device.tree, &reactions)
    case "leaveGroup": leaveGroup(in: device.tree, &reactions)
    case "back": offer(.escape, on: device, &reactions)
    case "next", "previous":
      if let group = gesture.argument.flatMap(ElementGroup.init) {
        go(to: group, forward: gesture.name == "next", in: device.tree, &reactions)
      }
    case "link": if let words = gesture.argument { chooseLink(words, in: device.tree, &reactions) }
    case "action": if let name = gesture.argument { chooseAction(name, in: device.tree, &reactions) }
    default:
      // The gesture is `escape`, `magicTap` or `scroll`.
      if let event = ElementEvent(rawValue: gesture.name) {
        offer(event, detail: gesture.argument, on: device, &reactions)
      }
    }
  }

  private mutating func readAll(_ tree: AccessibilityTree, _ reactions: inout Reactions) {
    leaveKeyboard()
    guard let context else { return }
    var groups: [AccessibilityElement] = []
    var read: [Utterance] = []
    for stop in tree.readingOrder {
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      read += utterances(for: .focused(stop, entering: entering, cause: .readAll), in: context)
    }
    for index in read.indices {
      read[index].delivery.isReported = true
      read[index].delivery.isBeginningReported = true
    }
    reactions.say(read, isAct: true)
  }

  /// Offers an event to the element under the cursor, then to its component, then to the groups around it, innermost
  /// first.
  private func offer(
    _ event: ElementEvent, detail: String? = nil, on device: Device, _ reactions: inout Reactions
  ) {
    guard let cursor else { return reactions.refuse("the cursor is not on an element") }
    let groups = groups(around: cursor, in: device.tree).reversed().map(\.id)
    let owner = device.component(of: cursor).map { [$0] } ?? []
    reactions.perform(.offer(event, detail: detail, to: [cursor] + owner + groups))
  }

  // MARK: Touching and tapping

  mutating func touch(_ id: String, on device: Device, _ reactions: inout Reactions) {
    if SoftwareKeyboard.isKey(id) { return touchKey(id, on: device, &reactions) }
    let tree = device.tree
    guard let stop = tree.stop(at: id) else {
      guard let element = tree[id] else { return reactions.refuse("\(id) is not on the screen now") }
      if element.isHidden { return reactions.refuse("\(id) is hidden from the screen reader") }
      return reactions.refuse(
        element.role.isContainer
          ? "\(id) is a group: the cursor stops only at the elements in it" : "\(id) is not on the screen now")
    }
    leaveKeyboard()
    moveCursor(to: stop, cause: .person, isAct: true, in: tree, &reactions)
  }

  mutating func doubleTap(on device: Device, _ reactions: inout Reactions) {
    if let key { return reactions.perform(.press(key)) }
    if isOnKeyboard { return reactions.refuse("the cursor is on the keyboard: touch an element first") }
    let tree = device.tree
    if runAction(in: tree, &reactions) { return }
    guard let element = cursorElement(in: tree) else { return reactions.refuse("the cursor is not on an element") }
    if let selectedLink, element.links.contains(selectedLink) {
      return reactions.perform(.open(link: selectedLink, of: element.id))
    }
    reactions.perform(.activate(element))
  }

  private func runAction(in tree: AccessibilityTree, _ reactions: inout Reactions) -> Bool {
    guard let selectedAction, let element = cursorElement(in: tree), element.actions.indices.contains(selectedAction)
    else { return false }
    let action = element.actions[selectedAction]
    // The action may belong to a group around the element.
    let isOwn = tree[element.id]?.actions.contains(action) == true
    let owner = isOwn ? nil : groups(around: element.id, in: tree).last { $0.actions.contains(action) }
    reactions.perform(.run(action: action, of: owner?.id ?? element.id, for: element))
    return true
  }

  // MARK: From element to element

  mutating func swipe(_ direction: Direction, on device: Device, _ reactions: inout Reactions) {
    guard direction == .right || direction == .left else {
      return swipeVertically(direction, on: device, &reactions)
    }
    let step = direction == .right ? 1 : -1
    let keys = keys(of: device)
    let tree = device.tree
    if let key, let index = keys.firstIndex(of: key) {
      let next = index + step
      if keys.indices.contains(next) { return moveCursor(to: keys[next], on: device, &reactions) }
      guard next < 0, let last = swipeStops(in: tree).last else {
        return reactions.refuse("there is nothing after the last key")
      }
      leaveKeyboard()
      return moveCursor(to: last, cause: .person, isAct: true, in: tree, &reactions)
    }
    leaveKeyboard()
    let known = stopsToSwipe(in: tree)
    let stops = known.stops
    guard let index = cursor.flatMap({ known.places[$0] }) else {
      guard let first = stops.first else { return reactions.refuse("the screen has no elements") }
      return moveCursor(to: first, cause: .person, isAct: true, in: tree, &reactions)
    }
    let next = index + step
    guard stops.indices.contains(next) else {
      if next > 0, let first = keys.first { return moveCursor(to: first, on: device, &reactions) }
      return stay(at: stops[index], direction, &reactions)
    }
    moveCursor(to: stops[next], from: stops[index].groups, cause: .person, isAct: true, in: tree, &reactions)
  }

  /// Leaves the cursor in place, because a swipe would go beyond the first or the last element. VoiceOver plays a sound
  /// (freee accessibility guidelines; reported). From iOS 27, VoiceOver also says the element again (recorded at the
  /// last element; a guess at the first).
  private mutating func stay(
    at stop: AccessibilityTree.Stop, _ direction: Direction, _ reactions: inout Reactions
  ) {
    let isLast = direction == .right
    reactions.refuse("there is nothing \(isLast ? "after the last" : "before the first") element")
    if settings.sounds, context != nil { reactions.play(.edge) }
    guard version.major >= 27, let context else { return }
    var utterances = focused(stop, entering: [], cause: .person, in: context)
    for index in utterances.indices { utterances[index].rule = Self.edgeRule }
    if !isLast {
      for index in utterances.indices {
        utterances[index].segments = utterances[index].segments.map { $0.notSurer(than: .guess) }
      }
    }
    reactions.cancelFollowUps()
    reactions.say(utterances, isAct: true)
  }

  private static let edgeRule =
    "end of the screen: the element again (machine recordings, iOS 27, at the last element; at the first, a guess)"

  // MARK: The software keyboard

  func keys(of device: Device) -> [SoftwareKeyboard.Key] {
    device.keyboard == .software || key != nil ? device.keys : []
  }

  private mutating func touchKey(_ id: String, on device: Device, _ reactions: inout Reactions) {
    guard let key = keys(of: device).first(where: { SoftwareKeyboard.id(of: $0) == id }) else {
      return reactions.refuse(
        device.firstResponder == nil
          ? "no field is being edited, so the keyboard is not shown"
          : "\(device.shown(keyID: id)) is not on the keyboard now")
    }
    switch settings.typingStyle {
    case .standardTyping:
      moveCursor(to: key, on: device, &reactions)
    case .touchTyping:
      // VoiceOver says the key at the touch. The key is entered when the finger is lifted.
      moveCursor(to: key, on: device, &reactions)
      reactions.perform(.press(key, afterSpeech: true))
    case .directTouchTyping:
      self.key = key
      isOnKeyboard = true
      reactions.perform(.press(key))
    }
  }

  mutating func moveCursor(
    to key: SoftwareKeyboard.Key, on device: Device, _ reactions: inout Reactions
  ) {
    self.key = key
    isOnKeyboard = true
    cursor = device.firstResponder
    reactions.cancelFollowUps()
    var element = device.element(for: key, language: context?.wording.language ?? device.locale)
    element.id = device.shown(keyID: element.id)
    reactions.cursorMoved(to: element.id)
    if device.editedField?.text?.isSecure == true, case .character = key {
      // Transcripts never show the characters of a secure field.
      element.label = "•"
      reactions.note(
        "VoiceOver speaks the key even in a secure field (a guess); the transcript shows a bullet instead of the key")
    }
    speak(.keyTouched(element), isAct: true, &reactions)
  }
}

extension GestureConvertible {
  /// The gesture that reads from the first element to the last. The cursor follows the speech.
  public static var readAll: Self { .gesture(Gesture("readAll")) }

  /// Returns the gesture that turns VoiceOver's rotor directly to a setting.
  public static func rotor(_ rotor: Rotor) -> Self { .gesture(Gesture("rotor", rotor.rawValue)) }

  /// Returns the gesture that turns VoiceOver's rotor to a rotor of the app.
  public static func rotor(_ name: String) -> Self { .gesture(Gesture("rotor", name)) }

  /// VoiceOver's gesture to enter the group under the cursor: a swipe to the right with two fingers. It works only with
  /// grouped navigation.
  public static var enterGroup: Self { .gesture(Gesture("enterGroup")) }

  /// VoiceOver's gesture to leave a group: a swipe to the left with two fingers. It works only with grouped navigation.
  public static var leaveGroup: Self { .gesture(Gesture("leaveGroup")) }

  /// VoiceOver's escape gesture, a scrub with two fingers. The app then goes back, or closes the view in front.
  public static var escape: Self { .gesture(Gesture("escape")) }

  /// VoiceOver's magic tap, a double tap with two fingers, for the main action of the screen.
  public static var magicTap: Self { .gesture(Gesture("magicTap")) }

  /// Returns VoiceOver's scroll gesture, a swipe with three fingers.
  public static func scroll(_ direction: Direction) -> Self { .gesture(Gesture("scroll", direction.rawValue)) }
}
