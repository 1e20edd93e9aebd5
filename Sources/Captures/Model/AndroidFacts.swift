import A11ySim

/// The properties of a node that only Android captures have.
package struct AndroidFacts: Sendable {
  /// The package name of the app that shows the node; nil if the dump does not say.
  package var package: String?
  /// Whether the node is important for accessibility; unknown in dumps without this attribute.
  package var isImportant: Known<Bool> = .unknown
  /// The text of a node that is not a text field; nil if it has none.
  package var text: String?
  /// Whether a node that can be checked is checked.
  package var isChecked = false
  /// The kind of view, and the properties that a screen reader uses. The content description is also the label of the
  /// node.
  package var properties = AndroidProperties()
  /// The properties about which the dump says nothing.
  package var unknown: ElementProperties = []
}
