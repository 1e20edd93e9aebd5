/// What an element is.
///
/// A role stands for the traits UIKit gives such a control; `element`
/// has only those that are written.
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
  /// Nothing but the traits it is given.
  case element
  /// A container. With a label it is announced on entry. The cursor stops on what is in it; on the container itself only
  /// where its children are combined or ignored, or with grouped navigation.
  case group
  /// A container of the type list: its first and last elements say so.
  case list
  /// A container of the type landmark: its first and last elements say so.
  case landmark
  /// A container of the type data table: its cells say their headers, row and column.
  case table
  /// A container with the trait tab bar: everything in it is a tab.
  case tabBar
  /// A container of segments, each of which says which one of how many it is.
  case segmentedControl
  /// A container of two buttons that decrement and increment a value.
  case stepper
  /// A container that is announced when it appears, and outside which nothing can be reached.
  case alert
  /// A container outside which nothing can be reached.
  case sheet

  /// Whether a person types into it.
  public var isTextField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// Whether it holds other elements.
  public var isContainer: Bool {
    switch self {
    case .group, .list, .landmark, .table, .tabBar, .segmentedControl, .stepper, .alert, .sheet: true
    default: false
    }
  }

  /// The platform traits that come with it.
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
