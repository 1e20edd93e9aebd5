import A11ySim

/// Finds the stops of a screen reader among the nodes of an iOS capture, and the containers around them.
///
/// Where the tool computed which nodes are accessibility elements, those are the stops. Elsewhere the rules of
/// `facts/captures.md`, 9.2 decide: they found the plausible stops in all complete samples that were measured.
struct IOSStops {
  private let capture: Capture
  private(set) var notices: [CaptureNotice] = []
  /// The frame of the app's window; nil if the capture has none.
  private let window: AccessibilityElement.Frame?
  /// Whether the tool computed which nodes are elements.
  private let isComputed: Bool
  /// Whether each node is in something that scrolls.
  private let isScrolled: [Bool]
  /// The labels, roles and frames of the stops found, to drop exact duplicates.
  private var seen: Set<Duplicate> = []

  private struct Duplicate: Hashable {
    var label: String
    var type: String
    var frame: AccessibilityElement.Frame
  }

  /// A node that is a stop, or a container with stops inside.
  struct Found: Sendable {
    var node: Int
    /// The role of a container; nil for a stop.
    var container: Role?
    /// The label of a cell that is read as one stop; nil where the node's own label is read.
    var label: String?
    var children: [Found] = []
  }

  /// How deep containers may stand inside one another before they no longer count as such.
  static let depthLimit = 16

  init(_ capture: Capture) {
    self.capture = capture
    isComputed = capture.nodes.contains { $0.isElement != .unknown }
    var isScrolled = [Bool](repeating: false, count: capture.nodes.count)
    for (index, node) in capture.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      isScrolled[index] = isScrolled[parent] || Self.scrolling.contains(capture.nodes[parent].type)
    }
    self.isScrolled = isScrolled
    window =
      capture.nodes.first { $0.type == "Window" && $0.frame != nil }?.frame
      ?? capture.nodes.first { $0.type == "Application" }?.frame
  }

  /// Returns the stops and containers in document order.
  mutating func found() -> [Found] {
    if !isComputed, let first = capture.nodes.first {
      notices.append(
        CaptureNotice(
          .stopsGuessed, at: first.location,
          "The capture does not say at which elements a screen reader stops. This was inferred from types and labels."))
    }
    if let modal = modal() {
      notices.append(
        CaptureNotice(
          .modalSubtree, at: capture.nodes[modal].location,
          "A screen reader cannot leave this \(capture.nodes[modal].type)."))
      return walk([modal])
    }
    return walk(capture.roots)
  }

  /// The last modal container that has something in it.
  private func modal() -> Int? {
    let isType: Set<String> = ["Alert", "Sheet", "Dialog"]
    return capture.nodes.indices.last { index in
      let node = capture.nodes[index]
      return (isType.contains(node.type) || node.isModal == .known(true)) && !node.children.isEmpty
        && node.isVisible != .known(false)
    }
  }

  /// Walks the nodes below the given ones without recursion: captures are hundreds of levels deep.
  private mutating func walk(_ roots: [Int]) -> [Found] {
    /// A container whose contents are being collected.
    struct Open {
      var found: Found
      var waiting: [Int]
    }
    var open = [Open(found: Found(node: -1), waiting: roots.reversed())]
    while true {
      guard let index = open[open.count - 1].waiting.popLast() else {
        let closed = open.removeLast()
        guard !open.isEmpty else { return closed.found.children }
        if !closed.found.children.isEmpty { open[open.count - 1].found.children.append(closed.found) }
        continue
      }
      switch verdict(on: index) {
      case .drop: continue
      case .stop(let label):
        if isNew(index, label) {
          open[open.count - 1].found.children.append(Found(node: index, label: label))
        }
        open[open.count - 1].waiting += buttons(inField: index).reversed()
      case .descend:
        let children = capture.nodes[index].children.reversed()
        let role = capture.nodes[index].container ?? IOSRole.container(capture.nodes[index].type)
        if let role, open.count <= Self.depthLimit {
          open.append(Open(found: Found(node: index, container: role), waiting: Array(children)))
        } else {
          open[open.count - 1].waiting += children
        }
      }
    }
  }

  /// A decision about a node.
  private enum Verdict {
    /// Neither the node nor its contents are stops.
    case drop
    /// The node is a stop and its contents are not. A label takes the place of the node's own.
    case stop(label: String?)
    /// The node is no stop; its contents can be.
    case descend
  }

  private mutating func verdict(on index: Int) -> Verdict {
    let node = capture.nodes[index]
    if node.type == "Keyboard" || node.type == "StatusBar" { return .drop }
    if isComputed {
      guard node.isElement == .known(true) else { return .descend }
      return isHidden(index) ? .drop : .stop(label: nil)
    }
    if let frame = node.frame, frame.width <= 0 || frame.height <= 0, node.children.isEmpty { return .drop }
    if isHidden(index) { return .drop }
    if IOSRole.isAtomic(node.type) {
      return node.type == "StaticText" && !hasLabel(node) ? .descend : .stop(label: nil)
    }
    switch node.type {
    case "Image": return image(node)
    case "Cell": return cell(index)
    case "Application", "Window", "NavigationBar", "TabBar", "Toolbar", "SegmentedControl", "Alert", "Sheet", "Dialog",
      "Table", "CollectionView", "ScrollView":
      return .descend
    default: return other(index)
    }
  }

  /// An image is a stop if it has a name. The file name of an image is a name that nobody wrote (9.2 c).
  private mutating func image(_ node: CapturedNode) -> Verdict {
    guard hasLabel(node), let label = node.label.value else { return .descend }
    if label.developersName(ofImage: true) != nil {
      notices.append(
        CaptureNotice(
          .imageNamedByFile, at: node.location,
          "The label of this image looks like the name of a file: “\(label.onOneLine)”."))
    }
    return .stop(label: nil)
  }

  /// A row is one stop if nothing in it can be activated, or if it is one control with its texts (9.2 d).
  private mutating func cell(_ index: Int) -> Verdict {
    let inner = descendants(of: index)
    let controls = inner.filter { IOSRole.isAtomic(capture.nodes[$0].type) && capture.nodes[$0].type != "StaticText" }
    let node = capture.nodes[index]
    if controls.isEmpty {
      let texts = inner.filter { capture.nodes[$0].type == "StaticText" && hasLabel(capture.nodes[$0]) }
      guard !texts.isEmpty || hasLabel(node) else { return .descend }
      notices.append(
        CaptureNotice(.cellIsOneStop, at: node.location, "The texts of this row are read as one element."))
      return .stop(
        label: hasLabel(node) ? nil : texts.compactMap { capture.nodes[$0].label.value }.joined(separator: ", "))
    }
    return .descend
  }

  /// A view of no special type is a stop if it has a label of its own that is not made of the labels in it (9.2 e).
  private mutating func other(_ index: Int) -> Verdict {
    let node = capture.nodes[index]
    guard hasLabel(node), let label = node.label.value else { return .descend }
    let inner = descendants(of: index)
    let labels = inner.compactMap { capture.nodes[$0].label.value }.filter { !$0.isBlank }
    if labels.contains(label) { return .descend }
    if inner.contains(where: { isInteractive(capture.nodes[$0]) }) {
      notices.append(
        CaptureNotice(
          .labelOfContainer, at: node.location,
          "This label belongs to a container with controls. The controls are read, not the label."
        ))
      return .descend
    }
    if labels.isEmpty { return .stop(label: nil) }
    let words = labels.joined(separator: " ").split(whereSeparator: { $0 == " " || $0 == "," })
    if words == label.split(whereSeparator: { $0 == " " || $0 == "," }) { return .descend }
    notices.append(
      CaptureNotice(
        .ambiguousGroup, at: node.location,
        "The label of this view differs from the texts inside it. The view is read as one element."))
    return .stop(label: nil)
  }

  private func isInteractive(_ node: CapturedNode) -> Bool {
    (IOSRole.isAtomic(node.type) && node.type != "StaticText") || node.traits.value?.contains(.button) == true
  }

  private func hasLabel(_ node: CapturedNode) -> Bool { node.label.value?.isBlank == false }

  /// Whether a node cannot be reached. What lies outside of the window can still be reached in a scroll view (3.3).
  private func isHidden(_ index: Int) -> Bool {
    let node = capture.nodes[index]
    guard let frame = node.frame, let window else { return node.isVisible == .known(false) && node.children.isEmpty }
    let isOutside =
      frame.x >= window.x + window.width || frame.y >= window.y + window.height || frame.x + frame.width <= window.x
      || frame.y + frame.height <= window.y
    if isOutside { return node.children.isEmpty && !isScrolled[index] }
    return node.isVisible == .known(false) && (node.children.isEmpty || node.isElement == .known(true))
  }

  /// Returns the buttons inside a text field, such as one that clears it or shows a password. They are stops of their own,
  /// although the parts of other controls are not.
  private mutating func buttons(inField index: Int) -> [Int] {
    guard !isComputed, XCUIElementType(name: capture.nodes[index].type)?.isTextField == true else { return [] }
    let buttons = descendants(of: index).filter { capture.nodes[$0].type == "Button" && hasLabel(capture.nodes[$0]) }
    if let first = buttons.first {
      notices.append(
        CaptureNotice(
          .buttonInField, at: capture.nodes[first].location, "This button inside a text field is read after the field.")
      )
    }
    return buttons
  }

  private static let scrolling: Set<String> = ["ScrollView", "Table", "CollectionView", "WebView"]

  /// The most nodes below one that are looked at. Rows and labelled views are small; a screen is not one of them.
  private static let descendantLimit = 200

  private func descendants(of index: Int) -> [Int] {
    var found: [Int] = []
    var waiting = capture.nodes[index].children
    while let next = waiting.popLast(), found.count < Self.descendantLimit {
      found.append(next)
      waiting += capture.nodes[next].children
    }
    return found.sorted()
  }

  /// Returns whether no stop of the same type and name has this place; the trees of some tools repeat nodes (9.2 g).
  private mutating func isNew(_ index: Int, _ label: String?) -> Bool {
    let node = capture.nodes[index]
    guard let frame = node.frame else { return true }
    let key = Duplicate(label: label ?? node.label.value ?? "", type: node.type, frame: frame)
    if seen.insert(key).inserted { return true }
    notices.append(
      CaptureNotice(
        .duplicateStop, at: node.location, "Another element has the same name and place. Only one of them is read.")
    )
    return false
  }
}

extension CaptureRule {
  static let stopsGuessed = CaptureRule(
    "stops.guessed", .guess,
    "The elements at which a screen reader stops are inferred from types and labels, because the capture does not say it."
  )
  static let modalSubtree = CaptureRule(
    "stops.modal", .reported, "While an alert or a sheet is shown, a screen reader cannot leave it.")
  static let imageNamedByFile = CaptureRule(
    "stops.image-file-name", .guess, "An image whose label looks like the name of its file is read by that name.")
  static let cellIsOneStop = CaptureRule(
    "stops.cell", .guess, "A row without controls is one element, named by its texts.")
  static let labelOfContainer = CaptureRule(
    "stops.container-label", .guess,
    "A label around controls belongs to their container, at which a screen reader does not stop.")
  static let ambiguousGroup = CaptureRule(
    "stops.ambiguous-group", .guess, "A view with a label of its own and only texts inside is one element.")
  static let buttonInField = CaptureRule(
    "stops.button-in-field", .guess,
    "A screen reader stops at a button inside a text field, such as the button that clears the field.")
  static let duplicateStop = CaptureRule(
    "stops.duplicate", .reported, "Of several elements with the same type, name and place, only one is read.")

  /// The rules that find the stops of an iOS capture.
  static let stopRules = [
    stopsGuessed, modalSubtree, imageNamedByFile, cellIsOneStop, labelOfContainer, ambiguousGroup, buttonInField,
    duplicateStop,
  ]
}
