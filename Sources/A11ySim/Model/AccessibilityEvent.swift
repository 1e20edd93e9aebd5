/// An event on the device that the system reports to a screen reader, whether or not the reader reacts to it.
public enum AccessibilityEvent: Sendable, Hashable {
  // MARK: Screens

  /// The first screen appeared.
  case screenAppeared
  /// The app replaced the screen with another one.
  case screenReplaced
  /// The app posted a screen-changed notification. `to` is the id of the element to which the cursor moves; nil if the
  /// app named no element.
  case screenChanged(to: String?)
  /// The app posted a layout-changed notification. `to` is the id of the element to which the cursor moves; nil if the
  /// app named no element.
  case layoutChanged(to: String?)
  /// The page was scrolled. The text is the app's description of the new position.
  case pageScrolled(SpokenText)
  /// An alert that was hidden appeared.
  case alertAppeared(AccessibilityElement)
  /// An element that was hidden appeared.
  case appeared(AccessibilityElement)
  /// Elements may have appeared on the screen or disappeared from it.
  case elementsChanged

  // MARK: Elements

  /// The app changed an element. `isActedOn` is true if the person activated the element at the same instant. The
  /// activation has then already informed the screen reader of the change.
  case changed(AccessibilityElement, before: AccessibilityElement, isActedOn: Bool)
  /// The person moved an element's value up or down. `moved` is false if the value was already at the end of its range.
  /// `moved` is always true for a stepper.
  case adjusted(AccessibilityElement, moved: Bool)
  /// A custom action of an element was run. The text is the name of the action.
  case actionRan(String, of: AccessibilityElement)

  // MARK: Text

  /// The keyboard focus moved to the text field with this id. The id is nil if no field has the focus any more.
  case focusMoved(to: String?, by: FocusMove)
  /// A keyboard is about to enter a character. `onKey` is true if the person activated a key that the screen shows, and
  /// false if a `type` step enters the character.
  case typed(Character, into: AccessibilityElement, via: Keyboard, onKey: Bool)
  /// The delete key was pressed. The text is the text that the key removed; nil if that text is not known, or if there
  /// was nothing to remove.
  case deleted(String?, from: AccessibilityElement, via: Keyboard)
  /// The text that a field displays changed. Only Android reports this.
  case textChanged(AndroidTextChange, in: AccessibilityElement)
  /// The insertion point moved. `over` is the text between the old and the new position; nil if the insertion point
  /// jumped to the start or end of the field. `byReader` is true if a gesture of the screen reader caused the move.
  case insertionPointMoved(over: String?, in: AccessibilityElement, byReader: Bool)
  /// The whole text of a field was selected. The first value is the text that the field displays. Only Android reports
  /// this.
  case allSelected(String, in: AccessibilityElement, via: Keyboard)
  /// The displayed text of a field was copied. The text is empty if there was nothing to copy. Only Android reports
  /// this.
  case copied(String, from: AccessibilityElement)
  /// The person tried to paste, and there was nothing to paste. Only Android reports this.
  case nothingToPaste
  /// A text is about to be pasted into the edited field.
  case pasted
  /// A one-time code is about to be filled into the edited field.
  case filledIn
  /// The person left the software keyboard: a key of a hardware keyboard that enters no character was pressed, or the
  /// software keyboard is about to be dismissed.
  case keyboardLeft
  /// The shift key of the software keyboard was pressed.
  case shiftPressed
  /// The keys of the software keyboard changed.
  case keysChanged
  /// The person chose the one-time code suggested above the keys.
  case suggestionChosen
  /// The person dismissed the software keyboard.
  case keyboardDismissed

  // MARK: Speech and the system

  /// The app posted an announcement.
  case announced(Announcement)
  /// The app showed a text for a short time in a toast. Only Android has toasts.
  case toast(SpokenText)
  /// Another app posted a notification.
  case notified(app: String, text: String)
  /// The person came back to the app from the background.
  case returned
  /// The screen reader was switched on while the app was running.
  case readerStarted
}

/// The cause of a move of the keyboard focus.
public enum FocusMove: String, Sendable, Hashable, CaseIterable {
  /// The app or a component moved the focus.
  case byApp
  /// A key of a hardware keyboard moved the focus.
  case byKey
  /// The person activated the field.
  case byActivation
  /// The field no longer exists, or the keyboard was dismissed.
  case gone
}
