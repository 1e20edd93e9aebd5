// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let enGB = WordingTexts(
    keyCount: keyCount,
    #"""
    * pinned this component, Sources/A11ySim/Components/CodeField.swift, as in en
    36 0 Verification code
    37 0 %1$@, %2$@
    38.one 0 %lld digit
    38 0 %lld digits
    39 0 Digit %1$lld of %2$lld
    40 0 Empty
    41 0 Code complete
    42 0 Code cleared
    43 0 %1$lld of %2$lld digits filled in
    44 0 Goes on to the next digit by itself
    45 0 Only digits are accepted
    46.one 0 %lld character was left out
    46 0 %lld characters were left out
    47.one 0 Enter %lld more digit
    47 0 Enter %lld more digits
    48.one 0 %lld digit deleted
    48 0 %lld digits deleted
    49.one 0 %lld digit replaced
    49 0 %lld digits replaced
    50 0 Show code
    51 0 The code is shown
    52 0 The code is hidden
    53 0 Verify
    54 0 Verifying
    55 0 Verification finished
    """#)
}
