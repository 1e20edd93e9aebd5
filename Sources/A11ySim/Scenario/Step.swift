/// One step of a scenario: an action, and when it happens.
public struct Step: Sendable, Hashable {
  /// An action of the person, the app or the player in a scenario. Elements are named by their ids on the screen.
  public enum Action: Sendable, Hashable, GestureConvertible {
    case appear
    case swipe(Direction, times: Int = 1)
    case touch(String)
    case doubleTap
    case type(String, interval: Duration? = nil, via: Keyboard = .software)
    case delete(Int = 1, interval: Duration? = nil)
    /// Pastes a text; nil pastes the text that was copied last.
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
    /// Makes one of a screen reader's own gestures.
    case gesture(Gesture)
    case dismissKeyboard
    /// Another app posts a notification.
    case notification(app: String, text: String)
    /// The person leaves the app and returns after this time.
    case background(Duration)
    case expect(Expectation)
  }

  /// The direction in which a finger swipes.
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
    /// The property's name.
    public var property: String
    /// The new value, as scenarios write it.
    public var value: String
    /// Whether the change is skipped, because the component that replaces the original one does not accept it.
    public var isLeftOut = false

    public init(_ element: String, _ property: String, _ value: String) {
      (self.element, self.property, self.value) = (element, property, value)
    }
  }

  /// A notification that the app posts to the platform, other than an announcement.
  public enum Notification: Sendable, Hashable {
    case screenChanged(String?)
    case layoutChanged(String?)
    /// A layout change with a text to say instead of an element to move the cursor to.
    case layoutChangedText(String)
    case pageScrolled(String)
  }

  /// The action.
  public var action: Action
  /// The delay after the start of the previous step, even during speech; nil to wait as the pace requires.
  public var after: Duration?
  /// The line in the scenario file, counted from 1.
  public var line: Int?

  public init(_ action: Action, after: Duration? = nil, line: Int? = nil) {
    self.action = action
    self.after = after
    self.line = line
  }
}
