import AccessibilityModel

extension AndroidNode {
  /// Creates the Android view for an element; nil if the element is hidden, or if Android has no view for its role.
  ///
  /// By default, the element becomes the view that an app would use for the role. The label becomes the text of a
  /// button, or the content description of an image. A field's label becomes its hint. If a field has a placeholder,
  /// the placeholder becomes the hint, and the label becomes another view (`labelFor`). The properties in
  /// `element.android` override these defaults.
  package init?(_ element: AccessibilityElement) {
    guard !element.isHidden, let view = element.android?.view ?? element.role.androidView else { return nil }
    self.init(id: element.id, view)
    language = element.language
    error = element.android?.error
    if element.role.isTextField {
      isPassword = element.text?.isSecure == true
      maxLength = element.text?.maxLength
    }
    // A scenario has no resource names, so the id of the element is used.
    resourceName = element.android?.view == nil ? element.id : element.android?.resourceName
    hasViewID = element.android?.resourceName != nil
    isEnabled = !element.traits.contains(.notEnabled)
    isSelected = element.traits.contains(.selected)
    isRequired = element.web?.isRequired == true
    actions = element.actions
    setTexts(of: element)
    setBehaviour(of: element)
    // Chrome reports a live region of a web page to Android as an Android live region (reported: Chromium's Android
    // accessibility).
    liveRegion = element.web?.live.map { [.assertive, .alert].contains($0) ? .assertive : .polite }
    arrange(element)
    if let android = element.android { set(android, drawn: element.drawn.map { SpokenText($0) }, value: element.value) }
  }

  private mutating func setTexts(of element: AccessibilityElement) {
    let (label, value) = (element.label, element.value)
    switch element.role {
    case .textField, .secureTextField, .searchField, .textView: setField(element)
    // A capture keeps text and content description apart, so the label is the text.
    case _ where element.android?.view != nil: text = label
    case .image, .backButton, .element: contentDescription = label
    case .popUpButton:
      text = value ?? label
      labeledBy = value == nil ? nil : label
    case .alert:
      children = []
    case .group, .list, .landmark, .table, .tabBar, .sheet: containerTitle = label
    default:
      text = label
    }
    switch element.role {
    case .toggle:
      isCheckable = true
      isChecked = value?.string == "1"
      hasPlatformState = view == .toggle
    case .slider, .adjustable, .button, .progress, .disclosure, .image, .heading, .text, .readOnlyTextView, .link,
      .element:
      stateDescription = value
    default: break
    }
  }

  private mutating func setField(_ element: AccessibilityElement) {
    let state = element.text ?? .init()
    let placeholder = element.placeholder.map { SpokenText($0) }
    // A content description or a hint in `element.android` replaces the label.
    let label = element.android?.contentDescription == nil ? element.label : nil
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

  private mutating func setBehaviour(of element: AccessibilityElement) {
    isLink = element.role == .link || element.traits.contains(.link)
    isHeading = element.role == .heading || element.traits.contains(.header)
    switch view {
    case .button, .imageButton, .toggle, .spinner, .key, .checkBox, .radioButton:
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
    default:
      isClickable = !element.allTraits.isDisjoint(with: .activatable)
      isFocusable = isClickable
    }
    canExpand = element.isExpanded.map { !$0 }
  }

  /// Gives the view its children, and sets what connects them with it, such as the collection and its items.
  private mutating func arrange(_ element: AccessibilityElement) {
    children = element.children.compactMap { AndroidNode($0) }
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
    longClickLabel = android.longClick
    if android.longClick != nil { isLongClickable = true }
  }
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
