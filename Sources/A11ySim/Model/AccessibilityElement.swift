import Locales

/// One element of a screen as assistive technology sees it, or a container of such elements.
@dynamicMemberLookup
public struct AccessibilityElement: Sendable, Hashable, Identifiable {
  /// The element's identifier, unique on its screen. The identifier of an element inside a component begins with the
  /// component's id and a dot, such as `code.1` or `code.helper`.
  public var id: String
  /// The kind of element, such as a button.
  public var role: Role
  /// States and traits beyond those that the role implies.
  public var traits: Traits
  /// The editing state of a text field; nil for other elements.
  public var text: TextState?
  /// Whether the element is hidden from assistive technology. A hidden element can still be drawn and have the keyboard
  /// focus.
  public var isHidden: Bool
  /// Whether the screen reader ignores the element's siblings (`accessibilityViewIsModal`).
  public var isModal: Bool
  /// The way a container exposes the elements inside it (`accessibilityElement(children:)`).
  public var childBehavior: ChildBehavior
  /// The elements inside a container, as the app arranged them; empty for other elements.
  public var children: [AccessibilityElement]

  @Boxed private var details: Details

  /// The properties of an element that are not needed to search the tree. They are stored separately, but they are also
  /// available on the element itself, as in `element.label`.
  public struct Details: Sendable, Hashable {
    /// The accessibility label: the element's name.
    public var label: SpokenText?
    /// The accessibility value, such as the text of a text field. Nil for an element without a value, and for a secure
    /// field, for which `text` has only the number of characters.
    public var value: SpokenText?
    /// The placeholder that an empty field shows. The placeholder is spoken only if the platform's control exposes it
    /// to assistive technology.
    public var placeholder: String?
    /// The hint, which says in the app's words what activating the element does. Screen readers speak the hint after a
    /// pause.
    public var hint: String?
    /// The BCP 47 tag of the language of the element's texts; nil if they are in the app's language.
    public var language: String?
    /// The position and size, in points from the top left of the screen.
    public var frame: Frame?
    /// The names of the element's custom actions, in the order in which a person can choose them.
    public var actions: [String] = []
    /// The element's position in a series, as in “2 of 3”; nil if the platform reports no position.
    public var position: Position?
    /// The text that is drawn on the screen for the element; nil if the drawn text is not known or equals the text that
    /// is exposed to assistive technology.
    public var drawn: String?
    /// The underlined part of the drawn text; nil if nothing is underlined.
    public var underlined: String?
    /// The value that a swipe up or down changes, as options or as a number; nil for an element that is not adjustable.
    /// The adjustment's text is also the element's `value`.
    public var adjustment: Adjustment?
    /// Whether a disclosure shows its content; nil for an element that is not a disclosure.
    public var isExpanded: Bool?
    /// The system's name for an element that the app does not name, such as a stepper's button or a key of the
    /// keyboard. The screen reader says this name after the label and value.
    public var systemLabel: Phrase?
    /// The additional information that a person can ask for (`AXCustomContent`).
    public var content: [CustomContent] = []
    /// The element's position in a data table; nil for an element outside a data table.
    public var cell: TableCell?
    /// The ARIA state of an element of a web page; nil for a native element.
    public var web: WebState?
    /// The properties that exist only on Android; nil if the element has no such property.
    public var android: AndroidProperties?
    /// The ids of the children in the reading order that the app sets (`accessibilityElements`); empty if the positions
    /// of the children determine the order.
    public var order: [String] = []
    /// The properties whose values are not known. A tree captured with XCUITest, for example, has no hints. The
    /// simulated speech treats an unknown property as missing, and no audit rule draws a conclusion from it.
    public var unknown: ElementProperties = []
    /// The file and line of this element in the capture from which it was read; nil for an element that a scenario
    /// defines.
    public var source: FileLocation?
  }

  /// Accesses a property of `Details` as if the property were declared in `AccessibilityElement`.
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

  /// The traits of the element: those in `traits`, and those that its role implies.
  public var allTraits: Traits { traits.union(role.traits) }

  /// A rectangle in points, with the origin at the top left.
  public struct Frame: Sendable, Hashable {
    /// The origin and the size, in points.
    public var x, y, width, height: Double
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The position of an element in a series, as in “2 of 3”.
  public struct Position: Sendable, Hashable {
    /// The number of the element in the series, counted from 1.
    public var index: Int
    /// The number of elements in the series.
    public var count: Int
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// A piece of additional information about an element (`AXCustomContent`).
  public struct CustomContent: Sendable, Hashable {
    /// The name of this custom content, in the app's words.
    public var label: String
    /// The text of this custom content.
    public var value: String
    /// Whether the screen reader says this content together with the element (`AXCustomContent.Importance.high`). If
    /// false, the screen reader says this content only on request.
    public var isImportant: Bool
    public init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// The position of a cell in a data table (`UIAccessibilityContainerDataTableCell`).
  public struct TableCell: Sendable, Hashable {
    /// The row of the cell, counted from 1; nil if the app does not report the row.
    public var row: Int?
    /// The column of the cell, counted from 1; nil if the app does not report the column.
    public var column: Int?
    /// The number of rows that the cell spans; 1 for a cell in a single row.
    public var rowSpan: Int
    /// The number of columns that the cell spans; 1 for a cell in a single column.
    public var columnSpan: Int
    /// Whether the cell is the header of its row or of its column; nil for a cell that is not a header.
    public var header: Axis?

    /// The part of a table that a header cell describes: its row or its column.
    public enum Axis: String, Sendable, Hashable, CaseIterable { case row, column }

    public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, header: Axis? = nil) {
      (self.row, self.column, self.rowSpan, self.columnSpan) = (row, column, rowSpan, columnSpan)
      self.header = header
    }
  }

  /// The ARIA state of an element of a web page.
  public struct WebState: Sendable, Hashable {
    /// Whether the person must fill in the element (`aria-required`).
    public var isRequired: Bool
    /// The error message of an invalid element; empty if the element is invalid without a message, and nil if the
    /// element is valid.
    public var invalid: String?
    /// Whether a toggle button is pressed; nil for other elements.
    public var isPressed: Bool?
    /// The level of a heading, from 1; nil for other elements.
    public var level: Int?
    /// The kind of live region, which determines how changes of the element's text are announced; nil for an element
    /// that is not a live region.
    public var live: LiveRegion?

    /// A kind of live region on a web page. The kind determines how changes of the region are announced.
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
    /// The elements inside remain separate and are read one after the other.
    case contain
    /// The elements inside become one element. Its label consists of the labels of these elements.
    case combine
    /// The elements inside are hidden, and only the container itself is exposed.
    case ignore
  }

  /// The editing state of a text field. The text of the field is the element's `value`, except in a secure field.
  public struct TextState: Sendable, Hashable {
    /// Whether the field hides its text from everybody, screen readers included.
    public var isSecure: Bool
    /// The number of characters in the field.
    public var length: Int
    /// Whether the field is being edited, which means that the field is the first responder.
    public var isEditing: Bool
    /// The number of characters before the insertion point, 0 to `length`.
    public var insertionPoint: Int
    /// The content type that the app declared for automatic filling; nil if the content type is not known.
    public var contentType: ContentType?
    /// Whether the app asks for the number pad while the field is edited (`UIKeyboardType.numberPad`).
    public var usesNumberPad: Bool
    /// Whether the field can hold several lines.
    public var isMultiline: Bool
    /// The largest number of characters that the app accepts; nil for no limit.
    public var maxLength: Int?

    /// The content type that an app declares for a text field (`UITextContentType`), as far as it matters for one-time
    /// codes.
    public enum ContentType: String, Sendable, Hashable, CaseIterable {
      /// The app declared no content type for one-time codes. The keyboard therefore suggests no code.
      case undeclared
      /// `oneTimeCode`: the keyboard suggests a one-time code that arrives in a message.
      case oneTimeCode
    }

    /// Creates an editing state. If `insertionPoint` is nil, the insertion point is at the end of the text.
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
  /// Returns the text that the delete key removes from a field that contains `content`; nil if there is nothing before
  /// the insertion point.
  func deletable(from content: String) -> String? {
    guard insertionPoint > 0 else { return nil }
    // A secure field exposes only its number of characters, so the deleted text is empty.
    return content.dropFirst(insertionPoint - 1).first.map(String.init) ?? ""
  }
}
