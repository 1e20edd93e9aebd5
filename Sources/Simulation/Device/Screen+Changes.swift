import AccessibilityModel

/// Changes of elements that belong to no component.
extension Screen {
  /// Flips a toggle. Returns false, and changes nothing, if the app gives the toggle a value other than on, off or
  /// mixed.
  mutating func flip(_ id: String) -> Bool {
    var isFlipped = false
    changeElement(id) { element in
      guard ["0", "1", "2", nil].contains(element.value?.string) else { return }
      element.value = element.value?.string == "1" ? "0" : "1"
      isFlipped = true
    }
    return isFlipped
  }

  mutating func toggleExpansion(of id: String) { changeElement(id) { $0.isExpanded?.toggle() } }

  /// Moves the value of an adjustable element or a stepper. Returns false if the value was already at the end of its
  /// range.
  mutating func adjust(_ id: String, by steps: Int) -> Bool {
    changeAdjustment(of: id) { $0.move(by: steps) }
  }

  /// Changes the adjustment and the value of an element. For a stepper, also changes the values of its buttons.
  private mutating func changeAdjustment(of id: String, _ change: (inout Adjustment) -> Bool) -> Bool {
    var changed: Adjustment?
    changeElement(id) { element in
      guard var adjustment = element.adjustment, change(&adjustment) else { return }
      element.adjustment = adjustment
      element.value = SpokenText(adjustment.text)
      changed = adjustment
    }
    guard let changed else { return false }
    update(&items) { item in
      guard case .group(let stepper, var buttons) = item, stepper.id == id, stepper.role == .stepper else {
        return false
      }
      for index in buttons.indices {
        guard case .element(var button) = buttons[index], button.value != nil else { continue }
        button.value = SpokenText(changed.text)
        buttons[index] = .element(button)
      }
      item = .group(stepper, buttons)
      return true
    }
    return true
  }

  /// Selects a segment or a tab, and deselects all other items of the control, including items inside groups.
  mutating func select(_ id: String) {
    func select(in items: inout [ScreenItem]) {
      for index in items.indices {
        switch items[index] {
        case .element(var element):
          element.traits.set(.selected, to: element.id == id)
          items[index] = .element(element)
        case .group(var group, var children):
          // The cursor treats a group with combined or ignored children as a single element.
          if group.childBehavior != .contain { group.traits.set(.selected, to: group.id == id) }
          select(in: &children)
          items[index] = .group(group, children)
        case .component: break
        }
      }
    }
    let before = self
    update(&items) { item in
      guard case .group(let container, var children) = item,
        container.role == .segmentedControl || container.allTraits.contains(.tabBar),
        container.id != id, before.elements(of: item)[0].holds(id)
      else { return false }
      select(in: &children)
      item = .group(container, children)
      return true
    }
    known = nil
  }

  /// Returns the innermost group that contains the element with this id and satisfies `condition`; nil if no group
  /// does.
  func container(of id: String, where condition: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
    func find(in items: [ScreenItem], around: AccessibilityElement?) -> AccessibilityElement?? {
      for item in items {
        if case .group(let element, let children) = item {
          let found = find(in: children, around: condition(element) ? element : around)
          if found != nil { return found }
        } else if elements(of: item).contains(where: { $0.id == id }) {
          return .some(around)
        }
      }
      return nil
    }
    return find(in: items, around: nil) ?? nil
  }

  /// Sets a property of an element or group outside components. The parser has checked that the property exists.
  mutating func set(_ property: String, to value: String, of id: String) {
    if property == "hidden" {
      if value == "true" { hidden.insert(id) } else { hidden.remove(id) }
      known = nil
      return
    }
    if property == "value", fields[id] != nil {
      return change(id) { $0 = EditableText(value) }
    }
    if property == "options" {
      let options = value.split(separator: "\n").map(String.init)
      _ = changeAdjustment(of: id) { adjustment in
        guard case .options(let old, let index) = adjustment, !options.isEmpty else { return false }
        let chosen = old.indices.contains(index) ? options.firstIndex(of: old[index]) : nil
        adjustment = .options(options, index: chosen ?? 0)
        return true
      }
      return
    }
    // A value that is not an option, or is out of bounds, changes nothing.
    if ["value", "page"].contains(property), element(id)?.adjustment != nil {
      _ = changeAdjustment(of: id) { $0.set(to: value, isWhole: property == "page") }
      return
    }
    if property == "secure", value == "true", fields[id] != nil { conceal(id) }
    changeElement(id) { element in
      switch property {
      case "label": element.label = SpokenText(value)
      case "value", "message": element.value = SpokenText(value)
      case "secure":
        element.role = value == "true" ? .secureTextField : .textField
        element.text?.isSecure = value == "true"
      case "contentDescription":
        element.changeAndroid { $0.contentDescription = value.isEmpty ? nil : SpokenText(value) }
      case "stateDescription": element.changeAndroid { $0.stateDescription = value.isEmpty ? nil : SpokenText(value) }
      case "error": element.changeAndroid { $0.error = value.isEmpty ? nil : SpokenText(value) }
      case "maxLength": element.text?.maxLength = Int(value)
      case "on": element.value = value == "mixed" ? "2" : value == "true" ? "1" : "0"
      case "expanded": element.isExpanded = value == "true"
      case "placeholder": element.placeholder = value
      case "hint": element.hint = value
      case "disabled": element.traits.set(.notEnabled, to: value == "true")
      case "selected": element.traits.set(.selected, to: value == "true")
      case "pressed": element.changeWeb { $0.isPressed = value == "true" }
      case "required":
        if element.web == nil { element.changeAndroid { $0.isRequired = value == "true" } }
        element.changeWeb { $0.isRequired = value == "true" }
      case "invalid":
        let message: String? = .init(invalid: value)
        if element.web == nil {
          element.changeAndroid { $0.error = message.flatMap { $0.isEmpty ? nil : SpokenText($0) } }
        }
        element.changeWeb { $0.invalid = message }
      default: break
      }
    }
  }

  /// Replaces an element's texts with texts in another language. A text that the app has changed stays.
  mutating func translate(_ old: AccessibilityElement, to new: AccessibilityElement) {
    changeElement(old.id) { element in
      if element.label == old.label { element.label = new.label }
      if element.text == nil, element.value == old.value { element.value = new.value }
      if element.placeholder == old.placeholder { element.placeholder = new.placeholder }
      if element.hint == old.hint { element.hint = new.hint }
      if element.actions == old.actions { element.actions = new.actions }
      if element.content == old.content { element.content = new.content }
      if element.drawn == old.drawn { element.drawn = new.drawn }
    }
  }

  mutating func changeElement(_ id: String, _ body: (inout AccessibilityElement) -> Void) {
    update(&items) { item in
      switch item {
      case .element(var element) where element.id == id:
        body(&element)
        item = .element(element)
        return true
      case .group(var element, let children) where element.id == id:
        body(&element)
        item = .group(element, children)
        return true
      default:
        return false
      }
    }
    known = nil
  }

  /// Calls `body` with one item after another until `body` returns true. A group comes before its items.
  @discardableResult
  private func update(_ items: inout [ScreenItem], _ body: (inout ScreenItem) -> Bool) -> Bool {
    for index in items.indices {
      if body(&items[index]) { return true }
      if case .group(let element, var children) = items[index], update(&children, body) {
        items[index] = .group(element, children)
        return true
      }
    }
    return false
  }
}
