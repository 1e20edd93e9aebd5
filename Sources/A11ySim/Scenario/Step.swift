/// One step of a scenario: what the person or the app does, and when.
public struct Step: Sendable, Hashable {
  /// What is done. Elements are named by their ids on the screen.
  public enum Action: Sendable, Hashable, GestureConvertible {
    case appear
    case swipe(Direction, times: Int = 1)
    case touch(String)
    case doubleTap
    case type(String, interval: Duration? = nil, via: Keyboard = .software)
    case delete(Int = 1, interval: Duration? = nil)
    /// Text from the pasteboard; nil pastes what was copied.
    case paste(String? = nil)
    case copy
    case selectAll
    case autofill(String)
    case key(Key)
    case set([Change])
    case announce(Announcement)
    case post(Notification)
    case screen([ScreenItem])
    case reader(Reader)
    case wait(Duration)
    /// A gesture of one screen reader's own.
    case gesture(Gesture)
    case dismissKeyboard
    /// Another app posts a notification.
    case notification(app: String, text: String)
    /// The person leaves the app, and comes back after this long.
    case background(Duration)
    case expect(Expectation)
  }

  /// Which way a finger swipes.
  public typealias Direction = A11ySim.Direction

  /// A key of a hardware keyboard that enters no text.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    case tab, `return`, escape
    case leftArrow, rightArrow, upArrow, downArrow
  }

  /// A property of an element or component that the app sets.
  public struct Change: Sendable, Hashable {
    /// The id of an element or component.
    public var element: String
    /// What of it.
    public var property: String
    /// The new value, as it is written.
    public var value: String
    /// Whether nothing is set: the component that stands there in place of another does not take it.
    public var isLeftOut = false

    /// Creates a change.
    public init(_ element: String, _ property: String, _ value: String) {
      (self.element, self.property, self.value) = (element, property, value)
    }
  }

  /// What the app tells the platform besides announcements.
  public enum Notification: Sendable, Hashable {
    case screenChanged(String?)
    case layoutChanged(String?)
    /// A layout change that says a text instead of moving the cursor.
    case layoutChangedText(String)
    case pageScrolled(String)
  }

  /// What is done.
  public var action: Action
  /// Starts it this long after the start of the step before, whatever is being said.
  public var after: Duration?
  /// Where it is written, counted from 1.
  public var line: Int?

  /// Creates a step.
  public init(_ action: Action, after: Duration? = nil, line: Int? = nil) {
    self.action = action
    self.after = after
    self.line = line
  }
}
