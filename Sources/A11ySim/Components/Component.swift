/// A control's behaviour: its accessibility tree now, and what it does with what happens to it.
///
/// Ids of elements are the component's own (`1`, `helper`); a session writes them `code.1`, `code.helper`.
public protocol Component: Sendable {
  /// Its accessibility tree now.
  var elements: [AccessibilityElement] { get }

  /// Takes one input, changes its state, and says what follows from it.
  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect]

  /// What it is built for; iOS unless it says otherwise. A screen reader of another platform does not read it.
  var platform: Platform { get }

  /// What its documentation says it does; nothing unless it says otherwise.
  var promises: Set<Promise> { get }
}

extension Component {
  /// iOS.
  public var platform: Platform { .iOS }

  /// Nothing.
  public var promises: Set<Promise> { [] }
}

/// Something a component's documentation says it does, so that an audit can hold it to that.
public enum Promise: String, Sendable, Hashable, CaseIterable {
  /// The keyboard focus is not moved on appearing while a screen reader runs.
  case noAutofocusWithScreenReader
}

/// What can happen to a component. Elements are named by the component's own ids.
public enum ComponentInput: Sendable, Hashable {
  /// It was put on a screen, or the screen reader was switched, or the language changed.
  case environmentChanged
  /// Its screen appeared.
  case appear
  /// One of its elements was activated by a double tap. Text fields have become first responder by then.
  case activated(String)
  /// The keyboard focus is now in this text field of the component, or in none of them.
  case focusChanged(String?)
  /// Text arrived in a field at once: a typed character, a pasteboard's content, an autofilled code.
  case insertText(String, in: String)
  /// The delete key was pressed in a field.
  case deleteBackward(in: String)
  /// The person moved the insertion point of a field: characters before it, 0 to the length of its text.
  case insertionPointMoved(Int, in: String)
  /// The person selected all the text of a field.
  case selectAll(in: String)
  /// The return key was pressed in a field.
  case submit(in: String)
  /// The app set a property.
  case set(property: String, to: String)
  /// A timer the component had scheduled.
  case timer(String)
}

/// What follows from an input. Elements are named by the component's own ids; `""` is the component itself.
public enum Effect: Sendable, Hashable {
  /// The keyboard focus moves to a text field, or is given up.
  case focus(String?)
  /// Something is posted for the screen reader to say.
  case announce(Announcement)
  /// The value the app sees, or that of an element, is now this.
  case value(String, of: String = "")
  /// The app is told that the input is complete.
  case completed(String)
  /// An element can or can no longer be used.
  case enabled(String, Bool)
  /// The component wrote to the log.
  case log(String)
  /// The app has crashed; the text is what the crash report would say.
  case crash(String)
  /// The component wants `ComponentInput.timer` with this name after a delay. A later one of the same name replaces it.
  case schedule(String, after: Duration)
}
