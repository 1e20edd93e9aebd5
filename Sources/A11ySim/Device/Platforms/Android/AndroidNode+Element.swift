extension AndroidNode {
  /// Creates the view that stands for an element on Android; nil if the element is hidden or its kind has no form there.
  ///
  /// The properties in `element.android` hold before those that follow from the kind. An element without them becomes
  /// the view that an app would use: a label is the text of a button and the description of an image. A field's label is
  /// its hint; if the field has a placeholder, that is the hint and the label is another view (`labelFor`).
  package init?(_ element: AccessibilityElement) {
    guard !element.isHidden, let view = element.role.androidView else { return nil }
    self.init(id: element.id, view)
    language = element.language
    // A scenario has no resource names; the ids of elements stand for them.
    resourceName = element.id
    isEnabled = !element.traits.contains(.notEnabled)
    isSelected = element.traits.contains(.selected)
    actions = element.actions
    setTexts(of: element)
    setBehaviour(of: element)
    children = element.children.compactMap { AndroidNode($0) }
    arrange(element)
    if let android = element.android { set(android) }
  }

  private mutating func setTexts(of element: AccessibilityElement) {
    let (label, value) = (element.label, element.value)
    switch element.role {
    case .image, .backButton, .element: contentDescription = label
    case .textField, .secureTextField, .searchField, .textView: setField(element)
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
      hasPlatformState = true
    case .slider, .adjustable, .button, .progress, .disclosure, .image, .heading, .text, .readOnlyTextView, .link,
      .element:
      stateDescription = value
    default: break
    }
  }

  private mutating func setField(_ element: AccessibilityElement) {
    let state = element.text ?? .init()
    let placeholder = element.placeholder.map { SpokenText($0) }
    // A description, or a hint of its own, takes the place of the label.
    let label = element.android?.contentDescription == nil ? element.label : nil
    hintText = element.android?.hintText ?? placeholder ?? label
    labeledBy = placeholder == nil || element.android?.hintText != nil ? nil : label
    isPassword = state.isSecure
    isEditable = isEnabled
    length = state.length
    maxLength = state.maxLength
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
      // A text view has a menu on a long press (talkback.md, e).
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

  /// Sets what a container and its children know of each other.
  private mutating func arrange(_ element: AccessibilityElement) {
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
      for index in children.indices { children[index].item = .init(row: index) }
    case .tabBar:
      collection = .init(rows: 1, columns: children.count, isSingleSelection: true)
      for index in children.indices { children[index].item = .init(row: 0, column: index) }
    case .table:
      for (index, child) in element.children.enumerated() where children.indices.contains(index) {
        guard let cell = child.cell, let row = cell.row, let column = cell.column else { continue }
        children[index].item = .init(row: row - 1, column: column - 1)
      }
      let items = children.compactMap(\.item)
      collection = .init(rows: (items.map(\.row).max() ?? -2) + 1, columns: (items.map(\.column).max() ?? -2) + 1)
    case .alert:
      // The message is a text of its own in the dialog.
      paneTitle = element.label
      if let message = element.value {
        children.insert(AndroidNode(id: element.id + ".message", .text, text: message), at: 0)
      }
    case .sheet:
      paneTitle = element.label
      containerTitle = nil
    default: break
    }
  }

  private mutating func set(_ android: AndroidProperties) {
    if let description = android.contentDescription {
      contentDescription = description
      containerTitle = nil
    }
    stateDescription = android.stateDescription ?? stateDescription
    roleDescription = android.roleDescription
    tooltip = android.tooltip
    error = android.error
    labeledBy = android.labeledBy ?? labeledBy
    paneTitle = android.paneTitle ?? paneTitle
    liveRegion = android.liveRegion
    collection = android.collection ?? collection
    item = android.item ?? item
    isHeading = android.isHeading ?? isHeading
    isCheckable = android.isCheckable ?? isCheckable
    isClickable = android.isClickable ?? isClickable
    isLongClickable = android.isLongClickable ?? isLongClickable
    isFocusable = android.isFocusable ?? isFocusable
    longClickLabel = android.longClick
    if android.longClick != nil { isLongClickable = true }
  }
}

extension AccessibilityTree {
  /// The views of the screen on Android, at the top level. If a dialog is in front, only the views in it are reported.
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
