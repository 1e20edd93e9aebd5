/// A set of accessibility properties, for example the properties that a capture of an element lacks.
public struct ElementProperties: OptionSet, Sendable, Hashable {
  /// The bits of the set. They can differ between versions of this library, so do not store them.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The accessibility label, which is the element's name.
  public static let label = ElementProperties(rawValue: 1 << 0)
  /// The accessibility value. For a text field, this is its text.
  public static let value = ElementProperties(rawValue: 1 << 1)
  /// The text that an empty text field shows.
  public static let placeholder = ElementProperties(rawValue: 1 << 2)
  /// The hint that the app sets. This does not include the hints that the screen reader adds.
  public static let hint = ElementProperties(rawValue: 1 << 3)
  /// The traits, including states such as `selected`.
  public static let traits = ElementProperties(rawValue: 1 << 4)
  /// The names of the custom actions, in their order.
  public static let actions = ElementProperties(rawValue: 1 << 5)
  /// The additional information that a person can ask for (`AXCustomContent`).
  public static let content = ElementProperties(rawValue: 1 << 6)
  /// The language that the app declares for the element's texts.
  public static let language = ElementProperties(rawValue: 1 << 7)
  /// Whether a text field is being edited, which means that it has the keyboard focus.
  public static let editing = ElementProperties(rawValue: 1 << 8)
  /// The containers around the element, such as lists and tables.
  public static let containers = ElementProperties(rawValue: 1 << 9)
  /// Whether the element is modal, so that the screen reader cannot reach anything outside it.
  public static let modality = ElementProperties(rawValue: 1 << 10)

  /// The state in the app's words, on Android.
  public static let stateDescription = ElementProperties(rawValue: 1 << 11)
  /// The role in the app's words, on Android.
  public static let roleDescription = ElementProperties(rawValue: 1 << 12)
  /// The bounds and the kind of an adjustable value, on Android.
  public static let range = ElementProperties(rawValue: 1 << 13)
  /// The size of a list or grid, and the row and column of each item in it, on Android.
  public static let collection = ElementProperties(rawValue: 1 << 14)
  /// The view that labels the element, on Android.
  public static let labeledBy = ElementProperties(rawValue: 1 << 15)
  /// The error message of an invalid input, on Android.
  public static let error = ElementProperties(rawValue: 1 << 16)
  /// Whether changes are announced while the focus is elsewhere, on Android.
  public static let liveRegion = ElementProperties(rawValue: 1 << 17)
  /// The title of a part of the screen, on Android.
  public static let paneTitle = ElementProperties(rawValue: 1 << 18)
  /// The text that a long press shows, on Android.
  public static let tooltip = ElementProperties(rawValue: 1 << 19)

  /// Whether the element is disabled.
  public static let enabled = ElementProperties(rawValue: 1 << 20)
  /// Whether the element is selected.
  public static let selected = ElementProperties(rawValue: 1 << 21)
  /// Whether a text is a heading.
  public static let heading = ElementProperties(rawValue: 1 << 22)
  /// The elements that are disabled or have no name: some tools list only those that can be used and named.
  public static let unlisted = ElementProperties(rawValue: 1 << 23)

  /// Every property with its name in screen files, in the order of the bits.
  public static let named: [(name: String, property: ElementProperties)] = [
    ("label", .label), ("value", .value), ("placeholder", .placeholder), ("hint", .hint), ("traits", .traits),
    ("actions", .actions), ("content", .content), ("language", .language), ("editing", .editing),
    ("containers", .containers), ("modality", .modality), ("stateDescription", .stateDescription),
    ("roleDescription", .roleDescription), ("range", .range), ("collection", .collection), ("labeledBy", .labeledBy),
    ("error", .error), ("liveRegion", .liveRegion), ("paneTitle", .paneTitle), ("tooltip", .tooltip),
    ("enabled", .enabled), ("selected", .selected), ("heading", .heading), ("unlisted", .unlisted),
  ]

  /// The names of all properties in the set, as a screen file lists them.
  package var allNames: [String] { Self.named.filter { contains($0.property) }.map(\.name) }

  /// The names of the properties for people. Traits stand for the states and kinds that they contain.
  package var names: [String] { (contains(.traits) ? subtracting([.selected, .heading]) : self).allNames }

  /// The names of the properties in messages, in the plural, such as “hints”.
  package var plurals: [String] {
    names.map { name in
      switch name {
      case "traits", "actions", "containers", "content", "modality": name
      case "editing": "editing states"
      case "stateDescription": "state descriptions"
      case "roleDescription": "role descriptions"
      case "labeledBy": "labels by other elements"
      case "liveRegion": "live regions"
      case "paneTitle": "pane titles"
      case "enabled": "disabled states"
      case "selected": "selected states"
      case "unlisted": "disabled or unnamed elements"
      default: name + "s"
      }
    }
  }
}
