import A11ySim

/// A screen as it is in one language: what stands beside what, and in which role.
///
/// The strings on it are found by what they say, so a screen needs to know nothing of keys.
public struct StringScreen: Sendable, Hashable {
  /// What the screen is called in messages: the file of its scenario.
  public var name: String
  /// BCP 47 tag of its texts.
  public var language: String
  /// What a screen reader stops at, in reading order.
  public var elements: [Element]

  /// Creates a screen.
  public init(name: String, language: String, elements: [Element]) {
    self.name = name
    self.language = language
    self.elements = elements
  }

  /// A screen of an accessibility tree.
  public init(name: String, language: String, tree: AccessibilityTree) {
    self.init(name: name, language: language, elements: Self.elements(of: tree.elements))
  }

  /// What a screen reader stops at.
  public struct Element: Sendable, Hashable {
    /// Its id on the screen.
    public var id: String
    /// What it is.
    public var role: Role
    /// Its name.
    public var label: String?
    /// What it holds.
    public var value: String?
    /// What will happen.
    public var hint: String?
    /// Whether it is selected, switched on, or not enabled: states that are said of it besides.
    public var isStateful: Bool
    /// How many characters it takes; nil where that is not limited, or it takes none.
    public var length: Int?

    /// Creates an element.
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
      // As many fields in a group as a code has digits are one field of that length.
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
