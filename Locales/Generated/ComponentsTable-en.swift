// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(en key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .oudsDigitLabel1: Translation("1st digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_1")
    case .oudsDigitLabel2: Translation("2nd digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_2")
    case .oudsDigitLabel3: Translation("3rd digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_3")
    case .oudsDigitLabel4: Translation("4th digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_4")
    case .oudsDigitLabel5: Translation("5th digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_5")
    case .oudsDigitLabel6: Translation("6th digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_6")
    case .oudsDigitLabel7: Translation("7th digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_7")
    case .oudsDigitLabel8: Translation("8th digit", .pinned, "ouds-ios 3, core_pinCodeInput_digitLabel_a11y_8")
    case .oudsDigitLabelBefore3: Translation("Digit %lld", .reported, "ouds-ios 1.4.0 to 2.3.0, examples in a code comment; the strings themselves were not available")
    case .oudsEmpty: Translation("Empty", .pinned, "ouds-ios 3, core_pinCodeInput_empty_a11y")
    case .oudsGroupLabel: Translation("Enter the code with %lld digits", .pinned, "ouds-ios 3, core_pinCodeInput_groupLabel_a11y")
    case .swiftUIOTPDigitLabel: Translation("Digit %lld of 6", .pinned, "soarias.com, SwiftUI: How to Implement OTP Input (2026)")
    case .swiftUIOTPClear: Translation("Clear", .pinned, "soarias.com, SwiftUI: How to Implement OTP Input (2026)")
    case .swiftUIOTPComplete: Translation("Complete", .pinned, "soarias.com, SwiftUI: How to Implement OTP Input (2026)")
    case .swiftUIOTPEmpty: Translation("Empty", .guess, "ours; the source asks for a value and gives none")
    case .swiftUIPINShowDigits: Translation("Show digits", .pinned, "soarias.com, SwiftUI: How to Implement OTP Input (2026)")
    }
  }
}
