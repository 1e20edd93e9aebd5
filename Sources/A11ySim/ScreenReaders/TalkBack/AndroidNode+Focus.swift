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
    isActionable || isScrollItem(of: parent) && speaks(inside: parent)
  }

  /// Whether the view is directly in a list or in something that scrolls.
  private func isScrollItem(of parent: AndroidNode?) -> Bool {
    guard let parent, parent.view != .spinner else { return false }
    return parent.isScrollable || parent.view == .list || parent.view == .grid
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
  private func speaks(inside parent: AndroidNode?) -> Bool {
    if hasWords || isCheckable { return true }
    return children.contains { child in
      guard child.speaks(inside: self) else { return false }
      if !child.isFocusedByReader(inside: self) { return true }
      return !child.isActionable && isClickable
    }
  }

  /// Returns whether the focus stops at the view.
  ///
  /// - Parameter around: the views around it, outermost first.
  private func isStop(inside around: [AndroidNode]) -> Bool {
    if isFocusedByReader(inside: around.last) { return children.isEmpty || speaks(inside: around.last) }
    guard hasWords else { return false }
    return !around.indices.contains { around[$0].isFocusedByReader(inside: $0 > 0 ? around[$0 - 1] : nil) }
  }

  /// Appends the stops in this view, depth first, in the order of the children.
  fileprivate func collect(inside around: [AndroidNode], into stops: inout [Stop]) {
    if isStop(inside: around) { stops.append(Stop(node: self, around: around)) }
    if children.isEmpty { return }
    let around = around + [self]
    for child in children { child.collect(inside: around, into: &stops) }
  }
}

extension [AndroidNode] {
  /// The places where the focus stops, in order.
  var stops: [AndroidNode.Stop] {
    var stops: [AndroidNode.Stop] = []
    for node in self { node.collect(inside: [], into: &stops) }
    return stops
  }
}
