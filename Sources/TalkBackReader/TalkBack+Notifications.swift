import AccessibilityModel
import Simulation

/// Toasts and notifications.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `compositor/rule/EventTypeNotificationStateChangedFeedbackRule.java`.
extension TalkBack {
  /// Says a toast or a notification. TalkBack 16 says neither while “Do Not Disturb” is on (`EventFilter.sendEvent`).
  mutating func notified(_ event: AccessibilityEvent, _ reactions: inout Reactions) {
    if settings.doNotDisturb, context?.isNewer == true {
      return reactions.note("“Do Not Disturb” is on, so TalkBack does not speak this")
    }
    switch event {
    case .toast(let text): toast(text, &reactions)
    case .notified(let app, let text): notified(by: app, text, &reactions)
    default: break
    }
  }

  private mutating func toast(_ text: SpokenText, _ reactions: inout Reactions) {
    guard let context, let words = context.app(.announcement, text) else { return }
    speak(
      Utterance(
        [words], reason: .notification, delivery: Self.delivery(.uninterruptible),
        rule: "toast: its text (EventTypeNotificationStateChanged; source)", confidence: confidence), &reactions)
  }

  /// Says a notification of another app. TalkBack's source code drops a notification while a finger is on the screen.
  /// In a scenario, the finger is lifted after every step.
  private mutating func notified(by app: String, _ text: String, _ reactions: inout Reactions) {
    guard let context else { return }
    var segments: [Segment] = []
    // The model treats each notification as a message, such as a message with a one-time code.
    segments.say(context.words(.context, .notificationCategoryMsg))
    segments.say(context.app(.announcement, SpokenText(app)))
    segments.say(context.app(.announcement, SpokenText(text)))
    speak(
      Utterance(
        segments, reason: .notification, delivery: Self.delivery(.uninterruptible),
        rule: "notification: category, title, text (EventTypeNotificationStateChanged; source)", confidence: confidence),
      &reactions)
  }
}

extension AccessibilityTree {
  /// Returns the innermost live region around an element of which it is a part; nil if there is none.
  func liveRegion(around element: AccessibilityElement) -> AccessibilityElement? {
    func search(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for other in elements where !other.children.isEmpty && other.holds(element.id) {
        return search(other.children) ?? (other.mayBeLiveRegion ? other : nil)
      }
      return nil
    }
    return search(elements)
  }
}
