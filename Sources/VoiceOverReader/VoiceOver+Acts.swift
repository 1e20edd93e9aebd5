import AccessibilityModel
import Locales

extension VoiceOver {
  // MARK: Activation

  /// Returns the speech when a person begins to edit a text field. The value comes after the traits, whose last words
  /// are “is editing” (kickstarter/ios-oss 545, reported). When a swipe reaches the field, the value comes before the
  /// traits (magentaA11y time picker, recorded).
  func beganEditing(_ element: AccessibilityElement, in context: Context) -> [Utterance] {
    var segments: [Segment] = []
    segments.say(context.label(.label, of: element))
    sayTraits(of: element, in: context, into: &segments)
    // No source covers a placeholder, or the insertion point of an empty secure field, when editing begins.
    let value = value(of: element, in: context)
    segments.say(value?.source == .placeholder ? value?.notSurer(than: .guess) : value)
    // "Character mode" was heard for a field with text, but not in the one recording of an empty field.
    if element.text?.length ?? 0 > 0 { segments.say(context.words(.insertionPoint, .characterMode)) }
    let isEmptySecret = element.text?.isSecure == true && element.text?.length == 0
    segments.say(insertionPoint(of: element, in: context)?.notSurer(than: isEmptySecret ? .guess : .pinned))
    let main = Utterance(
      segments, reason: .activation, priority: .element, element: element.id,
      rule:
        "text field activated: label, trait, is editing, value, insertion point (kickstarter/ios-oss 545; reported)",
      confidence: .reported)
    return [main] + (hint(for: element, in: context).map { [$0] } ?? [])
  }

  func insertionPoint(of element: AccessibilityElement, in context: Context) -> Segment? {
    let text = element.text ?? .init()
    if text.insertionPoint == 0 { return context.words(.insertionPoint, .insertionPointAtStart) }
    if text.insertionPoint == text.length { return context.words(.insertionPoint, .insertionPointAtEnd) }
    return nil
  }

  /// Returns the speech about an activated element: the parts that changed, without the role. If nothing changed, the
  /// label is said again.
  ///
  /// Speech about changed parts is recorded (magentaA11y toggle switch, segmented control, radio button, expandable).
  /// The repeated label is reported (react-native 29209, ResearchKit, ouds-ios 1240 on iOS 26.2, pride-london 466 for
  /// plain text). For iOS 26, firefox-ios 30107 reports that nothing is said.
  func activated(
    _ element: AccessibilityElement, before: AccessibilityElement, in context: Context
  ) -> [Utterance] {
    var changed: [Segment] = []
    var isRepeated = false
    let isSelected = element.traits.contains(.selected)
    if element.allTraits.contains(.toggle), element.value != before.value {
      // In a recording, the activation of "Reachability, off" says "on".
      changed.say(toggleState(of: element, in: context))
    } else if isSelected, !before.traits.contains(.selected) {
      // In a recording, the activation of "Last 10 days, button, 2 of 2" says "selected, last 10 days, 2 of 2".
      changed.say(context.words(.state, .selected))
      changed.say(context.label(.label, of: element))
      // In no recording does the value change with the selection. The position of a new value after the label is a
      // guess.
      if element.value != before.value { changed.say(value(of: element, in: context)?.notSurer(than: .guess)) }
      changed.say(position(of: element, in: context))
    } else if element.isExpanded != before.isExpanded {
      // In a recording, the activation of "Amenities, collapsed, 2 selected, button" says "Amenities, expanded, 2
      // selected".
      changed.say(context.label(.label, of: element))
      changed.say(expansion(of: element, in: context))
      changed.say(value(of: element, in: context))
    } else if let isPressed = element.web?.isPressed, isPressed != before.web?.isPressed {
      changed.say(context.words(.state, isPressed ? .pressed : .notPressed))
    } else {
      // A checkbox says its new value, "checked". A button whose label changes to "hide" says "hide".
      isRepeated = element.label == before.label && element.value == before.value
      // An unchanged element that starts a media session is silent, because speech must not cover the audio (Apple's
      // documentation of the trait; ResearchKit 1147).
      if isRepeated, element.allTraits.contains(.startsMediaSession) { return [] }
      if element.label != before.label || element.value == before.value {
        changed.say(context.label(.label, of: element))
        if changed.isEmpty, let name = element.systemLabel { changed.say(context.words(.label, VoiceOverPhrase(name))) }
      }
      if element.value != before.value { changed.say(value(of: element, in: context)) }
    }
    if changed.isEmpty { return [] }
    return [
      Utterance(
        changed, reason: .activation, priority: .element, element: element.id,
        rule: isRepeated
          ? "activation: nothing changed, so the label again (react-native 29209, ouds-ios 1240; reported)"
          : "activation: what changed (magentaA11y toggle switch, segmented control; recorded)",
        confidence: isRepeated ? .reported : .recorded)
    ]
  }

  // MARK: Values, actions and the rotor

  func adjusted(_ element: AccessibilityElement, in context: Context) -> [Utterance] {
    guard let value = value(of: element, in: context) else { return [] }
    return [
      Utterance(
        [value], reason: .valueChange, priority: .element, element: element.id,
        rule: "value adjusted: the new value alone (magentaA11y slider, stepper; recorded)",
        confidence: .recorded)
    ]
  }

  func actionPerformed(_ name: String, of element: AccessibilityElement, in context: Context) -> [Utterance] {
    guard let words = context.words(.actions, SpokenText(name), of: element) else { return [] }
    return [
      Utterance(
        [words], reason: .activation, priority: .element, element: element.id,
        rule: "action run: its name (a guess; not found in public material)", confidence: .guess)
    ]
  }

  /// Returns the name of the selected action as speech. An empty name stands for the plain double tap, which VoiceOver
  /// calls "activate".
  func actionSelected(_ name: String, of element: AccessibilityElement, in context: Context) -> [Utterance] {
    let words =
      name.isBlank
      ? context.words(.actions, .activate)
      : context.words(.actions, SpokenText(name, confidence: .reported), of: element)
    guard let words else { return [] }
    return [
      Utterance(
        [words], reason: .focus, priority: .element, element: element.id,
        rule: "action chosen with a swipe up or down: its name (AccessibilitySnapshot 323; reported)")
    ]
  }

  /// Returns the words of a link within a text, and that it is a link. No recording has this, so it is a guess: that of an
  /// element that is a link.
  func linkSelected(_ words: String, of element: AccessibilityElement, in context: Context) -> [Utterance] {
    var segments: [Segment] = []
    segments.say(context.words(.label, SpokenText(words), of: element))
    segments.say(context.words(.trait, .link))
    return [
      Utterance(
        segments, reason: .focus, priority: .element, element: element.id,
        rule: "a link within a text, chosen with the rotor (a guess: as an element that is a link)", confidence: .guess)
    ]
  }

  /// Returns the name of the app's rotor. It is said as the names of VoiceOver's own rotors are, which is a guess.
  func customRotorTurned(to name: String, in context: Context) -> [Utterance] {
    guard context.settings.speakRotorConfirmation, let words = context.words(.context, SpokenText(name)) else {
      return []
    }
    return [
      Utterance(
        [words], reason: .focus, priority: .element,
        rule:
          "rotor turned to a rotor of the app: its name (UIAccessibilityCustomRotor; that it is said alone is a guess)",
        confidence: .guess)
    ]
  }

  func contentSelected(
    _ content: AccessibilityElement.CustomContent, of element: AccessibilityElement, in context: Context
  ) -> [Utterance] {
    var segments: [Segment] = []
    segments.say(context.words(.actions, SpokenText(content.label), of: element))
    segments.say(context.words(.actions, SpokenText(content.value), of: element))
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .focus, priority: .element, element: element.id,
        rule: "more content: its label, its value (Apple, AXCustomContent; the order is a guess)", confidence: .guess)
    ]
  }

  func rotorTurned(to rotor: Rotor, in context: Context) -> [Utterance] {
    guard context.settings.speakRotorConfirmation else { return [] }
    let phrase: VoiceOverPhrase =
      switch rotor {
      case .characters: .rotorCharacters
      case .words: .rotorWords
      case .headings: .rotorHeadings
      case .textFields: .rotorTextFields
      case .values: .rotorValues
      case .actions: .rotorActions
      case .moreContent: .rotorMoreContent
      }
    guard let words = context.words(.context, phrase) else { return [] }
    return [
      Utterance(
        [words], reason: .focus, priority: .element,
        rule: "rotor turned: its new setting (ios-settings-urls: Speak Rotor Confirmation; the words are a guess)")
    ]
  }

  // MARK: Typing

  func typed(
    _ character: Character, into element: AccessibilityElement, keyboard: Keyboard, completedWord: String?,
    in context: Context
  ) -> [Utterance] {
    // Typing in a secure field is silent (flutter 15274, a11ysupport input-password; reported).
    if element.text?.isSecure == true { return [] }
    let feedback =
      keyboard == .software ? context.settings.softwareTypingFeedback : context.settings.hardwareTypingFeedback
    var segments =
      feedback.speaksCharacters
      ? [context.echo(.echo, String(character), pitch: context.settings.pitchChange ? 1.3 : nil)] : []
    if feedback.speaksWords, let completedWord, !completedWord.isEmpty {
      // The echo of a word is reported. It is a guess that a number or a one-time code counts as a word.
      let confidence: Confidence = completedWord.contains(where: \.isNumber) ? .guess : .reported
      segments.say(context.words(.echo, SpokenText(completedWord, confidence: confidence), of: element))
    }
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .typing, priority: .element, element: element.id,
        rule: "key entered: the character in a higher pitch, the word at its end (flutter 76531, 14543; reported)",
        confidence: .reported)
    ] + (phoneticWord(after: character, in: element, context).map { [$0] } ?? [])
  }

  private func phoneticWord(
    after character: Character, in element: AccessibilityElement, _ context: Context
  ) -> Utterance? {
    guard context.settings.phoneticAfterKey, let word = context.phoneticWord(for: character) else { return nil }
    return Utterance(
      [word], reason: .typing, priority: .hint, element: element.id,
      rule: "word for the letter that was entered (magentaA11y field errors, recorded; the pause is a guess)")
  }

  func deleted(_ text: String?, from element: AccessibilityElement, in context: Context) -> [Utterance] {
    let setting = context.settings.deletingText
    guard let text, element.text?.isSecure != true, setting == .speak || setting == .changePitch else { return [] }
    if text.count > 1 && text.isBlank { return [] }
    let pitch = setting == .changePitch && context.settings.pitchChange ? 0.75 : nil
    return [
      Utterance(
        [context.echo(.deletion, text, pitch: pitch)], reason: .deletion, priority: .element, element: element.id,
        rule: "deletion: what was removed, in a lower pitch (flutter 76531, 71885; reported)",
        confidence: .reported)
    ]
  }

  func insertionPointMoved(
    over text: String?, in element: AccessibilityElement, _ context: Context
  ) -> [Utterance] {
    var segments: [Segment] = []
    if let text, !text.isEmpty, element.text?.isSecure != true {
      segments.append(context.echo(.insertionPoint, text, pitch: nil))
    }
    segments.say(insertionPoint(of: element, in: context))
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .focus, priority: .element, element: element.id,
        rule: "insertion point moved: what it passed over, the end of the text (flutter 14543; reported)",
        confidence: .reported)
    ]
  }

  /// Returns the name of the key under the finger. Depending on `phoneticFeedback`, a spelling word follows the name
  /// after a pause or replaces it (magentaA11y field errors, recorded: "Cap Z", then "Zulu").
  func keyTouched(_ key: AccessibilityElement, in context: Context) -> [Utterance] {
    let feedback = context.settings.phoneticFeedback
    var segments: [Segment] = []
    var word: Segment?
    if let name = key.systemLabel, name == .codeSuggestion {
      segments.say(context.words(.label, VoiceOverPhrase(name), .text(key.label?.string ?? "")))
    } else if let name = key.systemLabel {
      segments.say(context.words(.label, VoiceOverPhrase(name)))
    } else if key.label?.string == "•" {
      segments = [Segment(.echo, "•", language: context.wording.language, confidence: .guess)]
    } else if let label = key.label?.string {
      var segment = context.echo(.echo, label, pitch: nil)
      // "Cap" was recorded for a key under the finger. In other echoes, it is only a guess.
      if segment.phrase == VoiceOverPhrase.capital.rawValue { segment.confidence = .recorded }
      segments = [segment]
      word = label.first.flatMap { context.phoneticWord(for: $0) }
      if feedback == .phoneticsOnly, let word { segments = [word] }
    }
    let main = Utterance(
      segments, reason: .focus, priority: .element, element: key.id,
      rule: "key under the finger: its name (magentaA11y field errors; recorded)")
    guard feedback == .charactersAndPhonetics, let word else { return [main] }
    let phonetic = Utterance(
      [word], reason: .typing, priority: .hint, element: key.id,
      rule:
        "word for the letter, after a pause (magentaA11y field errors, recorded; its length is that of a hint's, a guess)"
    )
    return [main, phonetic]
  }

  // MARK: Alerts and notifications

  func alertPresented(_ alert: AccessibilityElement, in context: Context) -> [Utterance] {
    var segments: [Segment] = []
    segments.say(context.words(.trait, .alert))
    segments.say(context.label(.label, of: alert))
    segments.say(context.words(.value, alert.value, of: alert))
    return [
      Utterance(
        segments, reason: .screenChange, priority: .element, element: alert.id,
        rule: "alert appeared: alert, title, message (magentaA11y alert dialog; recorded)",
        confidence: .recorded)
    ]
  }

  /// Returns the speech for a notification, which waits for the current speech to end (AppleVis, iOS 16 and 17.1;
  /// reported). In iOS 17.0, a notification interrupted the current speech, which was a bug of that release.
  func notified(by app: String, _ text: String, in context: Context) -> [Utterance] {
    guard context.settings.alwaysSpeakNotifications else { return [] }
    let segments = [app, text].compactMap { context.words(.announcement, SpokenText($0), confidence: .guess) }
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .notification, priority: .queued,
        rule: "notification of another app, after what is being said (AppleVis; reported): the app, the text (a guess)")
    ]
  }
}
