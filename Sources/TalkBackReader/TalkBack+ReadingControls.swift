import AccessibilityModel
import Locales
import Simulation

extension TalkBack {
  static let gestures: [GestureKind] =
    .alike + [
      GestureKind(
        "readingControl", "chooses the reading control, which determines what a swipe up or down does",
        arguments: ReadingControl.allCases.map(\.rawValue), example: "words", choosesSwipeUnit: true,
        withoutReader: "there is no screen reader, so there are no reading controls"),
      GestureKind("menu", "taps with three fingers: opens TalkBack's menu"),
      GestureKind(
        "selectionMode",
        "switches the selection mode of the edited field on or off, from TalkBack's menu: the movements of the cursor then select"
      ),
      GestureKind(
        "moveCursor", "moves the cursor of the edited field to its beginning or end, from TalkBack's menu",
        arguments: ["beginning", "end"], example: "end"),
    ]

  mutating func make(_ gesture: Gesture, on device: Device, _ reactions: inout Reactions) {
    cancelHint(&reactions)
    cancelPhonetic(&reactions)
    switch gesture.name {
    case "menu": openMenu(&reactions)
    case "selectionMode": switchSelectionMode(on: device, &reactions)
    case "moveCursor": moveCursor(to: gesture.argument ?? "end", on: device, &reactions)
    case "readAll": readAll(device.tree, &reactions)
    case "back", "escape": goBack(on: device, &reactions)
    case "scroll": offer(.scroll, detail: gesture.argument, on: device, &reactions)
    case "next", "previous":
      if let group = gesture.argument.flatMap(ElementGroup.init) {
        go(to: group, forward: gesture.name == "next", in: device.tree, &reactions)
      }
    case "link": if let words = gesture.argument { chooseLink(words, in: device.tree, &reactions) }
    case "action": if let name = gesture.argument { chooseAction(name, in: device.tree, &reactions) }
    default:
      if let control = gesture.argument.flatMap(ReadingControl.init) { choose(control, in: device.tree, &reactions) }
    }
  }

  private mutating func choose(_ control: ReadingControl, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    let stop = focusedStop(in: tree)
    if control == .actions, stop?.actions.isEmpty != false {
      return reactions.refuse("the focused element has no custom actions, so TalkBack does not offer this control")
    }
    if control == .slider, stop?.node.canAdjust != true, stop?.node.isPickerField != true {
      return reactions.refuse("the focused element is not a slider, so TalkBack does not offer this control")
    }
    readingControl = control
    (selectedAction, selectedLink) = (nil, nil)
    guard let context, let name = context.words(.context, control.name) else { return noteMissingWords(&reactions) }
    if settings.hints { hint = context.hint(of: control).map { (nil, [$0]) } }
    sayControl(
      [name], "reading control: its name, then how to use it (SelectorController.announceSetting; source)", &reactions)
  }

  mutating func sayControl(_ segments: [Segment], _ rule: String, _ reactions: inout Reactions) {
    speak(
      Utterance(
        segments, reason: .activation, delivery: Self.delivery(.interrupt), rule: rule, confidence: confidenceIfUnread),
      isAct: true, skipsDuplicates: true, &reactions)
  }

  func noteMissingWords(_ reactions: inout Reactions) {
    reactions.note("the words that TalkBack says here are not known in “\(language ?? "")”, so nothing is spoken")
  }

  /// Selects the reading control for a view that gets the focus by a touch, by a swipe to the next view or in a new
  /// window. A slider and a view with actions have their own reading control. At any other view, the earlier reading
  /// control is selected again. TalkBack does not say the change.
  mutating func chooseControl(of stop: AndroidNode.Stop, _ cause: FocusCause) {
    (selectedAction, selectedLink) = (nil, nil)
    traversal = Traversal()
    guard cause == .touch || cause == .swipe || cause == .window else { return }
    let own: ReadingControl? =
      stop.node.canAdjust || stop.node.isPickerField ? .slider : stop.hasOwnControl ? .actions : nil
    if let own {
      if own != readingControl { (controlBefore, readingControl) = (readingControl, own) }
    } else if readingControl.belongsToElements {
      readingControl = controlBefore.flatMap { $0.belongsToElements ? nil : $0 } ?? .characters
      controlBefore = nil
    }
  }

  mutating func focusedStop(in tree: AccessibilityTree) -> AndroidNode.Stop? {
    guard let cursor else { return nil }
    let known = stops(in: tree)
    return known.places[cursor].map { known.stops[$0] }
  }

  // MARK: Swipes up and down

  mutating func swipeVertically(_ direction: Direction, on device: Device, _ reactions: inout Reactions) {
    let forward = direction == .down
    cancelHint(&reactions)
    cancelPhonetic(&reactions)
    if readingControl.isInsideText, let field = device.editedField, isOnKeyboard || field.id == cursor {
      return moveInsertionPoint(in: field, of: device, forward: forward, &reactions)
    }
    let tree = device.tree
    if readingControl.element != nil { return goToNext(forward: forward, in: tree, &reactions) }
    guard !isOnKeyboard, let stop = focusedStop(in: tree) else {
      return reactions.refuse("the focus is not on an element")
    }
    switch readingControl {
    case .slider: reactions.perform(.adjust(stop.node.id, by: forward ? -1 : 1))
    case .actions: selectAction(of: stop, forward: forward, &reactions)
    default: readNext(forward: forward, in: tree, &reactions)
    }
  }

  /// Moves the focus to the next heading, control or link. If there is none, TalkBack says so, and the next swipe
  /// continues from the other end of the screen.
  mutating func goToNext(
    forward: Bool, in tree: AccessibilityTree, where condition: (AndroidNode.Stop) -> Bool = { _ in true },
    _ reactions: inout Reactions
  ) {
    let stops = stops(in: tree).stops
    let current = stops.firstIndex { $0.node.id == cursor }
    let order = forward ? Array(stops.indices) : stops.indices.reversed()
    let rest = current.map { current in order.filter { forward ? $0 > current : $0 < current } } ?? order
    let wrapped = isAtEdge ? order : []
    if let next = (rest + wrapped).first(where: { stops[$0].matches(readingControl) && condition(stops[$0]) }) {
      isAtEdge = false
      return focus(stops[next], .readingControl, &reactions)
    }
    isAtEdge = true
    guard let context, let name = readingControl.element.flatMap({ context.wording.phrase($0, []) }),
      let words = context.words(.context, forward ? .endOfPage : .startOfPage, .text(name.text))
    else { return noteMissingWords(&reactions) }
    speak(
      Utterance(
        [words], reason: .focus, delivery: Self.delivery(.uninterruptible),
        rule: "no further element (FocusProcessorForLogicalNavigation.announceNativeElement; source)",
        confidence: confidenceIfUnread), isAct: true, &reactions)
  }

  // MARK: Reading inside a text

  /// Says the next unit of the focused view's texts, such as the next word. At the end of the texts, the first swipe
  /// says nothing. The second swipe moves the focus to the next view. TalkBack then says the first unit of that view,
  /// which interrupts the view's description.
  private mutating func readNext(forward: Bool, in tree: AccessibilityTree, _ reactions: inout Reactions) {
    let stops = stops(in: tree).stops
    guard let index = stops.firstIndex(where: { $0.node.id == cursor }) else { return }
    if let unit = nextUnit(of: stops[index].readableTexts, forward: forward) {
      return say(unit, of: stops[index].node, &reactions)
    }
    let next = index + (forward ? 1 : -1)
    guard traversal.isAtEdge, stops.indices.contains(next) else {
      traversal.isAtEdge = true
      return reactions.refuse(
        "this is the \(forward ? "end" : "beginning") of the element's text: TalkBack plays a sound")
    }
    focus(stops[next], .readingControl, &reactions)
    // TalkBack says no hint while a person reads inside texts.
    hint = nil
    if let unit = nextUnit(of: stops[next].readableTexts, forward: forward) {
      say(unit, of: stops[next].node, &reactions)
    }
  }

  private mutating func nextUnit(of texts: [SpokenText], forward: Bool) -> SpokenText? {
    if traversal.isNew, !forward, let last = texts.last {
      (traversal.text, traversal.offset) = (texts.count - 1, last.string.count)
    }
    traversal.isNew = false
    while texts.indices.contains(traversal.text) {
      let text = texts[traversal.text]
      let characters = Array(text.string)
      if let range = readingControl.unit(of: characters, from: traversal.offset, forward: forward) {
        traversal.offset = forward ? range.upperBound : range.lowerBound
        traversal.isAtEdge = false
        var unit = text
        unit.string = String(characters[range])
        return unit
      }
      let next = traversal.text + (forward ? 1 : -1)
      guard texts.indices.contains(next) else { return nil }
      (traversal.text, traversal.offset) = (next, forward ? 0 : texts[next].string.count)
    }
    return nil
  }

  private mutating func say(_ unit: SpokenText, of node: AndroidNode, _ reactions: inout Reactions) {
    guard let context else { return }
    let segment = context.echo(.value, unit.string, language: unit.language ?? node.language)
    speak(
      Utterance(
        [segment], reason: .focus, delivery: Self.delivery(.traversal, group: .text, for: segment.text),
        element: node.id, rule: "text passed by the reading control (inputSelectionTextTraversal; source)",
        confidence: confidenceIfUnread), isAct: true, &reactions)
    if readingControl == .characters { scheduleWord(for: unit.string, &reactions) }
  }

  /// Moves the insertion point of the edited field. TalkBack says the text between the old and new positions
  /// later, at the selection event that the move causes.
  private mutating func moveInsertionPoint(
    in field: AccessibilityElement, of device: Device, forward: Bool, _ reactions: inout Reactions
  ) {
    guard let text = field.text else { return }
    let content = Array(device.content(of: field))
    // The content of a component's field may not be known, and then has fewer characters than `insertionPoint`.
    let point = min(text.insertionPoint, content.count)
    guard let range = readingControl.unit(of: content, from: point, forward: forward) else {
      return reactions.refuse(
        "the cursor is at the \(forward ? "end" : "beginning") of the field: TalkBack plays a sound")
    }
    let target = forward ? range.upperBound : range.lowerBound
    let passed = min(target, point)..<max(target, point)
    let over = String(content[passed])
    reactions.perform(
      context?.isSelecting == true
        ? .extendSelection(to: target, in: field.id)
        : .moveInsertionPoint(to: target, in: field.id, over: over))
    if readingControl == .characters, field.text?.isSecure != true { scheduleWord(for: over, &reactions) }
  }

  // MARK: Letters with examples

  private static let phoneticTimer = "phonetic"

  /// Schedules the word for a letter, such as “alpha” for A, 250 ms later (`ProcessorPhoneticLetters`).
  private mutating func scheduleWord(for letter: String, _ reactions: inout Reactions) {
    guard let word = context?.phoneticWord(for: letter) else { return }
    phonetic = word
    reactions.schedule(Self.phoneticTimer, after: .milliseconds(250))
  }

  mutating func cancelPhonetic(_ reactions: inout Reactions) {
    if phonetic == nil { return }
    phonetic = nil
    reactions.cancel(Self.phoneticTimer)
  }

  /// Says the word for a letter, such as “alpha” for A, when its timer fires. Returns false for any other timer.
  mutating func sayPhonetic(_ timer: String, _ reactions: inout Reactions) -> Bool {
    guard timer == Self.phoneticTimer else { return false }
    guard let word = phonetic.take() else { return true }
    speak(
      Utterance(
        [word], reason: .focus, delivery: Self.delivery(.queue),
        rule: "the word for a letter, 250 ms later (ProcessorPhoneticLetters; source)", confidence: confidence),
      isAct: true, &reactions)
    return true
  }

  // MARK: Actions

  /// Selects the next or previous action in a cycle. A click comes before the custom actions.
  private mutating func selectAction(of stop: AndroidNode.Stop, forward: Bool, _ reactions: inout Reactions) {
    let actions = stop.actions
    if actions.isEmpty {
      return reactions.refuse(
        "the element has only actions of Android, such as expanding it, whose names in this reading control are not known"
      )
    }
    // The index -1 stands for the click.
    let count = actions.count + 1
    let next = ((selectedAction ?? -1) + 1 + (forward ? 1 : count - 1)) % count - 1
    selectedAction = next < 0 ? nil : next
    guard let context else { return }
    let name =
      next < 0
      ? context.words(.actions, .shortcutPerformClickAction)
      : context.app(.actions, SpokenText(actions[next].name), of: stop.node)
    guard let name else { return noteMissingWords(&reactions) }
    if settings.hints { hint = context.words(.hint, .useActionHint).map { (nil, [$0]) } }
    sayControl([name], "an action, which a double tap runs (SelectorController.changeAction; source)", &reactions)
  }

  mutating func runAction(in tree: AccessibilityTree, _ reactions: inout Reactions) -> Bool {
    guard readingControl == .actions, let selectedAction, let stop = focusedStop(in: tree),
      stop.actions.indices.contains(selectedAction), let element = tree[stop.node.id]
    else { return false }
    let (name, owner) = stop.actions[selectedAction]
    reactions.perform(.run(action: name, of: owner, for: element))
    return true
  }

  // MARK: The menu

  private static let menuTimer = "menu"

  /// Opens TalkBack's menu. TalkBack says the menu's title, as for any window. The menu's items are not modelled.
  private mutating func openMenu(_ reactions: inout Reactions) {
    reactions.schedule(Self.menuTimer, after: windowDelay)
    reactions.note(
      "the items of TalkBack's menu are not modelled, so the menu closes again and the focus does not move")
  }

  /// Says the title of TalkBack's menu when its timer fires. Returns false for any other timer.
  mutating func sayMenu(_ timer: String, _ reactions: inout Reactions) -> Bool {
    guard timer == Self.menuTimer else { return false }
    guard let title = context?.words(.context, .talkbackMenuTitle) else {
      noteMissingWords(&reactions)
      return true
    }
    speak(
      Utterance(
        [title], reason: .screenChange, delivery: Self.delivery(.uninterruptible),
        rule: "TalkBack's menu: the title of its window (ListMenuManager, ScreenFeedbackManager; source)",
        confidence: confidenceIfUnread), isAct: true, &reactions)
    return true
  }
}

extension TalkBack.Context {
  /// The words “swipe up or swipe down” in hints; nil if TalkBack's wording lacks them.
  var controlGestures: String? {
    guard let up = wording.phrase(.titlePrefShortcutUp, []), let down = wording.phrase(.titlePrefShortcutDown, [])
    else { return nil }
    return wording.phrase(.gesture1Or2, [.text(up.text.asciiLowercased), .text(down.text.asciiLowercased)])?.text
  }

  /// Returns the hint after the name of a reading control, such as “swipe up or swipe down to read by words”.
  func hint(of control: TalkBack.ReadingControl) -> Segment? {
    guard let gestures = controlGestures else { return nil }
    if control.belongsToElements { return words(.hint, .adjustSettingHint, .text(gestures)) }
    guard let name = wording.phrase(control.name, []) else { return nil }
    return words(.hint, .adjustGranularityHint, .text(gestures), .text(name.text.asciiLowercased))
  }
}

extension String {
  /// The text with its ASCII letters in lower case, as from `Ascii.toLowerCase` in TalkBack.
  fileprivate var asciiLowercased: String {
    String(map { $0.isASCII ? Character($0.lowercased()) : $0 })
  }
}
