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
    /// The app shows one of the scenario's named screens.
    case show(String)
    /// The app moves the keyboard focus to a text field; nil gives it up.
    case focus(String?)
    /// The language of the app changes, given as a BCP 47 tag.
    case locale(String)
    /// The language of the screen reader changes, given as a BCP 47 tag.
    case readerLocale(String)
    /// The app takes the steps of the first rule whose requirement holds, or else `otherwise`. Only in a reaction.
    case choose([Rule], otherwise: [Step])
    /// The app takes the first list of steps the first time, the second one the second time; the last list repeats.
    /// Steps with the same name count together. Only in a reaction.
    case turns([[Step]], name: String)
    /// The app repeats steps. Only in a reaction.
    case every(Ticker)
    /// The app stops the ticker with this name. Only in a reaction.
    case stop(String)
    /// The app counts down. Only in the steps of a ticker.
    case count(Count)
    case reader(Reader)
    case wait(Duration)
    /// Makes one of a screen reader's own gestures.
    case gesture(Gesture)
    case dismissKeyboard
    /// The app shows a text for a short time (`Toast`). Only Android has such a view.
    case toast(String)
    /// Another app posts a notification.
    case notification(app: String, text: String)
    /// The person leaves the app and returns after this time.
    case background(Duration)
    case expect(Expectation)
  }

  /// The direction in which a finger swipes.
  public typealias Direction = A11ySim.Direction

  /// A key of a hardware keyboard, other than those of characters.
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
    /// Whether the change is skipped because a replacement component does not have the property.
    public var isLeftOut = false

    public init(_ element: String, _ property: String, _ value: String) {
      (self.element, self.property, self.value) = (element, property, value)
    }
  }

  /// A notification that the app posts to the platform, other than an announcement.
  public typealias Notification = AppNotification

  /// The action of the person, the app or the player.
  public var action: Action
  /// The delay after the start of the previous step, whether or not speech has ended; nil to wait as the scenario's pace
  /// says.
  public var after: Duration?
  /// Whether the step must have no effect. A test fails if such a step has one, or if any other step of the person has
  /// none.
  public var expectsNothing = false
  /// The line in the scenario file, counted from 1.
  public var line: Int?

  public init(_ action: Action, after: Duration? = nil, expectsNothing: Bool = false, line: Int? = nil) {
    self.action = action
    self.after = after
    self.expectsNothing = expectsNothing
    self.line = line
  }
}
