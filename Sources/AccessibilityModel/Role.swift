/// The kind of an element, such as a button, a text field or a group.
///
/// A role implies the traits that UIKit gives a control of this kind. The role `element` implies no traits.
public enum Role: String, Sendable, Hashable, CaseIterable {
  case text, heading, button, link, image, toggle, textField, secureTextField
  /// A field for a search (`UISearchTextField`).
  case searchField
  /// Text of several lines that can be edited (`UITextView`, `TextEditor`).
  case textView
  /// Text of several lines that cannot be edited (`UITextView` with `isEditable` false).
  case readOnlyTextView
  /// The back button of a navigation bar. Its label is the title of the previous screen.
  case backButton
  /// A control for a value between two bounds (`UISlider`), spoken in percent.
  case slider
  /// A control other than a slider whose value changes with a swipe up or down.
  case adjustable
  /// A column of a picker wheel (`UIPickerView`).
  case picker
  /// A button that opens a list to choose from.
  case popUpButton
  /// The row of dots that marks the current page (`UIPageControl`).
  case pageControl
  /// A button that shows and hides the content after it.
  case disclosure
  /// A progress view or an activity indicator.
  case progress
  /// A key of the software keyboard.
  case key
  /// An element that has only the traits that the app sets.
  case element
  /// A container whose label is said when the cursor enters it. The cursor stops on the elements inside. The cursor
  /// stops on the container itself only if the children are combined or ignored, or with grouped navigation.
  case group
  /// A container of the type list. The screen reader of iOS says its start with the first element inside, and its end
  /// with the last.
  case list
  /// A container of the type landmark. The screen reader of iOS says its start with the first element inside, and its
  /// end with the last.
  case landmark
  /// A container of the type data table. The headers, row and column of a cell are said with the cell.
  case table
  /// A container with the trait tab bar. Every element inside it is a tab.
  case tabBar
  /// A container of segments (`UISegmentedControl`). The screen reader of iOS says each segment with its position, as
  /// in “1 of 3”.
  case segmentedControl
  /// A container of two buttons that decrement and increment a value (`UIStepper`).
  case stepper
  /// A modal container that is announced when it appears. The cursor cannot reach anything outside it.
  case alert
  /// A modal container. The cursor cannot reach anything outside it.
  case sheet

  /// The role with its article, for messages: “an image”.
  package var withArticle: String { ("aeiou".contains(rawValue.first!) ? "an " : "a ") + rawValue }

  /// Whether a person can type into elements with this role. False for `readOnlyTextView`.
  public var isTextField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// Whether elements with this role can contain other elements.
  public var isContainer: Bool {
    switch self {
    case .group, .list, .landmark, .table, .tabBar, .segmentedControl, .stepper, .alert, .sheet: true
    default: false
    }
  }

  /// The UIKit traits that the role implies.
  public var traits: Traits {
    switch self {
    case .text, .readOnlyTextView: .staticText
    case .heading: .header
    case .button, .disclosure: .button
    case .link: .link
    case .image: .image
    case .toggle: [.button, .toggle]
    case .textField, .textView: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .searchField: .searchField
    case .backButton: .backButton
    case .slider, .adjustable, .pageControl: .adjustable
    case .picker: [.pickerElement, .adjustable]
    case .popUpButton: .popUpButton
    case .progress: .updatesFrequently
    case .key: .keyboardKey
    case .tabBar: .tabBar
    case .alert: .alert
    case .element, .group, .list, .landmark, .table, .segmentedControl, .stepper, .sheet: []
    }
  }
}
