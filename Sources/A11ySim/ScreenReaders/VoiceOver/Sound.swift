import Locales

/// A sound of a screen reader, by the name that transcripts give it.
public enum Sound: String, Sendable, Hashable, CaseIterable {
  case activation
  case limit
  case insertionPoint = "insertion point"
  case alert
  case notification
  case capitalLetter = "capital letter"
  case screenChange = "screen change"
  case pageScroll = "page scroll"
  case keyboardClick = "keyboard click"
  case error
  case delete
  case actions
  case moreContent = "more content"

  /// How sure it is that it is heard.
  public var confidence: Confidence { evidence.confidence }

  /// Who says so.
  public var source: String { evidence.source }

  private var evidence: (confidence: Confidence, source: String) {
    switch self {
    case .activation: (.recorded, "a double tap that changes nothing (magentaA11y alert dialog)")
    case .limit: (.reported, "at the end of a range (a11ysupport.io input-range)")
    case .insertionPoint: (.reported, "as the insertion point moves (flutter 14543, skydocu after Apple's manual)")
    case .alert: (.recorded, "as an alert appears (magentaA11y alert dialog)")
    case .notification: (.guess, "before a notification; from general knowledge")
    case .capitalLetter: (.guess, "an option of Capital Letters; from general knowledge")
    case .screenChange: (.documented, "as a screen appears (Apple, UIAccessibility.Notification.screenChanged)")
    case .pageScroll: (.documented, "as a page is scrolled (Apple, UIAccessibility.Notification.pageScrolled)")
    case .keyboardClick:
      (.reported, "all there is of a secure field (flutter 15274 on native iOS; a11ysupport.io input-password, 13.1)")
    case .error: (.guess, "deletion in an empty field; from general knowledge")
    case .delete: (.guess, "an option of Deleting Text; from general knowledge")
    case .actions: (.guess, "an option of Actions; from general knowledge")
    case .moreContent: (.guess, "an option of More Content; from general knowledge")
    }
  }
}
