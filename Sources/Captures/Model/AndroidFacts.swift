import AccessibilityModel

package struct AndroidFacts: Sendable {
  /// The package name of the app that shows the node; nil if the dump does not say.
  package var package: String?
  /// Whether Android marks the node as important for accessibility; unknown in dumps without this attribute.
  package var isImportant: Known<Bool> = .unknown
  /// The text of the node; nil for a text field and for a node without text.
  package var text: String?
  package var isChecked = false
  /// The kind of view, and the properties that a screen reader uses. The content description is also stored as the
  /// node's label.
  package var properties = AndroidProperties()
  /// The properties that the dump does not contain.
  package var unknown: ElementProperties = []
}
