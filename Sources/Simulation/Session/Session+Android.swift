import AccessibilityModel

/// The text events of Android: the field with the keyboard focus reports each change of its displayed text.
///
/// If a component moves the focus before a field reports its change, the change is never reported. A component that
/// moves the focus in `afterTextChanged` therefore returns the move as an effect. Effects are performed after the
/// report. Source: read in Android, frameworks/base, `core/java/android/widget/TextView.java`: the text event is sent
/// after `onTextChanged` and before `afterTextChanged`, and only if the view still has the focus.
extension Session {
  mutating func watchText() {
    guard device.platform == .android else { return }
    watched = device.editedField.map { ($0.id, Self.displayed($0)) }
  }

  /// Reports a change of the displayed text since the last call of this function or of `watchText`. `part` is what was
  /// selected before the change.
  mutating func tellTextChange(_ cause: AndroidTextChange.Cause, replacing part: Range<Int>? = nil) {
    guard let (id, before) = watched else { return }
    guard let field = device.editedField, field.id == id else { return watchText() }
    let after = Self.displayed(field)
    watched = (id, after)
    if after == before { return }
    let end = cause == .typed || cause == .pasted ? field.text?.insertionPoint : nil
    let change = AndroidTextChange(
      before, after, cause, via: device.keyboard, replacing: part?.isEmpty == false ? part : nil, end: end)
    tell(.textChanged(change, in: field))
  }

  /// Reports each new or changed view of a component. On Android, views report their changes without the app's help.
  mutating func tellChanges(since before: AccessibilityTree, of component: String) {
    let prefix = component + "."
    func visit(_ elements: [AccessibilityElement], _ known: [AccessibilityElement]) {
      for index in elements.indices where !elements[index].isHidden {
        // Most elements keep their index and do not change. This check avoids a slow search for each element.
        let isThere = known.indices.contains(index) && known[index].id == elements[index].id
        if isThere, known[index] == elements[index] { continue }
        let element = elements[index]
        let old = isThere ? known[index] : before[element.id]
        if element.id.hasPrefix(prefix) {
          if let old, !old.isHidden {
            if isThere || old != element { tell(.changed(element, before: old, isActedOn: false)) }
          } else {
            tell(.appeared(element))
          }
        }
        visit(element.children, old?.children ?? [])
      }
    }
    visit(device.screen.tree.elements, before.elements)
  }

  static func displayed(_ field: AccessibilityElement) -> String {
    guard let text = field.text else { return "" }
    return text.isSecure ? String(repeating: "•", count: text.length) : field.value?.string ?? ""
  }
}
