// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/TalkBack.xcstrings: edit that instead.

internal import EmbeddedData
import Locales

enum TalkBackTable: WordingTable {
  /// The digest of `TalkBack.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "f625c584685395c9"

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
  static let keyCount = 320

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
    case .columnIndexTemplate16: 7
    case .displayNameControl: 8
    case .displayNameHeading: 9
    case .displayNameLink: 10
    case .endOfPage: 11
    case .gesture1Or2: 12
    case .granularityCharacter: 13
    case .granularityLine: 14
    case .granularityNativeControl: 15
    case .granularityNativeHeading: 16
    case .granularityNativeLink: 17
    case .granularityParagraph: 18
    case .granularityWord: 19
    case .headingTemplate: 20
    case .headsUpWindowAvailable: 21
    case .hideKeyboardWindow: 22
    case .hintSuggestion: 23
    case .inCollectionRoleDescription: 24
    case .inCollectionRoleDescriptionWithName: 25
    case .inGrid: 26
    case .inGridPager: 27
    case .inGridPagerWithName: 28
    case .inGridWithName: 29
    case .inHorizontalPager: 30
    case .inHorizontalPagerWithName: 31
    case .inList: 32
    case .inListWithName: 33
    case .inPager: 34
    case .inPagerWithName: 35
    case .inVerticalPager: 36
    case .inVerticalPagerWithName: 37
    case .inWindowWithName: 38
    case .listIndexTemplate: 39
    case .notificationCategoryAlarm: 40
    case .notificationCategoryCall: 41
    case .notificationCategoryEmail: 42
    case .notificationCategoryMsg: 43
    case .notificationTypeBeginningOfField: 44
    case .notificationTypeEndOfField: 45
    case .notificationTypeSelectionCleared: 46
    case .notificationTypeSelectionModeOff: 47
    case .notificationTypeSelectionModeOn: 48
    case .outOfGrid: 49
    case .outOfGridPager: 50
    case .outOfGridPagerWithName: 51
    case .outOfGridWithName: 52
    case .outOfHorizontalPager: 53
    case .outOfList: 54
    case .outOfListWithName: 55
    case .outOfPager: 56
    case .outOfPagerWithName: 57
    case .outOfRoleDescription: 58
    case .outOfRoleDescriptionWithName: 59
    case .outOfVerticalPager: 60
    case .outOfVerticalPagerWithName: 61
    case .prefNodeDescOrderEntryNameRoleStatePos: 62
    case .prefNodeDescOrderEntryRoleNameStatePos: 63
    case .prefNodeDescOrderEntryStateNameRolePos: 64
    case .requiredState: 65
    case .requiredStateAppended: 66
    case .rowHeadingTemplate: 67
    case .rowIndexTemplate: 68
    case .rowIndexTemplate16: 69
    case .shortcutPerformClickAction: 70
    case .showKeyboardWindow: 71
    case .startOfPage: 72
    case .suggestionsWindowAvailable: 73
    case .suggestionsWindowAvailableWithGesture: 74
    case .summaryOffPrefSpeakPasswordsWithoutHeadphones: 75
    case .symbolAlmostEquals: 76
    case .symbolAmpersand: 77
    case .symbolAngleBracketLeft: 78
    case .symbolAngleBracketRight: 79
    case .symbolApostrophe: 80
    case .symbolApproximatelyEquals: 81
    case .symbolAsterisk: 82
    case .symbolAtSign: 83
    case .symbolBackslash: 84
    case .symbolBeamedSixteenthNote: 85
    case .symbolBlackCircle: 86
    case .symbolBlackHeart: 87
    case .symbolBlackSmallsquare: 88
    case .symbolBlackSquare: 89
    case .symbolBlackStar: 90
    case .symbolBlackSuitOfDiamonds: 91
    case .symbolBlackTrianglePointingDown: 92
    case .symbolBlackTrianglePointingUp: 93
    case .symbolBrokenBar: 94
    case .symbolBullet: 95
    case .symbolBullseye: 96
    case .symbolCaret: 97
    case .symbolCelsiusDegree: 98
    case .symbolCent: 99
    case .symbolCircleLeftHalfBlack: 100
    case .symbolCircleRightHalfBlack: 101
    case .symbolColon: 102
    case .symbolComma: 103
    case .symbolCopyright: 104
    case .symbolCurlyBracketLeft: 105
    case .symbolCurlyBracketRight: 106
    case .symbolCurrencyDong: 107
    case .symbolCurrencyPeso: 108
    case .symbolCurrencySign: 109
    case .symbolDegree: 110
    case .symbolDivision: 111
    case .symbolDollarSign: 112
    case .symbolDownwardsArrow: 113
    case .symbolEighthNote: 114
    case .symbolEllipsis: 115
    case .symbolEmDash: 116
    case .symbolEnDash: 117
    case .symbolEqual: 118
    case .symbolEuro: 119
    case .symbolExclamationMark: 120
    case .symbolFahrenheitDegree: 121
    case .symbolFemale: 122
    case .symbolFullWidthAmpersand: 123
    case .symbolFullWidthAsterisk: 124
    case .symbolFullWidthCircumflex: 125
    case .symbolFullWidthColon: 126
    case .symbolFullWidthComma: 127
    case .symbolFullWidthExclamationMark: 128
    case .symbolFullWidthGreaterThanSign: 129
    case .symbolFullWidthIdeographicFullStop: 130
    case .symbolFullWidthLeftCurlyBracket: 131
    case .symbolFullWidthLeftParenthesis: 132
    case .symbolFullWidthLessThanSign: 133
    case .symbolFullWidthQuestionMark: 134
    case .symbolFullWidthRightCurlyBracket: 135
    case .symbolFullWidthRightParenthesis: 136
    case .symbolFullWidthSemicolon: 137
    case .symbolFullWidthTilde: 138
    case .symbolFullWidthUnderscore: 139
    case .symbolGraveAccent: 140
    case .symbolHalfwidthKatakanaMiddleDot: 141
    case .symbolHyphenMinus: 142
    case .symbolIdeographicComma: 143
    case .symbolIntegral: 144
    case .symbolInvertedExclamationMark: 145
    case .symbolInvertedQuestionMark: 146
    case .symbolLeftAngleBracket: 147
    case .symbolLeftBlackLenticularBracket: 148
    case .symbolLeftCornerBracket: 149
    case .symbolLeftDoubleQuotationMark: 150
    case .symbolLeftSingleQuotationMark: 151
    case .symbolLeftwardsArrow: 152
    case .symbolLiter: 153
    case .symbolLowDoubleQuote: 154
    case .symbolMale: 155
    case .symbolMathematicalLeftAngleBracket: 156
    case .symbolMathematicalRightAngleBracket: 157
    case .symbolMicroSign: 158
    case .symbolMiddleDot: 159
    case .symbolMultiplication: 160
    case .symbolNewLine: 161
    case .symbolNotEquals: 162
    case .symbolNotSign: 163
    case .symbolParagraphMark: 164
    case .symbolParenthesisLeft: 165
    case .symbolParenthesisRight: 166
    case .symbolPercent: 167
    case .symbolPeriod: 168
    case .symbolPi: 169
    case .symbolPlusMinusSign: 170
    case .symbolPostalMark: 171
    case .symbolPound: 172
    case .symbolPoundSterling: 173
    case .symbolQuarterNote: 174
    case .symbolQuestionMark: 175
    case .symbolQuotationMark: 176
    case .symbolReference: 177
    case .symbolRegisteredTrademark: 178
    case .symbolRightAngleBracket: 179
    case .symbolRightBlackLenticularBracket: 180
    case .symbolRightCornerBracket: 181
    case .symbolRightDoubleQuotationMark: 182
    case .symbolRightSingleQuotationMark: 183
    case .symbolRightwardsArrow: 184
    case .symbolRupee: 185
    case .symbolSectionSign: 186
    case .symbolSemicolon: 187
    case .symbolSlash: 188
    case .symbolSolar: 189
    case .symbolSpace: 190
    case .symbolSquareBracketLeft: 191
    case .symbolSquareBracketRight: 192
    case .symbolSquareRoot: 193
    case .symbolTilde: 194
    case .symbolTrademark: 195
    case .symbolUnderscore: 196
    case .symbolUpwardsArrow: 197
    case .symbolVerticalBar: 198
    case .symbolWhiteCircle: 199
    case .symbolWhiteClubSuit: 200
    case .symbolWhiteDiamond: 201
    case .symbolWhiteDownPointingTriangle: 202
    case .symbolWhiteHeart: 203
    case .symbolWhiteLeftPointingIndex: 204
    case .symbolWhiteLeftPointingTriangle: 205
    case .symbolWhiteRightPointingIndex: 206
    case .symbolWhiteRightPointingTriangle: 207
    case .symbolWhiteSpadeSuit: 208
    case .symbolWhiteSquare: 209
    case .symbolWhiteStar: 210
    case .symbolWhiteUpPointingTriangle: 211
    case .symbolWon: 212
    case .symbolWonSign: 213
    case .symbolYen: 214
    case .talkbackDisabled: 215
    case .talkbackMenuTitle: 216
    case .talkbackOn: 217
    case .templateAnnounceSelectedText: 218
    case .templateCapitalLetter: 219
    case .templateCollectionLevel: 220
    case .templateCustomHintForActions: 221
    case .templateCustomHintForActions16: 222
    case .templateCustomHintForLongClickableActions: 223
    case .templateCustomHintForLongClickableActions16: 224
    case .templateDrawerOpened: 225
    case .templateHintAdjustable1gesture: 226
    case .templateHintAdjustable2gesture: 227
    case .templateHintCheckable: 228
    case .templateHintCheckableKeyboard: 229
    case .templateHintClickable: 230
    case .templateHintClickableKeyboard: 231
    case .templateHintClickableLink: 232
    case .templateHintEditText: 233
    case .templateHintEditTextContainingTypo: 234
    case .templateHintEditTextKeyboard: 235
    case .templateHintForReadingControl: 236
    case .templateHintForReadingControl16: 237
    case .templateHintLongClickable: 238
    case .templateHintLongClickable16: 239
    case .templateHintLongClickableKeyboard: 240
    case .templateHintMenuTypeHighVerbosity: 241
    case .templateHintSingleSelectionItem: 242
    case .templateHintSpinner: 243
    case .templateLabeledItem: 244
    case .templateListColumnCount: 245
    case .templateListItemCount: 246
    case .templateListRowCount: 247
    case .templateListTotalCount: 248
    case .templateNoTextSelected: 249
    case .templateNodeErrorWithErrorMessage: 250
    case .templateNodeErrorWithErrorMessage16: 251
    case .templateOverlayWindow: 252
    case .templatePasswordCharacterCount: 253
    case .templatePasswordSelected: 254
    case .templatePasswordTraversed: 255
    case .templatePercent: 256
    case .templateReplacedCharacters: 257
    case .templateScrollFromCount: 258
    case .templateScrollFromToCount: 259
    case .templateTextCopied: 260
    case .templateTextCut: 261
    case .templateTextError: 262
    case .templateTextError16: 263
    case .templateTextPasted: 264
    case .templateTextRemoved: 265
    case .templateTextReplaced: 266
    case .templateTextSelected: 267
    case .templateTextUnselected: 268
    case .templateValue: 269
    case .templateViewpagerIndexCount: 270
    case .templateViewpagerIndexCountShort: 271
    case .titleLabelingControls: 272
    case .titlePrefSelectorActions: 273
    case .titlePrefSelectorAdjustableWidgetSlider: 274
    case .titlePrefShortcut3finger1tap: 275
    case .titlePrefShortcutDown: 276
    case .titlePrefShortcutUp: 277
    case .untitledWindow: 278
    case .useActionHint: 279
    case .valueButton: 280
    case .valueButton16: 281
    case .valueCapsLockOff: 282
    case .valueCapsLockOn: 283
    case .valueCheckbox: 284
    case .valueChecked: 285
    case .valueCollapsed: 286
    case .valueDisabled: 287
    case .valueDoubleTap: 288
    case .valueDoubleTap16: 289
    case .valueEditBox: 290
    case .valueEditBoxEditing: 291
    case .valueEnabled: 292
    case .valueExpanded: 293
    case .valueGridview: 294
    case .valueImage: 295
    case .valueListview: 296
    case .valueNotChecked: 297
    case .valueOff: 298
    case .valueOn: 299
    case .valueOptionsMenuOpen: 300
    case .valuePager: 301
    case .valuePagerPage: 302
    case .valuePassword: 303
    case .valueProgressBar: 304
    case .valueRadioButton: 305
    case .valueRadioButton16: 306
    case .valueReadOnly: 307
    case .valueSeekBar: 308
    case .valueSelected: 309
    case .valueSingleTap: 310
    case .valueSingleTap16: 311
    case .valueSpinner: 312
    case .valueSwitch: 313
    case .valueTabwidget: 314
    case .valueTextCleared: 315
    case .valueTextMaxLength: 316
    case .valueUnlabelled: 317
    case .valueUnlabelled16: 318
    case .valueWebview: 319
    }
  }
}
