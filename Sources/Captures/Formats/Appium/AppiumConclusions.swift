import AccessibilityModel

/// A conversion of page source elements into a capture, with conclusions where the page source is not explicit.
///
/// Source: appium/WebDriverAgent 16.7.0, `WebDriverAgentLib/Utilities/FBXPath.m` and `FBElementTypeTransformer.m`, and
/// 34 page sources of public projects, which were read and compared.
struct AppiumConclusions {
  private let elements: [AppiumElement]
  private let written: AppiumElement.Properties
  private let isJSON: Bool
  private let isOnlyStops: Bool
  private var capture = RawCapture()
  /// The general rules that already have a notice. A capture gets only one notice for each of these rules.
  private var general: Set<CaptureRule> = []

  init(_ elements: AppiumElements) {
    (self.elements, written) = (elements.all, elements.written)
    (isJSON, isOnlyStops) = (elements.isJSON, elements.isOnlyStops)
  }

  mutating func conclude() throws(CaptureRefusal) -> RawCapture {
    capture.nodes.reserveCapacity(elements.count)
    for element in elements { _ = try capture.add(node(of: element), below: element.parent) }
    concludeRoots()
    concludeRows()
    dropNamesInSecureFields()
    if isOnlyStops, let first = capture.nodes.first {
      note(
        .appiumOnlyStops, first.location,
        "this page source lists only the elements at which a screen reader stops, and their containers")
    }
    let app = elements.first { $0.type == .application && ($0.label.value ?? $0.name.value ?? $0.bundle.value) != nil }
    capture.app = app.flatMap { $0.label.value ?? $0.name.value ?? $0.bundle.value }
    return capture
  }

  private mutating func note(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    capture.note(rule, place, message)
  }

  private mutating func noteOnce(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    if general.insert(rule).inserted { note(rule, place, message) }
  }

  private mutating func concludeRoots() {
    guard let root = capture.roots.first(where: { elements[$0].type != .application }) else { return }
    note(
      .appiumFragment, capture.nodes[root].location,
      "this page source is a part of a screen that begins with this \(capture.nodes[root].type)")
  }

  /// Marks a cell as not accessible if its first child is an accessibility element. WebDriverAgent marks the cell as
  /// accessible only because of that child.
  private mutating func concludeRows() {
    for index in capture.nodes.indices where elements[index].type == .cell {
      guard capture.nodes[index].isElement == .known(true), let child = capture.nodes[index].children.first,
        capture.nodes[child].isElement == .known(true)
      else { continue }
      capture.nodes[index].isElement = .known(false)
      note(
        .appiumCellByChild, capture.nodes[index].location,
        "a screen reader stops at the first element in this Cell, not at the Cell")
    }
  }

  /// Removes uncertain identifiers of elements inside secure fields. The attribute `name` may contain the label, and
  /// the label may be the typed text.
  private mutating func dropNamesInSecureFields() {
    var isInside = [Bool](repeating: false, count: elements.count)
    for (index, element) in elements.enumerated() {
      guard let parent = element.parent else { continue }
      isInside[index] = isInside[parent] || capture.nodes[parent].isSecure
      if isInside[index], element.identifier == .unknown { capture.nodes[index].identifier = .unknown }
    }
  }

  private mutating func node(of element: AppiumElement) -> CapturedNode {
    let place = element.location
    var node = CapturedNode(type: element.type?.name ?? "Other", location: place)
    if element.type == nil {
      note(.appiumUnknownType, place, "the type of this element is missing or is not a type of XCTest")
    }
    node.isSecure = element.type == .secureTextField || element.isLikeSecure
    node.label = readable(element.label, .label, at: place)
    node.identifier = identifier(of: element)
    if element.type?.isTextField == true {
      node.placeholder = readable(element.placeholder, .placeholder, at: place)
    } else if element.placeholder != .unknown {
      node.placeholder = element.placeholder
    }
    readTraits(of: element, into: &node)
    if node.isSecure {
      readSecureValue(of: element, into: &node)
    } else {
      readValue(of: element, into: &node)
    }
    switch element.actions {
    case .known(let actions):
      let names = actions.split(separator: ",").map(String.init)
      node.actions = names.isEmpty ? .absent : .known(names)
      if names.count > 1 {
        note(.appiumActionNames, place, "the actions of this \(node.type) were separated at commas")
      }
    case .absent: node.actions = .absent
    // A missing attribute does not mean that there are no actions: WebDriverAgent also omits actions that it cannot
    // find.
    case .unknown: break
    }
    readState(of: element, into: &node)
    return node
  }

  /// Returns a text property of an element. WebDriverAgent omits a property that is nil. So a property that only other
  /// elements have is absent, and a property that no element has is unknown.
  private mutating func readable(
    _ text: Known<String>, _ property: AppiumElement.Properties, at place: FileLocation
  ) -> Known<String> {
    switch text {
    case .known(let string) where string.hasPrefix("AX error"):
      note(.appiumError, place, "a text of this element could not be captured")
      return .unknown
    case .unknown where written.contains(property) && !isOnlyStops: return .absent
    default: return text
    }
  }

  private mutating func identifier(of element: AppiumElement) -> Known<String> {
    if isJSON, written.contains(.identifier) { return element.identifier }
    // WebDriverAgent writes the identifier as the name, or the label if there is no identifier. Without either, it
    // writes no name.
    switch element.name {
    case .known(let name):
      guard written.contains(.label), name != element.label.value, !name.hasPrefix("AX error") else { return .unknown }
      noteOnce(
        .appiumNameIsIdentifier, element.location,
        "the name of this \(element.type?.name ?? "element") is read as its identifier; the same may apply to other elements"
      )
      return .known(name)
    case .absent: return .absent
    case .unknown: return written.contains(.name) ? .absent : .unknown
    }
  }

  private mutating func readTraits(of element: AppiumElement, into node: inout CapturedNode) {
    switch element.traits {
    case .known(let names):
      var traits: Traits = []
      var hasUnknown = false
      for name in names.split(separator: ",") {
        if let trait = Self.traits[name.trimmingPrefix { $0 == " " }.filter { $0 != " " }] {
          traits.formUnion(trait)
        } else {
          hasUnknown = true
        }
      }
      node.traits = .known(traits)
      if hasUnknown {
        note(.appiumUnknownTrait, node.location, "this \(node.type) has an unknown trait, which is left out")
      }
      node.isSelected = .known(traits.contains(.selected))
    case .absent:
      node.traits = .absent
      node.isSelected = .known(false)
    case .unknown: break
    }
  }

  private mutating func readValue(of element: AppiumElement, into node: inout CapturedNode) {
    node.value = readable(element.value, .value, at: node.location)
    guard element.type != nil else {
      if let value = element.value.value { capture.secure.suspect(value) }
      if node.value != .absent { node.value = .unknown }
      return
    }
    guard case .known(let value) = node.value else {
      // WebDriverAgent writes the value 1 for a selected button, so a button without a value is not selected.
      if element.type == .button, node.value == .absent, node.isSelected == .unknown { node.isSelected = .known(false) }
      return
    }
    switch element.type {
    // WebKit may write one of the two with white space around it.
    case .staticText where value.trimmed == element.label.value?.trimmed:
      node.value = .absent
      noteOnce(
        .appiumTextIsLabel, node.location,
        "the value of this text repeats its label and is left out; the same may apply to other texts")
    case .button where value == "1" && node.isSelected != .known(false):
      (node.value, node.isSelected) = (.absent, .known(true))
      note(.appiumButtonSelected, node.location, "this button is read as selected, because its value is 1")
    case let type? where type.isTextField:
      if value == node.placeholder.value {
        node.value = .absent
        note(
          .appiumValueIsPlaceholder, node.location,
          "the value of this \(node.type) is its placeholder, so it is read as empty")
      } else if value.unicodeScalars.allSatisfy({ $0 == "\u{FFFC}" }) {
        node.value = .absent
        note(.appiumAttachments, node.location, "the value of this \(node.type) consists of pictures and is left out")
      } else if node.placeholder == .unknown {
        note(
          .appiumValueMayBePlaceholder, node.location,
          "the value of this \(node.type) may be its placeholder, because this page source has no placeholders")
      }
    default: break
    }
  }

  /// Stores only the number of characters in a secure field, never the characters.
  private mutating func readSecureValue(of element: AppiumElement, into node: inout CapturedNode) {
    node.value = .absent
    switch readable(element.value, .value, at: node.location) {
    case .absent:
      node.secureLength = 0
      note(.appiumSecureEmpty, node.location, "this \(node.type) is read as empty, because it has no value")
    case .known(let value):
      if value == node.placeholder.value {
        node.secureLength = 0
        note(
          .appiumValueIsPlaceholder, node.location,
          "the value of this \(node.type) is its placeholder, so it is read as empty")
        return
      }
      let isDoubtful = node.placeholder == .unknown && !SecureContents.isMasked(value)
      node.secureLength = capture.secure.count(value, isDoubtful: isDoubtful)
      if isDoubtful {
        note(
          .appiumSecureMayBePlaceholder, node.location,
          "the content of this \(node.type) can be read and may be its placeholder; only its length is kept")
      }
      if !SecureContents.isMasked(value) {
        // A label or identifier that equals the field's text becomes unknown. Otherwise it would become a row of
        // bullets.
        if node.label == .known(value) { node.label = .unknown }
        if node.identifier == .known(value) { node.identifier = .unknown }
      }
    case .unknown: break
    }
  }

  private mutating func readState(of element: AppiumElement, into node: inout CapturedNode) {
    node.isEnabled = element.isEnabled
    node.isVisible = element.isVisible
    node.isElement = element.isAccessible
    node.frame = element.frame
    if element.hasBrokenFrame { note(.appiumNoFrame, node.location, "this \(node.type) has no position") }
    if element.hasInterfaceFocus == .known(true), element.type?.isTextField == true {
      node.isFocused = .known(true)
      note(
        .appiumInterfaceFocus, node.location, "this \(node.type) has the focus, which is read as the keyboard focus")
    }
    guard isOnlyStops else { return }
    let isStop = !element.written.isDisjoint(with: [.label, .value])
    node.isElement = .known(isStop)
    if isStop { node.isVisible = .known(true) }
  }

  /// WebDriverAgent's names of traits.
  private static let traits: [String: Traits] = [
    "Button": .button, "Link": .link, "Image": .image, "Selected": .selected, "PlaysSound": .playsSound,
    "KeyboardKey": .keyboardKey, "StaticText": .staticText, "SummaryElement": .summaryElement,
    "NotEnabled": .notEnabled, "UpdatesFrequently": .updatesFrequently, "SearchField": .searchField,
    "StartsMediaSession": .startsMediaSession, "Adjustable": .adjustable,
    "AllowsDirectInteraction": .allowsDirectInteraction, "CausesPageTurn": .causesPageTurn, "TabBar": .tabBar,
    "Header": .header, "ToggleButton": .toggle, "SupportsZoom": Traits(rawValue: 1 << 46),
  ]
}
