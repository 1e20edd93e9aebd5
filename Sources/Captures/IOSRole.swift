import AccessibilityModel

/// The role and the traits of a node in an iOS capture.
///
/// Source: the types of XCTest's `XCUIElement.ElementType`, and appium/WebDriverAgent 16.7.0,
/// `WebDriverAgentLib/Utilities/FBElementTypeTransformer.m` and `FBAccessibilityTraits.m`. A derived trait is a guess.
struct IOSRole {
  var role: Role
  /// The traits that the role does not imply.
  var traits: Traits
  /// Whether the traits follow from the element type, because the capture does not contain traits.
  var isDerived: Bool

  /// Creates the role of a node. `parent` is the type of the parent node; nil for a root.
  init(_ node: CapturedNode, parent: String?) {
    role = Self.roles[node.type] ?? .element
    traits = Self.impliedTraits[node.type] ?? []
    if node.isSecure { role = .secureTextField }
    // A button directly in a tab bar is a tab (a guess).
    if parent == "TabBar", node.type == "Button" { (role, traits) = (.element, .tab) }
    isDerived = node.traits == .unknown
    // The text in a navigation bar is its title (a guess).
    if parent == "NavigationBar", node.type == "StaticText", isDerived { role = .heading }
    if let known = node.traits.value ?? (node.traits == .absent ? [] : nil) { adopt(known, of: node) }
    // UIKit gives the back button of a navigation bar this identifier, and the private trait is in no page source.
    if parent == "NavigationBar", role == .button, node.identifier == .known("BackButton") { role = .backButton }
    switch node.isEnabled {
    case .known(false): traits.insert(.notEnabled)
    default: break
    }
    if node.isSelected == .known(true) { traits.insert(.selected) }
  }

  /// Applies the traits in the capture. The capture has only public traits, so private traits of the element type stay.
  private mutating func adopt(_ known: Traits, of node: CapturedNode) {
    switch role {
    case .element, .text, .image, .button:
      if known.contains(.secureTextField) {
        role = .secureTextField
      } else if known.contains(.searchField) {
        role = .searchField
      } else if known.contains(.textEntry) {
        role = .textField
      } else if known.contains(.toggle), known.contains(.button) {
        role = .toggle
      } else if known.contains(.backButton) {
        role = .backButton
      } else if known.contains(.popUpButton) {
        role = .popUpButton
      } else if known.contains(.button) {
        role = .button
      } else if known.contains(.link) {
        role = .link
      } else if known.contains(.header) {
        role = .heading
      } else if known.contains(.image) {
        role = .image
      } else if known.contains(.staticText) {
        role = .text
      } else if known.contains(.adjustable) {
        role = .adjustable
      } else if role != .element {
        // The element lacks the trait of its type. VoiceOver's speech depends on the traits, so the type is ignored.
        role = .element
      }
    case .textField where known.contains(.searchField): role = .searchField
    default: break
    }
    traits.formUnion(known.subtracting(role.traits).subtracting(Self.unspoken))
  }

  /// The traits that describe where an element is, and not what kind of element it is.
  private static let unspoken: Traits = [.tabBar]

  /// The roles of element types. All other types have the role `element`.
  private static let roles: [String: Role] = [
    "Button": .button, "ToolbarButton": .button, "MenuButton": .button, "MenuItem": .button,
    "PopUpButton": .popUpButton,
    "Link": .link, "Image": .image, "Icon": .image, "StaticText": .text, "TextField": .textField,
    "SecureTextField": .secureTextField, "SearchField": .searchField, "TextView": .textView, "Switch": .toggle,
    "Toggle": .toggle, "CheckBox": .toggle, "RadioButton": .button, "Slider": .slider, "PickerWheel": .picker,
    "PageIndicator": .pageControl, "ProgressIndicator": .progress, "ActivityIndicator": .progress, "Key": .key,
    "Heading": .heading,
  ]

  /// The traits that an element type adds to the traits of its role.
  private static let impliedTraits: [String: Traits] = ["Tab": .tab]

  /// Whether a type is a single control. VoiceOver does not stop at the parts of a control.
  static func isAtomic(_ type: String) -> Bool {
    type != "Image" && (roles[type] != nil || type == "Tab")
  }

  /// Returns the role of a container type; nil for other types. Containers that VoiceOver does not announce have the
  /// role `group`.
  static func container(_ type: String) -> Role? {
    switch type {
    case "TabBar": .tabBar
    case "SegmentedControl": .segmentedControl
    case "Alert", "Dialog": .alert
    case "Sheet", "Popover": .sheet
    case "NavigationBar", "Toolbar", "Table", "CollectionView", "ScrollView", "Cell", "WebView": .group
    default: nil
    }
  }
}
