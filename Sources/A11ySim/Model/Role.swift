/// The kind of an element.
///
/// A role stands for the traits that UIKit gives such a control; `element` has only the traits that are written.
public enum Role: String, Sendable, Hashable, CaseIterable {
  case text, heading, button, link, image, toggle, textField, secureTextField
  /// A field for a search (`UISearchTextField`).
  case searchField
  /// Text of several lines that can be edited (`UITextView`, `TextEditor`).
  case textView
  /// The button of a navigation bar that leads back; its label is the title of the screen before.
  case backButton
  /// A value between two bounds (`UISlider`), spoken in percent.
  case slider
  /// One of several values, changed by swiping up and down.
  case adjustable
  /// A column of a picker wheel.
  case picker
  /// A button that opens a list to choose from.
  case popUpButton
  /// The dots that say which page is shown.
  case pageControl
  /// A button that shows and hides what follows it.
  case disclosure
  /// A progress view or an activity indicator.
  case progress
  /// A key of the software keyboard.
  case key
  /// An element with no traits but those it is given.
  case element
  /// A container. With a label it is announced on entry. The cursor stops on the elements in it. It stops on the
  /// container itself only where the children are combined or ignored, or with grouped navigation.
  case group
  /// A container of the type list: its first and last elements say so.
  case list
  /// A container of the type landmark: its first and last elements say so.
  case landmark
  /// A container of the type data table: its cells say their headers, row and column.
  case table
  /// A container with the trait tab bar: everything in it is a tab.
  case tabBar
  /// A container of segments, each of which says its position, as in “1 of 3”.
  case segmentedControl
  /// A container of two buttons that decrement and increment a value.
  case stepper
  /// A container that is announced when it appears. Nothing outside it can be reached.
  case alert
  /// A container. Nothing outside it can be reached.
  case sheet

  /// Whether a person can type into the element.
  public var isTextField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// Whether the element holds other elements.
  public var isContainer: Bool {
    switch self {
    case .group, .list, .landmark, .table, .tabBar, .segmentedControl, .stepper, .alert, .sheet: true
    default: false
    }
  }

  /// The platform traits that the role implies.
  public var traits: Traits {
    switch self {
    case .text: .staticText
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
