/// A list of actions that a screen reader asks the session for. The session performs them in the order of the list.
public struct Reactions: Sendable {
  enum Reaction: Sendable {
    case say([Utterance], isAct: Bool)
    case sound(Sound)
    case cursor(String?, detail: String?)
    case cursorLost(String)
    indirect case perform(DeviceAction)
    case schedule(String, after: Duration, isHint: Bool)
    case cancel(String)
    case cancelFollowUps
    case note(String)
    case refuse(String)
  }

  private(set) var list: [Reaction] = []
  /// Whether a gesture had no effect. If so, the session does not repeat the gesture.
  private(set) var isRefused = false

  public init() {}

  /// Adds utterances to the speech queue. The reader's `queueRules` determine the position of the first utterance in
  /// the queue. The other utterances follow the first one.
  ///
  /// - Parameters:
  ///   - utterances: the utterances, in order.
  ///   - isAct: whether the utterances answer an action of the person rather than of the app.
  public mutating func say(_ utterances: [Utterance], isAct: Bool) {
    if !utterances.isEmpty { list.append(.say(utterances, isAct: isAct)) }
  }

  /// Plays a sound at once. A sound does not wait for speech.
  public mutating func play(_ sound: Sound) { list.append(.sound(sound)) }

  /// Records that the cursor moved to the element with the id `element`. If `element` is nil, records that the cursor
  /// is on no element.
  public mutating func cursorMoved(to element: String?) { list.append(.cursor(element, detail: nil)) }

  /// Records that the cursor moved to the keyboard, without naming a key.
  public mutating func cursorMovedToKeyboard() { list.append(.cursor(nil, detail: "keyboard")) }

  /// Records that the element under the cursor has disappeared.
  public mutating func cursorLost(_ element: String) { list.append(.cursorLost(element)) }

  /// Performs an action on the device on behalf of the person.
  public mutating func perform(_ action: DeviceAction) { list.append(.perform(action)) }

  /// Schedules a timer. After the delay, the reader receives `Happening.timer` with the name.
  ///
  /// - Parameters:
  ///   - name: the timer's name.
  ///   - delay: the time after which the timer fires.
  ///   - isHint: whether the reader says a hint when the timer fires. The person may act without waiting for the hint.
  public mutating func schedule(_ name: String, after delay: Duration, isHint: Bool = false) {
    list.append(.schedule(name, after: delay, isHint: isHint))
  }

  /// Cancels every scheduled timer with the given name.
  public mutating func cancel(_ name: String) { list.append(.cancel(name)) }

  /// Drops the follow-up utterances, such as hints, that have not begun.
  public mutating func cancelFollowUps() { list.append(.cancelFollowUps) }

  /// Adds a note to the transcript, for example that the real speech is not known.
  public mutating func note(_ text: String) { list.append(.note(text)) }

  /// Adds a note that says why a gesture had no effect. The session then does not repeat the gesture.
  public mutating func refuse(_ text: String) {
    isRefused = true
    list.append(.refuse(text))
  }

  /// Removes and returns the first reaction. When there is none, returns nil and resets the list for reuse.
  mutating func takeFirst() -> Reaction? {
    if list.isEmpty { isRefused = false }
    // Most lists have one element. `popLast` moves the element; reading it in place would copy it.
    if list.count > 1 { return list.removeFirst() }
    return list.popLast()
  }
}

/// An action that a screen reader performs on the device for the person.
public enum DeviceAction: Sendable, Hashable {
  /// Activates an element as a tap does: uses a control, or edits a text field. The element includes the information
  /// that its containers add.
  case activate(AccessibilityElement)
  /// Presses a key of the software keyboard, at once or as soon as speech has ended.
  case press(SoftwareKeyboard.Key, afterSpeech: Bool = false)
  /// Changes an element's value by a number of steps. The string is the element's id.
  case adjust(String, by: Int)
  /// Runs a custom action for the element under the cursor. `of` is the id of the element or group that owns the
  /// action.
  case run(action: String, of: String, for: AccessibilityElement)
  /// Moves the insertion point of a text field. `in` is the field's id. `over` is the text between the old and the new
  /// position; nil if the reader does not say this text.
  case moveInsertionPoint(to: Int, in: String, over: String?)
  /// Offers an event to elements and components, given by their ids in order. Only the first element or component for
  /// which the app has a reaction receives the event.
  case offer(ElementEvent, to: [String])
}
