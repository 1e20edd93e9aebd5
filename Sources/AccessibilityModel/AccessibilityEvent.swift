/// An event that the system reports to a screen reader, whether or not the reader reacts to it.
public enum AccessibilityEvent: Sendable, Hashable {
  // MARK: Screens

  /// The first screen appeared.
  case screenAppeared
  /// The app replaced the screen, as in a step `screen` or `show`.
  case screenReplaced
  /// The app posted a screen-changed notification. `to` is the id of the element to which the cursor moves; nil if the
  /// app named no element.
  case screenChanged(to: String?)
  /// The app posted a layout-changed notification. `to` is the id of the element to which the cursor moves; nil if the
  /// app named no element.
  case layoutChanged(to: String?)
  /// The app moves the cursor to the element with this id.
  case focusRequested(String)
  /// The page was scrolled to a position that the app describes with this text.
  case pageScrolled(SpokenText)
  /// An alert that was hidden appeared.
  case alertAppeared(AccessibilityElement)
  /// An element that was hidden appeared.
  case appeared(AccessibilityElement)
  /// Elements may have appeared on the screen or disappeared from it.
  case elementsChanged

  // MARK: Elements

  /// The app changed an element. `isActedOn` is true if the person activated the element at the same time. The result
  /// of the activation then includes the change.
  case changed(AccessibilityElement, before: AccessibilityElement, isActedOn: Bool)
  /// The person moved an element's value up or down. `moved` is false if the value was already at the end of its range.
  /// For a stepper, `moved` is always true.
  case adjusted(AccessibilityElement, moved: Bool)
  /// The custom action with this name was run.
  case actionRan(String, of: AccessibilityElement)

  // MARK: Text

  /// The keyboard focus moved to the text field with this id. The id is nil if no field has the focus any more.
  case focusMoved(to: String?, by: FocusMove)
  /// A keyboard is about to enter a character. `onKey` is true if the person activated a key on the screen, and false
  /// if a `type` step enters the character.
  case typed(Character, into: AccessibilityElement, via: Keyboard, onKey: Bool)
  /// The delete key was pressed and removed this text. Nil if the text is not known, or if there was nothing to remove.
  case deleted(String?, from: AccessibilityElement, via: Keyboard)
  /// The displayed text of a field changed. Only Android reports this event.
  case textChanged(AndroidTextChange, in: AccessibilityElement)
  /// The insertion point moved. `over` is the text between the old and the new position; nil for a jump to the start or
  /// end of the field. `byReader` is true if a gesture of the screen reader caused the move.
  case insertionPointMoved(over: String?, in: AccessibilityElement, byReader: Bool)
  /// The whole displayed text of a field was selected.
  case allSelected(String, in: AccessibilityElement, via: Keyboard)
  /// The selected part of a field's displayed text changed, to the characters `range` from `before`. `content` is the whole
  /// displayed text.
  case selected(Range<Int>?, before: Range<Int>?, content: String, in: AccessibilityElement)
  /// Displayed text of a field was copied. The text is empty if there was nothing to copy. `isSelected` says whether the text
  /// was selected.
  case copied(String, from: AccessibilityElement, isSelected: Bool)
  /// The selected part of a field's displayed text was cut. The text is empty if nothing was selected. `isAll` says whether
  /// nothing is left.
  case cut(String, from: AccessibilityElement, isAll: Bool)
  /// The person tried to paste, but nothing had been copied. Only Android reports this event.
  case nothingToPaste
  /// A text is about to be pasted into the edited field.
  case pasted
  /// A one-time code is about to be filled into the edited field.
  case filledIn
  /// The person left the software keyboard. Either a hardware key that enters no character was pressed, or the software
  /// keyboard is about to be dismissed.
  case keyboardLeft
  /// The shift key of the software keyboard was pressed. The letter keys have already changed.
  case shiftPressed
  /// The software keyboard switched between letters and numbers.
  case keysChanged
  /// The person chose the one-time code suggested above the keys.
  case suggestionChosen
  /// The person dismissed the software keyboard. The field has already lost the focus.
  case keyboardDismissed

  // MARK: Speech and the system

  /// The app or a component posted an announcement.
  case announced(Announcement)
  /// The app showed a text for a short time in a toast. Only Android has toasts.
  case toast(SpokenText)
  /// Another app posted a notification. `app` is the name of the other app.
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
