import AccessibilityModel
import Locales
import Simulation

/// The description of a view and of the views inside it, as one list of segments.
///
/// Source: google/talkback 26a27dc0 (TalkBack 15.1), `compositor/roledescription/TreeNodesDescription.java` and the
/// role descriptions beside it.
extension TalkBack.Context {
  struct Surroundings {
    var hasKeyboard = false
    /// Whether all children of the view are spoken, as in a live region, even children at which the focus stops.
    var isLiveRegion = false
    /// Whether the view is described as part of the view that has the focus.
    var isPart = false
    /// Whether the view is the only visible one in a pager.
    var isPage = false
    /// Whether the focused view is an item of a collection in which items can be selected.
    var isInSelection = false
  }

  /// Returns the description of a focused view. “Selected” comes first with the default `descriptionOrder`, otherwise
  /// after the description. “Disabled” comes last, and so does “read only” of TalkBack 16.
  func description(of node: AndroidNode, _ around: Surroundings) -> [Segment] {
    // One word takes the place of the whole description (`viewAccessibilityFocusedDescription`).
    if let unlabelled = unlabelled(node) { return [unlabelled] }
    let selected = node.isSelected ? words(.state, .valueSelected) : nil
    var segments = labelled(node, around)
    if let selected {
      // A view without words of its own says “selected” and “disabled” nevertheless.
      segments.insert(selected, at: settings.descriptionOrder == .stateNameType ? 0 : segments.count)
    }
    // Before Android 12, TalkBack says “disabled” only for views that a person can act on.
    if !node.isEnabled, !node.isHeading, android >= 12 || node.isActionable {
      segments.say(words(.state, .valueDisabled))
    }
    if isNewer, node.isReadOnly { segments.say(words(.state, .valueReadOnly)) }
    return segments
  }

  // MARK: The view and its children

  /// Returns the description of a view. The text of another view that labels this view is included: “1234, Edit box for
  /// Code”.
  private func labelled(_ node: AndroidNode, _ around: Surroundings) -> [Segment] {
    var segments = appended(node, around)
    guard let label = label(of: node),
      // In TalkBack, the template contains the description as one text. Here, the description is several segments, so a
      // control character marks its place.
      let words = wording.phrase(.templateLabeledItem, [.text("\u{1}"), .text(label.text)])
    else { return segments }
    let parts = words.text.split(separator: "\u{1}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return segments }
    // A view without words says its label alone: “for Email”.
    if segments.isEmpty {
      return [Segment(.label, parts.joined(), language: words.language, confidence: words.confidence)]
    }
    segments[0].text = parts[0] + segments[0].text
    segments[segments.count - 1].text += parts[1]
    return segments
  }

  /// Returns the label by other views. TalkBack 16 says all of them, equal ones once (`getDescriptionFromLabelNode`);
  /// 15.1 says one.
  private func label(of node: AndroidNode) -> Segment? {
    guard var label = named(node.labeledBy, node) else { return nil }
    guard isNewer, !node.moreLabels.isEmpty else { return label }
    var texts = [label.text]
    for more in node.moreLabels {
      if let text = named(more, node)?.text, !texts.contains(text) { texts.append(text) }
    }
    label.text = texts.joined(separator: ", ")
    return label
  }

  /// Returns the segments for a view, in this order: status, the view itself, its children, error, hint text, tooltip.
  /// Since TalkBack 16, the error and the hint text come first (`getAppendedTreeDescription`). If `descriptionOrder` is
  /// not the default, the status comes after the children.
  private func appended(_ node: AndroidNode, _ around: Surroundings) -> [Segment] {
    var tree = own(node, around)
    for child in children(of: node, around) {
      tree += appended(
        child,
        Surroundings(
          hasKeyboard: around.hasKeyboard, isLiveRegion: around.isLiveRegion, isPart: true, isPage: node.hasOnePage,
          isInSelection: around.isInSelection))
    }
    var segments: [Segment] = []
    if !tree.isEmpty {
      let status = status(of: node, around)
      if status.isEmpty {
        segments = tree
      } else {
        segments = settings.descriptionOrder == .stateNameType ? status + tree : tree + status
      }
    }
    var before: [Segment] = []
    if let error = app(.error, node.error, of: node) {
      before.say(words(.error, .templateNodeErrorWithErrorMessage, .text(error.text)))
    }
    // Since TalkBack 16, a filled field does not say its hint (`getHintDescription`).
    let isFilled = isNewer && node.isTextField && !isBlank(node.text)
    if !node.isShowingHint, !isFilled { before.say(app(.placeholder, node.hintText, of: node)) }
    if !before.isEmpty { segments = isNewer ? before + segments : segments + before }
    if node.tooltip?.string != (node.contentDescription ?? node.text)?.string {
      segments.say(app(.hint, node.tooltip, of: node))
    }
    return segments
  }

  private func children(of node: AndroidNode, _ around: Surroundings) -> [AndroidNode] {
    if node.hidesChildren || node.view == .webView { return [] }
    let isCollection = node.collection != nil || [.list, .grid, .pager].contains(node.view)
    guard !node.children.isEmpty, isCollection || node.contentDescription == nil else { return [] }
    if around.isLiveRegion { return node.children }
    return node.children.filter { !$0.isFocusedByReader(inside: node) }
  }

  private func status(of node: AndroidNode, _ around: Surroundings) -> [Segment] {
    var segments: [Segment] = []
    if let canExpand = node.canExpand { segments.say(words(.state, canExpand ? .valueCollapsed : .valueExpanded)) }
    if isNewer {
      // “Not checked” is said only where items can be selected, “checked” of switches, too (`nodeStatusDescription`).
      let hasState = node.view == .toggle ? state(ofSwitch: node) != nil : node.stateDescription != nil
      if node.isCheckable, !hasState || node.isRequired, node.isChecked || around.isInSelection {
        segments.say(words(.state, node.isChecked ? .valueChecked : .valueNotChecked))
      }
      return segments
    }
    if node.isCheckable, node.stateDescription == nil, node.view != .toggle {
      if node.isChecked {
        segments.say(words(.state, .valueChecked))
      } else if node.view != .checkedText {
        // A `CheckedTextView` never says that it is not checked.
        segments.say(words(.state, .valueNotChecked))
      }
    }
    return segments
  }

  // MARK: State, name and type

  private func own(_ node: AndroidNode, _ around: Surroundings) -> [Segment] {
    // Inside a focused view, a seek bar or progress bar is silent, unless it is a live region.
    let isBar = node.view == .seekBar || node.view == .progressBar
    if isBar, around.isPart, node.liveRegion == nil { return [] }
    if around.isPart, let unlabelled = unlabelled(node) { return [unlabelled] }
    let name = name(of: node)
    let state = state(of: node, isNamed: !name.isEmpty, around)
    let type = type(of: node, isPage: around.isPage)
    var parts: [Segment] = []
    func say(_ segments: [Segment]) {
      for segment in segments { parts.sayOnce(segment) }
    }
    switch settings.descriptionOrder {
    case .stateNameType:
      // Most views have a name alone, which is not copied.
      if state.isEmpty, name.count == 1 { parts = name } else { say(state + name) }
      parts.sayOnce(type)
    case .typeNameState:
      parts.sayOnce(type)
      say(name)
      say(state)
    case .nameTypeState:
      say(name)
      parts.sayOnce(type)
      say(state)
    }
    return parts
  }

  private func name(of node: AndroidNode) -> [Segment] {
    switch node.view {
    case .editText where node.isReadOnly && !isNewer:
      return [Segment](saying: named(node.contentDescription ?? node.text, node))
    case .editText where node.isPassword:
      var segments: [Segment] = []
      // The description of a password is not cleaned up: a single sign is not replaced by its name.
      segments.say(verbatim(node.contentDescription, of: node, as: .label) ?? words(.label, .valuePassword))
      if node.canSetSelection {
        segments.say(words(.value, .templatePasswordCharacterCount, .integer(node.length)))
      } else {
        segments.say(app(node.isShowingHint ? .placeholder : .value, node.text, of: node))
      }
      return segments
    case .editText:
      let source: Segment.Source = node.isShowingHint ? .placeholder : .value
      return [Segment](saying: app(source, node.text, of: node) ?? app(.label, node.contentDescription, of: node))
    case .toggle:
      // A single capital letter is not marked here (`SwitchDescription`).
      let text = state(ofSwitch: node) == nil ? nil : node.text
      return [Segment](saying: app(.label, node.contentDescription ?? text, of: node))
    case .image, .imageButton, .floatingActionButton, .seekBar, .progressBar:
      return [Segment](saying: named(node.contentDescription ?? node.text, node) ?? resourceName(node))
    default:
      return [Segment](saying: named(node.contentDescription ?? node.text, node))
    }
  }

  private func named(_ text: SpokenText?, _ node: AndroidNode) -> Segment? {
    guard var segment = app(.label, text, of: node) else { return nil }
    // TalkBack sends a link to the speech engine separately, with a lower pitch (google/talkback 26a27dc0,
    // `utils/output/FeedbackProcessingUtils.java`).
    if node.isLink, settings.pitchChanges { segment.pitch = 0.95 }
    guard segment.text.isCapital, segment.phrase == nil else { return segment }
    return echo(.label, segment.text, language: segment.language)
  }

  private func resourceName(_ node: AndroidNode) -> Segment? {
    guard settings.elementIDs, let name = node.resourceName else { return nil }
    return Segment(.label, name.replacing("_", with: " "), language: appLocale)
  }

  private func state(of node: AndroidNode, isNamed: Bool, _ around: Surroundings) -> [Segment] {
    switch node.view {
    case .editText where !node.isReadOnly || isNewer:
      var segments = [Segment](saying: stateDescription(of: node) ?? emptiness(of: node))
      if node.isFocused, around.hasKeyboard { segments.say(words(.state, .valueEditBoxEditing)) }
      if node.isFocused, isSelecting { segments.say(words(.state, .notificationTypeSelectionModeOn)) }
      return segments
    case .toggle:
      // If neither the app nor Android describes the state, TalkBack says the text as the state (`SwitchDescription`).
      return [Segment](
        saying: required(state(ofSwitch: node), node) ?? app(.state, node.text, of: node)
          ?? (node.isCheckable ? isOn(node) : nil))
    case .image, .imageButton,
      .floatingActionButton where !isNewer:
      if let state = stateDescription(of: node) { return [state] }
      return isNamed ? [] : [Segment](saying: words(.state, .valueUnlabelled))
    case .seekBar, .progressBar:
      return [Segment](saying: stateDescription(of: node) ?? value(of: node))
    default:
      return [Segment](saying: stateDescription(of: node))
    }
  }

  /// Returns the app's description of the state. TalkBack 16 adds that a field must be filled in
  /// (`getNodeStateDescription`).
  private func stateDescription(of node: AndroidNode) -> Segment? {
    required(app(.state, node.stateDescription, of: node), node)
  }

  /// Returns the value of a range, as Java writes it: “4”, “0.25” or “30.0 percent” (`SeekBarDescription`; answers of
  /// TalkBack's compositor).
  private func value(of node: AndroidNode) -> Segment? {
    guard let range = node.range, range.value.isFinite, abs(range.value) < 1_000_000 else { return nil }
    switch range.form {
    case .integer: return Segment(.value, String(Int(range.value)), language: wording.language)
    case .float: return Segment(.value, String(Float(range.value)), language: wording.language)
    case .percent: return words(.value, .templatePercent, .text(String(Float(range.value))))
    }
  }

  /// Returns the state “Empty” of a text field of Jetpack Compose that has neither content nor a name (recorded with
  /// TalkBack 16.0). Compose's word is known only in English.
  private func emptiness(of node: AndroidNode) -> Segment? {
    guard node.isEmptyComposeField, appLocale == "en" || appLocale.hasPrefix("en-") else { return nil }
    let word = AndroidWord.empty.phrase
    return Segment(.state, word.text, language: appLocale, confidence: word.confidence, phrase: word.key)
  }

  private func required(_ state: Segment?, _ node: AndroidNode) -> Segment? {
    guard isNewer, node.isRequired else { return state }
    guard let state else { return words(.state, .requiredState) }
    return words(.state, .requiredStateAppended, .text(state.text)) ?? state
  }

  /// Returns the state of a switch. Without a description from the app, Android 11 and later say “ON” or “OFF”. Earlier
  /// versions have no state, so the result is nil. Android's words are known only in English. In other languages,
  /// TalkBack's own words replace them (a guess).
  func state(ofSwitch node: AndroidNode) -> Segment? {
    if let state = app(.state, node.stateDescription, of: node) { return state }
    guard node.hasPlatformState, android >= 11 else { return nil }
    if appLocale == "en" || appLocale.hasPrefix("en-") {
      let word = (node.isChecked ? AndroidWord.on : .off).phrase
      return Segment(.state, word.text, language: appLocale, confidence: word.confidence, phrase: word.key)
    }
    return isOn(node)?.notSurer(than: .guess)
  }

  func isOn(_ node: AndroidNode) -> Segment? { words(.state, node.isChecked ? .valueOn : .valueOff) }

  func switchState(_ node: AndroidNode) -> Segment? { state(ofSwitch: node) ?? isOn(node) }

  private func type(of node: AndroidNode, isPage: Bool) -> Segment? {
    // TalkBack 16 says “Edit box” whatever the setting is (`EditTextDescription`).
    guard settings.elementType || isNewer && node.isTextField else { return nil }
    if let role = app(.trait, node.roleDescription, of: node) ?? roleOfPage(node) ?? roleOfTab(node) { return role }
    // A pager itself is spoken as its page (`PagerPageDescription`). So is the only visible view inside a pager, unless
    // its role has a description of its own.
    if node.view == .pager || isPage && node.isDescribedByDefault { return words(.trait, .valuePagerPage) }
    return node.roleWord(isNewer: isNewer).flatMap { words(.trait, $0) }
  }

  /// Returns the role that Chromium describes for a view of a web page: “heading 2”, “link”. Its words are known only in
  /// English.
  private func roleOfPage(_ node: AndroidNode) -> Segment? {
    guard node.isOfPage, node.isHeading || node.isLink, appLocale == "en" || appLocale.hasPrefix("en-") else {
      return nil
    }
    let word = (node.isHeading ? AndroidWord.heading : .link).phrase
    let text =
      node.isHeading
      ? [word.text, node.headingLevel.map(String.init)].compactMap(\.self).joined(separator: " ") : word.text
    return Segment(.trait, text, language: appLocale, confidence: word.confidence, phrase: word.key)
  }

  // MARK: Views without a name

  /// Returns “Unlabelled” for a view that has nothing else to say: no name, state, hint, label or word for its role
  /// (`getUnlabelledNodeDescription`). The images' own “Unlabelled” is their state, beside the word for their role.
  /// Since TalkBack 16, a view with a word for its role says that word instead, and nothing else.
  private func unlabelled(_ node: AndroidNode) -> Segment? {
    guard node.needsLabel, !node.isCheckable, !node.canAdjust, node.view != .seekBar, node.view != .progressBar,
      !isNewer || !node.isRequired, !node.isEmptyComposeField, isBlank(node.stateDescription), isBlank(node.text),
      isBlank(node.contentDescription), isBlank(node.hintText), isBlank(node.labeledBy),
      resourceName(node) == nil
    else { return nil }
    let type = type(of: node, isPage: false)
    if type != nil, !isNewer { return nil }
    // A pager without a name is not called after its page (`getNodeRoleName`).
    if node.view == .pager, node.roleDescription == nil, type != nil { return words(.trait, .valuePager) }
    return type ?? words(.state, .valueUnlabelled)
  }

  private func isBlank(_ text: SpokenText?) -> Bool { text?.string.isEmpty != false }
}

extension [Segment] {
  /// Appends a segment unless its text is already there. Capital and small letters count as equal.
  fileprivate mutating func sayOnce(_ segment: Segment?) {
    guard let segment else { return }
    let isSaid = contains {
      $0.text == segment.text
        || $0.text.utf8.count == segment.text.utf8.count && $0.text.lowercased() == segment.text.lowercased()
    }
    if !isSaid { append(segment) }
  }
}

extension AndroidNode {
  /// TalkBack's word for the type of the view; nil for a view without a word (google/talkback 26a27dc0,
  /// `utils/Role.java`).
  func roleWord(isNewer: Bool) -> TalkBackPhrase? {
    if canAdjust { return .valueSeekBar }
    switch collectionKind {
    case .list: return .valueListview
    case .grid: return .valueGridview
    case .pager, .other, nil: break
    }
    switch view {
    case .button: return .valueButton
    case .image, .imageButton, .floatingActionButton: return isClickable ? .valueButton : .valueImage
    case .checkBox: return .valueCheckbox
    case .radioButton: return .valueRadioButton
    case .toggle: return .valueSwitch
    case .editText: return isReadOnly && !isNewer ? nil : .valueEditBox
    case .checkedText: return isNewer ? .valueRadioButton : nil
    case .spinner: return .valueSpinner
    case .seekBar: return .valueSeekBar
    case .progressBar: return .valueProgressBar
    case .pager: return .valuePager
    case .tabs: return .valueTabwidget
    case .webView: return .valueWebview
    case .text, .group, .list, .grid, .recyclerView, .scrollView, .horizontalScrollView, .key, .view, .numberPicker,
      .datePicker, .timePicker:
      return nil
    // `setRole` gives these the class of their role.
    case .toggleButton: return .valueSwitch
    case .contactBadge: return isClickable ? .valueButton : .valueImage
    case .ratingBar: return .valueProgressBar
    }
  }

  /// Whether the view is a text field of Jetpack Compose without content and without a name.
  fileprivate var isEmptyComposeField: Bool {
    isCompose && length == 0 && children.isEmpty && hintText == nil && contentDescription == nil
  }

  /// Whether TalkBack asks for a name: the view can be used, and has no children and no text of its own
  /// (`TalkBackLabelManager.needsLabel`).
  var needsLabel: Bool {
    let isUsed = isClickable || isLongClickable || isFocusable && hasViewID
    return isEnabled && isUsed && children.isEmpty && offscreen.isEmpty && (text?.string.isBlank ?? true)
      && (contentDescription?.string.isBlank ?? true)
  }

  /// Whether this is a pager with exactly one visible page.
  var hasOnePage: Bool { view == .pager && children.count == 1 }

  /// Whether the role of the view has no description of its own (`RoleDescriptionExtractor`).
  var isDescribedByDefault: Bool {
    switch view {
    case .toggle, .editText, .image, .imageButton, .floatingActionButton, .seekBar, .progressBar, .pager, .spinner:
      false
    default: !canAdjust
    }
  }
}
