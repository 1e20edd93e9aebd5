/// A set of accessibility properties of an element, for example those that the element's capture does not tell.
public struct ElementProperties: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The accessibility label.
  public static let label = ElementProperties(rawValue: 1 << 0)
  /// The value, for a text field its content.
  public static let value = ElementProperties(rawValue: 1 << 1)
  /// The placeholder of a text field.
  public static let placeholder = ElementProperties(rawValue: 1 << 2)
  /// The hint of the app, without the reader's own.
  public static let hint = ElementProperties(rawValue: 1 << 3)
  /// The traits and states.
  public static let traits = ElementProperties(rawValue: 1 << 4)
  /// The names of the custom actions.
  public static let actions = ElementProperties(rawValue: 1 << 5)
  /// The custom content.
  public static let content = ElementProperties(rawValue: 1 << 6)
  /// The language of the texts.
  public static let language = ElementProperties(rawValue: 1 << 7)
  /// Whether a text field is being edited.
  public static let editing = ElementProperties(rawValue: 1 << 8)
  /// The containers around the element.
  public static let containers = ElementProperties(rawValue: 1 << 9)
  /// Whether nothing outside the element can be reached.
  public static let modality = ElementProperties(rawValue: 1 << 10)

  /// Every property with its name in screen files, in the order of the bits.
  public static let named: [(name: String, property: ElementProperties)] = [
    ("label", .label), ("value", .value), ("placeholder", .placeholder), ("hint", .hint), ("traits", .traits),
    ("actions", .actions), ("content", .content), ("language", .language), ("editing", .editing),
    ("containers", .containers), ("modality", .modality),
  ]

  /// The names of the properties in screen files, in the order of the bits.
  package var names: [String] { Self.named.filter { contains($0.property) }.map(\.name) }

  /// The properties as lines of text name them, in the plural and in the order of the bits, such as “hints”.
  package var plurals: [String] {
    names.map { name in
      switch name {
      case "traits", "actions", "containers", "content", "modality": name
      case "editing": "editing states"
      default: name + "s"
      }
    }
  }
}
