import A11ySim

/// A screen in one language: its elements in reading order, with their roles.
///
/// Strings are matched to elements by their text, so a screen need not know any keys.
public struct StringScreen: Sendable, Hashable {
  /// The name of the screen in messages. It is the name of the scenario file that the screen is in.
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
    /// The element's id on the screen.
    public var id: String
    /// The kind of element, which a screen reader says with the label.
    public var role: Role
    /// The text of the label; nil for none.
    public var label: String?
    /// The text of the value; nil for none.
    public var value: String?
    /// The text of the hint; nil for none.
    public var hint: String?
    /// Whether the element has a state that a screen reader says: selected, switched on or off, or not enabled.
    public var isStateful: Bool
    /// The number of characters that a text field, or a group of text fields with one character each, accepts. Nil if
    /// there is no limit or the element is something else.
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
      // A group of several fields, one for each digit of a code, counts as one field of that length.
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
