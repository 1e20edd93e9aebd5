import AccessibilityModel
import Locales

extension VoiceOver {
  /// Returns VoiceOver's speech on an occasion. The `rule` of each utterance names its sources.
  package func utterances(for occasion: Occasion, in context: Context) -> [Utterance] {
    switch occasion {
    case .focused(let stop, let entering, let cause):
      return focused(stop, entering: entering, cause: cause, in: context)
    case .beganEditing(let element):
      return beganEditing(element, in: context)
    case .activated(let element, let before):
      return activated(element, before: before, in: context)
    case .valueChanged(let element):
      // A changed value is read again, but not in a text field (material-components-ios 4893, reported).
      guard element.text == nil, element.value != nil, let value = value(of: element, in: context) else { return [] }
      return [
        Utterance(
          [value], reason: .valueChange, priority: .element, element: element.id,
          rule: "value of the focused element changed (material-components-ios 4893; reported)",
          confidence: .reported)
      ]
    case .adjusted(let element, _):
      return adjusted(element, in: context)
    case .actionSelected(let name, let element):
      return actionSelected(name, of: element, in: context)
    case .linkSelected(let words, let element):
      return linkSelected(words, of: element, in: context)
    case .customRotorTurned(let name):
      return customRotorTurned(to: name, in: context)
    case .contentSelected(let content, let element):
      return contentSelected(content, of: element, in: context)
    case .actionPerformed(let name, let element):
      return actionPerformed(name, of: element, in: context)
    case .keyTouched(let key):
      return keyTouched(key, in: context)
    case .rotorTurned(let rotor):
      return rotorTurned(to: rotor, in: context)
    case .alertPresented(let alert):
      return alertPresented(alert, in: context)
    case .notified(let app, let text):
      return notified(by: app, text, in: context)
    case .polled(let element, let before):
      return polled(element, before: before, in: context)
    case .liveRegionChanged(let element, let before):
      return liveRegionChanged(element, before: before, in: context)
    case .typed(let character, let element, let keyboard, let completedWord):
      return typed(character, into: element, keyboard: keyboard, completedWord: completedWord, in: context)
    case .deleted(let text, let element):
      return deleted(text, from: element, in: context)
    case .insertionPointMoved(let text, let element, _):
      return insertionPointMoved(over: text, in: element, context)
    case .announced(let announcement):
      return announced(announcement, in: context).map { [$0] } ?? []
    case .scrolled(let text):
      guard let words = context.words(.announcement, text, confidence: .guess) else { return [] }
      return [
        Utterance(
          [words], reason: .scroll, priority: .element,
          rule: "page scrolled: the app's own text (Apple: purpose; how it competes is a guess)")
      ]
    case .screenChanged:
      return []
    }
  }

  /// Returns the sound for an occasion; nil for none. The `confidence` of the sound is the confidence that VoiceOver
  /// plays the sound.
  package func sound(for occasion: Occasion, in context: Context) -> Sound? {
    guard context.settings.sounds else { return nil }
    return switch occasion {
    case .activated(let element, let before) where element == before:
      .activation
    case .adjusted(_, moved: false):
      .limit
    case .insertionPointMoved(_, _, byRotor: true):
      .insertionPoint
    case .alertPresented:
      .alert
    case .notified where context.settings.alwaysSpeakNotifications:
      .notification
    case .keyTouched(let key)
    where context.settings.capitalLetters == .playSound && key.label?.string.isCapital == true:
      .capitalLetter
    case .typed(let character, let element, _, _)
    where context.settings.capitalLetters == .playSound && character.isUppercase && element.text?.isSecure != true:
      .capitalLetter
    case .screenChanged:
      .screenChange
    case .scrolled:
      .pageScroll
    case .typed(_, let element, .software, _) where element.text?.isSecure == true:
      .keyboardClick
    case .deleted(nil, let element) where element.text?.isSecure != true:
      .error
    case .deleted(.some, let element)
    where element.text?.isSecure != true && context.settings.deletingText == .playSound:
      .delete
    case .focused(let stop, _, let cause) where cause != .readAll:
      notices(of: stop.element, in: context).first { $0.setting == .playSound }?.sound
    default:
      nil
    }
  }

  // MARK: Announcements

  func announced(_ announcement: Announcement, in context: Context) -> Utterance? {
    let source: Segment.Source = announcement.isError ? .error : .announcement
    guard let words = context.words(source, announcement.text) else { return nil }
    let priority: SpeechPriority =
      if version.major < 17 {
        // Priorities came with iOS 17, queued announcements with iOS 11 (Apple).
        announcement.isQueued ? .queued : .default
      } else {
        switch announcement.priority {
        case .high: .high
        case .default: announcement.isQueued ? .queued : .default
        case .low: .low
        }
      }
    return Utterance(
      [words], reason: .announcement, priority: priority,
      rule: priority == .queued
        ? "announcement, queued (Apple, accessibilitySpeechQueueAnnouncement; Stack Overflow 52459406)"
        : "announcement, \(priority.rawValue) priority (Apple, UIAccessibilityPriority; react-native 54289)",
      confidence: .documented)
  }

  // MARK: Changes of elements

  /// Returns the changed label and value as speech; empty for a text field, as for `Occasion.valueChanged`.
  func polled(
    _ element: AccessibilityElement, before: AccessibilityElement, in context: Context
  ) -> [Utterance] {
    guard element.text == nil else { return [] }
    let segments = changes(of: element, since: before, in: context)
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .valueChange, priority: .element, element: element.id,
        rule: "updates frequently: polled, only what changed (Apple, updatesFrequently; how often is a guess)",
        confidence: .documented)
    ]
  }

  /// Returns the speech for a changed live region. A polite or assertive region says only the added or changed text. A
  /// status or an alert is atomic, so VoiceOver says all its text.
  func liveRegionChanged(
    _ element: AccessibilityElement, before: AccessibilityElement, in context: Context
  ) -> [Utterance] {
    guard let live = element.web?.live else { return [] }
    var segments = changes(of: element, since: before, in: context, onlyAdded: true)
    if segments.isEmpty { return [] }
    let priority: SpeechPriority =
      switch live {
      case .polite: .queued
      case .assertive, .alert: .default
      case .status: .status
      }
    if live == .status || live == .alert {
      segments = [(Segment.Source.label, element.label), (.value, element.value)].compactMap { source, text in
        text.flatMap { $0.string.isBlank ? nil : context.segment(source, $0, of: element) }
      }
    }
    return [
      Utterance(
        segments, reason: .announcement, priority: priority, element: element.id,
        rule: "live region, \(live.rawValue) (a11ysupport.io aria-live and alert-role, iOS 16.1; reported)",
        confidence: .reported)
    ]
  }

  /// Returns the label and the value, each only if it has changed.
  ///
  /// - Parameter onlyAdded: whether only the new lines are returned if lines were added at the end of a text. On web
  ///   pages, each line counts as a node.
  private func changes(
    of element: AccessibilityElement, since before: AccessibilityElement, in context: Context,
    onlyAdded: Bool = false
  ) -> [Segment] {
    let texts = [
      (Segment.Source.label, element.label, before.label?.string ?? ""),
      (.value, element.value, before.value?.string ?? ""),
    ]
    return texts.compactMap { source, text, old in
      guard var text, text.string != old else { return nil }
      if onlyAdded, !old.isBlank, text.string.hasPrefix(old + "\n") {
        text.string = String(text.string.dropFirst(old.count + 1))
      }
      return text.string.isBlank ? nil : context.segment(source, text, of: element)
    }
  }
}
