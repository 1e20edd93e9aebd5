/// A notification that an app posts to the platform, other than an announcement. The text of a screen or layout change
/// is the id of the element to which the cursor moves; nil if the app names none.
public enum AppNotification: Sendable, Hashable {
  case screenChanged(String?)
  case layoutChanged(String?)
  /// A layout change with a text to say instead of an element to move the cursor to.
  case layoutChangedText(String)
  case pageScrolled(String)
}
