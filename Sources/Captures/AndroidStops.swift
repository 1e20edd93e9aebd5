import A11ySim

/// Finds the stops of TalkBack among the nodes of a capture of Android, in order, with their labels.
///
/// Source: `facts/captures.md`, 5.3, from the sources of TalkBack (`AccessibilityNodeInfoUtils.shouldFocusNode`).
struct AndroidStops {
  /// A stop.
  struct Stop: Sendable, Hashable {
    /// The position of the node in the capture.
    var node: Int
    /// The text that names it; nil for a stop without a name.
    var label: String?
  }

  private(set) var notices: [CaptureNotice] = []
  private let capture: Capture
  /// For each node, its parent among the important nodes.
  private var parents: [Int?]
  private var children: [[Int]]
  /// Whether each node is left out as unimportant.
  private var isSpliced: [Bool]
  private var isSpeaking: [Bool]
  private var isInWeb: [Bool]
  private let window: AccessibilityElement.Frame?

  init(_ capture: Capture) {
    self.capture = capture
    let count = capture.nodes.count
    (parents, children) = ([Int?](repeating: nil, count: count), [[Int]](repeating: [], count: count))
    (isSpliced, isSpeaking) = ([Bool](repeating: false, count: count), [Bool](repeating: false, count: count))
    isInWeb = [Bool](repeating: false, count: count)
    window = capture.nodes.first?.frame
    spliceOut()
    for index in (0..<count).reversed() where !isSpliced[index] { isSpeaking[index] = speaks(index) }
  }

  /// Returns the stops in order: depth first, as the children stand in the capture.
  mutating func found() -> [Stop] {
    capture.nodes.indices.compactMap { index in
      guard !isSpliced[index], isStop(index) else { return nil }
      return Stop(node: index, label: label(of: index))
    }
  }

  // MARK: Unimportant nodes

  /// Leaves out the nodes that Android does not report to TalkBack (step A). Their children move up in their place.
  private mutating func spliceOut() {
    for (index, node) in capture.nodes.enumerated() {
      let above = node.parent.flatMap { isSpliced[$0] ? parents[$0] : $0 }
      parents[index] = above
      isInWeb[index] = node.parent.map { isInWeb[$0] || capture.nodes[$0].type.hasSuffix("WebView") } ?? false
      isSpliced[index] = !isImportant(node)
      if isSpliced[index], node.android?.isImportant == .unknown {
        notices.append(
          CaptureNotice(.androidUnimportant, at: node.location, "This node has no words and no actions."))
      }
      if !isSpliced[index], let above { children[above].append(index) }
    }
  }

  private func isImportant(_ node: CapturedNode) -> Bool {
    guard let facts = node.android else { return true }
    if case .known(let isImportant) = facts.isImportant { return isImportant }
    let hasWords =
      facts.text != nil || node.label.value != nil || node.placeholder.value != nil || facts.paneTitle != nil
    let isActive =
      facts.isClickable || facts.isLongClickable || facts.isFocusable || facts.isCheckable || facts.isScrollable
      || facts.isScreenReaderFocusable || facts.isHeading || facts.isLiveRegion
    return hasWords || isActive || !Self.isPlain(node.type)
  }

  /// Whether a class is a plain view or layout.
  private static func isPlain(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return name == "View" || name == "ViewGroup" || name.hasSuffix("Layout")
  }

  // MARK: Stops

  private func isActionable(_ index: Int) -> Bool {
    guard let facts = capture.nodes[index].android else { return false }
    return facts.isClickable || facts.isLongClickable || facts.isFocusable || facts.isScreenReaderFocusable
  }

  /// Whether a node is directly in a list or in something that scrolls.
  private func isScrollItem(_ index: Int) -> Bool {
    guard let parent = parents[index].map({ capture.nodes[$0] }) else { return false }
    if parent.type.hasSuffix("Spinner") { return false }
    let lists = ["ListView", "GridView", "RecyclerView", "ScrollView", "HorizontalScrollView"]
    return parent.android?.isScrollable == true || lists.contains { parent.type.hasSuffix($0) }
  }

  private func isFocusable(_ index: Int) -> Bool { isActionable(index) || isScrollItem(index) && isSpeaking[index] }

  private func isVisible(_ index: Int) -> Bool { capture.nodes[index].isVisible != .known(false) }

  private func hasWords(_ node: CapturedNode) -> Bool {
    let isField = node.value.value != nil || node.secureLength ?? 0 > 0 || node.placeholder.value != nil
    return node.label.value != nil || node.android?.text != nil || isField
  }

  /// Whether a node has something to say: words, a state, or children that say something and are no stops themselves.
  private func speaks(_ index: Int) -> Bool {
    let node = capture.nodes[index]
    if hasWords(node) || node.android?.isCheckable == true { return true }
    return children[index].contains { child in
      guard isVisible(child), isSpeaking[child] else { return false }
      if !isFocusable(child) { return true }
      return !isActionable(child) && node.android?.isClickable == true
    }
  }

  private mutating func isOfOtherApp(_ node: CapturedNode) -> Bool {
    guard let app = capture.app, let package = node.android?.package, package != app else { return false }
    if !notices.contains(where: { $0.rule == .androidOtherApp }) {
      notices.append(CaptureNotice(.androidOtherApp, at: node.location, "This node does not belong to \(app)."))
    }
    return true
  }

  private mutating func isStop(_ index: Int) -> Bool {
    let node = capture.nodes[index]
    guard isVisible(index), !node.type.hasSuffix(".Toast"), !isOfOtherApp(node) else { return false }
    if isInWeb[index] {
      let isStop = hasWords(node) || node.android?.isClickable == true
      if isStop {
        notices.append(CaptureNotice(.androidWebContent, at: node.location, "This node is a part of a web page."))
      }
      return isStop
    }
    if !children[index].isEmpty, !isActionable(index), let window, node.frame == window { return false }
    if isFocusable(index) { return children[index].isEmpty || isSpeaking[index] }
    guard hasWords(node) else { return false }
    var above = parents[index]
    while let parent = above {
      if isFocusable(parent) { return false }
      above = parents[parent]
    }
    return true
  }

  /// The most nodes whose texts make one label.
  private static let labelLimit = 200

  /// Returns the name of a stop: its own, or the texts inside it that are no stops themselves (step C).
  private func label(of index: Int) -> String? {
    if let own = ownLabel(of: index) { return own }
    var texts: [String] = []
    var left = Array(children[index].reversed())
    var count = 0
    while let child = left.popLast(), count < Self.labelLimit {
      count += 1
      guard isVisible(child), !isFocusable(child) else { continue }
      if let text = ownLabel(of: child) {
        texts.append(text)
      } else {
        left += children[child].reversed()
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func ownLabel(of index: Int) -> String? {
    capture.nodes[index].label.value ?? capture.nodes[index].android?.text
  }
}

extension CaptureRule {
  static let androidUnimportant = CaptureRule(
    "android.unimportant", .guess,
    "A layout without words or actions is left out, because TalkBack ignores nodes that are not important.")
  static let androidWebContent = CaptureRule(
    "android.web-content", .guess,
    "Every text and link of a web page is read, because the page decides what can be reached.")
  static let androidOtherApp = CaptureRule(
    "android.other-app", .guess, "Nodes of another app, such as the system or the keyboard, are left out.")
}

extension Capture {
  /// The stops of TalkBack on a screen of Android, in order: the type of each with its name, and its place.
  package var androidStops: [(type: String, label: String?, place: FileLocation)] {
    var stops = AndroidStops(self)
    return stops.found().map { (nodes[$0.node].type, $0.label, nodes[$0.node].location) }
  }
}
