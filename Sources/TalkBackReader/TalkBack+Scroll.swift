import AccessibilityModel
import Locales
import Simulation

/// The scroll positions of lists that show only some of their rows.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `compositor/rule/ScrollPositionFeedbackRule.java`.
///
/// A list scrolls by the number of rows that it shows. Android's `AbsListView` does this for an accessibility action.
/// The same distance for other kinds of list is a guess. A scroll view has no rows, so TalkBack does not say its
/// position (IRS-Public/aloud d7d613c4, `test/fixtures/talkback-focus-android14.json`: TalkBack 16.2, Android 14
/// emulator, 30 buttons in a scroll view).
extension TalkBack {
  static let scrollTimer = "scroll"

  /// Scrolls a list until the row of the focused view is visible, and schedules the speech for the list's position.
  mutating func scroll(to stop: AndroidNode.Stop, _ cause: FocusCause, _ reactions: inout Reactions) {
    guard let (list, info) = stop.collection, let visible = info.visible, let item = stop.item else { return }
    let row = info.rows >= info.columns ? item.row : item.column
    let last = max(0, max(info.rows, info.columns) - visible)
    let before = min(firstVisible[list.id] ?? 0, last)
    var first = before
    while row >= first + visible, first < last { first = min(first + visible, last) }
    while row < first { first = max(0, first - visible) }
    firstVisible[list.id] = first
    // A finger can touch only a visible row. So before a touch, the person has scrolled the list, not TalkBack.
    let isOwn = cause == .readingControl || cause == .swipe
    guard first != before, isOwn || settings.alwaysSpeakListCount else { return }
    scrolled = list.id
    reactions.cancel(Self.scrollTimer)
    reactions.schedule(Self.scrollTimer, after: .seconds(1))
  }

  mutating func sayScrollPosition(in tree: AccessibilityTree, _ reactions: inout Reactions) {
    guard let context, let id = scrolled.take(), let first = firstVisible[id],
      let info = tree.androidNodes.lazy.compactMap({ $0.path(to: id)?.last }).first?.collection,
      let visible = info.visible
    else { return }
    let count = max(info.rows, info.columns)
    guard let words = context.scrollPosition(from: first, to: min(first + visible, count) - 1, of: count) else {
      return
    }
    speak(
      Utterance(
        [words], reason: .scroll, delivery: Self.delivery(.queue), element: id,
        rule: "position of a list, 1 s after it scrolled (ScrollPositionFeedbackRule; source)",
        confidence: confidenceIfUnread),
      &reactions)
  }
}

extension TalkBack.Context {
  /// Returns the position of a list: “Showing items 1 to 6 of 20.” `first` and `last` are counted from 0.
  func scrollPosition(from first: Int, to last: Int, of count: Int) -> Segment? {
    guard first >= 0, count > 0 else { return nil }
    let isOne = first == last || last < 0 || last + 1 > count
    var segment =
      isOne
      ? words(.position, .templateScrollFromCount, .integer(first + 1), .integer(count))
      : words(
        .position, .templateScrollFromToCount, .integer(first + 1), .integer(last + 1), .integer(count))
    if settings.pitchChanges { segment?.pitch = 1.2 }
    return segment
  }
}
