import AccessibilityModel

/// A screen in one language: its elements in reading order, with their roles.
///
/// Strings are matched to elements by their text, so a screen need not contain keys.
public struct StringScreen: Sendable, Hashable {
  /// The name of the screen in messages. For a screen in a scenario, it is the name of the scenario file.
  public var name: String
  /// The BCP 47 tag of the screen's texts.
  public var language: String
  /// The elements that the screen reader's cursor can reach, in reading order.
  public var elements: [Element]

  public init(name: String, language: String, elements: [Element]) {
    self.name = name
    self.language = language
    self.elements = elements
  }

  public init(name: String, language: String, tree: AccessibilityTree) {
    self.init(name: name, language: language, elements: Self.elements(of: tree.elements))
  }

  /// An element of a screen that the screen reader's cursor can reach.
  public struct Element: Sendable, Hashable {
    /// The element's id, which is unique on its screen.
    public var id: String
    /// The role. A screen reader says the role with the label.
    public var role: Role
    /// The label in the screen's language; nil if the element has none.
    public var label: String?
    /// The value in the screen's language; nil if the element has none.
    public var value: String?
    /// The hint in the screen's language; nil if the element has none.
    public var hint: String?
    /// Whether the element has a state that a screen reader says: selected, switched on or off, or not enabled.
    public var isStateful: Bool
    /// The maximum number of characters in a text field; nil for no maximum. For a group of text fields with one
    /// character each, this is the number of fields. Nil for all other elements.
    public var length: Int?

    public init(
      id: String = "element", role: Role, label: String? = nil, value: String? = nil, hint: String? = nil,
      isStateful: Bool = false, length: Int? = nil
    ) {
      self.id = id
      self.role = role
      self.label = label
      self.value = value
      self.hint = hint
      self.isStateful = isStateful
      self.length = length
    }
  }

  private static func elements(of elements: [AccessibilityElement]) -> [Element] {
    elements.flatMap { element -> [Element] in
      if element.isHidden { return [] }
      // A group of several fields, one for each digit of a verification code, counts as one field of that length.
      let fields = element.children.filter { $0.role.isTextField && !$0.isHidden }
      var own = Element(
        id: element.id, role: element.role, label: element.label?.string, value: element.value?.string,
        hint: element.hint,
        isStateful: !element.traits.isDisjoint(with: [.selected, .notEnabled]) || element.role == .toggle)
      if fields.count > 1 { own.length = fields.count }
      return [own] + Self.elements(of: element.children)
    }
  }
}
