import AccessibilityModel
import Locales
import Simulation

extension TalkBack {
  enum FocusCause {
    case touch
    case swipe
    /// The person swiped up or down, and the reading control moved the focus.
    case readingControl
    /// A new window came to the front.
    case window
    /// The keyboard focus moved.
    case inputFocus
    /// The app asked for it.
    case app

    var isByPerson: Bool { self == .touch || self == .swipe || self == .readingControl }
  }

  mutating func focus(_ stop: AndroidNode.Stop, _ cause: FocusCause, _ reactions: inout Reactions) {
    (isOnKeyboard, key) = (false, nil)
    cursor = stop.node.id
    if let window { lastFocus[window] = cursor }
    reactions.cursorMoved(to: cursor)
    cancelHint(&reactions)
    cancelPhonetic(&reactions)
    // The hint is composed before the reading control changes, so the first view with actions names the menu, and the
    // next one the reading control (`getHintForNodeActions`, `HintEventInterpreter`; source).
    let control = readingControl
    chooseControl(of: stop, cause)
    if cause != .readingControl { isAtEdge = false }
    let entered = enteredWindow(window ?? "", cause)
    guard let context else { return }
    let move = stop.move(from: collection)
    var utterance = focused(stop, move, isInitial: cause == .window, in: context)
    utterance.segments.say(entered)
    collection = move.place
    containers = stop.containerTitles
    let hint = context.hint(of: stop, control: control)
    if !hint.isEmpty { self.hint = (stop.node.id, hint) }
    playFocus(of: stop, &reactions)
    speak(utterance, isAct: cause.isByPerson, &reactions)
    scroll(to: stop, cause, &reactions)
  }

  static let keyboardWindow = "keyboard"

  /// Remembers the window of the focused view. If the person moved the focus from another window, returns the words for
  /// the new window (google/talkback 26a27dc0, `compositor/rule/EventTypeViewAccessibilityFocusedFeedbackRule.java`).
  mutating func enteredWindow(_ id: String, _ cause: FocusCause) -> Segment? {
    defer { focusedWindow = id }
    guard cause.isByPerson, let focusedWindow, focusedWindow != id, let context else { return nil }
    if id != Self.keyboardWindow {
      return windowTitle.flatMap { context.words(.context, .inWindowWithName, .text($0.text)) }
    }
    // The window's title is the name of the keyboard app. It is a guess that the app is Google's.
    guard settings.windowNames else { return nil }
    return context.words(.context, .inWindowWithName, .text("Gboard"))?.notSurer(than: .guess)
  }

  /// Returns the utterance for a view that gets the focus (google/talkback 26a27dc0,
  /// `compositor/rule/EventTypeViewAccessibilityFocusedFeedbackRule.java`).
  func focused(
    _ stop: AndroidNode.Stop, _ move: AndroidNode.Stop.Move, isInitial: Bool, in context: Context
  ) -> Utterance {
    let around = Context.Surroundings(
      hasKeyboard: hasKeyboard, isPage: !stop.around.isEmpty && stop.around[stop.around.count - 1].hasOnePage,
      isInSelection: stop.isInSelection)
    var segments = context.description(of: stop.node, around)
    let position = context.position(of: stop, move)
    if !position.isEmpty {
      segments += position
    } else if stop.node.isHeading, !stop.node.isOfPage, context.settings.elementType {
      segments.say(
        context.app(.trait, stop.node.roleDescription, of: stop.node) ?? context.words(.trait, .headingTemplate))
    }
    let transition = context.transition(move)
    segments += transition.isEmpty ? context.containers(around: stop, from: containers) : transition
    return Utterance(
      segments, reason: isInitial ? .screenChange : .focus, delivery: Self.delivery(isInitial ? .queue : .flushAll),
      element: stop.node.id,
      rule: "accessibility focus: state, name, type; position; collection (EventTypeViewAccessibilityFocused; source)",
      confidence: confidence)
  }

  /// The confidence in a rule that was read in the source of 15.1 and in a copy of the source of 16.2. In 17, it is only
  /// `reported`, because nobody has read its source.
  var confidence: Confidence { version.major < 17 ? .documented : .reported }

  /// The confidence in a rule that was read in the source of 15.1 alone.
  var confidenceIfUnread: Confidence { version == Self.versions[0] ? .documented : .reported }

  /// Always true, because the simulated device has a keyboard on the screen or as hardware.
  private var hasKeyboard: Bool { true }

  // MARK: Hints

  static func utterance(hint: [Segment], for id: String?) -> Utterance {
    Utterance(
      hint, reason: .hint, delivery: delivery(.queue), element: id,
      rule: "usage hint, 400 ms after the description ends, cut or not (HintFeedbackRule; recorded 405 to 407 ms)",
      confidence: .documented)
  }

  static let hintTimer = "hint"

  /// Cancels the pending hint, as TalkBack does at a click, a key press and a change of focus.
  mutating func cancelHint(_ reactions: inout Reactions) {
    if hint == nil { return }
    hint = nil
    reactions.cancel(Self.hintTimer)
  }

  /// Starts the delay before a hint when the description ends, even if the description was interrupted or never heard.
  func descriptionEnded(_ utterance: Utterance, _ reactions: inout Reactions) {
    guard let hint, hint.id == utterance.element, [.focus, .screenChange, .activation].contains(utterance.reason) else {
      return
    }
    reactions.schedule(Self.hintTimer, after: Context.hintDelay, isHint: true)
  }

  mutating func timer(_ name: String, on device: Device, _ reactions: inout Reactions) {
    switch name {
    case Self.hintTimer:
      guard let (id, segments) = hint else { return }
      hint = nil
      speak(Self.utterance(hint: segments, for: id), &reactions)
    case Self.windowTimer:
      announceWindow(on: device, &reactions)
    case Self.keyboardTimer:
      keyboardChanged(&reactions)
    case Self.clickTimer:
      clickEnded(in: device.tree, &reactions)
    case Self.clearedTimer:
      sayClearedText(&reactions)
    case Self.scrollTimer:
      sayScrollPosition(in: device.tree, &reactions)
    default:
      if !sayPhonetic(name, &reactions) { _ = sayMenu(name, &reactions) }
    }
  }

  // MARK: Windows

  static let windowTimer = "window"

  /// Schedules the speech for a new window (google/talkback 26a27dc0,
  /// `feedbackpolicy/ScreenFeedbackManager.java`, `utils/input/WindowEventInterpreter.java`).
  mutating func windowChanged(_ reactions: inout Reactions) {
    cancelHint(&reactions)
    reactions.cancel(Self.windowTimer)
    reactions.schedule(Self.windowTimer, after: windowDelay)
  }

  var windowDelay: Duration { .milliseconds(settings.reduceWindowDelay ? 200 : 550) }

  /// Says the title of the window in front, then moves the focus into the window. The focus goes to the view that
  /// last had the focus in this window, otherwise to the edited field, otherwise to the first view.
  mutating func announceWindow(on device: Device, _ reactions: inout Reactions) {
    let tree = device.tree
    let nodes = tree.androidNodes
    let id = tree.frontWindow ?? ""
    window = id
    (collection, containers) = (nil, [])
    let title = context.flatMap { windowTitle(of: nodes, isDialog: !id.isEmpty, in: $0) }
    windowTitle = title
    if let title {
      play(.windowState, .windowStateVibration, reactions: &reactions)
      speak(
        Utterance(
          [title], reason: .screenChange, delivery: Self.delivery(.uninterruptible),
          rule: "a window: its title, else the name of the app (ScreenFeedbackManager; source)", confidence: confidence),
        &reactions)
    }
    let stops = nodes.stops
    // The view with the window's title gets the first focus only if there is no other view
    // (`focusOnFirstFocusableNonTitleNode`).
    let first =
      stops.first { $0.node.id == lastFocus[id] } ?? (device.entersAtFirstElement ? stops.first : nil)
      ?? stops.first { $0.node.id == device.firstResponder }
      ?? stops.first { title == nil || $0.node.firstText?.lowercased() != title?.text.lowercased() } ?? stops.first
    guard let first else {
      cursor = nil
      return reactions.note("the screen has no elements")
    }
    focus(first, .window, &reactions)
  }

  private func windowTitle(of nodes: [AndroidNode], isDialog: Bool, in context: Context) -> Segment? {
    func pane(_ nodes: [AndroidNode]) -> AndroidNode? {
      for node in nodes {
        if node.paneTitle != nil { return node }
        if let inner = pane(node.children) { return inner }
      }
      return nil
    }
    if let node = pane(nodes) { return context.app(.context, node.paneTitle, of: node) }
    return appName.flatMap { context.app(.context, SpokenText($0)) }
  }
}

extension AccessibilityTree {
  /// The id of the dialog in front; nil if the app's own window is in front.
  var frontWindow: String? {
    func front(_ elements: [AccessibilityElement]) -> String? {
      // Access by index avoids copies of the elements.
      for index in elements.indices.reversed() where !elements[index].isHidden {
        if let inner = front(elements[index].children) { return inner }
        if elements[index].isModal || elements[index].role == .alert || elements[index].role == .sheet {
          return elements[index].id
        }
      }
      return nil
    }
    return front(elements)
  }
}
