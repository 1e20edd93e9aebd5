/// The accessibility properties of an element that only Android has (`AccessibilityNodeInfo`).
///
/// A property that is nil has the value that the element's kind gives it. A button is clickable, for example.
@dynamicMemberLookup
public struct AndroidProperties: Sendable, Hashable {
  @Boxed private var values: Values

  /// The properties themselves. Read and write them as those of `AndroidProperties`: `android.error`.
  public struct Values: Sendable, Hashable {
    /// The name for assistive technology. TalkBack says it instead of the text, except in a filled text field.
    public var contentDescription: SpokenText?
    /// The state in the app's words, such as “ON”.
    public var stateDescription: SpokenText?
    /// The hint of a text field. An empty field shows it; a filled field still says it.
    public var hintText: SpokenText?
    /// The error message of an invalid input.
    public var error: SpokenText?
    /// The text that a long press shows.
    public var tooltip: SpokenText?
    /// The role in the app's words, in place of TalkBack's.
    public var roleDescription: SpokenText?
    /// The text of the element's label, which is another view (`labelFor`).
    public var labeledBy: SpokenText?
    /// The title of a part of the screen that is announced like a window.
    public var paneTitle: SpokenText?
    /// Whether changes of the element are announced without focus; nil for no live region.
    public var liveRegion: LiveRegion?
    /// The collection that the element is; nil for none.
    public var collection: Collection?
    /// The place of the element in the collection around it; nil for none.
    public var item: Item?
    /// Whether the element is a heading.
    public var isHeading: Bool?
    /// Whether the element has a state that is checked or not.
    public var isCheckable: Bool?
    /// Whether a double tap clicks the element.
    public var isClickable: Bool?
    /// Whether a double tap and hold does something.
    public var isLongClickable: Bool?
    /// Whether the element can have the keyboard focus.
    public var isFocusable: Bool?
    /// What a long press does, in the app's words, as in “Double-tap and hold to copy”.
    public var longClick: String?
  }

  /// Accesses a property of `Values` as the element's own.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: property] }
    _modify { yield &values[keyPath: property] }
  }

  /// A way in which changes are announced.
  public enum LiveRegion: String, Sendable, Hashable, CaseIterable {
    /// After the current speech.
    case polite
    /// At once.
    case assertive
  }

  /// The size and the kind of a list or grid (`CollectionInfo`).
  public struct Collection: Sendable, Hashable {
    /// The number of rows or columns; -1 if it is not known.
    public var rows, columns: Int
    /// Whether only one item can be selected.
    public var isSingleSelection: Bool
    /// The number of rows of a list that the screen shows at a time; nil if it shows all of them.
    public var visible: Int?
    public init(rows: Int, columns: Int, isSingleSelection: Bool = false, visible: Int? = nil) {
      (self.rows, self.columns, self.isSingleSelection) = (rows, columns, isSingleSelection)
      self.visible = visible
    }
  }

  /// A place in a list or grid (`CollectionItemInfo`), counted from 0.
  public struct Item: Sendable, Hashable {
    /// The row and the column, counted from 0.
    public var row, column: Int
    public init(row: Int, column: Int = 0) { (self.row, self.column) = (row, column) }
  }

  /// Creates properties that are all nil.
  public init() { _values = Boxed(wrappedValue: Values()) }
}
