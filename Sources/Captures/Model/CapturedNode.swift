import AccessibilityModel

package struct CapturedNode: Sendable {
  /// The element type or class, such as `Button` or `android.widget.EditText`. A prefix that all types share, such as
  /// `XCUIElementType`, is left out.
  package var type: String
  /// The identifier that the app gave the element: an accessibility identifier or a resource id.
  package var identifier: Known<String> = .unknown
  package var label: Known<String> = .unknown
  /// The accessibility value. A secure field has only `secureLength`.
  package var value: Known<String> = .unknown
  package var placeholder: Known<String> = .unknown
  package var hint: Known<String> = .unknown
  package var language: Known<String> = .unknown
  /// The traits, including private traits if the format names them.
  package var traits: Known<Traits> = .unknown
  package var actions: Known<[String]> = .unknown
  package var content: Known<[AccessibilityElement.CustomContent]> = .unknown
  /// The role of a container; nil if the capture does not say that the node is a container.
  package var container: Role?
  package var isEnabled: Known<Bool> = .unknown
  package var isSelected: Known<Bool> = .unknown
  /// Whether the node has the keyboard focus.
  package var isFocused: Known<Bool> = .unknown
  /// Whether the node is visible, according to the capturing tool.
  package var isVisible: Known<Bool> = .unknown
  /// Whether a screen reader stops at the node, according to the capturing tool.
  package var isElement: Known<Bool> = .unknown
  /// Whether a screen reader can reach only this node and the nodes inside it.
  package var isModal: Known<Bool> = .unknown
  package var isSecure = false
  /// Whether the capture tells a heading from another text.
  package var tellsHeadings = true
  /// Whether the capture lists elements that are disabled or have no name.
  package var listsAll = true
  /// The number of characters in a secure field; nil if it is unknown. The characters themselves are never stored.
  package var secureLength: Int?
  /// The maximum number of characters in a text field; nil if the capture does not say.
  package var maxLength: Int?
  /// The position and size, in points on iOS and in pixels on Android.
  package var frame: AccessibilityElement.Frame?
  package var android: AndroidFacts?
  /// The phrase that the capturing tool generated for the element, for comparison with the simulated speech.
  package var phrase: String?
  package var location: FileLocation
  package var parent: Int?
  package var children: [Int] = []

  package init(type: String, location: FileLocation) { (self.type, self.location) = (type, location) }
}
