import AccessibilityModel

/// A model of a control's behaviour: its current accessibility tree, and its reactions to inputs.
///
/// Element ids are local to the component, such as `1` or `helper`. The session adds the component's id as a prefix, as
/// in `code.1`.
public protocol Component: Sendable {
  /// The current accessibility tree, in reading order.
  var elements: [AccessibilityElement] { get }

  /// Handles one input and returns its effects in the order in which they happen.
  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect]

  /// The platform for which the component is built; iOS by default. If `form(for:)` returns nil for the platform of the
  /// screen reader, the screen reader is silent while the component is on the screen.
  var platform: Platform { get }

  /// Returns the component's variant for a platform, in its initial state; nil if the component's project has no
  /// variant for the platform.
  ///
  /// By default, a component has only the variant for its own platform. A Flutter component is also available on
  /// Android, because Flutter apps run on Android.
  func form(for platform: Platform) -> (any Component)?

  /// Behaviour that the component's documentation promises; empty by default.
  var promises: Set<Promise> { get }

  /// The strings that the component ships, with their sources; nil by default. Texts that name a key of this catalogue
  /// are explained by it.
  var phrases: PhraseCatalogue? { get }
}

extension Component {
  /// The default for components that do not declare a platform: iOS.
  public var platform: Platform { .iOS }

  /// Returns the component itself if it can run on the given platform; otherwise nil.
  public func form(for platform: Platform) -> (any Component)? { self.platform.runs(on: platform) ? self : nil }

  /// The default for components that declare no promises: an empty set.
  public var promises: Set<Promise> { [] }

  /// The default for components that ship no catalogue: nil.
  public var phrases: PhraseCatalogue? { nil }
}

/// A behaviour that the documentation of a component promises. An audit can check the promise.
public enum Promise: String, Sendable, Hashable, CaseIterable {
  /// The component does not take the keyboard focus when it appears while a screen reader runs.
  case noAutofocusWithScreenReader
}

/// An input to a component. Inputs name elements by their local ids, such as `1`.
public enum ComponentInput: Sendable, Hashable {
  /// The component was put on a screen, the app's language changed, or a screen reader was started, stopped or
  /// replaced.
  case environmentChanged
  /// The screen that contains the component appeared.
  case appear
  /// An element was activated by a double tap. If the element is a text field, it is already the first responder.
  case activated(String)
  /// The keyboard focus moved to the text field with this id; nil if the focus left the component.
  case focusChanged(String?)
  /// Text arrived in a field in one piece: a typed character, the content of the pasteboard or an autofilled code.
  case insertText(String, in: String)
  /// The delete key was pressed in the field with this id.
  case deleteBackward(in: String)
  /// The person moved the insertion point of a field to this offset, in characters from 0 to the text's length.
  case insertionPointMoved(Int, in: String)
  /// The person selected all text of the field with this id.
  case selectAll(in: String)
  /// The return key was pressed in the field with this id.
  case submit(in: String)
  /// The person did something by a gesture of the screen reader, while its cursor was on the element with this id.
  case gesture(ComponentGesture, on: String)
  /// The app set a property of the component, as with a `set` step.
  case set(property: String, to: String)
  /// The timer with this name ended. `Effect.schedule` started the timer.
  case timer(String)
}

/// An effect of an input. Effects name elements by their local ids, such as `1`. The id `""` means the component
/// itself.
public enum Effect: Sendable, Hashable {
  /// The keyboard focus moves to a text field; nil removes the focus and closes the keyboard.
  case focus(String?)
  case announce(Announcement)
  /// The component posts a notification to the platform. The notification names elements by their local ids.
  case post(AppNotification)
  /// The value of the element with the id `of` changed to this text. The id `""` means the component's own value, which
  /// the app sees.
  case value(String, of: String = "")
  /// The component reports this complete input to the app.
  case completed(String)
  /// An element was enabled (true) or disabled (false).
  case enabled(String, Bool)
  case log(String)
  /// The app crashed with this message in the crash report.
  case crash(String)
  /// The component asks for a `ComponentInput.timer` with this name after a delay. A later request with the same name
  /// replaces an earlier request.
  case schedule(String, after: Duration)
}

/// What a person does by a gesture of the screen reader, besides activating and editing.
public enum ComponentGesture: Sendable, Hashable {
  /// The custom action with this name was run.
  case action(String)
  /// The link with these words, within a text, was opened.
  case link(String)
  /// The person scrolled in this direction.
  case scroll(Direction)
  /// The person changed the value by a number of steps, which is negative for a decrease.
  case adjust(by: Int)
  /// The person went back or wanted to close something.
  case escape
  /// The person made a double tap with two fingers.
  case magicTap
  /// The cursor of the screen reader reached the element.
  case reached

  /// The gesture for an event that a screen reader offers; nil if components are told of the event in another way.
  init?(_ event: ElementEvent, _ detail: String?) {
    switch event {
    case .escape: self = .escape
    case .magicTap: self = .magicTap
    case .scroll:
      guard let direction = detail.flatMap(Direction.init) else { return nil }
      self = .scroll(direction)
    default: return nil
    }
  }
}
