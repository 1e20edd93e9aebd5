import Locales

/// What is said of an element under the cursor: its parts in their order, and its hint.
extension VoiceOver {
  /// Group labels on entry, what the element is, where it is; then the hint.
  func focused(
    _ stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement], cause: FocusCause,
    in context: ReaderContext
  ) -> [Utterance] {
    let reason: Utterance.Reason =
      switch cause {
      case .person, .firstResponder: .focus
      case .screenChanged: .screenChange
      case .layoutChanged: .layoutChange
      case .readAll: .readAll
      }
    let element = stop.element
    let segments = groups.flatMap { entered($0, in: context) } + description(of: stop, in: context)
    if segments.isEmpty { return [] }
    let main = Utterance(
      segments, reason: reason, priority: .element, element: element.id,
      rule: "element: group, selected, label, value, traits, position (AccessibilitySnapshot; pinned)")
    let hint = cause == .readAll ? nil : hint(for: element, cell: stop.cell, in: context)
    return [main] + (hint.map { [$0] } ?? [])
  }

  /// The label of a group, on entry only (SwiftUICharts 221, magentaA11y segmented control, a11ysupport checkbox group;
  /// reported).
  func entered(_ group: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    // An alert has said its title when it appeared, and the label of a stepper is that of its buttons.
    guard context.settings.speakGroupLabels, group.role != .stepper, !group.allTraits.contains(.alert) else {
      return []
    }
    return context.label(.group, of: group)
  }

  /// The parts of an element in the order in which they are spoken.
  func description(of stop: AccessibilityTree.Stop, in context: ReaderContext) -> [Segment] {
    let element = stop.element
    var segments = content(of: element, cell: stop.cell, in: context)
    // With nothing else to say, the hint is what is said (AccessibilitySnapshot testDescriptionEdgeCases; pinned).
    if segments.isEmpty, let hint = element.hint {
      segments += context.segments(.hint, SpokenText(hint), of: element)
    }
    segments += traitWords(of: element, in: context)
    return segments + position(of: element, in: context) + boundaries(of: stop, in: context)
  }

  /// Which one it is of how many.
  func position(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    var position = element.position
    // A list to choose from says it on the web alone, after "adjustable" (a11ysupport.io select; reported).
    if case .options(let options, let index)? = element.adjustment, element.web != nil,
      element.allTraits.contains(.pickerElement)
    {
      position = .init(index: index + 1, count: options.count)
    }
    guard let position else { return [] }
    return context.words(.position, .position, .integer(position.index), .integer(position.count))
  }

  /// The ends of lists and landmarks come last (AccessibilitySnapshot testList, testLandmark; pinned).
  func boundaries(of stop: AccessibilityTree.Stop, in context: ReaderContext) -> [Segment] {
    if stop.boundaries.isEmpty { return [] }
    let phrases: [(AccessibilityTree.Boundaries, Phrase)] = [
      (.listStart, .listStart), (.listEnd, .listEnd), (.landmarkStart, .landmarkStart), (.landmarkEnd, .landmarkEnd),
    ]
    return phrases.filter { stop.boundaries.contains($0.0) }.flatMap { context.words(.context, $0.1) }
  }

  // MARK: Content

  /// Selected, table headers, label, place in the table, value: what an element says besides its traits. The value of a
  /// toggle is one of those.
  func content(
    of element: AccessibilityElement, cell: AccessibilityTree.Cell? = nil, in context: ReaderContext
  ) -> [Segment] {
    var segments = element.traits.contains(.selected) ? context.words(.state, .selected) : []
    if let cell { segments += headers(of: cell, in: context) }
    segments += name(of: element, in: context)
    if let cell { segments += place(of: cell, in: context) }
    // "Amenities, collapsed, 2 selected, button" (magentaA11y expandable, recorded). On the web it comes after the role.
    if element.web == nil { segments += expansion(of: element, in: context) }
    if !element.allTraits.contains(.toggle) { segments += value(of: element, in: context) }
    // "Small, 1 of 3": VoiceOverDesigner A11yDescriptionTests (pinned). A picker says no position (magentaA11y time picker).
    if case .options(let options, let index)? = element.adjustment, options.count > 1,
      !element.allTraits.contains(.pickerElement)
    {
      segments += context.words(.position, .position, .integer(index + 1), .integer(options.count))
    }
    // "Label with value, increment, button" (magentaA11y stepper, reported).
    if let name = element.systemLabel, name != .codeSuggestion { segments += context.words(.label, name) }
    // After the value, and the value of each alone (Blueprint's documentation, WWDC 2021-10121; reported).
    for piece in element.content where piece.isImportant {
      segments += context.segments(.value, SpokenText(piece.value, confidence: .reported), of: element)
    }
    return segments
  }

  /// The label, unless it is that of a back button and says no more than its trait
  /// (AccessibilitySnapshot testNavBarBackButtonTraitsWithoutTitles; pinned).
  func name(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    if element.systemLabel == .codeSuggestion {
      return context.words(.label, .codeSuggestion, .text(element.label?.string ?? ""))
    }
    if element.allTraits.contains(.backButton), let label = element.label?.string.trimmed,
      label.lowercased() == context.wording.phrase(.back)?.text.lowercased()
    {
      return []
    }
    var label = context.label(.label, of: element)
    // What is changed in pitch, and how far, nobody published: a guess.
    if notices(of: element, in: context).contains(where: { $0.setting == .changePitch }) {
      for index in label.indices where label[index].pitch == nil {
        label[index].pitch = 1.3
        label[index].confidence = .guess
      }
    }
    return label
  }

  func value(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    if case .number(let page, let pages, _, _, _)? = element.adjustment, element.role == .pageControl {
      return context.words(.value, .page, .integer(page), .integer(pages.upperBound))
    }
    if let text = element.text, text.isSecure {
      if text.length > 0 {
        // a11ysupport input-password (13.1), flutter 15274, kickstarter/ios-oss 545; reported.
        return context.words(.value, .characterCount, .integer(text.length))
      }
    } else if var value = element.value, !value.string.isBlank {
      // A field that hides its content without the secure trait: repeated marks are counted (flutter 14543; reported).
      if element.text != nil, value.string.count > 1, value.string.allSatisfy({ $0 == "•" }) {
        return context.words(.value, .bulletCount, .integer(value.string.count))
      }
      if element.text != nil && context.settings.valueReading == .digits { value.spellsOut = true }
      return context.segments(.value, value, of: element)
    } else if element.role == .progress {
      return context.words(.state, .inProgress)
    }
    return context.segments(.placeholder, element.placeholder.map { SpokenText($0) }, of: element)
  }

  func expansion(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    guard let isExpanded = element.isExpanded else { return [] }
    return context.words(.state, isExpanded ? .expanded : .collapsed)
  }

  // MARK: Data tables

  /// Each header with its value, before the label (AccessibilitySnapshot testDataTable; pinned).
  func headers(of cell: AccessibilityTree.Cell, in context: ReaderContext) -> [Segment] {
    guard context.settings.tableHeaders else { return [] }
    return cell.headers.flatMap { header in
      context.label(.context, of: header) + context.segments(.context, header.value, of: header)
    }
  }

  /// Spans, row and column, after the label (AccessibilitySnapshot testDataTable; pinned).
  func place(of cell: AccessibilityTree.Cell, in context: ReaderContext) -> [Segment] {
    var segments: [Segment] = []
    if cell.rowSpan > 1 { segments += context.words(.context, .rowSpan, .integer(cell.rowSpan)) }
    if cell.columnSpan > 1 { segments += context.words(.context, .columnSpan, .integer(cell.columnSpan)) }
    guard context.settings.rowColumnNumbers else { return segments }
    if let row = cell.row { segments += context.words(.context, .row, .integer(row)) }
    if let column = cell.column { segments += context.words(.context, .column, .integer(column)) }
    return segments
  }

  // MARK: Traits

  /// Dimmed, button, back button, switch button and its state, tab, text field and is editing, heading, link, adjustable,
  /// image, search field: in this fixed order (AccessibilitySnapshot testButtonTraits; pinned). Where the others stand is
  /// what recordings have: "pop up button" and "draggable" after "button", "picker item" before "adjustable".
  func traitWords(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    let traits = element.allTraits
    var segments: [Segment] = []
    func say(_ phrase: Phrase, if trait: Traits) {
      if traits.contains(trait) { segments += context.words(.trait, phrase) }
    }
    if traits.contains(.notEnabled) { segments += context.words(.state, .dimmed) }
    if let isPressed = element.web?.isPressed {
      segments += context.words(.trait, .toggleButton) + context.words(.state, isPressed ? .pressed : .notPressed)
    } else if traits.isDisjoint(with: [.keyboardKey, .toggle, .tab, .backButton]) {
      say(.button, if: .button)
    }
    say(.popUpButton, if: .popUpButton)
    say(.backButton, if: .backButton)
    if traits.contains(.toggle) {
      say(.switchButton, if: .button)
      segments += toggleState(of: element, in: context)
    }
    say(.tab, if: .tab)
    let isEditing = element.text?.isEditing == true ? context.words(.state, .isEditing) : []
    if traits.contains(.secureTextField) {
      segments += context.words(.trait, .secureTextField) + isEditing
    } else if traits.contains(.textEntry) {
      // "Multi line" was heard of a textarea (a11ysupport textarea, 13.3); a native text view is a text field
      // (AccessibilitySnapshot testUIKitTextView; pinned).
      let isTextArea = element.web != nil && element.text?.isMultiline == true
      segments += context.words(.trait, isTextArea ? .multiLineTextField : .textField) + isEditing
    }
    say(.heading, if: .header)
    if let level = element.web?.level { segments += context.words(.trait, .headingLevel, .integer(level)) }
    say(.link, if: .link)
    say(.pickerItem, if: .pickerElement)
    say(.adjustable, if: .adjustable)
    say(.image, if: .image)
    say(.searchField, if: .searchField)
    // Nobody published what is said of a search field that is being edited.
    if traits.contains(.searchField) && !traits.contains(.textEntry) { segments += isEditing.map(\.unconfirmed) }
    say(.draggable, if: .draggable)
    return segments + webStates(of: element, in: context)
  }

  /// What a web page says of an element, after its role: collapsed (a11ysupport aria-expanded, 13.4), required
  /// (aria-required, 12.3), invalid data and its message (aria-errormessage, 18.5); reported.
  func webStates(of element: AccessibilityElement, in context: ReaderContext) -> [Segment] {
    guard let web = element.web else { return [] }
    var segments = expansion(of: element, in: context)
    if web.isRequired { segments += context.words(.state, .required) }
    if let message = web.invalid {
      segments += context.words(.state, .invalid)
      segments += context.segments(.error, SpokenText(message), of: element)
    }
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

  // MARK: Hints

  /// The element's own hint, the built-in ones, and that there are actions or more content, as one utterance.
  func hint(
    for element: AccessibilityElement, cell: AccessibilityTree.Cell? = nil, in context: ReaderContext
  ) -> Utterance? {
    var segments: [Segment] = []
    if context.settings.hints {
      let hint = element.hint.flatMap { $0.isBlank ? nil : $0 }
      let isPromoted = hint != nil && content(of: element, cell: cell, in: context).isEmpty
      if let hint, !isPromoted {
        // A full stop before the built-in hint is dropped.
        let text = hint.hasSuffix(".") ? String(hint.dropLast()) : hint
        segments += context.segments(.hint, SpokenText(text), of: element)
      }
      segments += builtInHints(for: element, isHintPromoted: isPromoted, in: context)
    }
    for notice in notices(of: element, in: context) where notice.setting == .speak {
      segments += context.words(.actions, notice.phrase)
    }
    if segments.isEmpty { return nil }
    return Utterance(
      segments, reason: .hint, priority: .hint, element: element.id,
      rule: "hint, 1.1 s after the element (magentaA11y captions, mean of seven; recorded)")
  }

  /// None on a dimmed element, whose own hint stays (AccessibilitySnapshot testSwitchControls; pinned).
  func builtInHints(
    for element: AccessibilityElement, isHintPromoted: Bool, in context: ReaderContext
  ) -> [Segment] {
    let traits = element.allTraits
    if traits.contains(.notEnabled) { return [] }
    var segments: [Segment] = []
    if traits.contains(.toggle) {
      segments += context.words(.hint, .toggleHint)
    } else if traits.contains(.adjustable), !isHintPromoted {
      // Not with the switch trait, not where a hint is all there is (testDescriptionEdgeCases; pinned).
      segments += context.words(.hint, .adjustHint)
    }
    if element.text != nil || traits.contains(.textEntry) {
      let isEditing = element.text?.isEditing == true
      if !isEditing { segments += context.words(.hint, .editHint) }
      // Of a text view also before it is edited (AccessibilitySnapshot testUIKitTextView; pinned).
      if isEditing || element.text?.isMultiline == true {
        var words = context.words(.hint, .misspelledWordsHint)
        // Of a secure field being edited it was heard on the web only (magentaA11y web text-input).
        if element.text?.isSecure == true { words = words.map(\.unconfirmed) }
        segments += words
      }
    }
    if let isExpanded = element.isExpanded {
      segments += context.words(.hint, isExpanded ? .collapseHint : .expandHint)
    }
    if traits.contains(.popUpButton) { segments += context.words(.hint, .pickerHint) }
    if traits.contains(.draggable) { segments += context.words(.hint, .dragHint) }
    return segments
  }

  /// What there is to an element that is not said with it, and how it is noticed. That it comes last, after the hint, is
  /// reported (AccessibilitySnapshot testCustomActions, testCustomContent; magentaA11y date picker); its pause is a guess.
  func notices(
    of element: AccessibilityElement, in context: ReaderContext
  ) -> [(phrase: Phrase, setting: Settings.Notice, sound: String)] {
    var notices: [(Phrase, Settings.Notice, String)] = []
    if !element.actions.isEmpty { notices.append((.actionsAvailable, context.settings.actions, "actions")) }
    if element.content.contains(where: { !$0.isImportant }) {
      notices.append((.moreContentAvailable, context.settings.moreContent, "more content"))
    }
    return notices
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
