/// The properties of a node that only Android captures have.
package struct AndroidFacts: Sendable {
  /// The package name of the app that shows the node; nil if the dump does not say.
  package var package: String?
  package var isClickable = false
  package var isLongClickable = false
  /// Whether the node can have the keyboard focus.
  package var isFocusable = false
  /// Whether the app asks the screen reader to stop at the node.
  package var isScreenReaderFocusable = false
  package var isScrollable = false
  package var isCheckable = false
  package var isChecked = false
  package var isHeading = false
  /// Whether the node is important for accessibility; unknown in dumps without this attribute.
  package var isImportant: Known<Bool> = .unknown
  /// The text of a node that is not a text field; nil if it has none.
  package var text: String?
  /// The title of a pane, which is announced when the pane appears; nil if there is none.
  package var paneTitle: String?
  /// The error message of an input; nil if there is none.
  package var error: String?
  /// Whether the node is a live region, whose changes are announced.
  package var isLiveRegion = false
}
