// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let en = WordingTexts(
    keyCount: keyCount,
    #"""
    * pinned AccessibilitySnapshot testButtonTraits
    * pinned AccessibilitySnapshot testUIKitTextField
    * pinned AccessibilitySnapshot testSwiftUITextEntry
    * pinned AccessibilitySnapshot testSwitchControls
    * pinned AccessibilitySnapshot testSegmentedControl
    * guess our inference; nobody published what is said for a single character
    * reported a11ysupport.io input-password, iOS 13.1; flutter/flutter#15274; kickstarter/ios-oss#545
    * recorded magentaA11y time-picker
    * recorded magentaA11y text-input and time-picker
    * recorded magentaA11y field-errors; also kickstarter/ios-oss#545
    * recorded magentaA11y field-errors
    * pinned AccessibilitySnapshot testNavBarBackButtonTraitsWithTitles; recorded: magentaA11y menu
    * pinned AccessibilitySnapshot testNavBarBackButtonTraitsWithoutTitles
    * pinned AccessibilitySnapshot testTabBars; recorded: magentaA11y modal
    * pinned AccessibilitySnapshot testSlider; recorded: magentaA11y slider
    * pinned AccessibilitySnapshot testButtonTraits; reported: a11ysupport.io input-search (13.1.3)
    * recorded magentaA11y time picker
    * recorded magentaA11y dropdown
    * recorded magentaA11y reorder
    * recorded magentaA11y alert dialog
    * reported a11ysupport.io textarea (13.3)
    * reported a11ysupport.io aria-pressed
    * recorded magentaA11y expandable
    * reported a11ysupport.io aria-required
    * reported a11ysupport.io aria-errormessage (18.5)
    * guess nobody published the wording
    * reported a11ysupport.io headings
    * pinned AccessibilitySnapshot testList
    * pinned AccessibilitySnapshot testLandmark
    * pinned AccessibilitySnapshot testDataTable
    * pinned AccessibilitySnapshot testPageControl
    * pinned AccessibilitySnapshot testStepper
    * recorded magentaA11y sheet, modal
    * recorded magentaA11y menu
    * pinned AccessibilitySnapshot testCustomActions; its place and pause are reported
    * pinned AccessibilitySnapshot testCustomContent; its place and pause are reported
    * guess general knowledge; not found in public material
    * reported flutter/flutter#14543
    * reported flutter/flutter#71885
    * guess what is written on it; that VoiceOver reads it so is not published
    0 0 heading
    1 0 button
    2 0 link
    3 0 image
    4 1 text field
    5 2 secure text field
    6 3 switch button
    7 3 on
    8 3 off
    9 3 mixed
    10 0 selected
    11 0 dimmed
    12 1 is editing
    13 4 %1$lld of %2$lld
    14.one 5 1 character
    14 6 %lld characters
    15 7 character mode
    16 8 insertion point at start
    17 9 insertion point at end
    18 1 double tap to edit
    19 1 use the rotor to access misspelled words
    20 3 double tap to toggle setting
    21 10 cap %@
    22 11 back button
    23 12 back
    24 13 tab
    25 14 adjustable
    26 15 search field
    27 16 picker item
    28 17 pop up button
    29 18 draggable
    30 19 alert
    31 20 multi line text field
    32 21 toggle button
    33 21 pressed
    34 21 not pressed
    35 22 collapsed
    36 22 expanded
    37 23 required
    38 24 invalid data
    39 25 in progress
    40 26 level %lld
    41 27 list start
    42 27 list end
    43 28 landmark
    44 28 end
    45 29 row %lld
    46 29 column %lld
    47 29 spans %lld rows
    48 29 spans %lld columns
    49 30 page %1$lld of %2$lld
    50 31 decrement
    51 31 increment
    52 32 double tap to dismiss pop-up window
    53 33 dismiss context menu
    54 14 swipe up or down with one finger to adjust the value
    55 22 double tap to expand
    56 22 double tap to collapse
    57 17 double tap to activate the picker
    58 18 double tap and hold. Wait for the sound then drag to rearrange
    59 34 actions available
    60 35 more content available
    61 36 activate
    62 37 %lld bullets
    63 36 characters
    64 36 words
    65 36 headings
    66 36 text fields
    67 36 actions
    68 36 adjust value
    69 36 more content
    70 38 delete
    71 36 space
    72 36 shift
    73 36 return
    74 36 numbers
    75 36 letters
    76 39 from messages, %@
    """#)
}
