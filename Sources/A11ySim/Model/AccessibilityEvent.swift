/// An event on the device that the system reports to a screen reader, whether or not the reader reacts to it.
public enum AccessibilityEvent: Sendable, Hashable {
  // MARK: Screens

  /// The first screen appeared.
  case screenAppeared
  /// The app replaced the screen with another one.
  case screenReplaced
  /// The app posted that the screen changed. It may name the element to which the cursor moves.
  case screenChanged(to: String?)
  /// The app posted that the layout changed. It may name the element to which the cursor moves.
  case layoutChanged(to: String?)
  /// The page was scrolled, and the app describes the new position.
  case pageScrolled(SpokenText)
  /// An alert that was hidden appeared.
  case alertAppeared(AccessibilityElement)
  /// An element that was hidden appeared.
  case appeared(AccessibilityElement)
  /// Elements may have appeared or disappeared.
  case elementsChanged

  // MARK: Elements

  /// The app changed an element. `isActedOn` is true if the person activated it at the same instant; the reader then
  /// already knows of the change from the activation.
  case changed(AccessibilityElement, before: AccessibilityElement, isActedOn: Bool)
  /// The person changed an element's value by a step; `moved` is false at the end of its range.
  case adjusted(AccessibilityElement, moved: Bool)
  /// A custom action of an element was run.
  case actionRan(String, of: AccessibilityElement)

  // MARK: Text

  /// The keyboard focus moved to a text field, or left the last one.
  case focusMoved(to: String?, by: FocusMove)
  /// A key is about to enter a character. `onKey` is true if the person moved to the key on the screen.
  case typed(Character, into: AccessibilityElement, via: Keyboard, onKey: Bool)
  /// The delete key was pressed. The text is the removed one. It is nil if the text is not known, or if there was
  /// nothing to remove.
  case deleted(String?, from: AccessibilityElement, via: Keyboard)
  /// The text that a field displays changed. Only Android reports this.
  case textChanged(AndroidTextChange, in: AccessibilityElement)
  /// The insertion point moved over a text, or to the start or end of the field. `byReader` is true if a gesture of
  /// the reader moved it.
  case insertionPointMoved(over: String?, in: AccessibilityElement, byReader: Bool)
  /// The whole text of a field was selected. The text is the displayed one. Only Android reports this.
  case allSelected(String, in: AccessibilityElement, via: Keyboard)
  /// The text of a field was copied. The text is the displayed one; it is empty if there was nothing to copy. Only Android
  /// reports this.
  case copied(String, from: AccessibilityElement)
  /// The person tried to paste, and there was nothing to paste. Only Android reports this.
  case nothingToPaste
  /// A text is about to be pasted into the edited field.
  case pasted
  /// A code is about to be filled into the edited field.
  case filledIn
  /// The person moved the hands away from the software keyboard.
  case keyboardLeft
  /// The shift key of the software keyboard was pressed.
  case shiftPressed
  /// The software keyboard shows other keys.
  case keysChanged
  /// The person chose the code suggested above the keys.
  case suggestionChosen
  /// The person dismissed the software keyboard.
  case keyboardDismissed

  // MARK: Speech and the system

  /// The app posted an announcement.
  case announced(Announcement)
  /// The app showed a text for a short time. Only Android has such a view.
  case toast(SpokenText)
  /// Another app posted a notification.
  case notified(app: String, text: String)
  /// The person came back to the app.
  case returned
  /// The reader was switched on while the app was running.
  case readerStarted
}

/// The cause of a move of the keyboard focus.
public enum FocusMove: String, Sendable, Hashable, CaseIterable {
  /// The app or a component moved it.
  case byApp
  /// A key of a hardware keyboard moved it.
  case byKey
  /// The person activated the field.
  case byActivation
  /// The field no longer exists, or the keyboard was dismissed.
  case gone
}
