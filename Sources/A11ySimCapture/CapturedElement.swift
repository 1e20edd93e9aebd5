/// An accessibility element or a container, as written to a screen file.
struct CapturedElement: Sendable, Hashable {
  /// The app's accessibility identifier; empty if there is none. `CapturedScreen` replaces the identifier with an id
  /// that is unique on the screen.
  var id = ""
  var kind: Kind
  var label: String?
  var value: String?
  var placeholder: String?
  var hint: String?
  /// The raw value of the element's `UIAccessibilityTraits`, without bit 21 (see `isEditing`).
  var traits: UInt64 = 0
  var language: String?
  var frame: Frame?
  var actions: [String] = []
  var content: [Content] = []
  /// The number of characters in a secure field; nil for any other element.
  var length: Int?
  var isEditing = false
  var isModal = false
  /// Whether the element is in a data table. Its row and column are not captured, and the screen file marks them as
  /// unknown.
  var isInTable = false
  var children: [CapturedElement] = []

  /// A rectangle in points, with the origin at the top left of the screen.
  struct Frame: Sendable, Hashable {
    var x, y, width, height: Double
  }

  /// An item of the custom content (`AXCustomContent`).
  struct Content: Sendable, Hashable {
    var label: String
    var value: String
    var isImportant: Bool
  }

  /// A role in a capture. The raw value is the name in screen files.
  enum Kind: String, Sendable {
    case text, heading, button, link, image, toggle, textField, secureTextField, searchField, textView, readOnlyTextView
    case backButton, slider, adjustable, picker, popUpButton, pageControl, progress, key, element
    case group, list, landmark, table, tabBar, segmentedControl, alert

    /// The trait bits that the role implies in a screen file.
    var traits: UInt64 {
      let names: [String] =
        switch self {
        case .text, .readOnlyTextView: ["staticText"]
        case .heading: ["header"]
        case .button: ["button"]
        case .link: ["link"]
        case .image: ["image"]
        case .toggle: ["button", "toggle"]
        case .textField, .textView: ["textEntry"]
        case .secureTextField: ["textEntry", "secureTextField"]
        case .searchField: ["searchField"]
        case .backButton: ["backButton"]
        case .slider, .adjustable, .pageControl: ["adjustable"]
        case .picker: ["pickerElement", "adjustable"]
        case .popUpButton: ["popUpButton"]
        case .progress: ["updatesFrequently"]
        case .key: ["keyboardKey"]
        case .tabBar: ["tabBar"]
        case .alert: ["alert"]
        case .element, .group, .list, .landmark, .table, .segmentedControl: []
        }
      return names.reduce(0) { $0 | CapturedElement.bit($1) }
    }
  }

  /// The traits that a screen file can name, with their bit numbers. Numbers that UIKit does not publish come from
  /// AccessibilitySnapshot and WebDriverAgent.
  static let traitNames: [(name: String, bit: UInt64)] = [
    ("button", 0), ("link", 1), ("image", 2), ("selected", 3), ("playsSound", 4), ("keyboardKey", 5), ("staticText", 6),
    ("summaryElement", 7), ("notEnabled", 8), ("updatesFrequently", 9), ("searchField", 10), ("startsMediaSession", 11),
    ("adjustable", 12), ("allowsDirectInteraction", 13), ("causesPageTurn", 14), ("tabBar", 15), ("header", 16),
    ("textEntry", 18), ("pickerElement", 19), ("secureTextField", 24), ("backButton", 27), ("tab", 28),
    ("draggable", 38), ("popUpButton", 40), ("toggle", 53), ("alert", 56),
  ]

  var traitsBeyondRole: [String] {
    let beyond = traits & ~kind.traits
    return Self.traitNames.filter { beyond & 1 << $0.bit != 0 }.map(\.name)
  }

  static func bit(_ name: String) -> UInt64 {
    traitNames.first { $0.name == name }.map { 1 << $0.bit } ?? 0
  }
}
