import Locales

/// What is said when something is activated, typed, deleted or passed over.
extension VoiceOver {
  // MARK: Activation

  /// Another path than a swipe: the value comes after "is editing" (kickstarter/ios-oss 545, reported; magentaA11y
  /// time picker, recorded).
  func beganEditing(_ element: AccessibilityElement, in context: ReaderContext) -> [Utterance] {
    var segments = context.label(.label, of: element)
    segments += traitWords(of: element, in: context)
    segments += value(of: element, in: context)
    // Heard with text in the field; the one recording of an empty field does not have it.
    if element.text?.length ?? 0 > 0 { segments += context.words(.insertionPoint, .characterMode) }
    segments += insertionPoint(of: element, in: context)
    let main = Utterance(
      segments, reason: .activation, priority: .element, element: element.id,
      rule: "text field activated: label, trait, is editing, value, insertion point (kickstarter/ios-oss 545; reported)"
    )
    return [main] + (hint(for: element, in: context).map { [$0] } ?? [])
  }

  /// The end of the text at which the insertion point is; nothing when it is between two characters.
  func insertionPoint(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    let text = element.text ?? .init()
    if text.insertionPoint == 0 { return context.words(.insertionPoint, .insertionPointAtStart) }
    if text.insertionPoint == text.length { return context.words(.insertionPoint, .insertionPointAtEnd) }
    return []
  }

  /// Only what changed, without the role; where nothing changed, the label again.
  func activated(
    _ element: AccessibilityElement, before: AccessibilityElement, in context: ReaderContext
  ) -> [Utterance] {
    let changed =
      if element.allTraits.contains(.toggle), element.value != before.value {
        // "Reachability, off" → "on" (magentaA11y toggle switch; recorded).
        toggleState(of: element, in: context)
      } else {
        // The label, also when it is a new one (magentaA11y alert dialog, recorded; a11ysupport button-name-change).
        context.label(.label, of: element)
      }
    if changed.isEmpty { return [] }
    return [
      Utterance(
        changed, reason: .activation, priority: .element, element: element.id,
        rule: "activation: what changed, else the label again (magentaA11y toggle switch, alert dialog; recorded)")
    ]
  }

  // MARK: Typing

  func typed(
    _ character: Character, into element: AccessibilityElement, keyboard: Keyboard, completedWord: String?,
    in context: ReaderContext
  ) -> [Utterance] {
    // Native secure fields are silent (flutter 15274, a11ysupport input-password; reported).
    if element.text?.isSecure == true { return [] }
    let feedback =
      keyboard == .software ? context.settings.softwareTypingFeedback : context.settings.hardwareTypingFeedback
    var segments: [Segment] = []
    if feedback.speaksCharacters {
      segments.append(context.echo(.echo, String(character), pitch: context.settings.pitchChange ? 1.3 : nil))
    }
    if feedback.speaksWords, let completedWord, !completedWord.isEmpty {
      segments += context.segments(.echo, SpokenText(completedWord), of: element)
    }
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .typing, priority: .element, element: element.id,
        rule: "key entered: the character in a higher pitch, the word at its end (flutter 76531, 14543; reported)")
    ]
  }

  func deleted(_ text: String?, from element: AccessibilityElement, in context: ReaderContext) -> [Utterance] {
    let setting = context.settings.deletingText
    guard let text, element.text?.isSecure != true, setting == .speak || setting == .changePitch else { return [] }
    if text.count > 1 && text.isBlank { return [] }
    let pitch = setting == .changePitch && context.settings.pitchChange ? 0.75 : nil
    return [
      Utterance(
        [context.echo(.deletion, text, pitch: pitch)], reason: .deletion, priority: .element, element: element.id,
        rule: "deletion: what was removed, in a lower pitch (flutter 76531, 71885; reported)")
    ]
  }

  func insertionPointMoved(
    over character: Character?, in element: AccessibilityElement, _ context: ReaderContext
  ) -> [Utterance] {
    var segments: [Segment] = []
    if let character, element.text?.isSecure != true {
      segments.append(context.echo(.insertionPoint, String(character), pitch: nil))
    }
    segments += insertionPoint(of: element, in: context)
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .focus, priority: .element, element: element.id,
        rule: "insertion point moved: the character passed over, the end of the text (flutter 14543; reported)")
    ]
  }
}
