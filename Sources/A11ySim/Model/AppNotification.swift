/// A notification that an app posts to the platform, other than an announcement. Elements are named by their ids.
public enum AppNotification: Sendable, Hashable {
  case screenChanged(String?)
  case layoutChanged(String?)
  /// A layout change with a text to say instead of an element to move the cursor to.
  case layoutChangedText(String)
  case pageScrolled(String)
}
