// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/TalkBack.xcstrings: edit that instead.

internal import EmbeddedData
import Locales

enum TalkBackTable: WordingTable {
  /// The digest of `TalkBack.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "bf273a4b7a15fff0"

  enum Language: String, CaseIterable {
    case ar = "ar"
    case bg = "bg"
    case bn = "bn"
    case ca = "ca"
    case cs = "cs"
    case da = "da"
    case de = "de"
    case el = "el"
    case en = "en"
    case enGB = "en-GB"
    case es = "es"
    case es419 = "es-419"
    case et = "et"
    case fa = "fa"
    case fi = "fi"
    case fr = "fr"
    case he = "he"
    case hi = "hi"
    case hr = "hr"
    case hu = "hu"
    case id = "id"
    case `is` = "is"
    case it = "it"
    case ja = "ja"
    case ko = "ko"
    case lt = "lt"
    case lv = "lv"
    case ms = "ms"
    case nb = "nb"
    case nl = "nl"
    case pl = "pl"
    case ptBR = "pt-BR"
    case ptPT = "pt-PT"
    case ro = "ro"
    case ru = "ru"
    case sk = "sk"
    case sl = "sl"
    case sr = "sr"
    case sv = "sv"
    case th = "th"
    case tr = "tr"
    case uk = "uk"
    case vi = "vi"
    case zhHans = "zh-Hans"
    case zhHant = "zh-Hant"
  }

  static let text = EmbeddedText(start: a11y_sim_talkback_wording().start, count: a11y_sim_talkback_wording().count)
  static let keyCount = 302

  static func texts(in language: Language) -> WordingTexts {
    switch language {
    case .ar: ar
    case .bg: bg
    case .bn: bn
    case .ca: ca
    case .cs: cs
    case .da: da
    case .de: de
    case .el: el
    case .en: en
    case .enGB: enGB
    case .es: es
    case .es419: es419
    case .et: et
    case .fa: fa
    case .fi: fi
    case .fr: fr
    case .he: he
    case .hi: hi
    case .hr: hr
    case .hu: hu
    case .id: id
    case .`is`: `is`
    case .it: it
    case .ja: ja
    case .ko: ko
    case .lt: lt
    case .lv: lv
    case .ms: ms
    case .nb: nb
    case .nl: nl
    case .pl: pl
    case .ptBR: ptBR
    case .ptPT: ptPT
    case .ro: ro
    case .ru: ru
    case .sk: sk
    case .sl: sl
    case .sr: sr
    case .sv: sv
    case .th: th
    case .tr: tr
    case .uk: uk
    case .vi: vi
    case .zhHans: zhHans
    case .zhHant: zhHant
    }
  }

  private static let ar = texts("ar")
  private static let bg = texts("bg")
  private static let bn = texts("bn")
  private static let ca = texts("ca")
  private static let cs = texts("cs")
  private static let da = texts("da")
  private static let de = texts("de")
  private static let el = texts("el")
  private static let en = texts("en")
  private static let enGB = texts("en-GB")
  private static let es = texts("es")
  private static let es419 = texts("es-419")
  private static let et = texts("et")
  private static let fa = texts("fa")
  private static let fi = texts("fi")
  private static let fr = texts("fr")
  private static let he = texts("he")
  private static let hi = texts("hi")
  private static let hr = texts("hr")
  private static let hu = texts("hu")
  private static let id = texts("id")
  private static let `is` = texts("is")
  private static let it = texts("it")
  private static let ja = texts("ja")
  private static let ko = texts("ko")
  private static let lt = texts("lt")
  private static let lv = texts("lv")
  private static let ms = texts("ms")
  private static let nb = texts("nb")
  private static let nl = texts("nl")
  private static let pl = texts("pl")
  private static let ptBR = texts("pt-BR")
  private static let ptPT = texts("pt-PT")
  private static let ro = texts("ro")
  private static let ru = texts("ru")
  private static let sk = texts("sk")
  private static let sl = texts("sl")
  private static let sr = texts("sr")
  private static let sv = texts("sv")
  private static let th = texts("th")
  private static let tr = texts("tr")
  private static let uk = texts("uk")
  private static let vi = texts("vi")
  private static let zhHans = texts("zh-Hans")
  private static let zhHant = texts("zh-Hant")

  static func number(of key: TalkBackPhrase) -> Int {
    switch key {
    case .adjustGranularityHint: 0
    case .adjustSettingHint: 1
    case .cannotCopyFeedback: 2
    case .cannotPasteFeedback: 3
    case .characterCollapseTemplate: 4
    case .columnHeadingTemplate: 5
    case .columnIndexTemplate: 6
    case .displayNameControl: 7
    case .displayNameHeading: 8
    case .displayNameLink: 9
    case .endOfPage: 10
    case .gesture1Or2: 11
    case .granularityCharacter: 12
    case .granularityLine: 13
    case .granularityNativeControl: 14
    case .granularityNativeHeading: 15
    case .granularityNativeLink: 16
    case .granularityParagraph: 17
    case .granularityWord: 18
    case .headingTemplate: 19
    case .headsUpWindowAvailable: 20
    case .hideKeyboardWindow: 21
    case .hintSuggestion: 22
    case .inCollectionRoleDescription: 23
    case .inCollectionRoleDescriptionWithName: 24
    case .inGrid: 25
    case .inGridPager: 26
    case .inGridPagerWithName: 27
    case .inGridWithName: 28
    case .inHorizontalPager: 29
    case .inHorizontalPagerWithName: 30
    case .inList: 31
    case .inListWithName: 32
    case .inPager: 33
    case .inPagerWithName: 34
    case .inVerticalPager: 35
    case .inVerticalPagerWithName: 36
    case .inWindowWithName: 37
    case .listIndexTemplate: 38
    case .notificationCategoryAlarm: 39
    case .notificationCategoryCall: 40
    case .notificationCategoryEmail: 41
    case .notificationCategoryMsg: 42
    case .notificationTypeBeginningOfField: 43
    case .notificationTypeEndOfField: 44
    case .notificationTypeSelectionCleared: 45
    case .notificationTypeSelectionModeOff: 46
    case .notificationTypeSelectionModeOn: 47
    case .outOfGrid: 48
    case .outOfGridPager: 49
    case .outOfGridPagerWithName: 50
    case .outOfGridWithName: 51
    case .outOfHorizontalPager: 52
    case .outOfList: 53
    case .outOfListWithName: 54
    case .outOfPager: 55
    case .outOfPagerWithName: 56
    case .outOfRoleDescription: 57
    case .outOfRoleDescriptionWithName: 58
    case .outOfVerticalPager: 59
    case .outOfVerticalPagerWithName: 60
    case .prefNodeDescOrderEntryNameRoleStatePos: 61
    case .prefNodeDescOrderEntryRoleNameStatePos: 62
    case .prefNodeDescOrderEntryStateNameRolePos: 63
    case .rowHeadingTemplate: 64
    case .rowIndexTemplate: 65
    case .shortcutPerformClickAction: 66
    case .showKeyboardWindow: 67
    case .startOfPage: 68
    case .suggestionsWindowAvailable: 69
    case .suggestionsWindowAvailableWithGesture: 70
    case .summaryOffPrefSpeakPasswordsWithoutHeadphones: 71
    case .symbolAlmostEquals: 72
    case .symbolAmpersand: 73
    case .symbolAngleBracketLeft: 74
    case .symbolAngleBracketRight: 75
    case .symbolApostrophe: 76
    case .symbolApproximatelyEquals: 77
    case .symbolAsterisk: 78
    case .symbolAtSign: 79
    case .symbolBackslash: 80
    case .symbolBeamedSixteenthNote: 81
    case .symbolBlackCircle: 82
    case .symbolBlackHeart: 83
    case .symbolBlackSmallsquare: 84
    case .symbolBlackSquare: 85
    case .symbolBlackStar: 86
    case .symbolBlackSuitOfDiamonds: 87
    case .symbolBlackTrianglePointingDown: 88
    case .symbolBlackTrianglePointingUp: 89
    case .symbolBrokenBar: 90
    case .symbolBullet: 91
    case .symbolBullseye: 92
    case .symbolCaret: 93
    case .symbolCelsiusDegree: 94
    case .symbolCent: 95
    case .symbolCircleLeftHalfBlack: 96
    case .symbolCircleRightHalfBlack: 97
    case .symbolColon: 98
    case .symbolComma: 99
    case .symbolCopyright: 100
    case .symbolCurlyBracketLeft: 101
    case .symbolCurlyBracketRight: 102
    case .symbolCurrencyDong: 103
    case .symbolCurrencyPeso: 104
    case .symbolCurrencySign: 105
    case .symbolDegree: 106
    case .symbolDivision: 107
    case .symbolDollarSign: 108
    case .symbolDownwardsArrow: 109
    case .symbolEighthNote: 110
    case .symbolEllipsis: 111
    case .symbolEmDash: 112
    case .symbolEnDash: 113
    case .symbolEqual: 114
    case .symbolEuro: 115
    case .symbolExclamationMark: 116
    case .symbolFahrenheitDegree: 117
    case .symbolFemale: 118
    case .symbolFullWidthAmpersand: 119
    case .symbolFullWidthAsterisk: 120
    case .symbolFullWidthCircumflex: 121
    case .symbolFullWidthColon: 122
    case .symbolFullWidthComma: 123
    case .symbolFullWidthExclamationMark: 124
    case .symbolFullWidthGreaterThanSign: 125
    case .symbolFullWidthIdeographicFullStop: 126
    case .symbolFullWidthLeftCurlyBracket: 127
    case .symbolFullWidthLeftParenthesis: 128
    case .symbolFullWidthLessThanSign: 129
    case .symbolFullWidthQuestionMark: 130
    case .symbolFullWidthRightCurlyBracket: 131
    case .symbolFullWidthRightParenthesis: 132
    case .symbolFullWidthSemicolon: 133
    case .symbolFullWidthTilde: 134
    case .symbolFullWidthUnderscore: 135
    case .symbolGraveAccent: 136
    case .symbolHalfwidthKatakanaMiddleDot: 137
    case .symbolHyphenMinus: 138
    case .symbolIdeographicComma: 139
    case .symbolIntegral: 140
    case .symbolInvertedExclamationMark: 141
    case .symbolInvertedQuestionMark: 142
    case .symbolLeftAngleBracket: 143
    case .symbolLeftBlackLenticularBracket: 144
    case .symbolLeftCornerBracket: 145
    case .symbolLeftDoubleQuotationMark: 146
    case .symbolLeftSingleQuotationMark: 147
    case .symbolLeftwardsArrow: 148
    case .symbolLiter: 149
    case .symbolLowDoubleQuote: 150
    case .symbolMale: 151
    case .symbolMathematicalLeftAngleBracket: 152
    case .symbolMathematicalRightAngleBracket: 153
    case .symbolMicroSign: 154
    case .symbolMiddleDot: 155
    case .symbolMultiplication: 156
    case .symbolNewLine: 157
    case .symbolNotEquals: 158
    case .symbolNotSign: 159
    case .symbolParagraphMark: 160
    case .symbolParenthesisLeft: 161
    case .symbolParenthesisRight: 162
    case .symbolPercent: 163
    case .symbolPeriod: 164
    case .symbolPi: 165
    case .symbolPlusMinusSign: 166
    case .symbolPostalMark: 167
    case .symbolPound: 168
    case .symbolPoundSterling: 169
    case .symbolQuarterNote: 170
    case .symbolQuestionMark: 171
    case .symbolQuotationMark: 172
    case .symbolReference: 173
    case .symbolRegisteredTrademark: 174
    case .symbolRightAngleBracket: 175
    case .symbolRightBlackLenticularBracket: 176
    case .symbolRightCornerBracket: 177
    case .symbolRightDoubleQuotationMark: 178
    case .symbolRightSingleQuotationMark: 179
    case .symbolRightwardsArrow: 180
    case .symbolRupee: 181
    case .symbolSectionSign: 182
    case .symbolSemicolon: 183
    case .symbolSlash: 184
    case .symbolSolar: 185
    case .symbolSpace: 186
    case .symbolSquareBracketLeft: 187
    case .symbolSquareBracketRight: 188
    case .symbolSquareRoot: 189
    case .symbolTilde: 190
    case .symbolTrademark: 191
    case .symbolUnderscore: 192
    case .symbolUpwardsArrow: 193
    case .symbolVerticalBar: 194
    case .symbolWhiteCircle: 195
    case .symbolWhiteClubSuit: 196
    case .symbolWhiteDiamond: 197
    case .symbolWhiteDownPointingTriangle: 198
    case .symbolWhiteHeart: 199
    case .symbolWhiteLeftPointingIndex: 200
    case .symbolWhiteLeftPointingTriangle: 201
    case .symbolWhiteRightPointingIndex: 202
    case .symbolWhiteRightPointingTriangle: 203
    case .symbolWhiteSpadeSuit: 204
    case .symbolWhiteSquare: 205
    case .symbolWhiteStar: 206
    case .symbolWhiteUpPointingTriangle: 207
    case .symbolWon: 208
    case .symbolWonSign: 209
    case .symbolYen: 210
    case .talkbackDisabled: 211
    case .talkbackMenuTitle: 212
    case .talkbackOn: 213
    case .templateAnnounceSelectedText: 214
    case .templateCapitalLetter: 215
    case .templateCollectionLevel: 216
    case .templateCustomHintForActions: 217
    case .templateCustomHintForLongClickableActions: 218
    case .templateDrawerOpened: 219
    case .templateHintAdjustable1gesture: 220
    case .templateHintAdjustable2gesture: 221
    case .templateHintCheckable: 222
    case .templateHintCheckableKeyboard: 223
    case .templateHintClickable: 224
    case .templateHintClickableKeyboard: 225
    case .templateHintEditText: 226
    case .templateHintEditTextContainingTypo: 227
    case .templateHintEditTextKeyboard: 228
    case .templateHintForReadingControl: 229
    case .templateHintLongClickable: 230
    case .templateHintLongClickableKeyboard: 231
    case .templateHintMenuTypeHighVerbosity: 232
    case .templateHintSingleSelectionItem: 233
    case .templateHintSpinner: 234
    case .templateLabeledItem: 235
    case .templateListColumnCount: 236
    case .templateListRowCount: 237
    case .templateListTotalCount: 238
    case .templateNoTextSelected: 239
    case .templateNodeErrorWithErrorMessage: 240
    case .templateOverlayWindow: 241
    case .templatePasswordCharacterCount: 242
    case .templatePasswordSelected: 243
    case .templatePasswordTraversed: 244
    case .templatePercent: 245
    case .templateReplacedCharacters: 246
    case .templateScrollFromCount: 247
    case .templateScrollFromToCount: 248
    case .templateTextCopied: 249
    case .templateTextCut: 250
    case .templateTextError: 251
    case .templateTextPasted: 252
    case .templateTextRemoved: 253
    case .templateTextReplaced: 254
    case .templateTextSelected: 255
    case .templateTextUnselected: 256
    case .templateValue: 257
    case .templateViewpagerIndexCount: 258
    case .templateViewpagerIndexCountShort: 259
    case .titleLabelingControls: 260
    case .titlePrefSelectorActions: 261
    case .titlePrefSelectorAdjustableWidgetSlider: 262
    case .titlePrefShortcut3finger1tap: 263
    case .titlePrefShortcutDown: 264
    case .titlePrefShortcutUp: 265
    case .untitledWindow: 266
    case .useActionHint: 267
    case .valueButton: 268
    case .valueCapsLockOff: 269
    case .valueCapsLockOn: 270
    case .valueCheckbox: 271
    case .valueChecked: 272
    case .valueCollapsed: 273
    case .valueDisabled: 274
    case .valueDoubleTap: 275
    case .valueEditBox: 276
    case .valueEditBoxEditing: 277
    case .valueEnabled: 278
    case .valueExpanded: 279
    case .valueGridview: 280
    case .valueImage: 281
    case .valueListview: 282
    case .valueNotChecked: 283
    case .valueOff: 284
    case .valueOn: 285
    case .valueOptionsMenuOpen: 286
    case .valuePager: 287
    case .valuePagerPage: 288
    case .valuePassword: 289
    case .valueProgressBar: 290
    case .valueRadioButton: 291
    case .valueSeekBar: 292
    case .valueSelected: 293
    case .valueSingleTap: 294
    case .valueSpinner: 295
    case .valueSwitch: 296
    case .valueTabwidget: 297
    case .valueTextCleared: 298
    case .valueTextMaxLength: 299
    case .valueUnlabelled: 300
    case .valueWebview: 301
    }
  }
}
