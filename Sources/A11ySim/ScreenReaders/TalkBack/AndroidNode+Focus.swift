/// The views at which TalkBack stops.
///
/// Source: `facts/captures.md` 5.3 and `facts/talkback.md` a.9 (`AccessibilityNodeInfoUtils.shouldFocusNode`).
extension AndroidNode {
  /// A place where the focus stops.
  struct Stop {
    /// The view, and the views around it, outermost first.
    var node: AndroidNode
    var around: [AndroidNode]
    /// The view directly around the stop; nil at the top level.
    var parent: AndroidNode? { around.last }
  }

  /// Whether a person can act on the view, or the app asks for a stop.
  var isActionable: Bool { isClickable || isLongClickable || isFocusable || isScreenReaderFocusable }

  /// Whether the view gets the focus itself. If false, it is a text that is spoken as part of an enclosing view.
  func isFocusedByReader(inside parent: AndroidNode?) -> Bool {
    isActionable || isScrollItem(of: parent) && speaks
  }

  /// Whether the view is directly in a list or in something that scrolls.
  private func isScrollItem(of parent: AndroidNode?) -> Bool {
    guard let parent, parent.view != .spinner else { return false }
    switch parent.view {
    case .list, .grid, .recyclerView, .scrollView, .horizontalScrollView: return true
    default: return parent.isScrollable
    }
  }

  /// Whether the view has words of its own.
  var hasWords: Bool {
    let words = [text, contentDescription, hintText, stateDescription]
    return words.contains { $0.map { !$0.string.isBlank } ?? false } || isPassword
  }

  /// The text of the view, or of the first view in it that has one; nil for none.
  var firstText: String? {
    if let words = contentDescription ?? text, !words.string.isEmpty { return words.string }
    return children.lazy.compactMap(\.firstText).first
  }

  /// Whether the view has words or a state, or a child with words or a state that is not a stop itself.
  private var speaks: Bool {
    if hasWords || isCheckable { return true }
    return children.contains { child in
      guard !child.isActionable, child.speaks else { return false }
      return isClickable || !child.isScrollItem(of: self)
    }
  }

  /// What the views around a view decide for it.
  fileprivate struct Surroundings {
    /// Whether one of them gets the focus itself.
    var isInFocused = false
    /// Whether one of them is a web page.
    var isInWebView = false
  }

  /// Returns whether the focus stops at the view.
  private func isStop(inside parent: AndroidNode?, _ surroundings: Surroundings) -> Bool {
    // A web page decides for itself; its texts and links are taken for stops.
    if surroundings.isInWebView { return hasWords || isClickable }
    if fillsWindow, !children.isEmpty, !isActionable { return false }
    if isFocusedByReader(inside: parent) { return children.isEmpty || speaks }
    return hasWords && !surroundings.isInFocused
  }

  /// Appends the stops in this view, depth first, in the order of the children.
  fileprivate func collect(inside around: [AndroidNode], _ surroundings: Surroundings, into stops: inout [Stop]) {
    if isStop(inside: around.last, surroundings) { stops.append(Stop(node: self, around: around)) }
    if children.isEmpty { return }
    var surroundings = surroundings
    surroundings.isInFocused = surroundings.isInFocused || isFocusedByReader(inside: around.last)
    surroundings.isInWebView = surroundings.isInWebView || view == .webView
    let around = around + [self]
    for child in children { child.collect(inside: around, surroundings, into: &stops) }
  }
}

extension [AndroidNode] {
  /// The places where the focus stops, in order.
  var stops: [AndroidNode.Stop] {
    var stops: [AndroidNode.Stop] = []
    for node in self { node.collect(inside: [], .init(), into: &stops) }
    return stops
  }
}
