// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

extension CharactersTable {
  static let en = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our choice of name
    * reported Open Radar 27928723, iOS 10
    * documented Apple, speechAlwaysIncludesPunctuation(_:)
    * reported USDepartmentofLabor/OCIO-DOLSafety-iOS#45
    * guess our choice of name; an issue about an unnamed platform reports minus (catamphetamine/react-phone-number-input#457)
    * reported Rightpoint/RZUtils#173, iOS 10, stepping by character
    * reported Open Radar 27928723, iOS 10, read alone
    * guess our choice of name; cds-snc/covid-alert-app#486 reports it for an unnamed list mark
    * reported flutter/flutter#14543
    * guess our choice of name; hulop/NavCogIOS#46 reports it for three dots, perhaps three full stops
    * guess our choice of name; w3c/wai-quick-start#282 reports black square for an unnamed list mark
    0 0 tab
    1 0 new line
    2 0 return
    3 0 space
    4 0 exclamation point
    5 0 quote
    6 0 number sign
    7 1 dollar sign
    8 0 percent
    9 0 ampersand
    10 2 apostrophe
    11 0 left paren
    12 0 right paren
    13 3 star
    14 0 plus
    15 2 comma
    16 4 hyphen
    17 5 period
    18 0 slash
    19 0 colon
    20 2 semicolon
    21 0 less than
    22 0 equals
    23 0 greater than
    24 0 question mark
    25 0 at
    26 0 left bracket
    27 0 backslash
    28 0 right bracket
    29 0 caret
    30 0 underscore
    31 0 backtick
    32 0 left brace
    33 0 vertical bar
    34 0 right brace
    35 0 tilde
    36 0 non-breaking space
    37 0 inverted exclamation point
    38 0 cent sign
    39 6 pound sign
    40 0 yen sign
    41 0 section sign
    42 0 copyright
    43 0 left angle quote
    44 0 not sign
    45 0 registered
    46 0 degree
    47 0 plus or minus
    48 0 squared
    49 0 cubed
    50 0 micro
    51 0 paragraph sign
    52 7 middle dot
    53 0 right angle quote
    54 0 one quarter
    55 0 one half
    56 0 three quarters
    57 0 inverted question mark
    58 0 times
    59 0 divided by
    60 0 Arabic comma
    61 0 Arabic semicolon
    62 0 Arabic question mark
    63 0 Arabic tatweel
    64 0 Arabic percent
    65 0 Arabic decimal separator
    66 0 Arabic thousands separator
    67 0 Arabic star
    68 0 hyphen
    69 0 non-breaking hyphen
    70 0 en dash
    71 0 em dash
    72 0 left single quote
    73 0 right single quote
    74 0 left double quote
    75 0 right double quote
    76 0 low double quote
    77 0 dagger
    78 0 double dagger
    79 8 bullet
    80 0 triangular bullet
    81 9 ellipsis
    82 0 narrow non-breaking space
    83 0 per mille
    84 0 prime
    85 0 double prime
    86 0 left single angle quote
    87 0 right single angle quote
    88 6 euro sign
    89 0 rupee sign
    90 0 trademark
    91 0 left arrow
    92 0 up arrow
    93 0 right arrow
    94 0 down arrow
    95 0 left right arrow
    96 0 up down arrow
    97 0 left double arrow
    98 0 right double arrow
    99 0 left right double arrow
    100 0 minus
    101 0 square root
    102 0 infinity
    103 0 almost equal to
    104 0 not equal to
    105 0 less than or equal to
    106 0 greater than or equal to
    107 0 black square
    108 0 white square
    109 10 black small square
    110 0 white small square
    111 0 black up-pointing triangle
    112 0 black right-pointing triangle
    113 0 black down-pointing triangle
    114 0 black left-pointing triangle
    115 0 black diamond
    116 0 white diamond
    117 0 white circle
    118 0 black circle
    119 0 white bullet
    120 0 black star
    121 0 white star
    122 0 ballot box
    123 0 ballot box with check
    124 0 ballot box with x
    125 0 white heart
    126 0 black heart
    127 0 check mark
    128 0 heavy check mark
    129 0 multiplication x
    130 0 heavy multiplication x
    131 0 ballot x
    132 0 heavy ballot x
    """#)
}
