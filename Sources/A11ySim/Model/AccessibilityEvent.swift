/// Something that happened on the device and that a screen reader learns of, whatever it makes of it.
public enum AccessibilityEvent: Sendable, Hashable {
  // MARK: Screens

  /// The first screen appeared.
  case screenAppeared
  /// The app put another screen in the place of the one before.
  case screenReplaced
  /// The app said that the screen changed, and names the element to begin with.
  case screenChanged(to: String?)
  /// The app said that the layout changed, and names the element to go to.
  case layoutChanged(to: String?)
  /// The page was scrolled, and the app says where to.
  case pageScrolled(SpokenText)
  /// An alert that was hidden appeared.
  case alertAppeared(AccessibilityElement)
  /// An element that was hidden appeared.
  case appeared(AccessibilityElement)
  /// Elements may have come or gone.
  case elementsChanged

  // MARK: Elements

  /// The app changed an element; `isActedOn` where the person has activated it in this instant, which told the reader of it.
  case changed(AccessibilityElement, before: AccessibilityElement, isActedOn: Bool)
  /// The person changed an element's value by a step; `moved` is false at the end of its range.
  case adjusted(AccessibilityElement, moved: Bool)
  /// A custom action of an element was run.
  case actionRan(String, of: AccessibilityElement)

  // MARK: Text

  /// The keyboard focus came to a text field, or left the last one.
  case focusMoved(to: String?, by: FocusMove)
  /// A key is about to enter a character; `onKey` where the person went to the key on the screen.
  case typed(Character, into: AccessibilityElement, via: Keyboard, onKey: Bool)
  /// The delete key was pressed; nil when it is not known what it took away, or when there was nothing.
  case deleted(String?, from: AccessibilityElement, via: Keyboard)
  /// The insertion point moved over a text, or to an end of the field; `byReader` where a gesture of the reader did it.
  case insertionPointMoved(over: String?, in: AccessibilityElement, byReader: Bool)
  /// A text is about to be pasted into the edited field.
  case pasted
  /// A code is about to be filled into the edited field.
  case filledIn
  /// The person's hands leave the software keyboard.
  case keyboardLeft
  /// The shift key of the software keyboard was pressed.
  case shiftPressed
  /// The software keyboard shows other keys.
  case keysChanged
  /// The suggestion of a code above the keys was chosen.
  case suggestionChosen
  /// The person has put the software keyboard away.
  case keyboardDismissed

  // MARK: Speech and the system

  /// The app asked for something to be said.
  case announced(Announcement)
  /// Another app posted a notification.
  case notified(app: String, text: String)
  /// The person came back to the app.
  case returned
  /// The reader was switched on while the app was running.
  case readerStarted
}

/// What moved the keyboard focus.
public enum FocusMove: String, Sendable, Hashable, CaseIterable {
  /// The app, or a component.
  case byApp
  /// A key of a hardware keyboard.
  case byKey
  /// The person activated the field.
  case byActivation
  /// The field is no longer there, or the keyboard was put away.
  case gone
}
