/// One element of a screen as assistive technology sees it, or a container of such elements.
public struct AccessibilityElement: Sendable, Hashable, Identifiable {
  /// Unique on its screen. Parts of a component are written `code.1`, `code.helper`.
  public var id: String
  /// What it is.
  public var role: Role
  /// Its name.
  public var label: SpokenText?
  /// What it holds now. Never the content of a secure field: that is only counted, in `text`.
  public var value: SpokenText?
  /// What an empty field shows; spoken only where the real control exposes it to assistive technology.
  public var placeholder: String?
  /// What will happen, in the app's words; spoken after a pause.
  public var hint: String?
  /// States and traits beyond those its role implies.
  public var traits: Traits
  /// BCP 47 tag of its texts where it differs from the app's.
  public var language: String?
  /// Where it is, in points from the top left of the screen.
  public var frame: Frame?
  /// Names of its custom actions, in order.
  public var actions: [String]
  /// Which one it is of how many, where the platform says so.
  public var position: Position?
  /// Editing state of a text field; nil elsewhere.
  public var text: TextState?
  /// What is drawn on the screen in its place, where that is known and differs from what is exposed.
  public var drawn: String?
  /// The part of what is drawn that is underlined; nil for none.
  public var underlined: String?
  /// Whether assistive technology cannot reach it, though it is drawn, or though the keyboard can be in it.
  public var isHidden: Bool
  /// Elements inside it; only a group has any.
  public var children: [AccessibilityElement]

  /// Creates an element.
  public init(
    id: String, role: Role, label: SpokenText? = nil, value: SpokenText? = nil, placeholder: String? = nil,
    hint: String? = nil, traits: Traits = [], language: String? = nil, frame: Frame? = nil, actions: [String] = [],
    position: Position? = nil, text: TextState? = nil, drawn: String? = nil, underlined: String? = nil,
    isHidden: Bool = false, children: [AccessibilityElement] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.hint = hint
    self.traits = traits
    self.language = language
    self.frame = frame
    self.actions = actions
    self.position = position
    self.text = text ?? (role.isTextField ? TextState(isSecure: role == .secureTextField) : nil)
    self.drawn = drawn
    self.underlined = underlined
    self.isHidden = isHidden
    self.children = children
  }

  /// Its own traits and those its role implies.
  public var allTraits: Traits { traits.union(role.traits) }

  /// A rectangle in points, with the origin at the top left.
  public struct Frame: Sendable, Hashable {
    public var x, y, width, height: Double
    /// Creates a frame.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// "2 of 3".
  public struct Position: Sendable, Hashable {
    /// Counted from 1.
    public var index: Int
    /// How many there are.
    public var count: Int
    /// Creates a position.
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// What a text field is doing. The content itself is the element's `value`, except in a secure field.
  public struct TextState: Sendable, Hashable {
    /// Whether its content is hidden from everybody, screen readers included.
    public var isSecure: Bool
    /// Characters in it.
    public var length: Int
    /// Whether it is the first responder.
    public var isEditing: Bool
    /// Characters before the insertion point, 0 to `length`.
    public var insertionPoint: Int
    /// What the app told the platform to fill in; nil where that is not known.
    public var contentType: ContentType?
    /// Whether the app asks for the number pad when it is edited (`UIKeyboardType.numberPad`).
    public var usesNumberPad: Bool

    /// `UITextContentType`, as far as codes go.
    public enum ContentType: String, Sendable, Hashable, CaseIterable {
      /// The app declared none that offers a code.
      case undeclared
      /// `oneTimeCode`: the keyboard suggests a code that arrives in a message.
      case oneTimeCode
    }

    /// Creates a state; the insertion point is at the end unless given.
    public init(
      isSecure: Bool = false, length: Int = 0, isEditing: Bool = false, insertionPoint: Int? = nil,
      contentType: ContentType? = nil, usesNumberPad: Bool = false
    ) {
      self.isSecure = isSecure
      self.usesNumberPad = usesNumberPad
      self.contentType = contentType
      self.length = length
      self.isEditing = isEditing
      self.insertionPoint = insertionPoint ?? length
    }
  }
}

extension AccessibilityElement.TextState {
  /// What the delete key takes away from a field with this content; nil when there is nothing before the insertion point.
  func deletable(from content: String) -> String? {
    guard insertionPoint > 0 else { return nil }
    // Of a secure field only the number of characters is known.
    return content.dropFirst(insertionPoint - 1).first.map(String.init) ?? ""
  }
}
