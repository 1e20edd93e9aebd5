import AccessibilityModel
import Locales

extension VoiceOver {
  /// Returns one utterance with the element's own hint, the built-in hints, and the notices; nil if there are none.
  ///
  /// - Parameter isPromoted: whether the element's own hint was already said in place of a label.
  func hint(for element: AccessibilityElement, isPromoted: Bool = false, in context: Context) -> Utterance? {
    var segments: [Segment] = []
    let isDimmed = element.allTraits.contains(.notEnabled)
    if context.settings.hints, !isDimmed || context.settings.dimmedHints != .none {
      if let hint = element.hint, !isPromoted {
        let words = context.words(.hint, SpokenText(hint), of: element)
        // AccessibilitySnapshot omits the hint of a text field, but testers heard it (a11ysupport.io,
        // Teams-AdaptiveCards 681; reported). No tester heard it while the field was being edited.
        segments.say(element.text?.isEditing == true ? words?.notSurer(than: .guess) : words)
      }
      sayBuiltInHints(for: element, isHintPromoted: isPromoted, in: context, into: &segments)
    }
    sayNotices(of: element, in: context, into: &segments)
    if segments.isEmpty { return nil }
    // The element's own hint loses its full stop if another part follows (AccessibilitySnapshot
    // testComputeHintsAndHintOnlyDescriptions; pinned).
    if segments.count > 1, segments[0].source == .hint, segments[0].phrase == nil, segments[0].text.hasSuffix(".") {
      segments[0].text.removeLast()
    }
    return Utterance(
      segments, reason: .hint, priority: .hint, element: element.id,
      rule: "hint, 1.1 s after the element (magentaA11y captions, mean of seven; recorded)")
  }

  /// Appends VoiceOver's built-in hints. A dimmed element has only the app's own hint (AccessibilitySnapshot
  /// testSwitchControls, pinned; magentaA11y radio button, recorded), unless the setting `dimmedHints` says otherwise.
  func sayBuiltInHints(
    for element: AccessibilityElement, isHintPromoted: Bool, in context: Context, into segments: inout [Segment]
  ) {
    let traits = element.allTraits
    if traits.contains(.notEnabled), context.settings.dimmedHints != .all { return }
    if element.text != nil || traits.contains(.textEntry) {
      let isEditing = element.text?.isEditing == true
      if !isEditing { segments.say(context.words(.hint, .editHint)) }
      // A text view has the hint about misspelled words even before editing (AccessibilitySnapshot testUIKitTextView;
      // pinned). A web field has the hint in the recordings of one page (magentaA11y web text-input), but not in the
      // tests of a11ysupport.io, so a setting decides.
      let isWebField = element.web != nil && context.settings.misspelledWordsHint == .webFields
      if isEditing || element.text?.isMultiline == true || isWebField {
        let words = context.words(.hint, .misspelledWordsHint)
        let isKnown = element.web != nil || element.text?.isSecure != true && !traits.contains(.searchField)
        segments.say(isKnown ? words : words?.notSurer(than: .guess))
      }
    }
    if traits.contains(.toggle) {
      segments.say(context.words(.hint, .toggleHint))
    } else if traits.contains(.adjustable),
      element.hint == nil || !(element.label?.string.isBlank ?? true) || !(element.value?.string.isBlank ?? true)
    {
      // This hint is missing for a switch, and for an element with its own hint but no label and no value
      // (testDescriptionEdgeCases; pinned).
      segments.say(context.words(.hint, .adjustHint))
    }
    if let isExpanded = element.isExpanded {
      segments.say(context.words(.hint, isExpanded ? .collapseHint : .expandHint))
    }
    if traits.contains(.popUpButton) { segments.say(context.words(.hint, .pickerHint)) }
    if traits.contains(.draggable) { segments.say(context.words(.hint, .dragHint)) }
  }

  /// Appends the notices whose setting is `speak`, such as “actions available”. VoiceOver's words are pinned; the
  /// position and time of the notices are reported.
  func sayNotices(of element: AccessibilityElement, in context: Context, into segments: inout [Segment]) {
    for notice in notices(of: element, in: context) where notice.setting == .speak {
      segments.say(context.words(.actions, notice.phrase)?.notSurer(than: .reported))
    }
  }

  /// Returns the notices that an element has actions or more content. The position of the notices after the hint is
  /// reported (AccessibilitySnapshot testCustomActions, testCustomContent; magentaA11y date picker). The pause before
  /// the notices is a guess.
  func notices(
    of element: AccessibilityElement, in context: Context
  ) -> [(phrase: VoiceOverPhrase, setting: Settings.Notice, sound: Sound)] {
    if element.actions.isEmpty && element.content.isEmpty { return [] }
    var notices: [(VoiceOverPhrase, Settings.Notice, Sound)] = []
    if !element.actions.isEmpty { notices.append((.actionsAvailable, context.settings.actions, .actions)) }
    if element.content.contains(where: { !$0.isImportant }) {
      notices.append((.moreContentAvailable, context.settings.moreContent, .moreContent))
    }
    return notices
  }
}
