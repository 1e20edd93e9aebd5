// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static func translation(en key: Phrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .heading: Translation("heading", .pinned, "AccessibilitySnapshot testButtonTraits")
    case .button: Translation("button", .pinned, "AccessibilitySnapshot testButtonTraits")
    case .link: Translation("link", .pinned, "AccessibilitySnapshot testButtonTraits")
    case .image: Translation("image", .pinned, "AccessibilitySnapshot testButtonTraits")
    case .textField: Translation("text field", .pinned, "AccessibilitySnapshot testUIKitTextField")
    case .secureTextField: Translation("secure text field", .pinned, "AccessibilitySnapshot testSwiftUITextEntry")
    case .switchButton: Translation("switch button", .pinned, "AccessibilitySnapshot testSwitchControls")
    case .on: Translation("on", .pinned, "AccessibilitySnapshot testSwitchControls")
    case .off: Translation("off", .pinned, "AccessibilitySnapshot testSwitchControls")
    case .mixed: Translation("mixed", .pinned, "AccessibilitySnapshot testSwitchControls")
    case .selected: Translation("selected", .pinned, "AccessibilitySnapshot testButtonTraits")
    case .dimmed: Translation("dimmed", .pinned, "AccessibilitySnapshot testButtonTraits")
    case .isEditing: Translation("is editing", .pinned, "AccessibilitySnapshot testUIKitTextField")
    case .position: Translation("%1$lld of %2$lld", .pinned, "AccessibilitySnapshot testSegmentedControl")
    case .characterCount:
      switch plural {
      case .one: Translation("1 character", .guess, "our inference; nobody published what is said for a single character")
      default: Translation("%lld characters", .reported, "a11ysupport.io input-password, iOS 13.1; flutter/flutter#15274; kickstarter/ios-oss#545")
      }
    case .characterMode: Translation("character mode", .recorded, "magentaA11y time-picker")
    case .insertionPointAtStart: Translation("insertion point at start", .recorded, "magentaA11y text-input and time-picker")
    case .insertionPointAtEnd: Translation("insertion point at end", .recorded, "magentaA11y field-errors; also kickstarter/ios-oss#545")
    case .editHint: Translation("double tap to edit", .pinned, "AccessibilitySnapshot testUIKitTextField")
    case .misspelledWordsHint: Translation("use the rotor to access misspelled words", .pinned, "AccessibilitySnapshot testUIKitTextField")
    case .toggleHint: Translation("double tap to toggle setting", .pinned, "AccessibilitySnapshot testSwitchControls")
    case .capital: Translation("cap %@", .recorded, "magentaA11y field-errors")
    }
  }
}
