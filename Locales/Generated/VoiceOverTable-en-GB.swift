// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let enGB = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess as in en; nobody has published what the British words are
    0 0 heading
    1 0 button
    2 0 link
    3 0 image
    4 0 text field
    5 0 secure text field
    6 0 switch button
    7 0 on
    8 0 off
    9 0 mixed
    10 0 selected
    11 0 dimmed
    12 0 is editing
    13 0 %1$lld of %2$lld
    14.one 0 1 character
    14 0 %lld characters
    15 0 character mode
    16 0 insertion point at start
    17 0 insertion point at end
    18 0 double tap to edit
    19 0 use the rotor to access misspelled words
    20 0 double tap to toggle setting
    21 0 cap %@
    22 0 back button
    23 0 back
    24 0 tab
    25 0 adjustable
    26 0 search field
    27 0 picker item
    28 0 pop up button
    29 0 draggable
    30 0 alert
    31 0 multi line text field
    32 0 toggle button
    33 0 pressed
    34 0 not pressed
    35 0 collapsed
    36 0 expanded
    37 0 required
    38 0 invalid data
    39 0 in progress
    40 0 level %lld
    41 0 list start
    42 0 list end
    43 0 landmark
    44 0 end
    45 0 row %lld
    46 0 column %lld
    47 0 spans %lld rows
    48 0 spans %lld columns
    49 0 page %1$lld of %2$lld
    50 0 decrement
    51 0 increment
    52 0 double tap to dismiss pop-up window
    53 0 dismiss context menu
    54 0 swipe up or down with one finger to adjust the value
    55 0 double tap to expand
    56 0 double tap to collapse
    57 0 double tap to activate the picker
    58 0 double tap and hold. Wait for the sound then drag to rearrange
    59 0 actions available
    60 0 more content available
    61 0 activate
    62 0 %lld bullets
    63 0 characters
    64 0 words
    65 0 headings
    66 0 text fields
    67 0 actions
    68 0 adjust value
    69 0 more content
    70 0 delete
    71 0 space
    72 0 shift
    73 0 return
    74 0 numbers
    75 0 letters
    76 0 from messages, %@
    """#)
}
