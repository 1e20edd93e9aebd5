/// The accessibility properties of an element that exist only on Android (`AccessibilityNodeInfo`).
///
/// A property is nil if the app does not set it. The role of the element may then determine the value: a button, for
/// example, is clickable.
@dynamicMemberLookup
public struct AndroidProperties: Sendable, Hashable {
  @usableFromInline var values: Boxed<Values>

  /// The values of the Android properties. They are also available on `AndroidProperties` itself, as in
  /// `android.error`.
  public struct Values: Sendable, Hashable {
    /// The name for assistive technology. TalkBack says this name instead of the element's text, except in a filled
    /// text field.
    public var contentDescription: SpokenText?
    /// The state of the element in the app's words, such as “ON”.
    public var stateDescription: SpokenText?
    /// The hint of a text field. A filled field does not show the hint. TalkBack 15 still says it, 16 does
    /// not.
    public var hintText: SpokenText?
    /// The error message of an element with an invalid input; nil if the element has no error message.
    public var error: SpokenText?
    /// The text of the tooltip that a long press shows; nil if the element has no tooltip.
    public var tooltip: SpokenText?
    /// The role in the app's words. TalkBack says these words instead of its own word for the role.
    public var roleDescription: SpokenText?
    /// The text of the view that labels this element (`labelFor`).
    public var labeledBy: SpokenText?
    /// The texts of further views that label this element (`addLabeledBy`, API 36). TalkBack 15 says only the first
    /// label.
    public var moreLabels: [SpokenText] = []
    /// Whether a text field is one of Jetpack Compose. Its label is a text inside it, which is said after the type of
    /// the field, filled or not; nil if it is not.
    public var isCompose: Bool?
    /// The title of a container, which is said when the focus enters or leaves it (`setContainerTitle`).
    public var containerTitle: SpokenText?
    /// The title of a pane, which is a part of the screen that is announced like a window.
    public var paneTitle: SpokenText?
    /// The way in which changes are announced while the focus is elsewhere; nil for an element that is not a live
    /// region.
    public var liveRegion: LiveRegion?
    /// The size and kind of this element if it is a list or grid; otherwise nil.
    public var collection: Collection?
    /// The row and column of the element in the list or grid that contains it; nil for an element outside a collection.
    public var item: Item?
    /// Whether the element is a heading; nil if the role determines this.
    public var isHeading: Bool?
    /// Whether the person must fill in the element (`isFieldRequired`, API 36); nil if it is not said.
    public var isRequired: Bool?
    /// Whether the element can be checked and unchecked; nil if the role determines this.
    public var isCheckable: Bool?
    /// Whether a double tap clicks the element; nil if the role determines this.
    public var isClickable: Bool?
    /// Whether a double tap and hold has an effect; nil if the role determines this.
    public var isLongClickable: Bool?
    /// Whether the element can have the keyboard focus; nil if the role determines this.
    public var isFocusable: Bool?
    /// The effect of a double tap in the app's words, such as “open” in “Double-tap to open”.
    public var click: String?
    /// The effect of a long press in the app's words, such as “copy” in “Double-tap and hold to copy”.
    public var longClick: String?
    /// The actions of the platform that the element offers to assistive technology, apart from a click and a long press.
    public var standardActions: [StandardAction] = []
    /// The bounds, the value and the form of a range; nil for an element without one.
    public var range: Range?
    /// Whether a swipe changes the value (`ACTION_SET_PROGRESS`); nil if the role determines this.
    public var isAdjustable: Bool?
    /// Whether the element is a key that enters text (`isTextEntryKey`); nil if it is not.
    public var isTextEntryKey: Bool?
    /// Whether the element is outside the visible part of the screen, such as another page of a pager; nil if it is
    /// not. TalkBack counts it, but never stops at it.
    public var isOffscreen: Bool?
    /// The class of the view; nil if the element has the usual class for its role.
    package var view: AndroidView?
    /// The last part of the resource name of a captured view; nil if the view has no resource name or was not captured.
    package var resourceName: String?
    /// Whether the app asks the screen reader to stop at the element as a whole.
    package var isScreenReaderFocusable: Bool?
    package var isScrollable: Bool?
    /// Whether a text field can be edited; nil if its being enabled determines this.
    public var isEditable: Bool?
    package var fillsWindow: Bool?
  }

  /// Accesses a property of `Values` as a property of `AndroidProperties`.
  @inlinable public subscript<Value>(dynamicMember property: WritableKeyPath<Values, Value>) -> Value {
    get { values.value[keyPath: property] }
    _modify { yield &values.value[keyPath: property] }
  }

  /// The way in which the changes of a live region are announced.
  public enum LiveRegion: String, Sendable, Hashable, CaseIterable {
    /// Changes are announced after the current speech.
    case polite
    /// Changes are announced at once.
    case assertive
  }

  /// The size and the kind of a list or grid (`CollectionInfo`).
  public struct Collection: Sendable, Hashable {
    /// The number of rows, and the number of columns; -1 for a number that is not known.
    public var rows, columns: Int
    /// Whether only one item can be selected (`SELECTION_MODE_SINGLE`).
    public var isSingleSelection: Bool
    /// Whether several items can be selected (`SELECTION_MODE_MULTIPLE`).
    public var isMultipleSelection = false
    /// The number of rows of a list that the screen shows at a time; nil if the screen shows all rows.
    public var visible: Int?
    /// The number of all items, and of those that are important for accessibility (API 35); nil, or a negative number,
    /// for a number that the app does not tell.
    public var items, importantItems: Int?
    public init(rows: Int, columns: Int, isSingleSelection: Bool = false, visible: Int? = nil) {
      (self.rows, self.columns, self.isSingleSelection) = (rows, columns, isSingleSelection)
      self.visible = visible
    }
  }

  /// The row and column of an element in a list or grid (`CollectionItemInfo`).
  public struct Item: Sendable, Hashable {
    /// The row and the column of the item, counted from 0.
    public var row, column: Int
    /// Whether the item is a heading of its row or column.
    public var isHeading = false
    /// The titles of the item's row and column, which are said in place of their numbers; nil if the app gives none.
    public var rowTitle, columnTitle: SpokenText?
    public init(row: Int, column: Int = 0) { (self.row, self.column) = (row, column) }
  }

  /// An action of the platform that an element offers (`AccessibilityNodeInfo.AccessibilityAction`).
  public enum StandardAction: String, Sendable, Hashable, CaseIterable {
    case expand, collapse, dismiss, pageUp, pageDown, pageLeft, pageRight, scrollForward, scrollBackward

    package var isPaging: Bool { [.pageUp, .pageDown, .pageLeft, .pageRight].contains(self) }
    package var isScrolling: Bool { self == .scrollForward || self == .scrollBackward }
  }

  /// The bounds, the value and the form of a range (`RangeInfo`).
  public struct Range: Sendable, Hashable {
    /// The form in which the value is said: “4”, “0.25” or “30.0 percent”.
    public enum Form: String, Sendable, Hashable, CaseIterable { case integer, float, percent }

    /// The form in which the value is said.
    public var form: Form
    /// The bounds and the value.
    public var minimum, maximum, value: Double
    public init(_ form: Form, minimum: Double, maximum: Double, value: Double) {
      (self.form, self.minimum, self.maximum, self.value) = (form, minimum, maximum, value)
    }
  }

  /// Creates properties that are all nil.
  public init() { values = Boxed(Values()) }
}
