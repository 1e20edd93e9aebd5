// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let en = WordingTexts(
    keyCount: keyCount,
    #"""
    * pinned ouds-android 35cb5510, core_pinCodeInput_paste_label
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_digitCode_label_a11y
    * pinned ouds-flutter 7061bca3, core_common_error_a11y
    * pinned ouds-flutter 7061bca3, core_common_hint_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_digitPosition_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_trait_a11y
    * pinned ouds-flutter 7061bca3, core_pinCodeInput_pinCode_label_a11y
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_1
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_2
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_3
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_4
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_5
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_6
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_7
    * pinned ouds-ios 3, core_pinCodeInput_digitLabel_a11y_8
    * reported ouds-ios 1.4.0 to 2.3.0, examples in a code comment; the strings themselves were not available
    * pinned ouds-ios 3, core_pinCodeInput_empty_a11y
    * pinned ouds-ios 3, core_pinCodeInput_groupLabel_a11y
    * pinned soarias.com, SwiftUI: How to Implement OTP Input (2026)
    * guess ours; the source asks for a value and gives none
    * guess the symbol's name in words, as “bell slash” was heard in Signal-iOS 6311; nobody has written down what is heard here
    * pinned VerficationTextField da2b739, VerficationCodeView
    * pinned Kevin Le, Build an iOS front end to verify a numeric code using RxSwift (2018)
    * guess the wording of the same article's SwiftUI version with the real total; its UIKit answer names no label
    * pinned this component, Sources/A11ySim/Components/CodeField.swift
    0 0 Paste
    1 1 %@ digit
    2 2 Error
    3 3 Double tap to edit
    4 4 Digit %1$lld of %2$lld
    5 5 EditBox
    6 6 Enter your %lld-digit code
    7 7 1st digit
    8 8 2nd digit
    9 9 3rd digit
    10 10 4th digit
    11 11 5th digit
    12 12 6th digit
    13 13 7th digit
    14 14 8th digit
    15 15 Digit %lld
    16 16 Empty
    17 17 Enter the code with %lld digits
    18 18 Digit %lld of 6
    19 18 Clear
    20 18 Complete
    21 19 Empty
    22 18 Show digits
    23 20 Circle
    24 20 Filled circle
    25 20 Square
    26 20 Filled square
    27 20 Minus
    28 20 Asterisk
    29 20 Eye
    30 20 Eye slash
    31 20 %lld, circle
    32 20 %lld, square
    33 21 Set Codes
    34 22 Verify
    35 23 Digit %1$lld of %2$lld
    36 24 Verification code
    37 24 %1$@, %2$@
    38.one 24 %lld digit
    38 24 %lld digits
    39 24 Digit %1$lld of %2$lld
    40 24 Empty
    41 24 Code complete
    42 24 Code cleared
    43 24 %1$lld of %2$lld digits filled in
    44 24 Goes on to the next digit by itself
    45 24 Only digits are accepted
    46.one 24 %lld character was left out
    46 24 %lld characters were left out
    47.one 24 Enter %lld more digit
    47 24 Enter %lld more digits
    48.one 24 %lld digit deleted
    48 24 %lld digits deleted
    49.one 24 %lld digit replaced
    49 24 %lld digits replaced
    50 24 Show code
    51 24 The code is shown
    52 24 The code is hidden
    53 24 Verify
    54 24 Verifying
    55 24 Verification finished
    """#)
}
