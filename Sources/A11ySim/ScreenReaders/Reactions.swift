/// What a screen reader asks for, in order.
public struct Reactions: Sendable {
  enum Reaction: Sendable {
    case say([Utterance], isAct: Bool)
    case sound(Sound)
    case cursor(String?, detail: String?)
    case cursorLost(String)
    indirect case perform(DeviceAction)
    case schedule(String, after: Duration)
    case cancel(String)
    case cancelFollowUps
    case note(String)
  }

  private(set) var list: [Reaction] = []
  /// Whether a gesture came to nothing: it is not made once more.
  private(set) var isRefused = false

  /// Creates an empty list.
  public init() {}

  /// Hands utterances to the queue: the first competes by the reader's rules, the others follow it.
  ///
  /// - Parameters:
  ///   - utterances: the utterances, in order.
  ///   - isAct: whether the person did what they tell of, rather than the app.
  public mutating func say(_ utterances: [Utterance], isAct: Bool) {
    if !utterances.isEmpty { list.append(.say(utterances, isAct: isAct)) }
  }

  /// Plays a sound.
  public mutating func play(_ sound: Sound) { list.append(.sound(sound)) }

  /// Records that the cursor is on an element.
  public mutating func cursorMoved(to element: String?) { list.append(.cursor(element, detail: nil)) }

  /// Records that the cursor is on the keys, wherever among them.
  public mutating func cursorMovedToKeyboard() { list.append(.cursor(nil, detail: "keyboard")) }

  /// Records that the element the cursor was on is gone.
  public mutating func cursorLost(_ element: String) { list.append(.cursorLost(element)) }

  /// Does something on the device for the person.
  public mutating func perform(_ action: DeviceAction) { list.append(.perform(action)) }

  /// Asks for `Happening.timer` after a delay.
  public mutating func schedule(_ name: String, after delay: Duration) {
    list.append(.schedule(name, after: delay))
  }

  /// Takes a timer back.
  public mutating func cancel(_ name: String) { list.append(.cancel(name)) }

  /// Drops what was to follow another utterance and has not begun.
  public mutating func cancelFollowUps() { list.append(.cancelFollowUps) }

  /// Tells whoever reads the transcript something: that a gesture had no effect, or that what is said is not known.
  public mutating func note(_ text: String) { list.append(.note(text)) }

  /// Notes why a gesture came to nothing.
  public mutating func refuse(_ text: String) {
    isRefused = true
    note(text)
  }

  /// Takes the first one off; nil, and as good as new, when there is none.
  mutating func takeFirst() -> Reaction? {
    if list.isEmpty { isRefused = false }
    // Most lists have one; to take the last moves it, and to look at one copies it.
    if list.count > 1 { return list.removeFirst() }
    return list.popLast()
  }
}

/// What a screen reader does on the device for the person. Elements are named by their ids on the screen.
public enum DeviceAction: Sendable, Hashable {
  /// What a tap on an element does, as the reader sees it: a control is used, a text field edited.
  case activate(AccessibilityElement)
  /// Presses a key of the software keyboard; with `afterSpeech`, as soon as nothing is being said.
  case press(SoftwareKeyboard.Key, afterSpeech: Bool = false)
  /// Changes an element's value by so many steps.
  case adjust(String, by: Int)
  /// Runs a custom action, of the element or of a group around it, for the element under the cursor.
  case run(action: String, of: String, for: AccessibilityElement)
  /// Moves the insertion point of a text field, over a text.
  case moveInsertionPoint(to: Int, in: String, over: String?)
  /// Lets the first of some elements or components answer that the app has a reaction for.
  case offer(ElementEvent, to: [String])
}
