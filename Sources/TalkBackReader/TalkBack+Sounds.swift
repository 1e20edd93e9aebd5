import AccessibilityModel
import Simulation

/// TalkBack's sounds and vibrations, by the names of its resources.
///
/// Source: google/talkback 26a27dc0 (15.1), the rules in `compositor/rule`; 16.2 has the same (read in
/// mobinsayyea-netizen/talkback-master c49a80a2). The rule for the focus gives the sound of all 16,512 answers of its
/// compositor that have one. Nothing was heard on a device. Left out are sounds whose occasion is not modelled, such as
/// those of progress, and those whose name is not known, such as that of a long press.
extension Sound {
  package static let focus = Sound(
    "focus", .documented, "the focus comes to a view that cannot be acted on (EventTypeViewAccessibilityFocused)")
  package static let focusActionable = Sound(
    "focus_actionable", .documented,
    "the focus comes to a view that can be acted on (EventTypeViewAccessibilityFocused)")
  package static let chimeUp = Sound(
    "chime_up", .documented, "the focus enters what can be scrolled (EventTypeViewAccessibilityFocused)")
  package static let chimeDown = Sound(
    "chime_down", .documented, "the focus leaves what can be scrolled (EventTypeViewAccessibilityFocused)")
  package static let hyperlink = Sound(
    "hyperlink", .documented, "with the text of a link (utils/output/FeedbackProcessingUtils)")
  package static let tick = Sound("tick", .documented, "a view was clicked, 150 ms later (EventTypeViewClicked)")
  package static let windowState = Sound(
    "window_state", .documented, "with the title of a window or pane (ScreenFeedbackManager)")
  package static let viewHovered = Sound.vibration(
    "view_hovered", .documented, "the focus comes to a view that cannot be acted on (EventTypeViewAccessibilityFocused)"
  )
  package static let viewActionable = Sound.vibration(
    "view_actionable", .documented,
    "the focus comes to a view that can be acted on (EventTypeViewAccessibilityFocused)")
  package static let windowStateVibration = Sound.vibration(
    "window_state", .documented, "with the title of a window or pane (ScreenFeedbackManager)")
  package static let notificationVibration = Sound.vibration(
    "notification", .documented, "with an announcement (EventTypeAnnouncement)")
}

extension TalkBack {
  static let sounds: [Sound] = [
    .focus, .focusActionable, .chimeUp, .chimeDown, .hyperlink, .tick, .windowState, .viewHovered, .viewActionable,
    .windowStateVibration, .notificationVibration,
  ]

  /// Plays the sound and the vibration of a move of the focus.
  mutating func playFocus(of stop: AndroidNode.Stop, _ reactions: inout Reactions) {
    let wasInScrollable = isInScrollable
    isInScrollable = stop.canScroll
    if settings.earcons == .none { return }
    let node = stop.node
    let isActionable = node.isClickable || node.isLongClickable || node.isFocusable
    if isInScrollable != wasInScrollable {
      reactions.play(isInScrollable ? .chimeUp : .chimeDown)
    } else if settings.earcons == .all {
      reactions.play(isActionable ? .focusActionable : .focus)
    }
    if settings.earcons == .all { reactions.play(isActionable ? .viewActionable : .viewHovered) }
    if node.hasLinks { reactions.play(.hyperlink) }
  }

  /// Plays the sounds of an event, unless the setting `earcons` leaves them out.
  func play(_ sounds: Sound..., reactions: inout Reactions) {
    if settings.earcons == .none { return }
    for sound in sounds { reactions.play(sound) }
  }
}
