// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static func translation(en key: ComponentPhrase, _ plural: PluralCategory) -> Translation? {
    switch key {
    case .oudsAndroidPaste: Translation("Paste", .pinned, "ouds-android 35cb5510, core_pinCodeInput_paste_label")
    case .oudsFlutterDigit: Translation("%@ digit", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_digitCode_label_a11y")
    case .oudsFlutterError: Translation("Error", .pinned, "ouds-flutter 7061bca3, core_common_error_a11y")
    case .oudsFlutterHint: Translation("Double tap to edit", .pinned, "ouds-flutter 7061bca3, core_common_hint_a11y")
    case .oudsFlutterPosition: Translation("Digit %1$lld of %2$lld", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_digitPosition_a11y")
    case .oudsFlutterRole: Translation("EditBox", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_trait_a11y")
    case .oudsFlutterRow: Translation("Enter your %lld-digit code", .pinned, "ouds-flutter 7061bca3, core_pinCodeInput_pinCode_label_a11y")
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
    case .passcodeCircle: Translation("Circle", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeCircleFilled: Translation("Filled circle", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeSquare: Translation("Square", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeSquareFilled: Translation("Filled square", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeDash: Translation("Minus", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeAsterisk: Translation("Asterisk", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeEye: Translation("Eye", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeEyeSlash: Translation("Eye slash", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeDigitInCircle: Translation("%lld, circle", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .passcodeDigitInSquare: Translation("%lld, square", .guess, "the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here")
    case .verificationSetCodes: Translation("Set Codes", .pinned, "VerficationTextField da2b739, VerficationCodeView")
    case .rxVerify: Translation("Verify", .pinned, "Kevin Le, Build an iOS front end to verify a numeric code using RxSwift (2018)")
    case .uikitOTPPosition: Translation("Digit %1$lld of %2$lld", .guess, "the wording of the same article's SwiftUI version with the real total; its UIKit answer names no label")
    case .codeFieldLabel: Translation("Verification code", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldList: Translation("%1$@, %2$@", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldDigits:
      switch plural {
      case .one: Translation("%lld digit", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      default: Translation("%lld digits", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      }
    case .codeFieldDigit: Translation("Digit %1$lld of %2$lld", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldEmpty: Translation("Empty", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldComplete: Translation("Code complete", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldCleared: Translation("Code cleared", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldFilled: Translation("%1$lld of %2$lld digits filled in", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldGoesOn: Translation("Goes on to the next digit by itself", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldOnlyDigits: Translation("Only digits are accepted", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldLeftOut:
      switch plural {
      case .one: Translation("%lld character was left out", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      default: Translation("%lld characters were left out", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      }
    case .codeFieldMissing:
      switch plural {
      case .one: Translation("Enter %lld more digit", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      default: Translation("Enter %lld more digits", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      }
    case .codeFieldDeleted:
      switch plural {
      case .one: Translation("%lld digit deleted", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      default: Translation("%lld digits deleted", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      }
    case .codeFieldReplaced:
      switch plural {
      case .one: Translation("%lld digit replaced", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      default: Translation("%lld digits replaced", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
      }
    case .codeFieldShowCode: Translation("Show code", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldShown: Translation("The code is shown", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldHidden: Translation("The code is hidden", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldVerify: Translation("Verify", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldVerifying: Translation("Verifying", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    case .codeFieldVerified: Translation("Verification finished", .pinned, "this component, Sources/A11ySim/Components/CodeField.swift")
    }
  }
}
