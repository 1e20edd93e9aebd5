import AccessibilityModel

/// One step of a scenario: an action and its time.
public struct Step: Sendable, Hashable {
  /// An action of the person, the app or the player in a scenario. Elements are named by their ids on the screen.
  public enum Action: Sendable, Hashable, GestureConvertible {
    case appear
    case swipe(Direction, times: Int = 1)
    case touch(String)
    case doubleTap
    case type(String, interval: Duration? = nil, via: Keyboard = .software)
    case delete(Int = 1, interval: Duration? = nil)
    /// The person pastes a text, or the text that was copied last if this is nil.
    case paste(String? = nil)
    case copy
    /// The person cuts the selected text: it is copied and removed.
    case cut
    /// The person selects the first place in the edited field where this text stands.
    case select(String)
    case selectAll
    case autofill(String)
    case key(Key)
    case set([Change])
    case announce(Announcement)
    case post(Notification)
    case screen([ScreenItem])
    /// The app shows one of the scenario's named screens.
    case show(String)
    /// The app moves the keyboard focus to a text field; nil removes the focus.
    case focus(String?)
    /// The app changes its language to the language with this BCP 47 tag.
    case locale(String)
    /// The screen reader changes its language to the language with this BCP 47 tag.
    case readerLocale(String)
    /// The app takes the steps of the first rule whose requirement holds, otherwise the steps in `otherwise`. Only a
    /// reaction may contain this action.
    case choose([Rule], otherwise: [Step])
    /// Each time, the app takes the next list of steps. After the last list, the app takes the last list again. Actions
    /// with the same name share one counter. Only a reaction may contain this action.
    case turns([[Step]], name: String)
    /// The app repeats steps. Only a reaction may contain this action.
    case every(Ticker)
    /// The app stops the ticker with this name. Only a reaction may contain this action.
    case stop(String)
    /// The app shows the next number of a countdown. Only the steps of a ticker may contain this action.
    case count(Count)
    case reader(Reader)
    case wait(Duration)
    /// The person makes one of the screen reader's own gestures.
    case gesture(Gesture)
    case dismissKeyboard
    /// The app shows a text for a short time in a toast. Only Android has toasts.
    case toast(String)
    /// Another app posts a notification, which the screen reader may say.
    case notification(app: String, text: String)
    /// The person leaves the app and returns after this time.
    case background(Duration)
    case expect(Expectation)
  }

  /// The direction in which a finger swipes on the screen.
  public typealias Direction = AccessibilityModel.Direction

  /// A key of a hardware keyboard other than a character key.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    case tab, `return`, escape
    case leftArrow, rightArrow, upArrow, downArrow
  }

  /// A property of an element or component that the app sets, with its new value.
  public struct Change: Sendable, Hashable {
    /// The id of the element or component to change.
    public var element: String
    /// The name of the property, such as `label`.
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
  /// The delay after the start of the previous step, whether or not speech has ended. If this is nil, the scenario's
  /// pace determines the delay.
  public var after: Duration?
  /// Whether a test fails if the step has an effect. If false, a test fails if a step such as a swipe has no effect.
  public var expectsNothing = false
  /// The line of the step in the scenario file, counted from 1; nil if the step is not written in a file.
  public var line: Int?

  public init(_ action: Action, after: Duration? = nil, expectsNothing: Bool = false, line: Int? = nil) {
    self.action = action
    self.after = after
    self.expectsNothing = expectsNothing
    self.line = line
  }
}
