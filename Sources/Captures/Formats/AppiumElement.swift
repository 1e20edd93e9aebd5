import A11ySim
import TextFormats

/// An element of WebDriverAgent, as its XML or its JSON writes it.
///
/// A property that the file writes of no element is unknown: which ones there are depends on WebDriverAgent's version
/// and settings (`facts/captures.md`, 3.2).
struct AppiumElement {
  /// The type without its prefix, such as `TextField`.
  var type: String
  /// The identifier where the file has it apart from the name; unknown in XML.
  var rawIdentifier: Known<String> = .unknown
  /// The identifier, or the label if there is none.
  var name: Known<String> = .unknown
  var label: Known<String> = .unknown
  var value: Known<String> = .unknown
  var placeholder: Known<String> = .unknown
  var traits: Known<String> = .unknown
  var actions: Known<[String]> = .unknown
  var isEnabled: Known<Bool> = .unknown
  var isVisible: Known<Bool> = .unknown
  var isElement: Known<Bool> = .unknown
  var isFocused: Known<Bool> = .unknown
  var frame: AccessibilityElement.Frame?
  var location: FileLocation
}

/// Makes a capture of the elements of WebDriverAgent.
struct AppiumBuilder {
  private(set) var capture = Capture(format: .appiumIOS, platform: .iOS)
  private var secure = SecureContents()
  /// The elements that `add` has taken, which become nodes when all are known.
  private var elements: [(element: AppiumElement, parent: Int?)] = []

  var count: Int { elements.count }

  /// Adds an element below another one, and returns its position.
  mutating func add(_ element: AppiumElement, below parent: Int?) -> Int {
    elements.append((element, parent))
    return elements.count - 1
  }

  /// Returns the capture; nil if it cannot be kept free of secrets.
  mutating func built(problems: inout FileProblems) -> Capture? {
    let hasPlaceholders = elements.contains { $0.element.placeholder != .unknown }
    for (element, parent) in elements {
      _ = capture.add(node(of: element, hasPlaceholders: hasPlaceholders), below: parent)
    }
    guard !secure.isTooMany else {
      CaptureLimits.refuseSecrets(at: capture.nodes[0].location, problems: &problems)
      return nil
    }
    if capture.app == nil { capture.app = capture.nodes.first { $0.type == "Application" }?.label.value }
    secure.conceal(in: &capture)
    return capture
  }

  /// Sets the app's bundle identifier.
  mutating func setApp(_ app: String) { capture.app = app }

  private mutating func note(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    capture.notices.append(CaptureNotice(rule, at: place, message))
  }

  private mutating func node(of element: AppiumElement, hasPlaceholders: Bool) -> CapturedNode {
    var node = CapturedNode(type: element.type, location: element.location)
    let type = XCUIElementType(name: element.type)
    node.isSecure = type == .secureTextField
    node.label = element.label
    if let label = element.label.value, label.hasPrefix("AX error -") {
      node.label = .absent
      note(.appiumError, element.location, "XCTest could not read the label of this \(element.type).")
    }
    if element.rawIdentifier != .unknown {
      node.identifier = element.rawIdentifier
    } else if let name = element.name.value, name != element.label.value {
      node.identifier = .known(name)
    } else if element.name == .absent {
      node.identifier = .absent
    }
    node.placeholder = type?.isTextField == true ? element.placeholder : hasPlaceholders ? .absent : .unknown
    (node.isEnabled, node.isVisible) = (element.isEnabled, element.isVisible)
    (node.isElement, node.isFocused, node.actions) = (element.isElement, element.isFocused, element.actions)
    node.traits = traits(of: element)
    node.frame = element.frame
    readValue(of: element, type, into: &node, hasPlaceholders: hasPlaceholders)
    return node
  }

  private mutating func readValue(
    of element: AppiumElement, _ type: XCUIElementType?, into node: inout CapturedNode, hasPlaceholders: Bool
  ) {
    node.value = element.value
    let isField = type?.isTextField == true
    if node.isSecure {
      node.value = .absent
      if let value = element.value.value {
        if value == element.placeholder.value {
          node.secureLength = 0
        } else {
          node.secureLength = secure.count(value)
          if !hasPlaceholders { note(.appiumValueOrPlaceholder, element.location, Self.doubt(element)) }
        }
      } else if element.value == .absent {
        node.secureLength = 0
      }
      return
    }
    guard let value = element.value.value else { return }
    switch type {
    case nil: secure.suspect(value)
    case .staticText where value == element.label.value: node.value = .absent
    case .button where value == "1":
      (node.value, node.isSelected) = (.absent, .known(true))
      note(.appiumSelectedButton, element.location, "The value 1 of this Button says that it is selected.")
    default: break
    }
    if isField {
      if value == element.placeholder.value {
        node.value = .absent
      } else if value.unicodeScalars.allSatisfy({ $0 == "\u{FFFC}" }) {
        node.value = .absent
        note(.appiumAttachment, element.location, "The value of this \(element.type) is made of pictures.")
      } else if !hasPlaceholders {
        note(.appiumValueOrPlaceholder, element.location, Self.doubt(element))
      }
    }
  }

  private static func doubt(_ element: AppiumElement) -> String {
    "The value of this \(element.type) may be its placeholder."
  }

  private mutating func traits(of element: AppiumElement) -> Known<Traits> {
    guard let text = element.traits.value else { return element.traits == .absent ? .absent : .unknown }
    var traits: Traits = []
    for name in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      switch name {
      case "ToggleButton": traits.insert(.toggle)
      case "SupportsZoom", "None": break
      default:
        let camelCase = name.prefix(1).lowercased() + name.dropFirst()
        if let trait = Traits.named.first(where: { $0.name == camelCase })?.trait {
          traits.insert(trait)
        } else {
          note(.appiumUnknownTrait, element.location, "A trait of this \(element.type) is not known.")
        }
      }
    }
    return .known(traits)
  }
}

extension CaptureRule {
  /// The rules of the readers of WebDriverAgent's trees.
  package static let appiumRules: [CaptureRule] = [
    .appiumError, .appiumSelectedButton, .appiumAttachment, .appiumValueOrPlaceholder, .appiumUnknownTrait,
    .appiumAccessibleSource, .appiumNoFrame, .appiumActions,
  ]

  static let appiumError = CaptureRule(
    "appium.label-error", .reported, "A label that begins with “AX error” is none: it is the error of XCTest.")
  static let appiumSelectedButton = CaptureRule(
    "appium.button-value", .reported,
    "A button with the value 1 is selected, because WebDriverAgent writes 1 for a selected button without a value.")
  static let appiumAttachment = CaptureRule(
    "appium.attachment-value", .reported,
    "A value of replacement characters alone is none: they stand for pictures in the text.")
  static let appiumValueOrPlaceholder = CaptureRule(
    "appium.value-may-be-placeholder", .guess,
    "The value of a field may be its placeholder, because this WebDriverAgent writes no placeholder of its own.")
  static let appiumUnknownTrait = CaptureRule(
    "appium.unknown-trait", .reported, "A trait with an unknown name is left out.")
  static let appiumAccessibleSource = CaptureRule(
    "appium.accessible-source", .reported,
    "In a tree of accessible elements alone, the innermost elements are the stops of the screen reader.")
  static let appiumNoFrame = CaptureRule(
    "appium.no-frame", .reported, "A frame at -1, -1 without a size is none: the element is not laid out.")
  static let appiumActions = CaptureRule(
    "appium.action-list", .guess, "The names of custom actions are separated by commas.")
}
