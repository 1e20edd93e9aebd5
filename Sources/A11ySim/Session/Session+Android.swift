/// The text events of Android: a field with the keyboard focus reports each change of the text that it displays.
///
/// Source: `facts/talkback.md` b.5. A component that moves the focus after the event (`afterTextChanged`) returns it as an
/// effect, which is handled after the event. A component that moves it before the event never has its text reported.
extension Session {
  /// Remembers the displayed text of the field with the keyboard focus.
  mutating func watchText() {
    guard device.platform == .android else { return }
    watched = device.editedField.map { ($0.id, Self.displayed($0)) }
  }

  /// Tells the reader of a change of the displayed text since `watchText` or the last call.
  mutating func tellTextChange(_ cause: AndroidTextChange.Cause) {
    guard let (id, before) = watched else { return }
    guard let field = device.editedField, field.id == id else { return watchText() }
    let after = Self.displayed(field)
    watched = (id, after)
    if after != before { tell(.textChanged(.init(before, after, cause, via: device.keyboard), in: field)) }
  }

  /// Returns the text that a field displays. A password displays bullets.
  static func displayed(_ field: AccessibilityElement) -> String {
    guard let text = field.text else { return "" }
    return text.isSecure ? String(repeating: "•", count: text.length) : field.value?.string ?? ""
  }
}
