import AccessibilityModel

/// The actions that a screen reader asks the session to perform, in order.
public struct Reactions: Sendable {
  enum Reaction: Sendable {
    case say([Utterance], isAct: Bool)
    case sound(Sound)
    case silence
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
  private(set) var isRefused = false

  public init() {}

  /// Queues utterances. The reader's `queueRules` determine the position of the first utterance. The other utterances
  /// are appended to the queue. `isAct` says whether the person, rather than the app, caused the speech.
  public mutating func say(_ utterances: [Utterance], isAct: Bool) {
    if !utterances.isEmpty { list.append(.say(utterances, isAct: isAct)) }
  }

  /// Plays a sound at once, without waiting for speech.
  public mutating func play(_ sound: Sound) { list.append(.sound(sound)) }

  /// Stops all speech, whatever its delivery, and empties the queue.
  public mutating func silence() { list.append(.silence) }

  /// Records in the transcript that the cursor moved. `element` is the id of the element under the cursor; nil for
  /// none.
  public mutating func cursorMoved(to element: String?) { list.append(.cursor(element, detail: nil)) }

  /// Records that the cursor moved to the keyboard, without naming a key.
  public mutating func cursorMovedToKeyboard() { list.append(.cursor(nil, detail: "keyboard")) }

  /// Records that the element under the cursor, with the given id, has disappeared.
  public mutating func cursorLost(_ element: String) { list.append(.cursorLost(element)) }

  /// Performs an action on the device on behalf of the person, such as an activation.
  public mutating func perform(_ action: DeviceAction) { list.append(.perform(action)) }

  /// Schedules a timer. When it fires, the reader receives `Happening.timer` with the timer's name. If `isHint` is true,
  /// the reader then says a hint, and the person may act without waiting for it.
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

  /// Removes and returns the first reaction; nil if there is none. At the end of the list, also resets `isRefused`,
  /// because the session reuses the list.
  mutating func takeFirst() -> Reaction? {
    if list.isEmpty { isRefused = false }
    // Most lists have one element, and `popLast` moves the element without a copy.
    if list.count > 1 { return list.removeFirst() }
    return list.popLast()
  }
}

/// An action that a screen reader performs on the device for the person.
public enum DeviceAction: Sendable, Hashable {
  /// Activates an element as a tap does: uses a control, or begins to edit a text field.
  case activate(AccessibilityElement)
  /// Presses a key of the software keyboard. With `afterSpeech`, the press waits until speech has ended.
  case press(SoftwareKeyboard.Key, afterSpeech: Bool = false)
  /// Changes the value of the element with the given id by a number of steps. A negative number decreases the value.
  case adjust(String, by: Int)
  /// Runs a custom action for the element under the cursor. `of` is the id of the element or group that owns the
  /// action.
  case run(action: String, of: String, for: AccessibilityElement)
  /// Opens a link within the text of the element with the id `of`.
  case open(link: String, of: String)
  /// Moves the insertion point in the field with the id `in`. `over` is the text between the old and the new position,
  /// which the reader says; nil if it says nothing.
  case moveInsertionPoint(to: Int, in: String, over: String?)
  /// Moves the insertion point in the field with the id `in`, and selects what lies between it and the place where the
  /// selection begins. The reader hears of it as `AccessibilityEvent.selected`.
  case extendSelection(to: Int, in: String)
  /// Offers an event to the elements and components with the ids in the list `to`, in this order. Only the first that
  /// has a reaction in the app, or is a component that does something, receives the event. The screen's own reaction
  /// comes last. `detail` says more about the event, such as the direction of a scroll.
  case offer(ElementEvent, detail: String? = nil, to: [String])
  /// Closes the software keyboard, as Android does when a person goes back while it is shown.
  case dismissKeyboard
}

extension String {
  /// The note that the text of an element has no link with these words.
  package static func noLink(_ words: String, in id: String, among links: [String]) -> String {
    links.isEmpty
      ? "the text of \(id) has no links"
      : "the text of \(id) has no link “\(words)”; it has \(links.joined(separator: ", "))"
  }

  /// The note that an element has no action with a name.
  package static func noAction(_ name: String, of id: String, among actions: [String]) -> String {
    actions.isEmpty
      ? "\(id) has no actions" : "\(id) has no action “\(name)”; it has \(actions.joined(separator: ", "))"
  }
}
