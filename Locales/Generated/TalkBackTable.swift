// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/TalkBack.xcstrings: edit that instead.

enum TalkBackTable: WordingTable {
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

  static let text = EmbeddedText.talkBackWording
  static let keyCount = 190

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
    case .inGridWithName: 26
    case .inList: 27
    case .inListWithName: 28
    case .inPager: 29
    case .inWindowWithName: 30
    case .listIndexTemplate: 31
    case .notificationCategoryAlarm: 32
    case .notificationCategoryCall: 33
    case .notificationCategoryEmail: 34
    case .notificationCategoryMsg: 35
    case .notificationTypeBeginningOfField: 36
    case .notificationTypeEndOfField: 37
    case .notificationTypeSelectionCleared: 38
    case .notificationTypeSelectionModeOff: 39
    case .notificationTypeSelectionModeOn: 40
    case .outOfGrid: 41
    case .outOfGridWithName: 42
    case .outOfList: 43
    case .outOfListWithName: 44
    case .outOfPager: 45
    case .outOfRoleDescription: 46
    case .outOfRoleDescriptionWithName: 47
    case .prefNodeDescOrderEntryNameRoleStatePos: 48
    case .prefNodeDescOrderEntryRoleNameStatePos: 49
    case .prefNodeDescOrderEntryStateNameRolePos: 50
    case .rowHeadingTemplate: 51
    case .rowIndexTemplate: 52
    case .shortcutPerformClickAction: 53
    case .showKeyboardWindow: 54
    case .startOfPage: 55
    case .suggestionsWindowAvailable: 56
    case .suggestionsWindowAvailableWithGesture: 57
    case .summaryOffPrefSpeakPasswordsWithoutHeadphones: 58
    case .symbolAmpersand: 59
    case .symbolAngleBracketLeft: 60
    case .symbolAngleBracketRight: 61
    case .symbolApostrophe: 62
    case .symbolAsterisk: 63
    case .symbolAtSign: 64
    case .symbolBackslash: 65
    case .symbolBullet: 66
    case .symbolCaret: 67
    case .symbolColon: 68
    case .symbolComma: 69
    case .symbolCurlyBracketLeft: 70
    case .symbolCurlyBracketRight: 71
    case .symbolDollarSign: 72
    case .symbolEllipsis: 73
    case .symbolEmDash: 74
    case .symbolEnDash: 75
    case .symbolEqual: 76
    case .symbolEuro: 77
    case .symbolExclamationMark: 78
    case .symbolGraveAccent: 79
    case .symbolHyphenMinus: 80
    case .symbolMiddleDot: 81
    case .symbolNewLine: 82
    case .symbolParenthesisLeft: 83
    case .symbolParenthesisRight: 84
    case .symbolPercent: 85
    case .symbolPeriod: 86
    case .symbolPound: 87
    case .symbolPoundSterling: 88
    case .symbolQuestionMark: 89
    case .symbolQuotationMark: 90
    case .symbolSemicolon: 91
    case .symbolSlash: 92
    case .symbolSpace: 93
    case .symbolSquareBracketLeft: 94
    case .symbolSquareBracketRight: 95
    case .symbolTilde: 96
    case .symbolUnderscore: 97
    case .symbolVerticalBar: 98
    case .symbolYen: 99
    case .talkbackDisabled: 100
    case .talkbackMenuTitle: 101
    case .talkbackOn: 102
    case .templateAnnounceSelectedText: 103
    case .templateCapitalLetter: 104
    case .templateCollectionLevel: 105
    case .templateCustomHintForActions: 106
    case .templateCustomHintForLongClickableActions: 107
    case .templateDrawerOpened: 108
    case .templateHintAdjustable1gesture: 109
    case .templateHintAdjustable2gesture: 110
    case .templateHintCheckable: 111
    case .templateHintCheckableKeyboard: 112
    case .templateHintClickable: 113
    case .templateHintClickableKeyboard: 114
    case .templateHintEditText: 115
    case .templateHintEditTextContainingTypo: 116
    case .templateHintEditTextKeyboard: 117
    case .templateHintForReadingControl: 118
    case .templateHintLongClickable: 119
    case .templateHintLongClickableKeyboard: 120
    case .templateHintMenuTypeHighVerbosity: 121
    case .templateHintSingleSelectionItem: 122
    case .templateHintSpinner: 123
    case .templateLabeledItem: 124
    case .templateListColumnCount: 125
    case .templateListRowCount: 126
    case .templateListTotalCount: 127
    case .templateNoTextSelected: 128
    case .templateNodeErrorWithErrorMessage: 129
    case .templateOverlayWindow: 130
    case .templatePasswordCharacterCount: 131
    case .templatePasswordSelected: 132
    case .templatePasswordTraversed: 133
    case .templatePercent: 134
    case .templateReplacedCharacters: 135
    case .templateScrollFromCount: 136
    case .templateScrollFromToCount: 137
    case .templateTextCopied: 138
    case .templateTextCut: 139
    case .templateTextError: 140
    case .templateTextPasted: 141
    case .templateTextRemoved: 142
    case .templateTextReplaced: 143
    case .templateTextSelected: 144
    case .templateTextUnselected: 145
    case .templateValue: 146
    case .templateViewpagerIndexCount: 147
    case .templateViewpagerIndexCountShort: 148
    case .titlePrefSelectorActions: 149
    case .titlePrefSelectorAdjustableWidgetSlider: 150
    case .titlePrefShortcut3finger1tap: 151
    case .titlePrefShortcutDown: 152
    case .titlePrefShortcutUp: 153
    case .untitledWindow: 154
    case .useActionHint: 155
    case .valueButton: 156
    case .valueCapsLockOff: 157
    case .valueCapsLockOn: 158
    case .valueCheckbox: 159
    case .valueChecked: 160
    case .valueCollapsed: 161
    case .valueDisabled: 162
    case .valueDoubleTap: 163
    case .valueEditBox: 164
    case .valueEditBoxEditing: 165
    case .valueEnabled: 166
    case .valueExpanded: 167
    case .valueGridview: 168
    case .valueImage: 169
    case .valueListview: 170
    case .valueNotChecked: 171
    case .valueOff: 172
    case .valueOn: 173
    case .valueOptionsMenuOpen: 174
    case .valuePager: 175
    case .valuePagerPage: 176
    case .valuePassword: 177
    case .valueProgressBar: 178
    case .valueRadioButton: 179
    case .valueSeekBar: 180
    case .valueSelected: 181
    case .valueSingleTap: 182
    case .valueSpinner: 183
    case .valueSwitch: 184
    case .valueTabwidget: 185
    case .valueTextCleared: 186
    case .valueTextMaxLength: 187
    case .valueUnlabelled: 188
    case .valueWebview: 189
    }
  }
}
