import A11ySim

/// The facts about a node that only a capture of Android has.
package struct AndroidFacts: Sendable {
  /// The package of the app that shows the node; nil if the dump does not say.
  package var package: String?
  /// Whether the node is important for accessibility; unknown in dumps without this attribute.
  package var isImportant: Known<Bool> = .unknown
  /// The text, where it is neither the content of a field nor its hint; nil for none.
  package var text: String?
  /// Whether a node that can be checked is checked.
  package var isChecked = false
  /// The kind of view, and the properties that a screen reader looks at. A content description is the node's label.
  package var properties = AndroidProperties()
  /// The properties that the dump does not tell.
  package var unknown: ElementProperties = []
}
