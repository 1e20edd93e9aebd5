import AccessibilityModel

/// A view as Android reports it to a screen reader (`AccessibilityNodeInfo`).
package struct AndroidNode: Sendable, Hashable {
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
  package var error: SpokenText?
  /// The text of another view that labels this view; nil if no other view does.
  package var labeledBy: SpokenText?
  /// The texts of further views that label this view. TalkBack 15 says only the first label.
  package var moreLabels: [SpokenText] = []
  /// The title of a container. The screen reader says the title when the focus enters or leaves the container.
  package var containerTitle: SpokenText?
  package var paneTitle: SpokenText?
  package var resourceName: String?
  /// Whether the app gives the view a resource name. Nothing is known of the views of a scenario.
  package var hasViewID = false
  package var isPassword = false
  package var isEditable = false
  /// The number of characters that the field contains; 0 for other views.
  package var length = 0
  package var maxLength: Int?
  package var isEnabled = true
  package var isSelected = false
  /// Whether the person must fill in the field (`isFieldRequired`, API 36).
  package var isRequired = false
  package var isHeading = false
  /// The level of a heading of a web page, from 1; nil for other views.
  package var headingLevel: Int?
  /// Whether the text is a link (a `ClickableSpan`).
  package var isLink = false
  package var isCheckable = false
  package var isChecked = false
  /// Whether Android itself provides the node's state description, as for each `Switch` since API 30.
  package var hasPlatformState = false
  package var isClickable = false
  package var isLongClickable = false
  package var isFocusable = false
  /// Whether the view has the keyboard focus, as opposed to the screen reader's focus.
  package var isFocused = false
  package var isScreenReaderFocusable = false
  package var isScrollable = false
  package var fillsWindow = false
  package var hidesChildren = false
  /// Whether the view can be expanded (true) or collapsed (false). Nil if neither is possible.
  package var canExpand: Bool?
  /// Whether a swipe changes the value (`ACTION_SET_PROGRESS` or scroll actions).
  package var canAdjust = false
  package var range: AndroidProperties.Range?
  /// Whether the view can be dismissed. The screen reader offers this in its menu of actions.
  package var canDismiss = false
  /// Whether the view offers to turn its pages. Without another role, it is then a pager.
  package var canPage = false
  /// Whether the view offers to scroll forward or backward.
  package var canScroll = false
  /// Whether the view is a tab of Material's `TabLayout`, which describes its role.
  package var isTab = false
  /// Whether the view is a key that enters text, whatever its class is.
  package var isTextEntryKey = false
  /// Whether the view is the field of a number picker, whose value a swipe changes.
  package var isPickerField = false
  /// Whether the view belongs to a web page.
  package var isOfPage = false
  /// Whether the view is a text field of Jetpack Compose.
  package var isCompose = false
  package var clickLabel: String?
  package var longClickLabel: String?
  package var actions: [String] = []
  /// The words of the text that are links (`ClickableSpan`).
  package var links: [String] = []
  package var liveRegion: AndroidProperties.LiveRegion?
  package var collection: AndroidProperties.Collection?
  package var item: AndroidProperties.Item?
  /// The BCP 47 tag of the language of the texts; nil for the app's language.
  package var language: String?
  package var children: [AndroidNode] = [] {
    didSet { holdsCollection = children.contains { $0.isCollection || $0.holdsCollection } }
  }
  /// The children outside the visible part of the screen, which are not in `children`.
  package var offscreen: [AndroidNode] = []
  /// Whether a view in this view is a collection. A search in the view for each of its children would be slow.
  package private(set) var holdsCollection = false

  package init(id: String, _ view: AndroidView, text: SpokenText? = nil) {
    (self.id, self.view, self.text) = (id, view, text)
  }
}

extension AndroidNode {
  /// Whether the field offers `ACTION_SET_SELECTION`. A `TextView` offers this action only while its text is not empty.
  package var canSetSelection: Bool { (isEditable || isReadOnly) && length > 0 }

  /// Whether the view has the class of a collection, or reports the size of one.
  package var isCollection: Bool { collection != nil || [.list, .grid, .pager].contains(view) }

  /// Whether the text is a link, or has links within it.
  package var hasLinks: Bool { isLink || !links.isEmpty }

  package var isTextField: Bool { view == .editText }

  /// Whether the screen reader offers actions of the view: actions of the app, and those to expand, collapse or dismiss
  /// it.
  package var offersActions: Bool { !actions.isEmpty || canExpand != nil || canDismiss }

  /// Whether the view is an enabled text field that cannot be edited. For TalkBack 15.1, that is no text field; 16 says
  /// “read only”.
  package var isReadOnly: Bool { view == .editText && isEnabled && !isEditable }

  /// Returns the nodes from this node down to the node with the given id; nil if there is no such node.
  package func path(to id: String) -> [AndroidNode]? {
    if self.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }
}
