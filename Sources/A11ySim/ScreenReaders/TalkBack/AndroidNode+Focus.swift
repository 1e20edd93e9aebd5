/// The views at which TalkBack stops.
///
/// Source: `facts/captures.md`, section 5.3, and `facts/talkback.md`, section a.9
/// (`AccessibilityNodeInfoUtils.shouldFocusNode`).
extension AndroidNode {
  /// A view at which the focus stops, with the views around it.
  ///
  /// A class, because each gesture copies a stop, and a view is expensive to copy.
  final class Stop: Sendable {
    /// The view at which the focus stops.
    let node: AndroidNode
    /// The views that contain `node`, outermost first.
    let around: [AndroidNode]

    init(node: AndroidNode, around: [AndroidNode]) {
      self.node = node
      self.around = around
    }
  }

  /// Whether a person can act on this view, or the app asks screen readers to stop at this view.
  var isActionable: Bool { isClickable || isLongClickable || isFocusable || isScreenReaderFocusable }

  /// Returns whether the focus stops at the view itself. If not, the texts of the view are spoken with the view that
  /// contains it.
  func isFocusedByReader(inside parent: AndroidNode?) -> Bool {
    isActionable || isScrollItem(of: parent) && speaks
  }

  /// Returns whether the view is a direct child of a list or of a view that scrolls.
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

  /// This view's own text; if this view has none, the first text of the views inside it; nil if these views have no
  /// text either.
  var firstText: String? {
    if let words = contentDescription ?? text, !words.string.isEmpty { return words.string }
    return children.lazy.compactMap(\.firstText).first
  }

  /// Whether TalkBack has something to say when this view gets the focus. True if the view has words or a state, or if
  /// a child that does not get the focus itself has words or a state.
  private var speaks: Bool {
    if hasWords || isCheckable { return true }
    return children.contains { child in
      guard !child.isActionable, child.speaks else { return false }
      return isClickable || !child.isScrollItem(of: self)
    }
  }

  /// The facts about a view that depend on the views around it.
  fileprivate struct Surroundings {
    /// Whether a view that contains this view gets the focus itself.
    var isInFocused = false
    /// Whether one of the views around the view is a web page.
    var isInWebView = false
  }

  /// Returns whether TalkBack's focus stops at this view when the person swipes to the next element.
  private func isStop(inside parent: AndroidNode?, _ surroundings: Surroundings) -> Bool {
    // A web page has rules of its own. The model stops at its texts and links.
    if surroundings.isInWebView { return hasWords || isClickable }
    if fillsWindow, !children.isEmpty, !isActionable { return false }
    if isFocusedByReader(inside: parent) { return children.isEmpty || speaks }
    return hasWords && !surroundings.isInFocused
  }

  /// Appends this view and the views inside it to `stops`, but only views at which the focus stops. The order is depth
  /// first; children keep their order.
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
  /// The views at which the focus stops, among the views in this array and all views inside them, in order.
  var stops: [AndroidNode.Stop] {
    var stops: [AndroidNode.Stop] = []
    for node in self { node.collect(inside: [], .init(), into: &stops) }
    return stops
  }
}
