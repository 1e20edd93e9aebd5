/// A label that the system gives an element, in the screen reader's own words, such as “increment” for a part of a
/// stepper. Each screen reader has its own phrase for it, or none.
public enum SystemLabel: String, Sendable, Hashable, CaseIterable {
  case increment, decrement
  /// The control that closes a pop-up or sheet.
  case dismissPopUp
  case dismissContextMenu
  case deleteKey, spaceKey, shiftKey, returnKey, numbersKey, lettersKey
  /// The keyboard's suggestion of a one-time code. The element's label has the code.
  case codeSuggestion
}
