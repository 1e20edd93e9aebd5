import AccessibilityModel
import Locales

/// A search for the elements at which VoiceOver stops in an iOS capture, and for the containers around them.
///
/// If the capturing tool computed which nodes are accessibility elements, VoiceOver stops at those nodes. Otherwise the
/// rules in this type decide. They are guesses that were derived by reading 33 page sources of WebDriverAgent and 11
/// debug descriptions of public projects. In every complete sample, the rules found a plausible list of stops, except
/// in ambiguous samples, for which the rules add a notice.
struct IOSStops {
  private let capture: Capture
  private(set) var notices: [CaptureNotice] = []
  private let window: AccessibilityElement.Frame?
  /// Whether the capturing tool computed which nodes are accessibility elements.
  private let isComputed: Bool
  /// For each node, whether it is inside a scrolling container.
  private let isScrolled: [Bool]
  /// For each node, whether it is inside a web page that is not hidden as a whole.
  private let isInPage: [Bool]
  /// The labels, types and frames of the nodes found so far, to drop exact duplicates.
  private var seen: Set<Duplicate> = []

  private struct Duplicate: Hashable {
    var label: String
    var type: String
    var frame: AccessibilityElement.Frame
  }

  /// A node at which VoiceOver stops, or a container around nodes at which VoiceOver stops.
  struct Found: Sendable {
    var node: Int
    /// The role of a container; nil for a node at which VoiceOver stops.
    var container: Role?
    /// The joined texts of a row at which VoiceOver stops as a whole; nil if the node's own label is read.
    var label: String?
    /// Whether VoiceOver reads the node as a button because it is a row that opens another screen.
    var isDisclosure = false
    var children: [Found] = []
  }

  /// The maximum nesting depth of containers. The contents of a deeper container move to the container around it.
  static let depthLimit = 16

  init(_ capture: Capture) {
    self.capture = capture
    isComputed = capture.nodes.contains { $0.isElement != .unknown }
    var isScrolled = [Bool](repeating: false, count: capture.nodes.count)
    var isInPage = isScrolled
    for (index, node) in capture.nodes.enumerated() {
      guard let parent = node.parent.map({ (index: $0, node: capture.nodes[$0]) }) else { continue }
      isScrolled[index] = isScrolled[parent.index] || Self.scrolling.contains(parent.node.type)
      isInPage[index] =
        isInPage[parent.index] || parent.node.type == "WebView" && parent.node.isVisible != .known(false)
    }
    (self.isScrolled, self.isInPage) = (isScrolled, isInPage)
    // Some tools give the outermost element no size.
    let sized = capture.nodes.filter { $0.frame.map { $0.width > 0 && $0.height > 0 } == true }
    window = (sized.first { $0.type == "Window" } ?? sized.first { $0.type == "Application" })?.frame
  }

  mutating func found() -> [Found] {
    if !isComputed, let first = capture.nodes.first {
      notices.append(
        CaptureNotice(
          .stopsGuessed, at: first.location,
          "the capture does not say at which elements a screen reader stops; this was inferred from types and labels"))
    }
    if let modal = modal() {
      notices.append(
        CaptureNotice(
          .modalSubtree, at: capture.nodes[modal].location,
          "a screen reader cannot leave this \(capture.nodes[modal].type)"))
      return walk([modal])
    }
    return walk(capture.roots)
  }

  private func modal() -> Int? {
    let isType: Set<String> = ["Alert", "Sheet", "Dialog"]
    return capture.nodes.indices.last { index in
      let node = capture.nodes[index]
      return (isType.contains(node.type) || node.isModal == .known(true)) && !node.children.isEmpty
        && node.isVisible != .known(false)
    }
  }

  /// Searches the given nodes and the nodes below them without recursion, because captures are hundreds of levels deep.
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
      case .stop(let label, let inside, let isDisclosure):
        if isNew(index, label) {
          open[open.count - 1].found.children.append(Found(node: index, label: label, isDisclosure: isDisclosure))
        }
        open[open.count - 1].waiting += (inside + controls(inField: index)).reversed()
      case .control(let control):
        if isNew(control, nil) { open[open.count - 1].found.children.append(Found(node: control)) }
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

  private enum Verdict {
    /// VoiceOver stops neither at the node nor inside it.
    case drop
    /// VoiceOver stops at the node, and then only at those nodes inside it that `inside` lists. If `label` is not nil,
    /// VoiceOver reads it in place of the node's own label.
    case stop(label: String?, inside: [Int] = [], isDisclosure: Bool = false)
    /// VoiceOver stops at a control inside the node, and nowhere else in the node.
    case control(Int)
    /// VoiceOver does not stop at the node, but may stop inside it.
    case descend
  }

  private mutating func verdict(on index: Int) -> Verdict {
    let node = capture.nodes[index]
    if node.type == "Keyboard" || node.type == "StatusBar" || isStatusBar(node) || isScrollBar(index) { return .drop }
    if isComputed {
      guard node.isElement == .known(true) else { return .descend }
      return isHidden(index) ? .drop : .stop(label: nil)
    }
    if let frame = node.frame, frame.width <= 0 || frame.height <= 0, node.children.isEmpty { return .drop }
    if isHidden(index) || isAccessory(index) { return .drop }
    if IOSRole.isAtomic(node.type) {
      // WebKit names a link by the texts inside it, which some tools leave to the texts.
      if node.type == "Link", isInPage[index], !hasLabel(node) {
        let texts = descendants(of: index).compactMap { capture.nodes[$0].label.value }.filter { !$0.isBlank }
        return .stop(label: texts.isEmpty ? nil : texts.joined(separator: ", "))
      }
      return node.type == "StaticText" && !hasLabel(node) ? .descend : .stop(label: nil)
    }
    switch node.type {
    case "Image": return image(node)
    case "Cell": return cell(index)
    case "Application", "Window", "NavigationBar", "TabBar", "Toolbar", "SegmentedControl", "Alert", "Sheet", "Dialog",
      "Table", "CollectionView", "ScrollView", "WebView":
      return .descend
    default: return other(index)
    }
  }

  /// Returns `stop` for an image with a label. A label that looks like a file name gets a notice, because nobody wrote
  /// it for users.
  private mutating func image(_ node: CapturedNode) -> Verdict {
    guard hasLabel(node), let label = node.label.value else { return .descend }
    if label.developersName(ofImage: true) != nil {
      notices.append(
        CaptureNotice(
          .imageNamedByFile, at: node.location,
          "the label of this image looks like the name of a file: “\(label.onOneLine)”"))
    }
    return .stop(label: nil)
  }

  /// Returns how VoiceOver reads a row of the Settings app or of SwiftUI's `List`; an app's own rows may be read otherwise.
  /// A cell around other rows, such as a shelf that scrolls sideways, is no row.
  private mutating func cell(_ index: Int) -> Verdict {
    let node = capture.nodes[index]
    let inner = descendants(of: index).filter { !isHidden($0) && !isAccessory($0) }
    if inner.contains(where: { capture.nodes[$0].type == "Cell" }) { return .descend }
    let texts = inner.filter { capture.nodes[$0].type == "StaticText" && hasLabel(capture.nodes[$0]) }
    let labels = texts.compactMap { capture.nodes[$0].label.value }
    let controls = inner.filter { IOSRole.isAtomic(capture.nodes[$0].type) && capture.nodes[$0].type != "StaticText" }
    guard let control = controls.first else {
      guard !texts.isEmpty || hasLabel(node) else { return .descend }
      notices.append(
        CaptureNotice(.cellIsOneStop, at: node.location, "the texts of this row are read as one element"))
      let isDisclosure = descendants(of: index).contains { capture.nodes[$0].isChevron }
      if isDisclosure {
        notices.append(
          CaptureNotice(.disclosureRow, at: node.location, "this row has a chevron and is read as a button"))
      }
      return .stop(label: hasLabel(node) ? nil : labels.joined(separator: ", "), isDisclosure: isDisclosure)
    }
    let name = capture.nodes[control].label.value ?? ""
    if controls.count == 1, Self.rowControls.contains(capture.nodes[control].type), !name.isBlank,
      labels.allSatisfy(name.contains)
    {
      notices.append(
        CaptureNotice(
          .controlOfRow, at: node.location, "this row is read as the \(capture.nodes[control].type) inside it"))
      return .control(control)
    }
    // The label is read if the elements inside the row do not say it.
    guard hasLabel(node), let label = node.label.value, !isSaid(label, by: inner) else { return .descend }
    notices.append(
      CaptureNotice(
        .labelledRow, at: node.location, "the label of this row is read, and then the controls inside the row"))
    return .stop(
      label: nil,
      inside: inner.filter { index in
        controls.contains(index) || texts.contains(index) && !label.contains(capture.nodes[index].label.value ?? "")
      })
  }

  /// Whether nodes have all words of a label.
  private func isSaid(_ label: String, by nodes: [Int]) -> Bool {
    let said = Set(nodes.compactMap { capture.nodes[$0].label.value }.flatMap(Self.words))
    return Self.words(label).allSatisfy(said.contains)
  }

  private static func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "," } }

  /// The controls that UIKit and SwiftUI make one element with the row around them.
  private static let rowControls: Set<String> = ["Switch", "Toggle", "CheckBox"]

  /// Returns whether a node is a mark in a row that cannot be activated: an arrow, or a small disabled button at the end
  /// of a row with texts, such as the check mark of the chosen row (seen in page sources of the Settings app).
  private func isAccessory(_ index: Int) -> Bool {
    let node = capture.nodes[index]
    let isDead = node.isEnabled == .known(false) || node.isVisible == .known(false)
    guard node.type == "Button", isDead else { return false }
    if node.isChevron { return true }
    guard node.isEnabled == .known(false), node.children.isEmpty, let frame = node.frame,
      max(frame.width, frame.height) <= 30, let row = row(around: index), let place = capture.nodes[row].frame
    else { return false }
    let (distance, offset) = (place.x + place.width - frame.x - frame.width, place.y + place.height / 2 - frame.y)
    guard distance <= 40, abs(offset - frame.height / 2) <= 6 else { return false }
    return descendants(of: row).contains { capture.nodes[$0].type == "StaticText" && hasLabel(capture.nodes[$0]) }
  }

  /// Returns the nearest row around a node.
  private func row(around index: Int) -> Int? {
    var next = capture.nodes[index].parent
    while let node = next, capture.nodes[node].type != "Cell" { next = capture.nodes[node].parent }
    return next
  }

  /// Returns whether a node is a scroll bar. XCTest gives a scroll view two views without a type of their own, whose
  /// names are in the language of the phone and whose values are percentages: narrow ones along the right or lower edge.
  /// Page sources that say which elements are accessible say that these are not (seen in a page source of a public
  /// project).
  private func isScrollBar(_ index: Int) -> Bool {
    let node = capture.nodes[index]
    if node.type == "ScrollBar" { return true }
    return node.type == "Other" && isScrolled[index] && node.children.allSatisfy { !hasLabel(capture.nodes[$0]) }
      && Self.isScrollBar(label: node.label.value, value: node.value.value, frame: node.frame)
  }

  /// Whether a view is named and placed as the scroll bars of XCTest are.
  static func isScrollBar(label: String?, value: String?, frame: AccessibilityElement.Frame?) -> Bool {
    guard let value, value.hasSuffix("%"), value.dropLast().allSatisfy(\.isNumber), let frame,
      label?.contains(where: \.isNumber) == true
    else { return false }
    let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
    return short <= 40 && long >= 3 * short
  }

  /// Returns whether a node is the window of the status bar, as older versions of iOS have it: as wide as the app's
  /// window, and only as high as the status bar.
  private func isStatusBar(_ node: CapturedNode) -> Bool {
    guard node.type == "Window", let frame = node.frame, let window else { return false }
    return frame.y == 0 && frame.height > 0 && frame.height <= 60 && window.height > 300
  }

  /// Returns `stop` for a view whose label says all that is inside, and inside which nothing can be activated. A label
  /// made of the labels inside the view does not count, as React Native gives one to each container. In doubt, the texts
  /// inside a view are read, and not its label: an element of iOS normally has nothing inside, and no text is lost.
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
          "this label belongs to a container with controls; the controls are read, but not the label"
        ))
      return .descend
    }
    if labels.isEmpty { return .stop(label: nil) }
    let words = Self.words(label)
    if words == labels.flatMap(Self.words) || words == labelsBelow(index).flatMap(Self.words) { return .descend }
    // An author may write the texts with other capitals than the views do.
    let whole = label.lowercased()
    let isWhole = labels.allSatisfy { whole.contains($0.lowercased()) }
    notices.append(
      CaptureNotice(
        .ambiguousGroup, at: node.location,
        isWhole
          ? "the label of this view says the texts inside it, and more; the view is read as one element"
          : "the label of this view differs from the texts inside it; the texts are read, but not the label"))
    return isWhole ? .stop(label: nil) : .descend
  }

  /// The labels inside a node that have no other label around them, as a container of React Native joins them.
  private func labelsBelow(_ index: Int) -> [String] {
    var labels: [String] = []
    var waiting = Array(capture.nodes[index].children.reversed())
    var count = 0
    while let next = waiting.popLast(), count < Self.descendantLimit {
      count += 1
      if hasLabel(capture.nodes[next]), let label = capture.nodes[next].label.value {
        labels.append(label)
      } else {
        waiting += capture.nodes[next].children.reversed()
      }
    }
    return labels
  }

  private func isInteractive(_ node: CapturedNode) -> Bool {
    (IOSRole.isAtomic(node.type) && node.type != "StaticText") || node.traits.value?.contains(.button) == true
  }

  private func hasLabel(_ node: CapturedNode) -> Bool { node.label.value?.isBlank == false }

  /// Returns whether a node is hidden from VoiceOver. A node outside the window is not hidden if it is in a scroll view
  /// (seen in a page source whose button is `accessible` and below the window).
  private func isHidden(_ index: Int) -> Bool {
    let node = capture.nodes[index]
    guard let frame = node.frame, let window else { return node.isVisible == .known(false) && node.children.isEmpty }
    let isOutside =
      frame.x >= window.x + window.width || frame.y >= window.y + window.height || frame.x + frame.width <= window.x
      || frame.y + frame.height <= window.y
    if isOutside { return node.children.isEmpty && !isScrolled[index] }
    // A page leaves out what it hides. A part of it that XCTest takes for invisible is only covered by another.
    if isInPage[index] { return false }
    return node.isVisible == .known(false) && (node.children.isEmpty || node.isElement == .known(true))
  }

  /// Returns the buttons and links inside a text field or a text view, such as a button that clears the field.
  /// VoiceOver stops at these, but not at the parts of other controls.
  private mutating func controls(inField index: Int) -> [Int] {
    guard !isComputed, XCUIElementType(name: capture.nodes[index].type)?.isTextField == true else { return [] }
    let controls = descendants(of: index).filter {
      ["Button", "Link"].contains(capture.nodes[$0].type) && hasLabel(capture.nodes[$0])
    }
    if let first = controls.first.map({ capture.nodes[$0] }) {
      notices.append(
        CaptureNotice(
          .buttonInField, at: first.location,
          "this \(first.type == "Link" ? "link" : "button") inside a text field is read after the field"))
    }
    return controls
  }

  private static let scrolling: Set<String> = ["ScrollView", "Table", "CollectionView", "WebView"]

  /// The maximum number of descendants that are examined. Rows and labelled views have few descendants.
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

  /// Returns whether a node is the first node with its type, label and frame. A later duplicate gets a notice. The
  /// trees of some tools repeat nodes (seen in a debug description with the same button twice).
  private mutating func isNew(_ index: Int, _ label: String?) -> Bool {
    let node = capture.nodes[index]
    guard let frame = node.frame else { return true }
    let key = Duplicate(label: label ?? node.label.value ?? "", type: node.type, frame: frame)
    if seen.insert(key).inserted { return true }
    notices.append(
      CaptureNotice(
        .duplicateStop, at: node.location, "another element has the same name and place; only one of them is read")
    )
    return false
  }
}

extension CapturedNode {
  /// Whether the node is the arrow that UIKit draws at the end of a row that opens another screen.
  fileprivate var isChevron: Bool {
    guard type == "Button" || type == "Image" else { return false }
    let names: Set<String> = ["chevron", "chevron.right", "chevron.forward"]
    return names.contains(label.value ?? "") || names.contains(identifier.value ?? "")
  }
}
