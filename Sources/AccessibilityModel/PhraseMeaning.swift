/// What a phrase of a screen reader tells about an element, whichever words the reader has for it. Code that knows no
/// reader asks for a meaning, never for the key of a phrase.
public enum PhraseMeaning: String, Sendable, Hashable, CaseIterable {
  // Roles, in the order of lists.
  case heading, button, link, image, textField, secureTextField, switchButton, backButton, tab, adjustable
  case searchField, pickerItem, popUpButton, draggable, alert, multiLineTextField, toggleButton
  // States, in the order of lists.
  case on, off, mixed, selected, dimmed, isEditing, pressed, notPressed, collapsed, expanded
  case required, invalid, inProgress
  /// The number of characters in a secure field.
  case characterCount
  /// The number of bullets in a field that shows bullets for its characters.
  case bulletCount
  /// The position among several elements or pages, such as “2 of 3”.
  case position
  /// A single character, by its name or as a capital letter.
  case character

  /// Whether the meaning is a role of an element.
  public var isRole: Bool {
    switch self {
    case .heading, .button, .link, .image, .textField, .secureTextField, .switchButton, .backButton, .tab,
      .adjustable, .searchField, .pickerItem, .popUpButton, .draggable, .alert, .multiLineTextField, .toggleButton:
      true
    default: false
    }
  }

  /// Whether the meaning is a state of an element.
  public var isState: Bool {
    switch self {
    case .on, .off, .mixed, .selected, .dimmed, .isEditing, .pressed, .notPressed, .collapsed, .expanded, .required,
      .invalid, .inProgress:
      true
    default: false
    }
  }
}
