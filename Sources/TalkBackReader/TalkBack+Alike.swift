import AccessibilityModel
import Simulation

/// What a person does with TalkBack as with any other reader: read on, go back, scroll, go to the next heading, run an
/// action.
extension TalkBack {
  // MARK: Reading on

  /// Reads from the first view to the last, as “Read from top” in TalkBack's menu does. The focus follows the speech, and
  /// there are no hints (google/talkback 26a27dc0, `actor/FullScreenReadActor`). Each view is said as after a swipe; what
  /// the menu says before is left out.
  mutating func readAll(_ tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard let context else { return }
    let stops = stops(in: tree).stops
    if stops.isEmpty { return reactions.refuse("the screen has no elements") }
    (isOnKeyboard, key) = (false, nil)
    for (index, stop) in stops.enumerated() {
      let move = stop.move(from: collection)
      var utterance = focused(stop, move, isInitial: false, in: context)
      collection = move.place
      containers = stop.containerTitles
      utterance.reason = .readAll
      utterance.delivery = Self.delivery(index == 0 ? .flushAll : .queue)
      utterance.delivery.isBeginningReported = true
      utterance.segments.limitConfidence(to: confidenceIfUnread)
      utterance.rule = "read from the top: as after a swipe, without hints (FullScreenReadActor; source)"
      speak(utterance, isAct: true, &reactions)
    }
  }

  /// Moves the focus to the view that is being read. The focus itself says nothing then.
  mutating func began(_ utterance: Utterance, _ reactions: inout Reactions) {
    guard utterance.reason == .readAll, let id = utterance.element, id != cursor else { return }
    cursor = id
    if let window { lastFocus[window] = id }
    reactions.cursorMoved(to: id)
  }

  // MARK: Back and scrolling

  /// Goes back. While the software keyboard is shown, Android only closes it.
  mutating func goBack(on device: Device, _ reactions: inout Reactions) {
    if device.firstResponder != nil, keyboard == .software { return reactions.perform(.dismissKeyboard) }
    offer(.escape, on: device, &reactions)
  }

  /// Offers an event to the view with the focus, then to its component, then to the views around it, innermost first.
  func offer(_ event: ElementEvent, detail: String? = nil, on device: Device, _ reactions: inout Reactions) {
    guard let cursor else { return reactions.refuse("the focus is not on an element") }
    let owner = device.component(of: cursor).map { [$0] } ?? []
    var groups: [String] = []
    func visit(_ element: AccessibilityElement) -> Bool {
      guard element.id == cursor || element.children.contains(where: visit) else { return false }
      if element.id != cursor { groups.append(element.id) }
      return true
    }
    _ = device.tree.elements.contains(where: visit)
    reactions.perform(.offer(event, detail: detail, to: [cursor] + owner + groups))
  }

  // MARK: From heading to heading, and actions

  /// Goes to the next or previous view of a kind. That the reading control was chosen before is not heard; the step
  /// `readingControl` lets it be heard. TalkBack has no control for text fields, so the person goes by controls.
  mutating func go(to group: ElementGroup, forward: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    (isOnKeyboard, key) = (false, nil)
    switch group {
    case .heading: readingControl = .headings
    case .link: readingControl = .links
    case .control: readingControl = .controls
    case .field:
      readingControl = .controls
      reactions.note("TalkBack has no reading control for text fields, so the person goes from control to control")
      return goToNext(forward: forward, in: tree, where: { $0.node.isTextField }, &reactions)
    }
    goToNext(forward: forward, in: tree, &reactions)
  }

  /// Chooses a custom action by its name, with the reading control “Actions”. A double tap then runs it.
  mutating func chooseAction(_ name: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard let stop = focusedStop(in: tree) else { return reactions.refuse("the focus is not on an element") }
    let names = stop.actions.map(\.name)
    guard let index = names.firstIndex(of: name) else {
      return reactions.refuse(.noAction(name, of: stop.node.id, among: names))
    }
    if readingControl != .actions { (controlBefore, readingControl) = (readingControl, .actions) }
    selectedAction = index
    guard let words = context?.app(.actions, SpokenText(name), of: stop.node) else { return }
    sayControl([words], "an action, which a double tap runs (SelectorController.changeAction; source)", &reactions)
  }

  /// Chooses a link within the focused text, in the menu “Links” of TalkBack's menu, which says the words of the link. What
  /// the menu says before is left out.
  mutating func chooseLink(_ link: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard let stop = focusedStop(in: tree) else { return reactions.refuse("the focus is not on an element") }
    guard stop.node.links.contains(link) else {
      return reactions.refuse(.noLink(link, in: stop.node.id, among: stop.node.links))
    }
    (selectedLink, selectedAction) = (link, nil)
    guard let words = context?.app(.label, SpokenText(link), of: stop.node) else { return }
    sayControl([words.notSurer(than: .guess)], "a link of a text in TalkBack's menu: its words (a guess)", &reactions)
  }

  /// Moves the focus where the app asks for it (`ACTION_ACCESSIBILITY_FOCUS`). TalkBack says the view as at any other move.
  mutating func moveFocus(to id: String, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard let stop = tree.androidNodes.stops.first(where: { $0.node.id == id }) else {
      return reactions.note("\(id) is not a view at which TalkBack stops, so the focus does not move")
    }
    focus(stop, .app, &reactions)
  }

  // MARK: Number pickers

  /// Says the new value of a field, a slider or a number picker that the person adjusted. Android reports that of a number
  /// picker as a change of its field's text; that it is said as a whole is a guess.
  mutating func sayAdjusted(
    _ element: AccessibilityElement, in tree: AccessibilityTree, _ reactions: inout Reactions
  ) {
    guard element.role == .picker || element.role == .stepper, let context, let value = element.value else {
      return sayState(of: element, in: tree, &reactions)
    }
    guard let node = AndroidNode(element)?.path(to: element.id)?.last,
      let words = context.app(.value, value, of: node)
    else { return }
    sayContent([words.notSurer(than: .guess)], of: node, "the field of a number picker changed", &reactions)
  }
}
