// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/TalkBack.xcstrings: edit that instead.

internal import EmbeddedData
import Locales

enum TalkBackTable: WordingTable {
  /// The digest of `TalkBack.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "dba4295ffd0d44a3"

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
  static let keyCount = 321

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
    case .cannotCutFeedback: 3
    case .cannotPasteFeedback: 4
    case .characterCollapseTemplate: 5
    case .columnHeadingTemplate: 6
    case .columnIndexTemplate: 7
    case .columnIndexTemplate16: 8
    case .displayNameControl: 9
    case .displayNameHeading: 10
    case .displayNameLink: 11
    case .endOfPage: 12
    case .gesture1Or2: 13
    case .granularityCharacter: 14
    case .granularityLine: 15
    case .granularityNativeControl: 16
    case .granularityNativeHeading: 17
    case .granularityNativeLink: 18
    case .granularityParagraph: 19
    case .granularityWord: 20
    case .headingTemplate: 21
    case .headsUpWindowAvailable: 22
    case .hideKeyboardWindow: 23
    case .hintSuggestion: 24
    case .inCollectionRoleDescription: 25
    case .inCollectionRoleDescriptionWithName: 26
    case .inGrid: 27
    case .inGridPager: 28
    case .inGridPagerWithName: 29
    case .inGridWithName: 30
    case .inHorizontalPager: 31
    case .inHorizontalPagerWithName: 32
    case .inList: 33
    case .inListWithName: 34
    case .inPager: 35
    case .inPagerWithName: 36
    case .inVerticalPager: 37
    case .inVerticalPagerWithName: 38
    case .inWindowWithName: 39
    case .listIndexTemplate: 40
    case .notificationCategoryAlarm: 41
    case .notificationCategoryCall: 42
    case .notificationCategoryEmail: 43
    case .notificationCategoryMsg: 44
    case .notificationTypeBeginningOfField: 45
    case .notificationTypeEndOfField: 46
    case .notificationTypeSelectionCleared: 47
    case .notificationTypeSelectionModeOff: 48
    case .notificationTypeSelectionModeOn: 49
    case .outOfGrid: 50
    case .outOfGridPager: 51
    case .outOfGridPagerWithName: 52
    case .outOfGridWithName: 53
    case .outOfHorizontalPager: 54
    case .outOfList: 55
    case .outOfListWithName: 56
    case .outOfPager: 57
    case .outOfPagerWithName: 58
    case .outOfRoleDescription: 59
    case .outOfRoleDescriptionWithName: 60
    case .outOfVerticalPager: 61
    case .outOfVerticalPagerWithName: 62
    case .prefNodeDescOrderEntryNameRoleStatePos: 63
    case .prefNodeDescOrderEntryRoleNameStatePos: 64
    case .prefNodeDescOrderEntryStateNameRolePos: 65
    case .requiredState: 66
    case .requiredStateAppended: 67
    case .rowHeadingTemplate: 68
    case .rowIndexTemplate: 69
    case .rowIndexTemplate16: 70
    case .shortcutPerformClickAction: 71
    case .showKeyboardWindow: 72
    case .startOfPage: 73
    case .suggestionsWindowAvailable: 74
    case .suggestionsWindowAvailableWithGesture: 75
    case .summaryOffPrefSpeakPasswordsWithoutHeadphones: 76
    case .symbolAlmostEquals: 77
    case .symbolAmpersand: 78
    case .symbolAngleBracketLeft: 79
    case .symbolAngleBracketRight: 80
    case .symbolApostrophe: 81
    case .symbolApproximatelyEquals: 82
    case .symbolAsterisk: 83
    case .symbolAtSign: 84
    case .symbolBackslash: 85
    case .symbolBeamedSixteenthNote: 86
    case .symbolBlackCircle: 87
    case .symbolBlackHeart: 88
    case .symbolBlackSmallsquare: 89
    case .symbolBlackSquare: 90
    case .symbolBlackStar: 91
    case .symbolBlackSuitOfDiamonds: 92
    case .symbolBlackTrianglePointingDown: 93
    case .symbolBlackTrianglePointingUp: 94
    case .symbolBrokenBar: 95
    case .symbolBullet: 96
    case .symbolBullseye: 97
    case .symbolCaret: 98
    case .symbolCelsiusDegree: 99
    case .symbolCent: 100
    case .symbolCircleLeftHalfBlack: 101
    case .symbolCircleRightHalfBlack: 102
    case .symbolColon: 103
    case .symbolComma: 104
    case .symbolCopyright: 105
    case .symbolCurlyBracketLeft: 106
    case .symbolCurlyBracketRight: 107
    case .symbolCurrencyDong: 108
    case .symbolCurrencyPeso: 109
    case .symbolCurrencySign: 110
    case .symbolDegree: 111
    case .symbolDivision: 112
    case .symbolDollarSign: 113
    case .symbolDownwardsArrow: 114
    case .symbolEighthNote: 115
    case .symbolEllipsis: 116
    case .symbolEmDash: 117
    case .symbolEnDash: 118
    case .symbolEqual: 119
    case .symbolEuro: 120
    case .symbolExclamationMark: 121
    case .symbolFahrenheitDegree: 122
    case .symbolFemale: 123
    case .symbolFullWidthAmpersand: 124
    case .symbolFullWidthAsterisk: 125
    case .symbolFullWidthCircumflex: 126
    case .symbolFullWidthColon: 127
    case .symbolFullWidthComma: 128
    case .symbolFullWidthExclamationMark: 129
    case .symbolFullWidthGreaterThanSign: 130
    case .symbolFullWidthIdeographicFullStop: 131
    case .symbolFullWidthLeftCurlyBracket: 132
    case .symbolFullWidthLeftParenthesis: 133
    case .symbolFullWidthLessThanSign: 134
    case .symbolFullWidthQuestionMark: 135
    case .symbolFullWidthRightCurlyBracket: 136
    case .symbolFullWidthRightParenthesis: 137
    case .symbolFullWidthSemicolon: 138
    case .symbolFullWidthTilde: 139
    case .symbolFullWidthUnderscore: 140
    case .symbolGraveAccent: 141
    case .symbolHalfwidthKatakanaMiddleDot: 142
    case .symbolHyphenMinus: 143
    case .symbolIdeographicComma: 144
    case .symbolIntegral: 145
    case .symbolInvertedExclamationMark: 146
    case .symbolInvertedQuestionMark: 147
    case .symbolLeftAngleBracket: 148
    case .symbolLeftBlackLenticularBracket: 149
    case .symbolLeftCornerBracket: 150
    case .symbolLeftDoubleQuotationMark: 151
    case .symbolLeftSingleQuotationMark: 152
    case .symbolLeftwardsArrow: 153
    case .symbolLiter: 154
    case .symbolLowDoubleQuote: 155
    case .symbolMale: 156
    case .symbolMathematicalLeftAngleBracket: 157
    case .symbolMathematicalRightAngleBracket: 158
    case .symbolMicroSign: 159
    case .symbolMiddleDot: 160
    case .symbolMultiplication: 161
    case .symbolNewLine: 162
    case .symbolNotEquals: 163
    case .symbolNotSign: 164
    case .symbolParagraphMark: 165
    case .symbolParenthesisLeft: 166
    case .symbolParenthesisRight: 167
    case .symbolPercent: 168
    case .symbolPeriod: 169
    case .symbolPi: 170
    case .symbolPlusMinusSign: 171
    case .symbolPostalMark: 172
    case .symbolPound: 173
    case .symbolPoundSterling: 174
    case .symbolQuarterNote: 175
    case .symbolQuestionMark: 176
    case .symbolQuotationMark: 177
    case .symbolReference: 178
    case .symbolRegisteredTrademark: 179
    case .symbolRightAngleBracket: 180
    case .symbolRightBlackLenticularBracket: 181
    case .symbolRightCornerBracket: 182
    case .symbolRightDoubleQuotationMark: 183
    case .symbolRightSingleQuotationMark: 184
    case .symbolRightwardsArrow: 185
    case .symbolRupee: 186
    case .symbolSectionSign: 187
    case .symbolSemicolon: 188
    case .symbolSlash: 189
    case .symbolSolar: 190
    case .symbolSpace: 191
    case .symbolSquareBracketLeft: 192
    case .symbolSquareBracketRight: 193
    case .symbolSquareRoot: 194
    case .symbolTilde: 195
    case .symbolTrademark: 196
    case .symbolUnderscore: 197
    case .symbolUpwardsArrow: 198
    case .symbolVerticalBar: 199
    case .symbolWhiteCircle: 200
    case .symbolWhiteClubSuit: 201
    case .symbolWhiteDiamond: 202
    case .symbolWhiteDownPointingTriangle: 203
    case .symbolWhiteHeart: 204
    case .symbolWhiteLeftPointingIndex: 205
    case .symbolWhiteLeftPointingTriangle: 206
    case .symbolWhiteRightPointingIndex: 207
    case .symbolWhiteRightPointingTriangle: 208
    case .symbolWhiteSpadeSuit: 209
    case .symbolWhiteSquare: 210
    case .symbolWhiteStar: 211
    case .symbolWhiteUpPointingTriangle: 212
    case .symbolWon: 213
    case .symbolWonSign: 214
    case .symbolYen: 215
    case .talkbackDisabled: 216
    case .talkbackMenuTitle: 217
    case .talkbackOn: 218
    case .templateAnnounceSelectedText: 219
    case .templateCapitalLetter: 220
    case .templateCollectionLevel: 221
    case .templateCustomHintForActions: 222
    case .templateCustomHintForActions16: 223
    case .templateCustomHintForLongClickableActions: 224
    case .templateCustomHintForLongClickableActions16: 225
    case .templateDrawerOpened: 226
    case .templateHintAdjustable1gesture: 227
    case .templateHintAdjustable2gesture: 228
    case .templateHintCheckable: 229
    case .templateHintCheckableKeyboard: 230
    case .templateHintClickable: 231
    case .templateHintClickableKeyboard: 232
    case .templateHintClickableLink: 233
    case .templateHintEditText: 234
    case .templateHintEditTextContainingTypo: 235
    case .templateHintEditTextKeyboard: 236
    case .templateHintForReadingControl: 237
    case .templateHintForReadingControl16: 238
    case .templateHintLongClickable: 239
    case .templateHintLongClickable16: 240
    case .templateHintLongClickableKeyboard: 241
    case .templateHintMenuTypeHighVerbosity: 242
    case .templateHintSingleSelectionItem: 243
    case .templateHintSpinner: 244
    case .templateLabeledItem: 245
    case .templateListColumnCount: 246
    case .templateListItemCount: 247
    case .templateListRowCount: 248
    case .templateListTotalCount: 249
    case .templateNoTextSelected: 250
    case .templateNodeErrorWithErrorMessage: 251
    case .templateNodeErrorWithErrorMessage16: 252
    case .templateOverlayWindow: 253
    case .templatePasswordCharacterCount: 254
    case .templatePasswordSelected: 255
    case .templatePasswordTraversed: 256
    case .templatePercent: 257
    case .templateReplacedCharacters: 258
    case .templateScrollFromCount: 259
    case .templateScrollFromToCount: 260
    case .templateTextCopied: 261
    case .templateTextCut: 262
    case .templateTextError: 263
    case .templateTextError16: 264
    case .templateTextPasted: 265
    case .templateTextRemoved: 266
    case .templateTextReplaced: 267
    case .templateTextSelected: 268
    case .templateTextUnselected: 269
    case .templateValue: 270
    case .templateViewpagerIndexCount: 271
    case .templateViewpagerIndexCountShort: 272
    case .titleLabelingControls: 273
    case .titlePrefSelectorActions: 274
    case .titlePrefSelectorAdjustableWidgetSlider: 275
    case .titlePrefShortcut3finger1tap: 276
    case .titlePrefShortcutDown: 277
    case .titlePrefShortcutUp: 278
    case .untitledWindow: 279
    case .useActionHint: 280
    case .valueButton: 281
    case .valueButton16: 282
    case .valueCapsLockOff: 283
    case .valueCapsLockOn: 284
    case .valueCheckbox: 285
    case .valueChecked: 286
    case .valueCollapsed: 287
    case .valueDisabled: 288
    case .valueDoubleTap: 289
    case .valueDoubleTap16: 290
    case .valueEditBox: 291
    case .valueEditBoxEditing: 292
    case .valueEnabled: 293
    case .valueExpanded: 294
    case .valueGridview: 295
    case .valueImage: 296
    case .valueListview: 297
    case .valueNotChecked: 298
    case .valueOff: 299
    case .valueOn: 300
    case .valueOptionsMenuOpen: 301
    case .valuePager: 302
    case .valuePagerPage: 303
    case .valuePassword: 304
    case .valueProgressBar: 305
    case .valueRadioButton: 306
    case .valueRadioButton16: 307
    case .valueReadOnly: 308
    case .valueSeekBar: 309
    case .valueSelected: 310
    case .valueSingleTap: 311
    case .valueSingleTap16: 312
    case .valueSpinner: 313
    case .valueSwitch: 314
    case .valueTabwidget: 315
    case .valueTextCleared: 316
    case .valueTextMaxLength: 317
    case .valueUnlabelled: 318
    case .valueUnlabelled16: 319
    case .valueWebview: 320
    }
  }
}
