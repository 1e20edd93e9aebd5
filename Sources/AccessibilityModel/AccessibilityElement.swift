/// An element of a screen as assistive technology sees it, or a container of elements.
@dynamicMemberLookup
public struct AccessibilityElement: Sendable, Hashable, Identifiable {
  /// The element's identifier, unique on its screen. The identifier of an element inside a component begins with the
  /// component's id and a dot, such as `code.1` or `code.helper`.
  public var id: String
  /// The kind of element, such as a button. The role implies traits.
  public var role: Role
  /// The element's own states and traits. `allTraits` also has the traits that the role implies.
  public var traits: Traits
  /// The editing state of a text field; nil for any other element.
  public var text: TextState?
  /// Whether the element is hidden from assistive technology. A hidden element can still be drawn and have the keyboard
  /// focus.
  public var isHidden: Bool
  /// Whether the screen reader ignores the element's siblings (`accessibilityViewIsModal`).
  public var isModal: Bool
  /// Whether the elements inside a container are exposed one by one, as one element, or not at all.
  public var childBehavior: ChildBehavior
  /// The elements inside a container, in the order in which the app arranged them; empty for any other element.
  public var children: [AccessibilityElement]

  @usableFromInline var details: Boxed<Details>

  /// The properties that a search of the tree does not need. They are also available on the element itself, as in
  /// `element.label`.
  public struct Details: Sendable, Hashable {
    /// The accessibility label, which is the name of the element.
    public var label: SpokenText?
    /// The accessibility value, such as the text of a text field. Nil for an element without a value and for a secure
    /// field.
    public var value: SpokenText?
    /// The placeholder that an empty field shows. It is spoken only if the platform's control exposes it to assistive
    /// technology.
    public var placeholder: String?
    /// The hint: the app's description of what an activation does. Screen readers speak the hint after a pause.
    public var hint: String?
    /// The BCP 47 tag of the language of the element's texts; nil if they are in the app's language.
    public var language: String?
    /// The position and size, in points from the top left of the screen; nil if they are not known.
    public var frame: Frame?
    /// The names of the element's custom actions, in the order in which a person can choose them.
    public var actions: [String] = []
    /// The words of the label that are links, in their order. The element as a whole is no link.
    public var links: [String] = []
    /// The custom rotors that the app offers on the element and on everything inside it.
    public var rotors: [CustomRotor] = []
    /// The element's position in a series, as in “2 of 3”; nil if the platform reports no position.
    public var position: Position?
    /// The text that is drawn on the screen; nil if it is not known or equals the text for assistive technology.
    public var drawn: String?
    /// The underlined part of the drawn text; nil if nothing is underlined.
    public var underlined: String?
    /// The value that a swipe up or down changes; nil for an element that is not adjustable. The adjustment's text is
    /// also the element's `value`.
    public var adjustment: Adjustment?
    /// Whether a disclosure shows its content; nil for an element that is not a disclosure.
    public var isExpanded: Bool?
    /// The system's name for an element that the app does not name, such as a stepper's button. The screen reader says
    /// this name after the label and value.
    public var systemLabel: SystemLabel?
    /// The additional information that a person can ask for (`AXCustomContent`).
    public var content: [CustomContent] = []
    /// The element's position in a data table; nil for an element outside a data table.
    public var cell: TableCell?
    /// The ARIA state of an element of a web page; nil for a native element.
    public var web: WebState?
    /// The properties that exist only on Android; nil if the element has no such property.
    public var android: AndroidProperties?
    /// The ids of the children in the reading order that the app sets (`accessibilityElements`). Empty if the positions
    /// of the children determine the order.
    public var order: [String] = []
    /// The properties whose values are not known, such as the hints in a tree captured with XCUITest. Simulated speech
    /// treats an unknown property as missing, and no audit rule draws a conclusion from it.
    public var unknown: ElementProperties = []
    /// The file and line of the element in the capture from which it was read; nil for an element from a scenario.
    public var source: FileLocation?
    /// Whether the capture of the element is the same on every platform, so that the reader of each can read it.
    package var isOfEveryPlatform = false
  }

  /// Accesses a property of `Details` as a property of the element.
  @inlinable public subscript<Value>(dynamicMember property: WritableKeyPath<Details, Value>) -> Value {
    get { details.value[keyPath: property] }
    _modify { yield &details.value[keyPath: property] }
  }

  public init(
    id: String, role: Role, label: SpokenText? = nil, value: SpokenText? = nil, placeholder: String? = nil,
    hint: String? = nil, traits: Traits = [], language: String? = nil, frame: Frame? = nil, actions: [String] = [],
    position: Position? = nil, text: TextState? = nil, drawn: String? = nil, underlined: String? = nil,
    isHidden: Bool = false, adjustment: Adjustment? = nil, isExpanded: Bool? = nil, systemLabel: SystemLabel? = nil,
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
    details = Boxed(
      Details(
        label: label, value: value ?? adjustment.map { SpokenText($0.text) }, placeholder: placeholder, hint: hint,
        language: language, frame: frame, actions: actions, position: position, drawn: drawn, underlined: underlined,
        adjustment: adjustment, isExpanded: isExpanded, systemLabel: systemLabel, content: content, cell: cell,
        web: web, order: order))
  }

  /// The class of the view on Android; nil if it is that of the role. Asked of an element at each gesture, where a copy
  /// of all properties would take longer than the gesture.
  package var androidView: AndroidView? { details.value.android?.view }

  /// The element's own traits, together with the traits that its role implies.
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
    /// The number of the element in the series, counted from 1, such as 2 in “2 of 3”.
    public var index: Int
    /// The number of elements in the series, such as 3 in “2 of 3”.
    public var count: Int
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// A piece of additional information about an element (`AXCustomContent`).
  public struct CustomContent: Sendable, Hashable {
    /// The name of the information, in the app's words.
    public var label: String
    /// The information itself, in the app's words.
    public var value: String
    /// Whether the screen reader says the content with the element (`AXCustomContent.Importance.high`). Otherwise, it
    /// says the content only on request.
    public var isImportant: Bool
    public init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// A rotor of the app (`UIAccessibilityCustomRotor`): a name, and the elements to which a swipe up or down goes.
  public struct CustomRotor: Sendable, Hashable {
    /// The name of the rotor, in the app's words.
    public var name: String
    /// The ids of the elements, in the order of swipes down.
    public var items: [String]
    public init(_ name: String, items: [String]) { (self.name, self.items) = (name, items) }
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
    /// The error message of an invalid element. Empty if the element is invalid without a message; nil if it is valid.
    public var invalid: String?
    /// Whether a toggle button is pressed (`aria-pressed`); nil for other elements.
    public var isPressed: Bool?
    /// The level of a heading, from 1; nil for other elements.
    public var level: Int?
    /// The kind of live region; nil for an element that is not a live region.
    public var live: LiveRegion?

    /// A kind of live region on a web page, which determines how changes of its text are announced.
    public enum LiveRegion: String, Sendable, Hashable, CaseIterable { case polite, assertive, status, alert }

    public init(
      isRequired: Bool = false, invalid: String? = nil, isPressed: Bool? = nil, level: Int? = nil,
      live: LiveRegion? = nil
    ) {
      (self.isRequired, self.invalid, self.isPressed) = (isRequired, invalid, isPressed)
      (self.level, self.live) = (level, live)
    }
  }

  /// The way in which a container exposes the elements inside it: an argument of SwiftUI's
  /// `accessibilityElement(children:)`.
  public enum ChildBehavior: String, Sendable, Hashable, CaseIterable {
    /// The elements inside remain separate and are read one after the other.
    case contain
    /// The elements inside become one element, whose label consists of their labels.
    case combine
    /// The elements inside are hidden, and only the container itself is exposed.
    case ignore
  }

  /// The editing state of a text field. The text itself is the element's `value`, except in a secure field.
  public struct TextState: Sendable, Hashable {
    /// Whether the field hides its text from everybody, screen readers included.
    public var isSecure: Bool
    /// Whether the content must not be shown, because the field is secure at some time of the play.
    package var isSecret = false
    /// The number of characters in the field. A secure field exposes this number too.
    public var length: Int
    /// Whether the field is being edited: it is the first responder.
    public var isEditing: Bool
    /// The number of characters before the insertion point, 0 to `length`.
    public var insertionPoint: Int
    /// The content type that the app declared for automatic filling; nil if the content type is not known.
    public var contentType: ContentType?
    /// Whether the app asks for the number pad while the field is edited (`UIKeyboardType.numberPad`).
    public var usesNumberPad: Bool
    /// Whether the field can hold several lines. The return key then inserts a line break.
    public var isMultiline: Bool
    /// The maximum number of characters that the app accepts; nil for no limit.
    public var maxLength: Int?

    /// The content type that an app declares for a text field (`UITextContentType`). Only one-time codes are modelled.
    public enum ContentType: String, Sendable, Hashable, CaseIterable {
      /// The app did not declare the content type `oneTimeCode`, so the keyboard suggests no code.
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
  /// Returns the text that the delete key removes from a field with the text `content`; nil if nothing precedes the
  /// insertion point.
  package func deletable(from content: String) -> String? {
    guard insertionPoint > 0 else { return nil }
    // A secure field exposes only its number of characters, so the deleted text is empty.
    return content.dropFirst(insertionPoint - 1).first.map(String.init) ?? ""
  }
}
