/// The properties that rules look at, as each platform has them.
extension AccessibilityElement {
  /// Returns the name that assistive technology finds: on iOS the label, on Android the content description or the
  /// text. A text field on Android is named by its hint or by the view that labels it. A content description names only
  /// a password, because it is not said of any other field that is filled (`facts/talkback.md` a.3).
  func name(on platform: Platform) -> SpokenText? {
    let label = self.label
    guard platform == .android else { return label }
    let android = self.android
    let description = android?.contentDescription
    guard let text else { return description ?? label ?? android?.labeledBy ?? android?.paneTitle }
    // As `AndroidNode` has them: a description or a hint of its own takes the place of the label.
    let names = [
      text.isSecure ? description : nil, android?.labeledBy, android?.hintText, description == nil ? label : nil,
      self.placeholder.map { SpokenText($0) },
    ]
    return names.compactMap(\.self).first { !$0.string.isBlank }
  }

  /// The texts of the app on the element for assistive technology, such as label, value and hint. Android has no hint for
  /// elements as iOS has, but several properties of its own.
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

  /// The text that is known to be written on the element. On Android, a content description leaves the text visible.
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
  /// Whether the view shows a text, which is its name if it has no description.
  fileprivate var isLabelledByText: Bool {
    [.text, .button, .toggle, .checkBox, .radioButton].contains(self)
  }
}
