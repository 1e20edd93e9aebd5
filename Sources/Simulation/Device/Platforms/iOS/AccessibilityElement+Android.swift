import AccessibilityModel

extension AccessibilityElement {
  /// The element as an app of a platform would expose it. On iOS, what is written in Android's words takes the place of
  /// what is missing. On Android, `AndroidNode` reads both.
  func form(for platform: Platform) -> AccessibilityElement {
    guard platform == .iOS, let android = self.android, android.view == nil || self.source == nil else { return self }
    var element = self
    element.label = self.label ?? android.contentDescription ?? android.labeledBy
    if role.isContainer { element.label = element.label ?? android.containerTitle }
    if let text {
      if !text.isSecure { element.placeholder = self.placeholder ?? android.hintText?.string }
    } else if !allTraits.contains(.toggle) {
      element.value = self.value ?? android.stateDescription
    }
    if android.isHeading == true { element.traits.insert(.header) }
    if element.cell == nil, let item = android.item {
      element.cell = TableCell(row: item.row + 1, column: item.column + 1, header: item.isHeading ? .column : nil)
    }
    return element
  }
}
