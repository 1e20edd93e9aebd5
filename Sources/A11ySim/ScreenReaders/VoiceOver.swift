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
      return focused(stop.element, entering: entering, cause: cause, in: context)
    case .beganEditing(let element):
      return beganEditing(element, in: context)
    case .activated(let element, let before):
      return activated(element, before: before, in: context)
    case .valueChanged(let element):
      // Re-read only where it is not a text field (material-components-ios 4893, reported).
      guard element.text == nil, let value = element.value, !value.string.isBlank else { return [] }
      return [
        Utterance(
          [context.segment(.value, value, of: element)], reason: .valueChange, priority: .element, element: element.id,
          rule: "value of the focused element changed (material-components-ios 4893; reported)")
      ]
    case .typed(let character, let element, let keyboard, let completedWord):
      return typed(character, into: element, keyboard: keyboard, completedWord: completedWord, in: context)
    case .deleted(let text, let element):
      return deleted(text, from: element, in: context)
    case .insertionPointMoved(let character, let element):
      return insertionPointMoved(over: character, in: element, context)
    case .announced(let announcement):
      return announcement.text.string.isBlank ? [] : [announced(announcement, in: context)]
    case .scrolled(let text):
      if text.string.isBlank { return [] }
      return [
        Utterance(
          [context.segment(.announcement, text, confidence: .guess)], reason: .scroll, priority: .element,
          rule: "page scrolled: the app's own text (Apple: purpose; how it competes is a guess)")
      ]
    case .screenChanged:
      return []
    }
  }

  /// The sounds that are known: a screen change, a key in a secure field, a deletion.
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
    default:
      nil
    }
  }

  // MARK: Elements

  /// Group label on entry, selected, label, value or placeholder, states and trait words, position; then the hint.
  private func focused(
    _ element: AccessibilityElement, entering groups: [AccessibilityElement], cause: FocusCause,
    in context: ReaderContext
  ) -> [Utterance] {
    let reason: Utterance.Reason =
      switch cause {
      case .person, .firstResponder: .focus
      case .screenChanged: .screenChange
      case .layoutChanged: .layoutChange
      case .readAll: .readAll
      }
    // On entry only (SwiftUICharts 221, magentaA11y segmented control, a11ysupport checkbox group; reported).
    var segments = groups.flatMap { group in context.label(.group, of: group) }
    segments += description(of: element, in: context)
    let main = Utterance(
      segments, reason: reason, priority: .element, element: element.id,
      rule: "element: group, selected, label, value, traits, position (AccessibilitySnapshot; pinned)")
    if segments.isEmpty { return [] }
    let hint = cause == .readAll ? nil : hint(for: element, in: context)
    return [main] + (hint.map { [$0] } ?? [])
  }

  /// The parts of an element in the order in which they are spoken.
  private func description(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    var segments = content(of: element, in: context)
    // With nothing else to say, the hint is what is said (AccessibilitySnapshot testDescriptionEdgeCases; pinned).
    if segments.isEmpty, let hint = element.hint, !hint.isBlank {
      segments.append(context.segment(.hint, SpokenText(hint), of: element))
    }
    segments += traitWords(of: element, in: context)
    if let position = element.position {
      segments += context.words(.position, .position, .integer(position.index), .integer(position.count))
    }
    return segments
  }

  /// Selected, label, value or placeholder: what an element says besides its traits. The value of a toggle is one of those.
  private func content(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    var segments = element.traits.contains(.selected) ? context.words(.state, .selected) : []
    segments += context.label(.label, of: element)
    if !element.allTraits.contains(.toggle) { segments += value(of: element, in: context) }
    return segments
  }

  private func value(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    if let text = element.text, text.isSecure {
      if text.length > 0 {
        // a11ysupport input-password (13.1), flutter 15274, kickstarter/ios-oss 545; reported.
        return context.words(.value, .characterCount, .integer(text.length))
      }
    } else if var value = element.value, !value.string.isBlank {
      if element.text != nil && context.settings.valueReading == .digits { value.spellsOut = true }
      return [context.segment(.value, value, of: element)]
    }
    guard let placeholder = element.placeholder, !placeholder.isBlank else { return [] }
    return [context.segment(.placeholder, SpokenText(placeholder), of: element)]
  }

  /// Dimmed, button, switch button and its state, text field and is editing, heading, link, image: in this fixed order.
  private func traitWords(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    let traits = element.allTraits
    var segments: [Segment] = []
    if traits.contains(.notEnabled) { segments += context.words(.state, .dimmed) }
    // Not said when it is also a switch.
    if traits.contains(.button) && !traits.contains(.toggle) { segments += context.words(.trait, .button) }
    if traits.contains(.toggle) {
      if traits.contains(.button) { segments += context.words(.trait, .switchButton) }
      segments += toggleState(of: element, in: context)
    }
    if traits.contains(.textEntry) {
      segments += context.words(.trait, traits.contains(.secureTextField) ? .secureTextField : .textField)
      if element.text?.isEditing == true { segments += context.words(.state, .isEditing) }
    }
    if traits.contains(.header) { segments += context.words(.trait, .heading) }
    if traits.contains(.link) { segments += context.words(.trait, .link) }
    if traits.contains(.image) { segments += context.words(.trait, .image) }
    return segments
  }

  /// 1, 0 and 2 are on, off and mixed; anything else is silent before iOS 17 and spoken as it is since
  /// (AccessibilitySnapshot testSwitchControls; pinned).
  private func toggleState(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    switch element.value?.string {
    case "1": context.words(.state, .on)
    case "0", nil: context.words(.state, .off)
    case "2": context.words(.state, .mixed)
    case .some: version < 17 ? [] : [context.segment(.state, element.value!, of: element)]
    }
  }

  /// The element's own hint, then the built-in one, as one utterance.
  private func hint(for element: AccessibilityElement, in context: ReaderContext) -> Utterance? {
    guard context.settings.hints else { return nil }
    var segments: [Segment] = []
    let isPromoted = content(of: element, in: context).isEmpty
    if let hint = element.hint, !hint.isBlank, !isPromoted {
      // A full stop before the built-in hint is dropped.
      let text = hint.hasSuffix(".") ? String(hint.dropLast()) : hint
      segments.append(context.segment(.hint, SpokenText(text), of: element))
    }
    let traits = element.allTraits
    // Built-in hints are suppressed on a dimmed element; its own is not.
    if !traits.contains(.notEnabled) {
      if traits.contains(.toggle) {
        segments += context.words(.hint, .toggleHint)
      } else if let text = element.text {
        var words = context.words(.hint, text.isEditing ? .misspelledWordsHint : .editHint)
        // Of a secure field being edited it was heard on the web only (magentaA11y web text-input).
        if text.isSecure && text.isEditing { words = words.map(\.unconfirmed) }
        segments += words
      }
    }
    if segments.isEmpty { return nil }
    return Utterance(
      segments, reason: .hint, priority: .hint, element: element.id,
      rule: "hint, 1.1 s after the element (magentaA11y captions, mean of seven; recorded)")
  }

  // MARK: Activation

  /// Another path than a swipe: the value comes after "is editing" (kickstarter/ios-oss 545, reported; magentaA11y
  /// time picker, recorded).
  private func beganEditing(_ element: AccessibilityElement, in context: ReaderContext) -> [Utterance] {
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
  private func insertionPoint(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    let text = element.text ?? .init()
    if text.insertionPoint == 0 { return context.words(.insertionPoint, .insertionPointAtStart) }
    if text.insertionPoint == text.length { return context.words(.insertionPoint, .insertionPointAtEnd) }
    return []
  }

  /// Only what changed, without the role; where nothing changed, the label again.
  private func activated(
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

  private func typed(
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
      segments.append(context.segment(.echo, SpokenText(completedWord), of: element))
    }
    if segments.isEmpty { return [] }
    return [
      Utterance(
        segments, reason: .typing, priority: .element, element: element.id,
        rule: "key entered: the character in a higher pitch, the word at its end (flutter 76531, 14543; reported)")
    ]
  }

  private func deleted(_ text: String?, from element: AccessibilityElement, in context: ReaderContext) -> [Utterance] {
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

  private func insertionPointMoved(
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

  // MARK: Announcements

  private func announced(_ announcement: Announcement, in context: ReaderContext) -> Utterance {
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

extension Segment {
  /// The same words where it is a guess that they are spoken at all.
  fileprivate var unconfirmed: Segment {
    var segment = self
    segment.confidence = .guess
    return segment
  }
}

extension ReaderContext {
  /// Words of the reader's own; none where its language lacks the phrase, which the session warns of.
  fileprivate func words(_ source: Segment.Source, _ phrase: Phrase, _ arguments: PhraseArgument...) -> [Segment] {
    wording.phrase(phrase, arguments).map { words in
      [
        Segment(source, words.text, language: words.language, confidence: words.confidence, phrase: words.key)
      ]
    } ?? []
  }

  /// Words of the app's.
  fileprivate func segment(
    _ source: Segment.Source, _ text: SpokenText, of element: AccessibilityElement? = nil, confidence: Confidence? = nil
  ) -> Segment {
    Segment(
      source, text.string.onOneLine.trimmed, language: text.language ?? element?.language ?? appLocale,
      confidence: confidence ?? text.confidence, spokenAs: text.spellsOut ? .digits : nil, phrase: text.phrase)
  }

  /// The label of an element or a group; nothing where there is none.
  fileprivate func label(_ source: Segment.Source, of element: AccessibilityElement) -> [Segment] {
    guard let label = element.label, !label.string.isBlank else { return [] }
    return [segment(source, label, of: element)]
  }

  /// One or more characters, each by its name: what is typed, deleted or passed over.
  fileprivate func echo(_ source: Segment.Source, _ text: String, pitch: Double?) -> Segment {
    let language = wording.language
    guard text.count == 1, let character = text.first else {
      // A longer deletion is read as text.
      return Segment(source, text.onOneLine.trimmed, language: appLocale, confidence: .reported, pitch: pitch)
    }
    // A space that has no name of its own is called what every other is.
    if let name = characterNames?.name(of: character) ?? (character.isWhitespace ? characterNames?.name(of: " ") : nil)
    {
      return Segment(
        source, name.text, language: name.language, confidence: name.confidence, pitch: pitch, spokenAs: .text,
        phrase: name.key)
    }
    // "Cap Z" was heard of the key (magentaA11y field errors); that the echo says it too is a guess.
    if character.isUppercase, let words = wording.phrase(.capital, .text(text)) {
      return Segment(
        source, words.text, language: language, confidence: .guess, pitch: pitch, spokenAs: .text,
        phrase: words.key)
    }
    return Segment(
      source, text.onOneLine, language: language, confidence: .reported, pitch: pitch,
      spokenAs: character.isLetter ? .text : nil)
  }
}

extension String {
  /// Whether there is nothing in it to say.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Without white space at its ends, which nobody hears and which would make lines that look alike differ.
  fileprivate var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(reversed().drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace))
  }

  /// With every run of line breaks and other white space as one space: a transcript has one line per utterance.
  var onOneLine: String {
    let isOnOneLine = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar.value >= 0x20 : !scalar.properties.isWhitespace
    }
    if isOnOneLine { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
