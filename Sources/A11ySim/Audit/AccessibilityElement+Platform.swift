/// Element properties that audit rules examine, as each platform defines them.
extension AccessibilityElement {
  /// Returns the name that assistive technology finds. On iOS, this is the label. On Android, it is the content
  /// description or the text; for a text field, it is the hint or the text of the view that labels the field. Among
  /// text fields, a content description names only password fields, because the screen reader does not say the content
  /// description of any other text field that contains text. Source: `facts/talkback.md`, section a.3.
  func name(on platform: Platform) -> SpokenText? {
    let label = self.label
    guard platform == .android else { return label }
    let android = self.android
    let description = android?.contentDescription
    guard let text else { return description ?? label ?? android?.labeledBy ?? android?.paneTitle }
    // As in `AndroidNode`, a content description or a hint of the element's own replaces the label.
    let names = [
      text.isSecure ? description : nil, android?.labeledBy, android?.hintText, description == nil ? label : nil,
      self.placeholder.map { SpokenText($0) },
    ]
    return names.compactMap(\.self).first { !$0.string.isBlank }
  }

  /// The app's texts for assistive technology on this element, such as label, value and hint. Android elements have no
  /// hint like the hint of iOS, but have several text properties that iOS lacks.
  func texts(on platform: Platform) -> [String] {
    guard platform == .android else { return [self.label?.string, self.value?.string, self.hint].compactMap(\.self) }
    var texts = [self.label?.string, self.value?.string, self.placeholder]
    if let android = self.android {
      let own = [
        android.contentDescription, android.hintText, android.labeledBy, android.stateDescription, android.error,
        android.tooltip, android.paneTitle,
      ]
      texts += own.map { $0?.string }
    }
    return texts.compactMap(\.self)
  }

  /// Returns the text that is known to be drawn on the element. On Android, an element with a content description still
  /// draws its text.
  func shownText(on platform: Platform) -> String? {
    if let drawn = self.drawn { return drawn }
    guard platform == .android, self.android?.contentDescription != nil, role.androidView?.isLabelledByText == true
    else {
      return nil
    }
    return self.label?.string
  }

  /// Whether a person can activate or adjust the element. Text fields do not count.
  func isControl(on platform: Platform) -> Bool {
    if text != nil { return false }
    if platform == .android, let isClickable = self.android?.isClickable { return isClickable }
    return !allTraits.isDisjoint(with: .activatable.union([.adjustable, .keyboardKey]))
  }
}

extension AndroidView {
  /// Whether the view draws a text. The text is the view's name if there is no content description.
  fileprivate var isLabelledByText: Bool {
    [.text, .button, .toggle, .checkBox, .radioButton].contains(self)
  }
}
