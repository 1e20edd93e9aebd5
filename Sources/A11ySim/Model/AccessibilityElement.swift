import Locales

/// One element of a screen as assistive technology sees it, or a container of such elements.
@dynamicMemberLookup
public struct AccessibilityElement: Sendable, Hashable, Identifiable {
  /// The element's identifier, unique on its screen. Parts of a component are written `code.1`, `code.helper`.
  public var id: String
  /// The kind of element, such as a button.
  public var role: Role
  /// States and traits beyond those that the role implies.
  public var traits: Traits
  /// The editing state of a text field; nil for other elements.
  public var text: TextState?
  /// Whether assistive technology cannot reach the element, even if it is drawn or the keyboard focus can be in it.
  public var isHidden: Bool
  /// Whether the screen reader cannot reach any of the element's siblings (`accessibilityViewIsModal`).
  public var isModal: Bool
  /// The way a container exposes the elements inside it (`accessibilityElement(children:)`).
  public var childBehavior: ChildBehavior
  /// The elements inside a container; empty for other elements.
  public var children: [AccessibilityElement]

  @Boxed private var details: Details

  /// The properties that tree searches do not look at. Read and write them as the element's own: `element.label`.
  public struct Details: Sendable, Hashable {
    /// The accessibility label: the element's name.
    public var label: SpokenText?
    /// The accessibility value: the element's current content. It is nil for a secure field, whose `text` has only the
    /// length of the content.
    public var value: SpokenText?
    /// The placeholder that an empty field shows. It is spoken only where the real control exposes it to assistive
    /// technology.
    public var placeholder: String?
    /// The hint: what activating the element does, in the app's words. It is spoken after a pause.
    public var hint: String?
    /// The BCP 47 tag of the element's texts, where their language differs from the app's.
    public var language: String?
    /// The position and size, in points from the top left of the screen.
    public var frame: Frame?
    /// The names of the element's custom actions, in order.
    public var actions: [String] = []
    /// The element's position among others, as in “2 of 3”, where the platform reports it.
    public var position: Position?
    /// The text drawn on the screen for the element, where it is known and differs from what is exposed.
    public var drawn: String?
    /// The underlined part of the drawn text; nil for none.
    public var underlined: String?
    /// The adjustable value that a swipe up or down changes. Its text is the element's value.
    public var adjustment: Adjustment?
    /// Whether a disclosure shows its content; nil for an element that is not a disclosure.
    public var isExpanded: Bool?
    /// The system's name for an element that the app does not name, such as a stepper's button or a key of the
    /// keyboard. The screen reader says it after the label and value.
    public var systemLabel: Phrase?
    /// Additional information that a person can ask for (`AXCustomContent`).
    public var content: [CustomContent] = []
    /// The element's place in a data table; nil outside of one.
    public var cell: TableCell?
    /// The ARIA state of an element of a web page; nil for a native element.
    public var web: WebState?
    /// The properties that only Android has; nil for an element without any.
    public var android: AndroidProperties?
    /// The ids of the child elements in an explicit reading order (`accessibilityElements`); empty if their positions
    /// determine the order.
    public var order: [String] = []
    /// The properties that the source of the element does not tell, such as the hint in a tree of XCUITest. An unknown
    /// property is spoken as if there were none, and no audit rule concludes anything from it.
    public var unknown: ElementProperties = []
    /// The place in a capture that the element comes from; nil for an element of a scenario.
    public var source: FileLocation?
  }

  /// Accesses a property of `Details` as the element's own.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Details, Value>) -> Value {
    get { details[keyPath: property] }
    _modify { yield &details[keyPath: property] }
  }

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

  /// The element's own traits and those that its role implies.
  public var allTraits: Traits { traits.union(role.traits) }

  /// A rectangle in points, with the origin at the top left.
  public struct Frame: Sendable, Hashable {
    /// The origin and the size, in points.
    public var x, y, width, height: Double
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// A position among others, as in “2 of 3”.
  public struct Position: Sendable, Hashable {
    /// The number of this element, counted from 1.
    public var index: Int
    /// The number of elements.
    public var count: Int
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// A piece of custom content.
  public struct CustomContent: Sendable, Hashable {
    /// The name of the information, in the app's words.
    public var label: String
    /// The information itself.
    public var value: String
    /// Whether the screen reader says it together with the element (`AXCustomContent.Importance.high`), not on request.
    public var isImportant: Bool
    public init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// A place in a data table (`UIAccessibilityContainerDataTableCell`).
  public struct TableCell: Sendable, Hashable {
    /// The row, counted from 1; nil where the app does not say.
    public var row: Int?
    /// The column, counted from 1; nil where the app does not say.
    public var column: Int?
    /// The number of rows the cell spans.
    public var rowSpan: Int
    /// The number of columns the cell spans.
    public var columnSpan: Int
    /// The axis that a header cell describes; nil for a cell that is not a header.
    public var header: Axis?

    /// The axis that a header describes.
    public enum Axis: String, Sendable, Hashable, CaseIterable { case row, column }

    public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, header: Axis? = nil) {
      (self.row, self.column, self.rowSpan, self.columnSpan) = (row, column, rowSpan, columnSpan)
      self.header = header
    }
  }

  /// The ARIA state of an element of a web page.
  public struct WebState: Sendable, Hashable {
    /// Whether the person must fill in the element.
    public var isRequired: Bool
    /// The error message of an invalid element. It is empty if the element is invalid without a message, and nil if it
    /// is valid.
    public var invalid: String?
    /// Whether a toggle button is pressed; nil for other elements.
    public var isPressed: Bool?
    /// The level of a heading, from 1; nil for other elements.
    public var level: Int?
    /// The live region setting, which announces changes of the element's text; nil for an element without one.
    public var live: LiveRegion?

    /// A way in which changes of a part of a web page are announced.
    public enum LiveRegion: String, Sendable, Hashable, CaseIterable { case polite, assertive, status, alert }

    public init(
      isRequired: Bool = false, invalid: String? = nil, isPressed: Bool? = nil, level: Int? = nil,
      live: LiveRegion? = nil
    ) {
      (self.isRequired, self.invalid, self.isPressed) = (isRequired, invalid, isPressed)
      (self.level, self.live) = (level, live)
    }
  }

  /// The way a container exposes the elements inside it.
  public enum ChildBehavior: String, Sendable, Hashable, CaseIterable {
    /// The elements remain separate and are read one after the other.
    case contain
    /// The elements become one element, whose label is made of their labels.
    case combine
    /// The elements are not exposed.
    case ignore
  }

  /// The editing state of a text field. The content itself is the element's `value`, except in a secure field.
  public struct TextState: Sendable, Hashable {
    /// Whether the field hides its content from everybody, screen readers included.
    public var isSecure: Bool
    /// The number of characters in the field.
    public var length: Int
    /// Whether the field is the first responder.
    public var isEditing: Bool
    /// The number of characters before the insertion point, 0 to `length`.
    public var insertionPoint: Int
    /// The content type that the app declared for automatic filling; nil where it is not known.
    public var contentType: ContentType?
    /// Whether the app asks for the number pad while the field is edited (`UIKeyboardType.numberPad`).
    public var usesNumberPad: Bool
    /// Whether the field can hold several lines.
    public var isMultiline: Bool
    /// The largest number of characters that the app accepts; nil for no limit.
    public var maxLength: Int?

    /// The values of `UITextContentType` that matter for codes.
    public enum ContentType: String, Sendable, Hashable, CaseIterable {
      /// The app did not declare a content type that offers a code.
      case undeclared
      /// `oneTimeCode`: the keyboard suggests a code that arrives in a message.
      case oneTimeCode
    }

    /// Creates a state; the insertion point is at the end unless given.
    public init(
      isSecure: Bool = false, length: Int = 0, isEditing: Bool = false, insertionPoint: Int? = nil,
      contentType: ContentType? = nil, usesNumberPad: Bool = false, isMultiline: Bool = false, maxLength: Int? = nil
    ) {
      self.maxLength = maxLength
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
  /// Returns the text that the delete key removes from a field with this content; nil when there is nothing before the
  /// insertion point.
  func deletable(from content: String) -> String? {
    guard insertionPoint > 0 else { return nil }
    // A secure field exposes only its number of characters, so the deleted text is empty.
    return content.dropFirst(insertionPoint - 1).first.map(String.init) ?? ""
  }
}
