import AccessibilityModel

extension AccessibilityElement {
  /// Returns the name that assistive technology uses; nil if the element has no name.
  ///
  /// On iOS, the name is the label. On Android, it is the content description or the text. An Android text field is
  /// named by its hint or by the view that labels it. A content description names a text field only if the field is
  /// secure, because the screen reader does not say the content description of other fields that contain text. Source:
  /// google/talkback 26a27dc0, `EditTextDescription.java`; Google says the same in support.google.com, answer 6378120.
  func name(on platform: Platform) -> SpokenText? {
    let label = self.label
    guard platform == .android else { return label }
    let android = self.android
    let description = android?.contentDescription
    guard let text else { return description ?? label ?? android?.labeledBy ?? android?.paneTitle }
    // As in `AndroidNode`, a content description or a hint takes precedence over the label.
    let names = [
      text.isSecure ? description : nil, android?.labeledBy, android?.hintText, description == nil ? label : nil,
      self.placeholder.map { SpokenText($0) },
    ]
    return names.compactMap(\.self).first { !$0.string.isBlank }
  }

  /// Returns the texts that the app gives to assistive technology. On Android, the accessibility hint (`hint`) is left
  /// out, because Android has no such property. The Android property `hintText` is included.
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

  /// Returns the visible text of the element; nil if it is not known. On Android, a text, a button or a checkable view
  /// with a content description still shows its label. An image view draws no text, whatever its node has.
  func shownText(on platform: Platform) -> String? {
    if isCaptured, let view = self.android?.view, [.image, .imageButton, .floatingActionButton].contains(view) {
      return nil
    }
    if let drawn = self.drawn { return drawn }
    guard platform == .android, self.android?.contentDescription != nil, role.androidView?.isLabelledByText == true
    else {
      return nil
    }
    return self.label?.string
  }

  /// Whether the element is from a capture, which does not know everything.
  var isCaptured: Bool { !self.unknown.isEmpty }

  func isControl(on platform: Platform) -> Bool {
    if text != nil { return false }
    if platform == .android, let isClickable = self.android?.isClickable { return isClickable }
    return !allTraits.isDisjoint(with: .activatable.union([.adjustable, .keyboardKey]))
  }
}

extension AndroidView {
  fileprivate var isLabelledByText: Bool {
    [.text, .button, .toggle, .checkBox, .radioButton].contains(self)
  }
}

extension AccessibilityElement {
  var isDimmed: Bool { traits.contains(.notEnabled) }

  /// Whether rules treat the element as an error message, because the last part of its id contains “error”.
  var isError: Bool { id.lowercased().split(separator: ".").last?.contains("error") ?? false }
}
