/// A view as Android reports it to a screen reader (`AccessibilityNodeInfo`).
package struct AndroidNode: Sendable, Hashable {
  /// The id of the element from which the view was created.
  package var id: String
  package var view: AndroidView
  /// The displayed text. An empty text field displays its hint.
  package var text: SpokenText?
  /// Whether `text` is the hint of an empty text field.
  package var isShowingHint = false
  package var hintText: SpokenText?
  package var contentDescription: SpokenText?
  package var stateDescription: SpokenText?
  package var roleDescription: SpokenText?
  package var tooltip: SpokenText?
  /// The message about an invalid input; nil if the input is valid.
  package var error: SpokenText?
  /// The text of another view that labels this view; nil if no other view does.
  package var labeledBy: SpokenText?
  /// The title of a container. The screen reader says the title when the focus enters or leaves the container.
  package var containerTitle: SpokenText?
  package var paneTitle: SpokenText?
  /// The last part of the view's resource name; nil for a view without a resource name.
  package var resourceName: String?
  package var isPassword = false
  package var isEditable = false
  /// The number of characters that the field contains; 0 for other views.
  package var length = 0
  /// The largest number of characters that the field accepts; nil for no limit.
  package var maxLength: Int?
  package var isEnabled = true
  package var isSelected = false
  package var isHeading = false
  /// Whether the text is a link (a `ClickableSpan`).
  package var isLink = false
  package var isCheckable = false
  package var isChecked = false
  /// Whether Android itself provides the node's state description, as for each `Switch` since API 30.
  package var hasPlatformState = false
  package var isClickable = false
  package var isLongClickable = false
  /// Whether the view can have the keyboard focus.
  package var isFocusable = false
  /// Whether the view has the keyboard focus.
  package var isFocused = false
  /// Whether the app asks the screen reader to stop at the view as a whole.
  package var isScreenReaderFocusable = false
  package var isScrollable = false
  /// Whether the view is as large as its window.
  package var fillsWindow = false
  /// Whether the app hides the children from the screen reader.
  package var hidesChildren = false
  /// Whether the view offers an action that shows its content (true) or hides it (false); nil if the view offers
  /// neither action.
  package var canExpand: Bool?
  /// Whether a swipe changes the value (`ACTION_SET_PROGRESS` or scroll actions).
  package var canAdjust = false
  package var clickLabel: String?
  package var longClickLabel: String?
  /// The names of the custom actions, in order.
  package var actions: [String] = []
  package var liveRegion: AndroidProperties.LiveRegion?
  package var collection: AndroidProperties.Collection?
  package var item: AndroidProperties.Item?
  /// The BCP 47 tag of the language of the texts; nil for the app's language.
  package var language: String?
  package var children: [AndroidNode] = []

  package init(id: String, _ view: AndroidView, text: SpokenText? = nil) {
    (self.id, self.view, self.text) = (id, view, text)
  }
}

extension AndroidNode {
  /// Whether the field offers `ACTION_SET_SELECTION`. A `TextView` offers this action only if the view's text is not
  /// empty.
  var canSetSelection: Bool { isEditable && length > 0 }

  /// Whether the view is a text field (`EditText`).
  var isTextField: Bool { view == .editText }

  /// Returns the nodes from this one to the node with the given id, outermost first; nil if there is no such node.
  func path(to id: String) -> [AndroidNode]? {
    if self.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }
}
