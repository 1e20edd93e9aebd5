import AccessibilityModel
import Simulation

/// The views at which TalkBack stops.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `shouldFocusNode` in `utils/AccessibilityNodeInfoUtils.java`.
extension AndroidNode {
  /// A view at which the focus stops, with the views around it.
  ///
  /// A class, because each gesture copies a stop, and a view is expensive to copy. For the same reason, it has what a
  /// move of the focus asks of all the views around.
  final class Stop: Sendable {
    /// The view at which the focus stops.
    let node: AndroidNode
    /// The views that contain `node`, outermost first.
    let around: [AndroidNode]
    /// The titles of the containers around this view and of the view itself, outermost first. Collections around it are
    /// not included.
    let containerTitles: [SpokenText]
    /// The index in `around` of the innermost collection; nil for none.
    let innermostCollection: Int?
    /// Whether this view or a view around it offers actions of the app, or can be expanded, collapsed or dismissed.
    let offersActions: Bool
    /// Whether this view or a view around it offers to scroll.
    let canScroll: Bool

    init(node: AndroidNode, around: [AndroidNode]) {
      self.node = node
      self.around = around
      var titles: [SpokenText] = []
      var (offersActions, canScroll) = (node.offersActions, node.canScroll)
      var collection: Int?
      // Access by index avoids copies of the views.
      for index in around.indices {
        offersActions = offersActions || around[index].offersActions
        canScroll = canScroll || around[index].canScroll
        if around[index].collectionKind != nil {
          collection = index
        } else if let title = around[index].containerTitle, !title.string.isBlank {
          titles.append(title)
        }
      }
      if let title = node.containerTitle, !title.string.isBlank { titles.append(title) }
      (containerTitles, innermostCollection) = (titles, collection)
      (self.offersActions, self.canScroll) = (offersActions, canScroll)
    }
  }

  var isActionable: Bool { isClickable || isLongClickable || isFocusable || isScreenReaderFocusable }

  /// Returns whether the view gets the focus itself. If not, its texts are spoken with the view that contains it.
  func isFocusedByReader(inside parent: AndroidNode?) -> Bool {
    isActionable || isScrollItem(of: parent) && speaks
  }

  private func isScrollItem(of parent: AndroidNode?) -> Bool {
    guard let parent, parent.view != .spinner else { return false }
    switch parent.view {
    case .list, .grid, .recyclerView, .scrollView, .horizontalScrollView: return true
    default: return parent.isScrollable
    }
  }

  /// Whether the view has words of its own. The name of a collection does not count (`hasText`).
  var hasWords: Bool {
    let words = collection == nil ? [text, contentDescription, hintText, stateDescription] : [stateDescription]
    // A range counts as a state (`hasStateDescription`).
    return words.contains { $0.map { !$0.string.isBlank } ?? false } || isPassword || range != nil
  }

  var firstText: String? {
    if let words = contentDescription ?? text, !words.string.isEmpty { return words.string }
    return children.lazy.compactMap(\.firstText).first
  }

  /// Whether TalkBack has something to say when this view gets the focus. Children count if they do not get the focus
  /// themselves.
  private var speaks: Bool {
    if hasWords || isCheckable { return true }
    return children.contains { child in
      guard !child.isActionable, child.speaks else { return false }
      return isClickable || !child.isScrollItem(of: self)
    }
  }

  fileprivate struct Surroundings {
    /// Whether a view around this view gets the focus itself.
    var isInFocused = false
    var isInWebView = false
  }

  /// Returns whether a swipe stops at this view. A swipe stops at a view that gets the focus itself, and at a text that
  /// is not inside such a view.
  private func isStop(inside parent: AndroidNode?, _ surroundings: Surroundings) -> Bool {
    // TalkBack has other rules for web pages. The model stops at the texts and links of a page.
    if surroundings.isInWebView { return hasWords || isClickable }
    if fillsWindow, !children.isEmpty, !isActionable { return false }
    if isFocusedByReader(inside: parent) {
      return children.isEmpty && offscreen.isEmpty || speaks || offscreen.contains { !$0.isActionable && $0.speaks }
    }
    return hasWords && !surroundings.isInFocused
  }

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
  /// The views at which the focus stops, in this array and at any depth inside. The order is depth first.
  var stops: [AndroidNode.Stop] {
    var stops: [AndroidNode.Stop] = []
    for node in self { node.collect(inside: [], .init(), into: &stops) }
    return stops
  }
}
