import Locales

/// What is said of an element under the cursor: its parts in their order, and its hint.
extension VoiceOver {
  /// Group label on entry, selected, label, value or placeholder, states and trait words, position; then the hint.
  func focused(
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
  func description(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    var segments = content(of: element, in: context)
    // With nothing else to say, the hint is what is said (AccessibilitySnapshot testDescriptionEdgeCases; pinned).
    if segments.isEmpty, let hint = element.hint, !hint.isBlank {
      segments.append(context.segment(.hint, SpokenText(hint), of: element))
    }
    segments += traitWords(of: element, in: context)
    return segments + position(of: element, in: context)
  }

  /// Which one it is of how many.
  func position(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    guard let position = element.position else { return [] }
    return context.words(.position, .position, .integer(position.index), .integer(position.count))
  }

  /// Selected, label, value or placeholder: what an element says besides its traits. The value of a toggle is one of those.
  func content(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    var segments = element.traits.contains(.selected) ? context.words(.state, .selected) : []
    segments += context.label(.label, of: element)
    if !element.allTraits.contains(.toggle) { segments += value(of: element, in: context) }
    return segments
  }

  func value(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
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
  func traitWords(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
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
  func toggleState(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    switch element.value?.string {
    case "1": context.words(.state, .on)
    case "0", nil: context.words(.state, .off)
    case "2": context.words(.state, .mixed)
    case .some: version < 17 ? [] : [context.segment(.state, element.value!, of: element)]
    }
  }

  /// The element's own hint, then the built-in one, as one utterance.
  func hint(for element: AccessibilityElement, in context: ReaderContext) -> Utterance? {
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
}

extension Segment {
  /// The same words where it is a guess that they are spoken at all.
  var unconfirmed: Segment {
    var segment = self
    segment.confidence = .guess
    return segment
  }
}
