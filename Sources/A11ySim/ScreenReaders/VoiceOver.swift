import Locales

/// iOS VoiceOver.
///
/// The order of an element's parts and the built-in hints follow cashapp/AccessibilitySnapshot's sentence builder, which
/// reference images pin; words are lower case and joined with commas as people transcribe them. Sources of the rest stand
/// at each rule. Where sources disagree, the better-evidenced one is modelled: "selected" first (every recording), secure
/// fields as a count (three testers), a custom hint of a text field before the built-in one (web recordings).
public struct VoiceOver: ScreenReaderProfile {
  /// `voiceover`.
  public static let id = "voiceover"

  /// Major versions of iOS whose behaviour differs: announcement priorities came with 17.
  public static let versions = [16, 17, 26]

  /// The major version of iOS.
  public let version: Int

  /// Creates the profile of a modelled version.
  public init(version: Int = VoiceOver.versions.last!) { self.version = version }

  // MARK: Events

  /// What VoiceOver says about an event; the sources stand at each rule.
  public func utterances(for event: AccessibilityEvent, in context: ReaderContext) -> [Utterance] {
    switch event {
    case .focused(let stop, let entering, let cause):
      return focused(stop, entering: entering, cause: cause, in: context)
    case .beganEditing(let element):
      return beganEditing(element, in: context)
    case .activated(let element, let before):
      return activated(element, before: before, in: context)
    case .valueChanged(let element):
      // Re-read only where it is not a text field (material-components-ios 4893, reported).
      let value = context.segments(.value, element.value, of: element)
      if element.text != nil || value.isEmpty { return [] }
      return [
        Utterance(
          value, reason: .valueChange, priority: .element, element: element.id,
          rule: "value of the focused element changed (material-components-ios 4893; reported)")
      ]
    case .typed(let character, let element, let keyboard, let completedWord):
      return typed(character, into: element, keyboard: keyboard, completedWord: completedWord, in: context)
    case .deleted(let text, let element):
      return deleted(text, from: element, in: context)
    case .insertionPointMoved(let character, let element):
      return insertionPointMoved(over: character, in: element, context)
    case .announced(let announcement):
      return context.segments(.announcement, announcement.text).isEmpty ? [] : [announced(announcement, in: context)]
    case .scrolled(let text):
      let words = context.segments(.announcement, text, confidence: .guess)
      if words.isEmpty { return [] }
      return [
        Utterance(
          words, reason: .scroll, priority: .element,
          rule: "page scrolled: the app's own text (Apple: purpose; how it competes is a guess)")
      ]
    case .screenChanged:
      return []
    }
  }

  /// The sounds that are known: a screen change, a key in a secure field, a deletion, actions or more content to find.
  public func sound(for event: AccessibilityEvent, in context: ReaderContext) -> String? {
    switch event {
    case .screenChanged:
      // Apple, UIAccessibility.Notification.screenChanged.
      "screen change"
    case .typed(_, let element, .software, _) where element.text?.isSecure == true:
      // flutter 15274 on native iOS; a11ysupport.io input-password (13.1): the click is all there is.
      "keyboard click"
    case .deleted(nil, let element) where element.text?.isSecure != true:
      // An empty field. A guess.
      "error"
    case .deleted(.some, let element)
    where element.text?.isSecure != true && context.settings.deletingText == .playSound:
      "delete"
    case .focused(let stop, _, let cause) where cause != .readAll:
      notices(of: stop.element, in: context).first { $0.setting == .playSound }?.sound
    default:
      nil
    }
  }

  // MARK: Announcements

  func announced(_ announcement: Announcement, in context: ReaderContext) -> Utterance {
    let priority: SpeechPriority =
      if version < 17 {
        // Priorities came with iOS 17 (Apple).
        .default
      } else {
        switch announcement.priority {
        case .high: .high
        case .default: .default
        case .low: .low
        }
      }
    return Utterance(
      [context.segment(announcement.isError ? .error : .announcement, announcement.text)],
      reason: .announcement, priority: priority,
      rule: "announcement, \(priority.rawValue) priority (Apple, UIAccessibilityPriority; react-native 54289)")
  }
}
