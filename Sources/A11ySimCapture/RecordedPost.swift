#if canImport(UIKit) && !os(watchOS)
  import class Foundation.NSAttributedString
  import UIKit

  /// An accessibility notification that the app posted with `post(_:argument:)`. Notifications are kept in `all`, not
  /// in screen files.
  public struct RecordedPost: Sendable, Hashable, Codable {
    /// A kind of accessibility notification, named as in `UIAccessibility.Notification`.
    public enum Kind: String, Sendable, Hashable, Codable {
      case announcement, layoutChanged, screenChanged, pageScrolled
      /// A notification that no other case names, such as `pauseAssistiveTechnology`.
      case other
    }

    /// The kind of the notification; `other` if no case names it.
    public let kind: Kind
    /// The text to be spoken; nil if the argument is not a text.
    public let text: String?
    /// The accessibility identifier, or else the label, of the element to which the cursor should move. Nil if the
    /// argument is not an element.
    public let element: String?

    /// The notifications posted so far, oldest first. Only the last 1,000 are kept.
    @MainActor public static var all: [RecordedPost] = []

    private static let limit = 1000

    @MainActor fileprivate static func record(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      let kind: Kind =
        switch notification {
        case .announcement: .announcement
        case .layoutChanged: .layoutChanged
        case .screenChanged: .screenChanged
        case .pageScrolled: .pageScrolled
        default: .other
        }
      let text = argument as? String ?? (argument as? NSAttributedString)?.string
      let object = text == nil ? argument as? NSObject : nil
      let identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
      all.append(RecordedPost(kind: kind, text: text, element: identifier ?? object?.accessibilityLabel))
      if all.count > limit { all.removeFirst(all.count - limit) }
    }
  }

  /// Posts an accessibility notification as `UIAccessibility.post` does, and records it in `RecordedPost.all`.
  ///
  /// - Parameters:
  ///   - notification: The kind of notification.
  ///   - argument: The text to be spoken, or the element to which the cursor should move.
  @MainActor public func post(_ notification: UIAccessibility.Notification, argument: Any? = nil) {
    RecordedPost.record(notification, argument)
    UIAccessibility.post(notification: notification, argument: argument)
  }
#endif
