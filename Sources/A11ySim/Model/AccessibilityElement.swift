import Locales

/// One element of a screen as assistive technology sees it, or a container of such elements.
@dynamicMemberLookup
public struct AccessibilityElement: Sendable, Hashable, Identifiable {
  /// Unique on its screen. Parts of a component are written `code.1`, `code.helper`.
  public var id: String
  /// What it is.
  public var role: Role
  /// States and traits beyond those its role implies.
  public var traits: Traits
  /// Editing state of a text field; nil elsewhere.
  public var text: TextState?
  /// Whether assistive technology cannot reach it, though it is drawn, or though the keyboard can be in it.
  public var isHidden: Bool
  /// Whether nothing beside it can be reached (`accessibilityViewIsModal`).
  public var isModal: Bool
  /// What becomes of the elements inside it (`accessibilityElement(children:)`).
  public var childBehavior: ChildBehavior
  /// Elements inside it; only a container has any.
  public var children: [AccessibilityElement]

  @Boxed private var details: Details

  /// The properties that searches do not look at. They are read and written as the element's own: `element.label`.
  public struct Details: Sendable, Hashable {
    /// Its name.
    public var label: SpokenText?
    /// What it holds now. Never the content of a secure field: that is only counted, in `text`.
    public var value: SpokenText?
    /// What an empty field shows; spoken only where the real control exposes it to assistive technology.
    public var placeholder: String?
    /// What will happen, in the app's words; spoken after a pause.
    public var hint: String?
    /// BCP 47 tag of its texts where it differs from the app's.
    public var language: String?
    /// Where it is, in points from the top left of the screen.
    public var frame: Frame?
    /// Names of its custom actions, in order.
    public var actions: [String] = []
    /// Which one it is of how many, where the platform says so.
    public var position: Position?
    /// What is drawn on the screen in its place, where that is known and differs from what is exposed.
    public var drawn: String?
    /// The part of what is drawn that is underlined; nil for none.
    public var underlined: String?
    /// What a swipe up or down changes; its text is the value.
    public var adjustment: Adjustment?
    /// Whether what it shows and hides is shown; nil where it does not do that.
    public var isExpanded: Bool?
    /// What the system calls it where the app gives it no name: the buttons of a stepper, the keys of a keyboard. Said after
    /// the label and value.
    public var systemLabel: Phrase?
    /// More about it, for those who ask (`AXCustomContent`).
    public var content: [CustomContent] = []
    /// Its place in a data table; nil outside of one.
    public var cell: TableCell?
    /// What a web page says of it; nil for a native element.
    public var web: WebState?
    /// Ids of the elements inside it in the order in which they are read (`accessibilityElements`); empty for the order
    /// that follows from where they are.
    public var order: [String] = []
  }

  /// One of the details.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Details, Value>) -> Value {
    get { details[keyPath: property] }
    _modify { yield &details[keyPath: property] }
  }

  /// Creates an element.
  public init(
    id: String, role: Role, label: SpokenText? = nil, value: SpokenText? = nil, placeholder: String? = nil,
    hint: String? = nil, traits: Traits = [], language: String? = nil, frame: Frame? = nil, actions: [String] = [],
    position: Position? = nil, text: TextState? = nil, drawn: String? = nil, underlined: String? = nil,
    isHidden: Bool = false, adjustment: Adjustment? = nil, isExpanded: Bool? = nil, systemLabel: Phrase? = nil,
    content: [CustomContent] = [], cell: TableCell? = nil, web: WebState? = nil, isModal: Bool = false,
    childBehavior: ChildBehavior = .contain, order: [String] = [], children: [AccessibilityElement] = []
  ) {
    self.id = id
    self.role = role
    self.traits = traits
    self.text =
      text
      ?? (role.isTextField ? TextState(isSecure: role == .secureTextField, isMultiline: role == .textView) : nil)
    self.isHidden = isHidden
    self.isModal = isModal
    self.childBehavior = childBehavior
    self.children = children
    _details = Boxed(
      wrappedValue: Details(
        label: label, value: value ?? adjustment.map { SpokenText($0.text) }, placeholder: placeholder, hint: hint,
        language: language, frame: frame, actions: actions, position: position, drawn: drawn, underlined: underlined,
        adjustment: adjustment, isExpanded: isExpanded, systemLabel: systemLabel, content: content, cell: cell,
        web: web, order: order))
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

  /// A piece of custom content.
  public struct CustomContent: Sendable, Hashable {
    /// What it is, in the app's words.
    public var label: String
    /// What it says.
    public var value: String
    /// Whether it is said with the element (`AXCustomContent.Importance.high`), rather than when asked for.
    public var isImportant: Bool
    /// Creates a piece.
    public init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// A place in a data table (`UIAccessibilityContainerDataTableCell`).
  public struct TableCell: Sendable, Hashable {
    /// Counted from 1; nil where the app does not say.
    public var row: Int?
    /// Counted from 1; nil where the app does not say.
    public var column: Int?
    /// How many rows it takes.
    public var rowSpan: Int
    /// How many columns it takes.
    public var columnSpan: Int
    /// What it is the header of; nil for a cell that is none.
    public var header: Axis?

    /// What a header heads.
    public enum Axis: String, Sendable, Hashable, CaseIterable { case row, column }

    /// Creates a place.
    public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, header: Axis? = nil) {
      (self.row, self.column, self.rowSpan, self.columnSpan) = (row, column, rowSpan, columnSpan)
      self.header = header
    }
  }

  /// What ARIA says of an element of a web page.
  public struct WebState: Sendable, Hashable {
    /// Whether it has to be filled in.
    public var isRequired: Bool
    /// The message of what is wrong with it; empty for none, nil where nothing is wrong.
    public var invalid: String?
    /// Whether a toggle button is pressed; nil for other elements.
    public var isPressed: Bool?
    /// The level of a heading, from 1; nil for other elements.
    public var level: Int?
    /// How changes of its text are announced; nil where they are not.
    public var live: LiveRegion?

    /// How changes of a part of a web page are announced.
    public enum LiveRegion: String, Sendable, Hashable, CaseIterable { case polite, assertive, status, alert }

    /// Creates a state.
    public init(
      isRequired: Bool = false, invalid: String? = nil, isPressed: Bool? = nil, level: Int? = nil,
      live: LiveRegion? = nil
    ) {
      (self.isRequired, self.invalid, self.isPressed) = (isRequired, invalid, isPressed)
      (self.level, self.live) = (level, live)
    }
  }

  /// What becomes of the elements in a container.
  public enum ChildBehavior: String, Sendable, Hashable, CaseIterable {
    /// They stay, and are read together.
    case contain
    /// They become one element, whose label is theirs.
    case combine
    /// They are not there.
    case ignore
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
    /// Whether it holds several lines.
    public var isMultiline: Bool

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
      contentType: ContentType? = nil, usesNumberPad: Bool = false, isMultiline: Bool = false
    ) {
      self.isSecure = isSecure
      self.isMultiline = isMultiline
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
