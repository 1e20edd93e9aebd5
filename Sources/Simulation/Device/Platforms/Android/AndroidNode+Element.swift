import AccessibilityModel

extension AndroidNode {
  /// Creates the Android view for an element; nil if the element is hidden, or if Android has no view for its role.
  ///
  /// By default, the element becomes the view that an app would use for the role. The label becomes the text of a
  /// button, or the content description of an image. A field's label becomes its hint. If a field has a placeholder,
  /// the placeholder becomes the hint, and the label becomes another view (`labelFor`). The properties in
  /// `element.android` override these defaults.
  package init?(_ element: AccessibilityElement) {
    guard !element.isHidden, element.android?.isOffscreen != true,
      let view = element.android?.view ?? element.role.androidView
    else { return nil }
    self.init(id: element.id, view)
    language = element.language
    error = element.android?.error
    if element.role.isTextField {
      isPassword = element.text?.isSecure == true
      maxLength = element.text?.maxLength
    }
    // A scenario has no resource names, so the id of the element is used.
    resourceName = element.android?.resourceName ?? (element.isCapturedOnAndroid ? nil : element.id)
    hasViewID = element.android?.resourceName != nil
    isEnabled = !element.traits.contains(.notEnabled)
    isSelected = element.traits.contains(.selected)
    isRequired = element.web?.isRequired == true || element.android?.isRequired == true
    isOfPage = element.web != nil
    headingLevel = element.web?.level
    (actions, links) = (element.actions, element.links)
    setTexts(of: element)
    setBehaviour(of: element)
    // Chrome reports a live region of a web page to Android as an Android live region (reported: Chromium's Android
    // accessibility).
    liveRegion = element.web?.live.map { [.assertive, .alert].contains($0) ? .assertive : .polite }
    arrange(element)
    if let android = element.android { set(android, drawn: element.drawn.map { SpokenText($0) }, value: element.value) }
    setRole()
  }

  /// Gives the view the class that stands for its role. The role comes from the class or, for a class without a role of
  /// its own, from the range, the pages or the size of a collection (google/talkback 26a27dc0, `utils/Role.java`; the
  /// answers of its compositor).
  private mutating func setRole() {
    // A key that enters text has no other role, and no word for it.
    if isTextEntryKey {
      (view, canAdjust) = (.view, false)
      return
    }
    switch view {
    case .toggleButton: view = .toggle
    case .contactBadge: view = .image
    case .image, .imageButton, .floatingActionButton, .toggle, .checkBox, .radioButton, .button, .checkedText,
      .editText,
      .seekBar:
      break
    case .ratingBar: view = canAdjust ? .seekBar : .progressBar
    case _ where range != nil: view = canAdjust ? .seekBar : .progressBar
    case .text, .recyclerView, .group, .view: if canPage { view = .pager }
    case .progressBar, .spinner, .list, .grid, .scrollView, .horizontalScrollView, .pager, .tabs, .webView, .key,
      .numberPicker, .datePicker, .timePicker:
      break
    }
    if view != .seekBar { canAdjust = false }
    // A bar that can be adjusted offers to scroll, and so does a list that shows only some of its rows (`AbsSeekBar`,
    // `AbsListView`; Android's source, from memory).
    if canAdjust && isEnabled || collection?.visible != nil { canScroll = true }
  }

  private mutating func setTexts(of element: AccessibilityElement) {
    let (label, value) = (element.label, element.value)
    switch element.role {
    case .textField, .secureTextField, .searchField, .textView: setField(element)
    // A capture keeps text and content description apart, so the label is the text.
    case _ where element.isCapturedOnAndroid: text = label
    case .image, .backButton, .element: contentDescription = label
    case .popUpButton:
      text = value ?? label
      labeledBy = value == nil ? nil : label
    case .alert:
      children = []
    case .group, .list, .landmark, .table, .tabBar, .segmentedControl, .sheet:
      containerTitle = label
    case .picker, .stepper:
      // That an app gives a number picker its label as the title of a container is a guess.
      containerTitle = label
      containerTitle?.confidence = .guess
    default:
      text = label
    }
    switch element.role {
    case .toggle:
      // A capture may not tell whether it is on. Then no state is said.
      let isKnown = value != nil || element.source == nil || !element.unknown.contains(.value)
      isCheckable = isKnown
      isChecked = value?.string == "1"
      hasPlatformState = isKnown && (view == .toggle || view == .toggleButton)
    case .slider, .adjustable, .button, .progress, .disclosure, .image, .heading, .text, .readOnlyTextView, .link,
      .element:
      stateDescription = value
    default: break
    }
  }

  private mutating func setField(_ element: AccessibilityElement) {
    let state = element.text ?? .init()
    let placeholder = element.placeholder.map { SpokenText($0) }
    if element.android?.isCompose == true { return setComposeField(element) }
    // A content description, a label or a hint in `element.android` replaces the label.
    let isNamed = element.android?.contentDescription != nil || element.android?.labeledBy != nil
    let label = isNamed ? nil : element.label
    hintText = element.android?.hintText ?? placeholder ?? label
    labeledBy = placeholder == nil || element.android?.hintText != nil ? nil : label
    isEditable = isEnabled
    length = state.length
    isFocused = state.isEditing
    if length == 0 {
      text = hintText
      isShowingHint = hintText != nil
    } else {
      text = isPassword ? SpokenText(String(repeating: "•", count: length)) : element.value
    }
  }

  /// Sets a text field of Jetpack Compose. Its label is a text inside the field, so it is said after the field's type,
  /// filled or not: “Every 15 minutes, Edit box, Check frequency” (recorded with TalkBack 17). Its placeholder is not
  /// known to be said, and is left out.
  private mutating func setComposeField(_ element: AccessibilityElement) {
    let state = element.text ?? .init()
    isCompose = true
    hintText = element.android?.hintText
    isEditable = isEnabled
    length = state.length
    isFocused = state.isEditing
    if length > 0 {
      text = isPassword ? SpokenText(String(repeating: "•", count: length)) : element.value
    } else if let hintText {
      (text, isShowingHint) = (hintText, true)
    }
    if let label = element.label, !label.string.isBlank {
      children = [AndroidNode(id: "\(id).label", .text, text: label)]
    }
  }

  private mutating func setBehaviour(of element: AccessibilityElement) {
    isLink = element.role == .link || element.traits.contains(.link)
    isHeading = element.role == .heading || element.traits.contains(.header)
    switch view {
    case .button, .imageButton, .floatingActionButton, .toggle, .toggleButton, .spinner, .key, .checkBox, .radioButton,
      .contactBadge:
      isClickable = true
      isFocusable = true
    case .editText:
      // A text field has a menu on a long press, so it is long-clickable (read in Android, frameworks/base,
      // `core/java/android/widget/TextView.java`).
      (isClickable, isLongClickable, isFocusable) = (true, true, true)
    case .seekBar:
      (canAdjust, isFocusable) = (true, true)
    case .list, .grid:
      isScrollable = true
    case .ratingBar:
      isFocusable = true
      canAdjust = element.role == .slider || element.role == .adjustable
    case .checkedText:
      isClickable = element.role == .toggle || !element.allTraits.isDisjoint(with: .activatable)
      isFocusable = isClickable
    default:
      isClickable = !element.allTraits.isDisjoint(with: .activatable)
      isFocusable = isClickable
    }
    canExpand = element.isExpanded.map { !$0 }
  }

  /// Gives the view its children, and sets what connects them with it, such as the collection and its items.
  private mutating func arrange(_ element: AccessibilityElement) {
    if !element.role.isTextField { children = element.ordered.compactMap { AndroidNode($0) } }
    for child in element.children where child.android?.isOffscreen == true {
      var child = child
      child.android?.isOffscreen = nil
      if let node = AndroidNode(child) { offscreen.append(node) }
    }
    if element.role.isContainer, element.childBehavior != .contain {
      isScreenReaderFocusable = true
      isFocusable = !element.allTraits.isDisjoint(with: .activatable)
      isClickable = isFocusable
      hidesChildren = element.childBehavior == .ignore
      contentDescription = element.label
      containerTitle = nil
      if hidesChildren { children = [] }
    }
    switch element.role {
    case .list:
      collection = .init(rows: children.count, columns: 1)
      setItems { .init(row: $0) }
    case .tabBar:
      collection = .init(rows: 1, columns: children.count, isSingleSelection: true)
      setItems { .init(row: 0, column: $0) }
      // material-components-android ac7e18ef, `TabLayout.TabView.onInitializeAccessibilityNodeInfo`: a tab has a role in
      // the library's words, and the selected one cannot be clicked.
      for index in children.indices where children[index].view == .button {
        children[index].isTab = true
        if children[index].isSelected { children[index].isClickable = false }
      }
    case .segmentedControl:
      // material-components-android, `MaterialButtonToggleGroup`: a row with a single selection, of radio buttons.
      collection = .init(rows: 1, columns: children.count, isSingleSelection: true)
      setItems { .init(row: 0, column: $0) }
      for index in children.indices where children[index].view == .button {
        children[index].view = .radioButton
        children[index].isCheckable = true
        children[index].isChecked = children[index].isSelected
        children[index].isSelected = false
      }
    case .picker, .stepper: setPicker(element)
    case .table:
      setItems { index in
        guard element.children.indices.contains(index), let cell = element.children[index].cell, let row = cell.row,
          let column = cell.column
        else { return nil }
        var item = AndroidProperties.Item(row: row - 1, column: column - 1)
        item.isHeading = cell.header != nil
        return item
      }
      let items = children.compactMap(\.item)
      collection = .init(rows: (items.map(\.row).max() ?? -2) + 1, columns: (items.map(\.column).max() ?? -2) + 1)
    case .alert:
      // In the dialog, the title and the message are separate texts.
      paneTitle = element.label
      let texts = [("title", element.label), ("message", element.value)].compactMap { name, text in
        text.map { AndroidNode(id: "\(element.id).\(name)", .text, text: $0) }
      }
      children.insert(contentsOf: texts, at: 0)
    case .sheet:
      paneTitle = element.label
      containerTitle = nil
    default: break
    }
  }

  /// Gives a number picker its field, between the buttons for the values before and after it. The id of the element is
  /// that of the field, where a finger finds the picker.
  ///
  /// Source: yaap/frameworks_base 3ddcaa00, `core/java/android/widget/NumberPicker.java`
  /// (`AccessibilityNodeProviderImpl`). That a picker ends at its first and last value, and that its label is the title of
  /// a container, is a guess.
  private mutating func setPicker(_ element: AccessibilityElement) {
    func button(_ part: String, _ steps: Int) -> AndroidNode? {
      guard var other = element.adjustment, other.move(by: steps) else { return nil }
      var node = AndroidNode(id: "\(element.id).\(part)", .button, text: SpokenText(other.text))
      (node.isClickable, node.isLongClickable, node.isFocusable) = (true, true, true)
      (node.isEnabled, node.language) = (isEnabled, language)
      return node
    }
    var field = AndroidNode(id: element.id, .editText, text: element.value)
    (field.isClickable, field.isLongClickable, field.isFocusable) = (true, true, true)
    (field.isEnabled, field.isEditable, field.isPickerField) = (isEnabled, isEnabled, true)
    (field.length, field.language) = (element.value?.string.count ?? 0, language)
    id = "\(element.id).picker"
    actions = []
    field.actions = element.actions
    isFocusable = false
    children = [button("decrement", -1), field, button("increment", 1)].compactMap(\.self)
  }

  /// Gives children their places in the collection. A child for which `place` is nil keeps its own.
  private mutating func setItems(_ place: (Int) -> AndroidProperties.Item?) {
    var items = children
    for index in items.indices {
      items[index].item = place(index) ?? items[index].item
      // A heading of a row or column is a heading (`AccessibilityNodeInfoCompat.isHeading`).
      if items[index].item?.isHeading == true { items[index].isHeading = true }
    }
    children = items
  }

  private mutating func set(_ android: AndroidProperties, drawn: SpokenText?, value: SpokenText?) {
    if let description = android.contentDescription {
      contentDescription = description
      containerTitle = nil
      // A text that equals the content description is only the name, so the text that the view draws replaces it.
      if text == description, !isTextField { text = drawn }
    }
    stateDescription = android.stateDescription ?? stateDescription
    roleDescription = android.roleDescription
    tooltip = android.tooltip
    labeledBy = android.labeledBy ?? labeledBy
    moreLabels = android.moreLabels
    containerTitle = android.containerTitle ?? containerTitle
    paneTitle = android.paneTitle ?? paneTitle
    liveRegion = android.liveRegion ?? liveRegion
    collection = android.collection ?? collection
    item = android.item ?? item
    isHeading = android.isHeading ?? isHeading
    if item?.isHeading == true { isHeading = true }
    isCheckable = android.isCheckable ?? isCheckable
    if android.isCheckable == true { isChecked = value?.string == "1" }
    isClickable = android.isClickable ?? isClickable
    isLongClickable = android.isLongClickable ?? isLongClickable
    isFocusable = android.isFocusable ?? isFocusable
    isScreenReaderFocusable = android.isScreenReaderFocusable ?? isScreenReaderFocusable
    isScrollable = android.isScrollable ?? isScrollable
    isEditable = android.isEditable ?? isEditable
    fillsWindow = android.fillsWindow ?? false
    hintText = android.hintText ?? hintText
    (clickLabel, longClickLabel) = (android.click, android.longClick)
    if android.click != nil { isClickable = true }
    if android.longClick != nil { isLongClickable = true }
    canAdjust = android.isAdjustable ?? canAdjust
    range = android.range
    isTextEntryKey = android.isTextEntryKey ?? false
    let offered = Set(android.standardActions)
    // A view that offers both can be expanded, as far as is said (answers of TalkBack's compositor).
    if offered.contains(.expand) { canExpand = true } else if offered.contains(.collapse) { canExpand = false }
    canDismiss = offered.contains(.dismiss)
    canPage = offered.contains(where: \.isPaging)
    if offered.contains(where: \.isScrolling) { (canScroll, isScrollable) = (true, true) }
  }
}

extension AccessibilityElement {
  /// The children in the order in which they are read: that of `order`, then the rest. On Android, an app sets it with
  /// `setAccessibilityTraversalBefore` and `setAccessibilityTraversalAfter`.
  fileprivate var ordered: [AccessibilityElement] {
    if self.order.isEmpty { return children }
    let places = Dictionary(self.order.enumerated().map { ($1, $0) }) { first, _ in first }
    return children.enumerated().sorted { a, b in
      (places[a.element.id] ?? children.count, a.offset) < (places[b.element.id] ?? children.count, b.offset)
    }.map(\.element)
  }

  /// Whether the element is a view of a capture, which has the class of each view.
  fileprivate var isCapturedOnAndroid: Bool { self.source != nil && self.android?.view != nil }
}

extension AccessibilityTree {
  /// The top-level Android views of the screen. If a modal element is in front, such as an alert or a sheet, the only
  /// top-level view is the view of that element.
  package var androidNodes: [AndroidNode] {
    func front(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements.reversed() where !element.isHidden {
        if let inner = front(element.children) { return inner }
        if element.isModal || element.role == .alert || element.role == .sheet { return element }
      }
      return nil
    }
    let visible = front(elements).map { [$0] } ?? elements
    return visible.compactMap { AndroidNode($0) }
  }
}
