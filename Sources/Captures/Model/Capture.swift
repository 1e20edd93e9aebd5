import A11ySim

/// A captured tree, as its format wrote it. Which of its nodes are stops of a screen reader is decided later.
package struct Capture: Sendable {
  package var format: CaptureFormat
  package var platform: Platform
  /// The name or bundle identifier of the app; nil if the capture does not say.
  package var app: String?
  /// All nodes, each parent before its children. One flat array lets deep trees be read and freed without recursion.
  package var nodes: [CapturedNode] = []
  /// The positions of the outermost nodes.
  package var roots: [Int] = []
  /// Whether the nodes stand in the order in which the screen reader visits them.
  package var hasReadingOrder = false
  package var notices: [CaptureNotice] = []

  package init(format: CaptureFormat, platform: Platform) { (self.format, self.platform) = (format, platform) }

  /// Adds a node below a parent, or as a further root, and returns its position.
  package mutating func add(_ node: CapturedNode, below parent: Int?) -> Int {
    var node = node
    node.parent = parent
    nodes.append(node)
    if let parent { nodes[parent].children.append(nodes.count - 1) } else { roots.append(nodes.count - 1) }
    return nodes.count - 1
  }
}

/// A node of a captured tree.
package struct CapturedNode: Sendable {
  /// The type as the capture names it, without the prefix of its format: `Button`, `android.widget.EditText`.
  package var type: String
  /// The app's identifier of the element.
  package var identifier: Known<String> = .unknown
  package var label: Known<String> = .unknown
  /// The value. A secure field has none: see `secureLength`.
  package var value: Known<String> = .unknown
  package var placeholder: Known<String> = .unknown
  package var hint: Known<String> = .unknown
  package var language: Known<String> = .unknown
  /// The traits, the private ones included where the format names them.
  package var traits: Known<Traits> = .unknown
  package var actions: Known<[String]> = .unknown
  package var content: Known<[AccessibilityElement.CustomContent]> = .unknown
  /// The kind of container that the format names; nil for an ordinary node.
  package var container: Role?
  package var isEnabled: Known<Bool> = .unknown
  package var isSelected: Known<Bool> = .unknown
  /// Whether the node has the keyboard focus.
  package var isFocused: Known<Bool> = .unknown
  /// Whether the tool found the node visible.
  package var isVisible: Known<Bool> = .unknown
  /// Whether the tool computed that assistive technology stops at the node.
  package var isElement: Known<Bool> = .unknown
  /// Whether nothing outside the node can be reached.
  package var isModal: Known<Bool> = .unknown
  /// Whether the field hides its content.
  package var isSecure = false
  /// The number of characters in a secure field, counted when the capture was read. The characters are never kept.
  package var secureLength: Int?
  /// The largest number of characters that a field accepts; nil if it is not told.
  package var maxLength: Int?
  /// The position and size, in points on iOS and in pixels on Android.
  package var frame: AccessibilityElement.Frame?
  /// What only Android has; nil on iOS.
  package var android: AndroidFacts?
  /// The phrase that the tool itself made for the element, to compare with ours.
  package var phrase: String?
  /// The place of the node in the file.
  package var location: FileLocation
  package var parent: Int?
  package var children: [Int] = []

  package init(type: String, location: FileLocation) { (self.type, self.location) = (type, location) }
}
