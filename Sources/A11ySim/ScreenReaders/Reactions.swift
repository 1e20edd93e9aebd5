/// The actions a screen reader asks the session for, in order.
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
  /// Whether a gesture had no effect; the session then does not repeat it.
  private(set) var isRefused = false

  public init() {}

  /// Hands utterances to the queue: the first competes by the reader's rules, and the others follow it.
  ///
  /// - Parameters:
  ///   - utterances: the utterances, in order.
  ///   - isAct: whether the utterances report an act of the person rather than of the app.
  public mutating func say(_ utterances: [Utterance], isAct: Bool) {
    if !utterances.isEmpty { list.append(.say(utterances, isAct: isAct)) }
  }

  /// Plays a sound.
  public mutating func play(_ sound: Sound) { list.append(.sound(sound)) }

  /// Records that the cursor is on an element.
  public mutating func cursorMoved(to element: String?) { list.append(.cursor(element, detail: nil)) }

  /// Records that the cursor is on the keyboard, whichever key it is on.
  public mutating func cursorMovedToKeyboard() { list.append(.cursor(nil, detail: "keyboard")) }

  /// Records that the element under the cursor is gone.
  public mutating func cursorLost(_ element: String) { list.append(.cursorLost(element)) }

  /// Performs an action on the device on behalf of the person.
  public mutating func perform(_ action: DeviceAction) { list.append(.perform(action)) }

  /// Asks for `Happening.timer` after a delay.
  public mutating func schedule(_ name: String, after delay: Duration) {
    list.append(.schedule(name, after: delay))
  }

  /// Cancels a scheduled timer.
  public mutating func cancel(_ name: String) { list.append(.cancel(name)) }

  /// Drops utterances that were to follow another one and have not begun.
  public mutating func cancelFollowUps() { list.append(.cancelFollowUps) }

  /// Adds a note to the transcript, for example that a gesture had no effect or that the real speech is not known.
  public mutating func note(_ text: String) { list.append(.note(text)) }

  /// Notes why a gesture had no effect.
  public mutating func refuse(_ text: String) {
    isRefused = true
    note(text)
  }

  /// Removes and returns the first reaction. When there is none, returns nil and resets the list for reuse.
  mutating func takeFirst() -> Reaction? {
    if list.isEmpty { isRefused = false }
    // Most lists have one element. `popLast` moves the element; reading it in place would copy it.
    if list.count > 1 { return list.removeFirst() }
    return list.popLast()
  }
}

/// An action that a screen reader performs on the device for the person. Elements are named by their ids on the screen.
public enum DeviceAction: Sendable, Hashable {
  /// Does what a tap on an element does, as the reader sees the element: uses a control, or edits a text field.
  case activate(AccessibilityElement)
  /// Presses a key of the software keyboard; with `afterSpeech`, as soon as speech has ended.
  case press(SoftwareKeyboard.Key, afterSpeech: Bool = false)
  /// Changes an element's value by a number of steps.
  case adjust(String, by: Int)
  /// Runs a custom action of the element, or of a group around it, for the element under the cursor.
  case run(action: String, of: String, for: AccessibilityElement)
  /// Moves the insertion point of a text field over a text.
  case moveInsertionPoint(to: Int, in: String, over: String?)
  /// Offers an event to elements or components in order; the first that the app has a reaction for answers.
  case offer(ElementEvent, to: [String])
}
