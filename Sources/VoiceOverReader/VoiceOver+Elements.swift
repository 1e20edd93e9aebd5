import AccessibilityModel
import Locales

extension VoiceOver {
  /// Returns the speech when the cursor comes to an element: the description, then the hint. The description begins
  /// with the app's name, if VoiceOver must still say it, and the labels of the entered groups.
  func focused(
    _ stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement], cause: FocusCause,
    in context: Context
  ) -> [Utterance] {
    let reason: Utterance.Reason =
      switch cause {
      case .person, .firstResponder: .focus
      case .screenChanged, .returned: .screenChange
      case .layoutChanged: .layoutChange
      case .readAll: .readAll
      }
    let element = stop.element
    var segments: [Segment] = []
    segments.reserveCapacity(4)
    if let appName {
      // The app's name was recorded on iOS 27 when VoiceOver was switched on. For earlier versions it is a guess.
      segments.say(context.words(.context, SpokenText(appName), confidence: version.major < 27 ? .guess : .recorded))
    }
    let landmarks = groups.filter { isNamedAfterwards($0, with: stop) }
    for group in groups where !landmarks.contains(group) { sayEntered(group, in: context, into: &segments) }
    let isHintPromoted = describe(stop, entering: landmarks, in: context, into: &segments)
    // An element without other speech still says that it has actions or more content (AccessibilitySnapshot
    // testCustomActions, testCustomContent; pinned).
    let isOnlyNoticed = segments.isEmpty
    if isOnlyNoticed { sayNotices(of: element, in: context, into: &segments) }
    if segments.isEmpty { return [] }
    let (rule, confidence) = rule(for: element, cause: cause)
    let main = Utterance(
      segments, reason: reason, priority: .element, element: element.id, rule: rule, confidence: confidence)
    guard cause != .readAll, !isOnlyNoticed, let hint = hint(for: element, isPromoted: isHintPromoted, in: context)
    else {
      return [main]
    }
    return [main, hint]
  }

  private func rule(
    for element: AccessibilityElement, cause: FocusCause
  ) -> (text: String, confidence: Confidence) {
    switch cause {
    case .firstResponder:
      ("element: the keyboard focus came to it (whether that is spoken is open: firstResponderChangeSpoken)", .guess)
    case .returned:
      ("element: the app is back (a guess; not found in public material)", .guess)
    default:
      element.role.isContainer && element.childBehavior == .contain
        ? ("group: a stop of grouped navigation (what it says is a guess)", .guess)
        : ("element: group, selected, label, value, traits, position (AccessibilitySnapshot; pinned)", .pinned)
    }
  }

  /// Appends the label of a group that the cursor enters (SwiftUICharts 221, magentaA11y segmented control, a11ysupport
  /// checkbox group; reported). The states of a group were heard on iOS 27, where the cursor entered a selected and
  /// disabled group: “selected Variant dimmed”, then the element (machine recordings).
  func sayEntered(_ group: AccessibilityElement, in context: Context, into segments: inout [Segment]) {
    // An alert's title was said when the alert appeared. A stepper's label is also the label of its buttons.
    guard context.settings.speakGroupLabels, group.role != .stepper, !group.allTraits.contains(.alert),
      let label = context.label(.group, of: group)?.notSurer(than: .reported)
    else { return }
    let saysStates = version.major >= 27 && group.childBehavior == .contain
    if saysStates, group.traits.contains(.selected) { segments.say(context.words(.state, .selected)) }
    segments.say(label)
    if saysStates, group.traits.contains(.notEnabled) { segments.say(context.words(.state, .dimmed)) }
  }

  /// Whether a group is a landmark of a web page. From iOS 27, its name comes after the element (a11ysupport.io:
  /// “line 1, target, region, landmark”; recorded).
  private func isNamedAfterwards(_ group: AccessibilityElement, with stop: AccessibilityTree.Stop) -> Bool {
    version.major >= 27 && group.role == .landmark && stop.element.web != nil
  }

  /// Appends the parts of an element in the order in which they are spoken.
  /// - Parameter landmarks: the entered landmarks whose names come after the element.
  /// - Returns: whether the hint was said in place of a missing label and value (AccessibilitySnapshot
  ///   testDescriptionEdgeCases; pinned).
  func describe(
    _ stop: AccessibilityTree.Stop, entering landmarks: [AccessibilityElement], in context: Context,
    into segments: inout [Segment]
  ) -> Bool {
    let element = stop.element
    let before = segments.count
    // A read-only text view says only its text, or only its label if the text is empty (iOS 27, recorded).
    if element.role == .readOnlyTextView {
      let text = value(of: element, in: context) ?? name(of: element, in: context)
      segments.say(version.major < 27 ? text?.notSurer(than: .guess) : text)
      return false
    }
    sayContent(of: element, cell: stop.cell, in: context, into: &segments)
    var isHintPromoted = false
    if segments.count == before, let hint = element.hint,
      let words = context.words(.hint, SpokenText(hint), of: element)
    {
      segments.append(words)
      isHintPromoted = true
    }
    sayTraits(of: element, in: context, into: &segments)
    if context.settings.controls != .after, version.major >= 26 { place(controlsIn: before, context, &segments) }
    // "Collapsed" comes after the traits: "Section. Button. Heading. Collapsed" (AccessibilitySnapshot 324, iOS 26.2;
    // pinned).
    if version.major >= 26, element.web == nil { segments.say(expansion(of: element, in: context)) }
    // On iOS 26.3, the phrases for lists and landmarks are next to the traits, not at the end (AccessibilitySnapshot
    // 599f19c). The model does this from iOS 27. It is a guess that the phrases come after the traits.
    if version.major >= 27 {
      if context.settings.speakGroupLabels {
        for landmark in landmarks { segments.say(context.label(.group, of: landmark)) }
      }
      sayBoundaries(stop.boundaries, in: context, into: &segments)
      // At its end, a landmark of a web page says its name again: “…, end, target, region” (a11ysupport.io; recorded).
      if stop.boundaries.contains(.landmarkEnd), context.settings.speakGroupLabels,
        let landmark = stop.groups.last(where: { isNamedAfterwards($0, with: stop) }), !landmarks.contains(landmark)
      {
        segments.say(context.label(.group, of: landmark))
      }
    }
    segments.say(position(of: element, in: context))
    if version.major < 27 { sayBoundaries(stop.boundaries, in: context, into: &segments) }
    return isHintPromoted
  }

  /// Moves roles, such as “button”, to the start or removes them, according to the setting `controls`. It is a guess
  /// that states such as “dimmed” keep their position.
  private func place(controlsIn start: Int, _ context: Context, _ segments: inout [Segment]) {
    let element = segments[start...]
    segments.removeSubrange(start...)
    if context.settings.controls == .before { segments += element.filter { $0.source == .trait } }
    segments += element.filter { $0.source != .trait }
  }

  func position(of element: AccessibilityElement, in context: Context) -> Segment? {
    var position = element.position
    // A picker says its position only on a web page, after "adjustable" (a11ysupport.io select; reported).
    if case .options(let options, let index)? = element.adjustment, element.web != nil,
      element.allTraits.contains(.pickerElement)
    {
      position = .init(index: index + 1, count: options.count)
    }
    guard let position else { return nil }
    return context.position(position.index, of: position.count)
  }

  /// Appends the words for the start and the end of lists and landmarks (AccessibilitySnapshot testList, testLandmark;
  /// pinned).
  func sayBoundaries(
    _ boundaries: AccessibilityTree.Boundaries, in context: Context, into segments: inout [Segment]
  ) {
    if boundaries.isEmpty { return }
    let phrases: [(AccessibilityTree.Boundaries, VoiceOverPhrase)] = [
      (.listStart, .listStart), (.listEnd, .listEnd), (.landmarkStart, .landmarkStart), (.landmarkEnd, .landmarkEnd),
    ]
    for (boundary, phrase) in phrases where boundaries.contains(boundary) {
      segments.say(context.words(.context, phrase)?.notSurer(than: version.major < 27 ? .pinned : .guess))
    }
  }

  // MARK: Content

  /// Appends the parts that come before the traits: “selected”, table headers, label, row and column, value. A toggle's
  /// value is said with the traits instead.
  func sayContent(
    of element: AccessibilityElement, cell: AccessibilityTree.Cell?, in context: Context,
    into segments: inout [Segment]
  ) {
    if element.traits.contains(.selected) { segments.say(context.words(.state, .selected)) }
    if let cell { sayHeaders(of: cell, in: context, into: &segments) }
    segments.say(name(of: element, in: context))
    if let cell { sayPlace(of: cell, in: context, into: &segments) }
    // "Collapsed" comes before the value: "Amenities, collapsed, 2 selected, button" (magentaA11y expandable, recorded
    // before iOS 26). On a web page, "collapsed" comes after the role.
    if version.major < 26, element.web == nil { segments.say(expansion(of: element, in: context)) }
    if element.role == .pageControl, let pages = element.adjustment, element.value?.string != pages.text {
      // A page control can have a value of its own besides the page number (magentaA11y; recorded).
      segments.say(context.words(.value, element.value, of: element))
    }
    if !element.allTraits.contains(.toggle) { segments.say(value(of: element, in: context)) }
    // The only source for a position here is VoiceOverDesigner A11yDescriptionTests: "Small, 1 of 3" (reported). A
    // picker says no position (magentaA11y time picker).
    if case .options(let options, let index)? = element.adjustment, options.count > 1,
      !element.allTraits.contains(.pickerElement)
    {
      segments.say(context.position(index + 1, of: options.count)?.notSurer(than: .reported))
    }
    // "Increment" comes after the value: "Label with value, increment, button" (magentaA11y stepper, reported).
    if let name = element.systemLabel, name != .codeSuggestion {
      segments.say(context.words(.label, VoiceOverPhrase(name)))
    }
    // The value of important custom content comes after the element's own value. The content's label is not said
    // (Blueprint's documentation, WWDC 2021-10121; reported).
    for piece in element.content where piece.isImportant {
      segments.say(context.words(.value, SpokenText(piece.value, confidence: .reported), of: element))
    }
  }

  /// Returns the element's label. Nil for a back button labelled only “Back”, because the trait's words already include
  /// “Back” (AccessibilitySnapshot testNavBarBackButtonTraitsWithoutTitles; pinned).
  func name(of element: AccessibilityElement, in context: Context) -> Segment? {
    if element.systemLabel == .codeSuggestion {
      return context.words(.label, .codeSuggestion, .text(element.label?.string ?? ""))
    }
    if element.allTraits.contains(.backButton), let label = element.label?.string.trimmed,
      label.lowercased() == context.wording.phrase(.back)?.text.lowercased()
    {
      return nil
    }
    // Only actions and custom content can change the pitch, and most elements have neither.
    if element.actions.isEmpty && element.content.isEmpty { return context.label(.label, of: element) }
    var label = context.label(.label, of: element)
    // The change of the pitch and its amount are guesses.
    if label?.pitch == nil,
      notices(of: element, in: context).contains(where: { $0.setting == .changePitch })
    {
      label?.pitch = 1.3
      label?.confidence = .guess
    }
    return label
  }

  func value(of element: AccessibilityElement, in context: Context) -> Segment? {
    // UIKit gives a table view without rows this text. That it is heard, and of every list, is a guess.
    if element.role == .list, element.children.isEmpty {
      return context.words(.value, .emptyList)?.notSurer(than: .guess)
    }
    if case .number(let page, let pages, _, _, _, _)? = element.adjustment, element.role == .pageControl {
      return context.words(.value, .page, .integer(page), .integer(pages.upperBound))
    }
    if let text = element.text, text.isSecure {
      if text.length > 0 {
        // A secure field says how many characters it has (a11ysupport input-password on iOS 13.1, flutter 15274,
        // kickstarter/ios-oss 545; reported).
        return context.words(.value, .characterCount, .integer(text.length))
      }
      if context.settings.emptyPasswordField {
        return context.words(.value, .emptyPasswordField)?.notSurer(than: .guess)
      }
    } else if var value = element.value, !value.string.isBlank {
      // A field that shows bullets but lacks the secure trait says the number of bullets (flutter 14543; reported).
      if element.text != nil, value.string.allSatisfy({ $0 == "•" }), value.string.count > 1 {
        return context.words(.value, .bulletCount, .integer(value.string.count))
      }
      if element.text != nil && context.settings.valueReading == .digits { value.spellsOut = true }
      return context.words(.value, value, of: element)
    } else if element.role == .progress {
      return context.words(.state, .inProgress)
    }
    return element.placeholder.flatMap { context.words(.placeholder, SpokenText($0), of: element) }
  }

  func expansion(of element: AccessibilityElement, in context: Context) -> Segment? {
    guard let isExpanded = element.isExpanded else { return nil }
    return context.words(.state, isExpanded ? .expanded : .collapsed)
  }

  // MARK: Data tables

  /// Appends the label and value of each header, which come before the cell's own label (AccessibilitySnapshot
  /// testDataTable; pinned).
  func sayHeaders(of cell: AccessibilityTree.Cell, in context: Context, into segments: inout [Segment]) {
    guard context.settings.tableHeaders else { return }
    for header in cell.headers {
      segments.say(context.label(.context, of: header))
      segments.say(context.words(.value, header.value, of: header))
    }
  }

  /// Appends the spans, the row and the column of a cell, which come after the cell's label (AccessibilitySnapshot
  /// testDataTable; pinned).
  func sayPlace(of cell: AccessibilityTree.Cell, in context: Context, into segments: inout [Segment]) {
    if cell.rowSpan > 1 { segments.say(context.words(.context, .rowSpan, .integer(cell.rowSpan))) }
    if cell.columnSpan > 1 { segments.say(context.words(.context, .columnSpan, .integer(cell.columnSpan))) }
    guard context.settings.rowColumnNumbers else { return }
    if let row = cell.row, !cell.isUnderSpan || version.major >= 27 {
      let words = context.words(.context, .row, .integer(row))
      segments.say(cell.isUnderSpan ? words?.notSurer(than: .guess) : words)
    }
    if let column = cell.column { segments.say(context.words(.context, .column, .integer(column))) }
  }

  // MARK: Traits

  /// Appends the traits in this fixed order: dimmed, button, back button, switch button with its state, tab, text field
  /// with “is editing”, heading, link, adjustable, image, search field (AccessibilitySnapshot testButtonTraits;
  /// pinned).
  ///
  /// The other traits are placed as in recordings: "pop up button" after "button", "picker item" before "adjustable".
  /// "Draggable" was also recorded after "button", and comes last.
  func sayTraits(of element: AccessibilityElement, in context: Context, into segments: inout [Segment]) {
    let traits = element.allTraits
    let web = element.web
    // Most elements are plain text, and VoiceOver does not say the text trait.
    if traits.isSubset(of: .staticText), web == nil { return }
    func say(_ phrase: VoiceOverPhrase, _ source: Segment.Source = .trait, if trait: Traits) {
      if traits.contains(trait) { segments.say(context.words(source, phrase)) }
    }
    say(.dimmed, .state, if: .notEnabled)
    if let isPressed = web?.isPressed {
      segments.say(context.words(.trait, .toggleButton))
      segments.say(context.words(.state, isPressed ? .pressed : .notPressed))
    } else if traits.isDisjoint(with: [.keyboardKey, .toggle, .tab, .backButton]) {
      say(.button, if: .button)
    }
    if traits.contains(.popUpButton) {
      // iOS 27 says "Button Pop up button" (twelve recorded rows), but of a select on a web page only "Pop-up button"
      // (Safari on iOS 27.0, reported).
      if version.major >= 27, web == nil, !traits.contains(.button) { segments.say(context.words(.trait, .button)) }
      segments.say(context.words(.trait, .popUpButton))
    }
    say(.backButton, if: .backButton)
    if traits.contains(.toggle) {
      say(.switchButton, if: .button)
      segments.say(toggleState(of: element, in: context))
    }
    say(.tab, if: .tab)
    let isEditing = element.text?.isEditing == true ? context.words(.state, .isEditing) : nil
    if traits.contains(.secureTextField) {
      segments.say(context.words(.trait, .secureTextField))
      segments.say(isEditing)
    } else if traits.contains(.textEntry) {
      // "Multi line" was heard for an HTML textarea (a11ysupport textarea, iOS 13.3). A native text view says only
      // "text field" (AccessibilitySnapshot testUIKitTextView; pinned).
      let isTextArea = web != nil && element.text?.isMultiline == true
      segments.say(context.words(.trait, isTextArea ? .multiLineTextField : .textField))
      segments.say(isEditing)
    }
    // One phrase, because its parts have another order in most languages (VoiceOverTouch.app, 2022; the catalogue).
    if let level = web?.level {
      segments.say(context.words(.trait, .headingLevel, .integer(level)))
    } else {
      say(.heading, if: .header)
    }
    say(.link, if: .link)
    say(.pickerItem, if: .pickerElement)
    say(.adjustable, if: .adjustable)
    say(.image, if: .image)
    say(.searchField, if: .searchField)
    // No source says how a search field is spoken during editing.
    if traits.contains(.searchField) && !traits.contains(.textEntry) { segments.say(isEditing?.notSurer(than: .guess)) }
    say(.draggable, if: .draggable)
    if let web { sayStates(web, of: element, in: context, into: &segments) }
  }

  /// Appends the states of an element on a web page, which come after its role. The sources are a11ysupport's tests,
  /// with the version of iOS: aria-expanded (13.4), aria-required (12.3), aria-errormessage (18.5); reported. It is a
  /// guess that "required" comes before "invalid data".
  func sayStates(
    _ web: AccessibilityElement.WebState, of element: AccessibilityElement, in context: Context,
    into segments: inout [Segment]
  ) {
    segments.say(expansion(of: element, in: context))
    if web.isRequired { segments.say(context.words(.state, .required)) }
    if let message = web.invalid {
      segments.say(context.words(.state, .invalid)?.notSurer(than: web.isRequired ? .guess : .pinned))
      segments.say(context.words(.error, SpokenText(message), of: element))
    }
  }

  /// Returns the words for a toggle's value (AccessibilitySnapshot testSwitchControls; pinned). Nothing is said for a
  /// missing value (AccessibilitySnapshot's code; pinned). A value other than 0, 1 or 2 is spoken unchanged from iOS 17
  /// on; earlier versions say nothing.
  func toggleState(of element: AccessibilityElement, in context: Context) -> Segment? {
    switch element.value?.string {
    case "1": context.words(.state, .on)
    case "0": context.words(.state, .off)
    case "2": context.words(.state, .mixed)
    default:
      element.value.flatMap { version.major < 17 || $0.string.isBlank ? nil : context.segment(.state, $0, of: element) }
    }
  }
}
