/// A notification that an app posts to the platform, other than an announcement. The value of `screenChanged` and
/// `layoutChanged` is the id of the element to which the cursor moves; nil if the app names no element.
public enum AppNotification: Sendable, Hashable {
  case screenChanged(String?)
  case layoutChanged(String?)
  /// A layout-changed notification with a text that the screen reader says. The cursor does not move.
  case layoutChangedText(String)
  case pageScrolled(String)
  /// The app moves the screen reader's cursor to the element with this id: with a layout-changed notification on iOS,
  /// with `ACTION_ACCESSIBILITY_FOCUS` on Android.
  case accessibilityFocus(String)
}
