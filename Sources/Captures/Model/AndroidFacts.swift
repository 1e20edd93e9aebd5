/// What only a capture of Android has of a node.
package struct AndroidFacts: Sendable {
  /// The package of the app that shows the node; nil if the dump does not say.
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
  /// The text, where it is neither the content of a field nor its hint; nil for none.
  package var text: String?
  /// The title of a pane, which is said when the pane appears; nil for none.
  package var paneTitle: String?
  /// The message that says why an input is wrong; nil for none.
  package var error: String?
  /// Whether the node is a live region.
  package var isLiveRegion = false
}
