import AccessibilityModel
import Locales

extension Capture {
  /// Returns the tree that Android reports to TalkBack. The simulated TalkBack then finds the elements at which it
  /// stops.
  func androidScreen() -> ImportedScreen {
    var builder = AndroidScreenBuilder(self)
    let elements = builder.elements()
    var screen = ImportedScreen(
      platform: platform, hasReadingOrder: hasReadingOrder, unknown: builder.names.unknownEverywhere,
      elements: elements, notices: notices + builder.names.notices)
    (screen.format, screen.app) = (format, app)
    return screen
  }
}

/// A builder of elements from the views that Android reports to a screen reader.
///
/// TalkBack's service asks for important views only: `flagIncludeNotImportantViews` is not in google/talkback 26a27dc0,
/// `talkback/src/main/res/xml/accessibilityservice.xml`. Dumps may contain the other views too.
private struct AndroidScreenBuilder {
  var names: ScreenBuilder
  private let capture: Capture
  /// For each node, the index of its parent on the screen; nil at the top level.
  private var parents: [Int?]
  private var children: [[Int]]
  private var roots: [Int] = []
  private var isLeftOut: [Bool]
  /// The nodes from top to bottom, each after its parent.
  private let order: [Int]
  /// For each node, whether Compose draws it.
  private let isInCompose: [Bool]
  /// The number of pixels in a density-independent pixel, at most; nil if no node has a frame.
  private let density: Double?
  /// For each text field of Compose, the nodes inside it whose texts are said with the field.
  private var labels: [Int: [Int]] = [:]

  /// The maximum nesting depth. A deeper view becomes a sibling of its parent. The limit bounds the recursion.
  private static let depthLimit = 24

  init(_ capture: Capture) {
    self.capture = capture
    names = ScreenBuilder(capture)
    let count = capture.nodes.count
    (parents, children) = ([Int?](repeating: nil, count: count), [[Int]](repeating: [], count: count))
    isLeftOut = [Bool](repeating: false, count: count)
    density = Self.density(of: capture.nodes)
    if let density, density != 1 {
      names.notices.append(
        CaptureNotice(
          .androidDensity, at: capture.nodes[0].location,
          "the frames are converted from pixels; the elements may be smaller than is assumed"))
    }
    let compose = ComposeOrder(capture)
    (order, isInCompose) = (compose.order, compose.isInside)
    if let first = compose.moved {
      names.notices.append(
        CaptureNotice(
          .androidComposeOrder, at: capture.nodes[first].location,
          "the elements around this node are read from top to bottom, which is not their order in the dump"))
    }
    arrange()
  }

  /// Returns the density of a screen that is 412 dp wide, as the widest common phones are, or of a tablet of 800 dp. The
  /// true density may be higher. So no element is taken for smaller than it is, and no finding about sizes is false.
  private static func density(of nodes: [CapturedNode]) -> Double? {
    let frames = nodes.compactMap(\.frame)
    guard let width = frames.map({ $0.x + $0.width }).max(), let height = frames.map({ $0.y + $0.height }).max(),
      min(width, height) > 0
    else { return nil }
    let (short, long) = (min(width, height), max(width, height))
    // A tool that writes density-independent pixels.
    if short < 500 { return 1 }
    return max(1, short / (long / short >= 1.6 ? 412 : 800))
  }

  /// Decides which nodes become elements, and finds their parents.
  private mutating func arrange() {
    var depths = [Int](repeating: 0, count: capture.nodes.count)
    var isInWeb = [Bool](repeating: false, count: capture.nodes.count)
    /// For each node, the text field around it, if nothing between them is an element of its own.
    var fields = [Int?](repeating: nil, count: capture.nodes.count)
    /// For each node, the node beside it that is drawn after it.
    var next = [Int?](repeating: nil, count: capture.nodes.count)
    for siblings in [capture.roots] + capture.nodes.map(\.children) {
      for (node, other) in zip(siblings, siblings.dropFirst()) { next[node] = other }
    }
    // A list tells only by their frames which elements are inside others.
    let isTree = !capture.format.rules.contains(.listedFlat)
    for index in order {
      let node = capture.nodes[index]
      if isTree, let parent = node.parent, isInCompose[index] {
        fields[index] = capture.nodes[parent].isField ? parent : isLeftOut[parent] ? fields[parent] : nil
      }
      var above = node.parent.flatMap { isLeftOut[$0] ? parents[$0] : $0 }
      isInWeb[index] = node.parent.map { isInWeb[$0] || capture.nodes[$0].view == .webView } ?? false
      isLeftOut[index] = leavesOut(node) || leavesOutScrim(index, before: next[index])
      if !isLeftOut[index], let field = fields[index], node.isPlainText {
        labels[field, default: []].append(index)
        isLeftOut[index] = true
        parents[index] = field
        continue
      }
      // A text field has no children, so the other nodes inside it become its siblings.
      while let parent = above, capture.nodes[parent].isField || depths[parent] >= Self.depthLimit {
        if !isLeftOut[index], depths[parent] >= Self.depthLimit { noteDepth(node) }
        above = parents[parent]
      }
      parents[index] = above
      if isLeftOut[index] { continue }
      depths[index] = (above.map { depths[$0] } ?? 0) + 1
      if let above { children[above].append(index) } else { roots.append(index) }
      if isInWeb[index], node.isNamed || node.android?.properties.isClickable == true {
        note(.androidWebContent, node, "this node is a part of a web page")
      }
    }
  }

  private mutating func note(_ rule: CaptureRule, _ node: CapturedNode, _ message: String) {
    names.notices.append(CaptureNotice(rule, at: node.location, message))
  }

  private mutating func noteDepth(_ node: CapturedNode) {
    if names.notices.contains(where: { $0.rule == .androidDeep }) { return }
    note(.androidDeep, node, "this node and those inside it are nested too deeply")
  }

  /// Returns whether a node is left out of the screen. The nodes inside it then take its position.
  private mutating func leavesOut(_ node: CapturedNode) -> Bool {
    if node.isVisible == .known(false) { return true }
    if node.type.hasSuffix(".Toast") {
      note(
        .androidToast, node, "this toast is left out: it is announced when it appears, and TalkBack never stops at it")
      return true
    }
    if let app = capture.app, let package = node.android?.package, package != app {
      if !names.notices.contains(where: { $0.rule == .androidOtherApp }) {
        note(.androidOtherApp, node, "this node does not belong to \(app)")
      }
      return true
    }
    if node.isImportant { return false }
    if node.android?.isImportant == .unknown {
      note(.androidUnimportant, node, "this node has neither a text nor an action")
    }
    return true
  }

  /// Returns whether a node is left out because it is the empty area around a sheet or a dialog, which can be tapped to
  /// close it.
  private mutating func leavesOutScrim(_ index: Int, before next: Int?) -> Bool {
    let node = capture.nodes[index]
    guard node.isEmptyArea, let frame = node.frame, let window = capture.nodes[0].frame, let next,
      let sheet = capture.nodes[next].frame, !capture.nodes[next].children.isEmpty,
      frame.width == window.width, 2 * frame.height >= window.height, sheet.height < frame.height,
      sheet.x >= frame.x, sheet.y >= frame.y, sheet.x + sheet.width <= frame.x + frame.width,
      sheet.y + sheet.height <= frame.y + frame.height
    else { return false }
    note(.androidScrim, node, "this view without words lies around the views after it")
    return true
  }

  // MARK: Elements

  mutating func elements() -> [AccessibilityElement] {
    var made = [AccessibilityElement?](repeating: nil, count: capture.nodes.count)
    // Ids are assigned from top to bottom, so that elements with equal names are numbered in this order.
    for index in order where !isLeftOut[index] {
      var node = capture.nodes[index]
      if isInCompose[index], children[index].isEmpty, node.isBareSwitch {
        node.android?.properties.view = .toggle
        note(.androidComposeSwitch, node, "this view without words can be checked, and is read as a switch")
      }
      made[index] = element(node, isContainer: !children[index].isEmpty, labels: labels[index].map(text(of:)))
    }
    for index in capture.nodes.indices.reversed() where !children[index].isEmpty {
      let inside = children[index].compactMap { made[$0] }
      made[index]?.children = inside
    }
    return roots.compactMap { made[$0] }
  }

  /// Returns the texts of the nodes, joined as TalkBack joins those of children.
  private func text(of nodes: [Int]) -> String {
    nodes.compactMap { capture.nodes[$0].label.value ?? capture.nodes[$0].android?.text }.joined(separator: ", ")
  }

  /// Creates the element of a node.
  ///
  /// - Parameter labels: The texts inside a text field of Compose; nil for any other node.
  private mutating func element(_ node: CapturedNode, isContainer: Bool, labels: String?) -> AccessibilityElement {
    let facts = node.android ?? AndroidFacts()
    var properties = facts.properties
    let (label, text) = (node.label.value ?? labels, facts.text)
    let role = role(of: node, isContainer: isContainer)
    let name = node.identifier.value?.split(separator: "/").last.map(String.init)
    var element = AccessibilityElement(
      id: names.id(name, role.rawValue, label ?? text), role: role, label: (label ?? text).map { SpokenText($0) },
      value: node.value.value.map { SpokenText($0) }, placeholder: node.placeholder.value,
      // The text of a toggle is its state, so it is not drawn text.
      drawn: label == nil || label == text || node.view == .toggle ? nil : text)
    if let labels {
      properties.isCompose = true
      note(.androidComposeLabel, node, "“\(labels.onOneLine)” is a text inside this field, and is said with it")
    }
    if properties.isCheckable == true { element.value = SpokenText(facts.isChecked ? "1" : "0") }
    if node.isEnabled == .known(false) { element.traits.insert(.notEnabled) }
    if node.isSelected == .known(true) { element.traits.insert(.selected) }
    if var state = element.text {
      state.isSecure = node.isSecure
      state.length = node.secureLength ?? element.value?.string.count ?? 0
      state.insertionPoint = state.length
      state.isEditing = node.isFocused == .known(true)
      state.maxLength = node.maxLength
      element.text = state
      if state.isSecure { element.value = nil }
    }
    if node.frame != nil, node.frame == capture.nodes[0].frame { properties.fillsWindow = true }
    if let density, let frame = node.frame {
      // Nobody measures parts of a density-independent pixel, and the density is not that sure.
      element.frame = .init(
        captured: (frame.x / density).rounded(), (frame.y / density).rounded(), (frame.width / density).rounded(),
        (frame.height / density).rounded())
    }
    element.android = properties
    element.unknown = node.unknown
    element.source = node.location
    return element
  }

  private func role(of node: CapturedNode, isContainer: Bool) -> Role {
    if node.isSecure { return .secureTextField }
    if node.view == .editText { return .textField }
    if isContainer { return .group }
    let properties = node.android?.properties
    if properties?.isCheckable == true { return .toggle }
    let role = (node.view ?? .view).role
    return role == .text && properties?.isHeading == true ? .heading : role
  }
}

extension CapturedNode {
  fileprivate var view: AndroidView? { android?.properties.view }

  fileprivate var isField: Bool { isSecure || view == .editText }

  /// Whether the node is a text or an image that a person cannot activate by itself.
  fileprivate var isPlainText: Bool {
    guard let properties = android?.properties, label.value != nil || android?.text != nil else { return false }
    return ![
      properties.isClickable, properties.isLongClickable, properties.isFocusable, properties.isCheckable,
      properties.isScreenReaderFocusable,
    ].contains(true)
  }

  /// Whether the node is a plain view that can be checked and has no words of its own.
  fileprivate var isBareSwitch: Bool {
    view == .view && android?.properties.isCheckable == true && !isNamed
      && android?.properties.stateDescription == nil && android?.properties.roleDescription == nil
  }

  fileprivate var isNamed: Bool {
    let isFilled = value.value != nil || secureLength ?? 0 > 0 || placeholder.value != nil
    return label.value != nil || android?.text != nil || android?.properties.hintText != nil || isFilled
  }

  /// Whether the node is a plain view without words and without parts, and the capture does not say whether it is
  /// important.
  fileprivate var isEmptyArea: Bool {
    guard let android, android.isImportant == .unknown, children.isEmpty, !isNamed else { return false }
    let properties = android.properties
    let name = type.split(separator: ".").last ?? ""
    return (name == "View" || name == "ViewGroup" || name.hasSuffix("Layout")) && !isSecure
      && properties.isCheckable != true && properties.stateDescription == nil && properties.roleDescription == nil
  }

  /// Whether Android reports the node to TalkBack. Some dumps do not say this. In these dumps, a plain view, layout or
  /// image without text and actions counts as unimportant (a guess; Android also looks at listeners and delegates).
  fileprivate var isImportant: Bool {
    guard let android else { return true }
    if case .known(let isImportant) = android.isImportant { return isImportant }
    let properties = android.properties
    let isActive =
      [
        properties.isClickable, properties.isLongClickable, properties.isFocusable, properties.isCheckable,
        properties.isScrollable, properties.isScreenReaderFocusable, properties.isHeading,
      ].contains(true) || properties.liveRegion != nil || properties.paneTitle != nil || isSecure
    let name = type.split(separator: ".").last ?? ""
    let isPlain = name == "View" || name == "ViewGroup" || name == "ImageView" || name.hasSuffix("Layout")
    return isNamed || isActive || !isPlain
  }
}

extension CaptureRule {
  static let androidScreenRules: [CaptureRule] = [
    .androidUnimportant, .androidWebContent, .androidOtherApp, .androidToast, .androidDeep, .androidComposeOrder,
    .androidComposeLabel, .androidComposeSwitch, .androidScrim, .androidDensity,
  ]

  static let androidUnimportant = CaptureRule(
    "android.unimportant", .guess,
    "a layout without text and actions is left out, because TalkBack ignores nodes that are not important")
  static let androidWebContent = CaptureRule(
    "android.web-content", .guess,
    "TalkBack is assumed to stop at the texts and links of a web page, because the page determines the stops, and the capture does not contain them"
  )
  static let androidOtherApp = CaptureRule(
    "android.other-app", .guess, "nodes of another app, such as the system or the keyboard, are left out")
  static let androidToast = CaptureRule(
    "android.toast", .documented, "a toast is left out, because TalkBack announces it and never stops at it")
  static let androidComposeOrder = CaptureRule(
    "android.compose-order", .guess,
    "the parts of a Compose screen are read from top to bottom and along each row, because Compose gives TalkBack an order by position, which the dump does not contain"
  )
  static let androidComposeLabel = CaptureRule(
    "android.compose-label", .reported,
    "a text inside a text field of Compose is its label, which TalkBack says after the field's type")
  static let androidComposeSwitch = CaptureRule(
    "android.compose-switch", .guess,
    "a plain view of Compose that can be checked and has no words is a switch, because Compose gives Android a class for check boxes and radio buttons, and none for switches"
  )
  static let androidScrim = CaptureRule(
    "android.scrim", .guess,
    "an empty view that fills the screen around the views drawn after it is left out, because it only closes them when it is tapped, and Material hides it from TalkBack"
  )
  static let androidDensity = CaptureRule(
    "android.density", .guess,
    "frames in pixels are converted as if a phone were 412 dp wide and a tablet 800 dp, because a dump does not tell the density; sizes are then never too small"
  )
  static let androidDeep = CaptureRule(
    "android.deep", .guess, "a view that is nested too deeply is read as a sibling of its container")
}
