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
  static let keyCount = 171

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
    case .cannotCopyFeedback: 0
    case .cannotPasteFeedback: 1
    case .characterCollapseTemplate: 2
    case .columnHeadingTemplate: 3
    case .columnIndexTemplate: 4
    case .headingTemplate: 5
    case .headsUpWindowAvailable: 6
    case .hideKeyboardWindow: 7
    case .hintSuggestion: 8
    case .inCollectionRoleDescription: 9
    case .inCollectionRoleDescriptionWithName: 10
    case .inGrid: 11
    case .inGridWithName: 12
    case .inList: 13
    case .inListWithName: 14
    case .inPager: 15
    case .inWindowWithName: 16
    case .listIndexTemplate: 17
    case .notificationCategoryAlarm: 18
    case .notificationCategoryCall: 19
    case .notificationCategoryEmail: 20
    case .notificationCategoryMsg: 21
    case .notificationTypeBeginningOfField: 22
    case .notificationTypeEndOfField: 23
    case .notificationTypeSelectionCleared: 24
    case .notificationTypeSelectionModeOff: 25
    case .notificationTypeSelectionModeOn: 26
    case .outOfGrid: 27
    case .outOfGridWithName: 28
    case .outOfList: 29
    case .outOfListWithName: 30
    case .outOfPager: 31
    case .outOfRoleDescription: 32
    case .outOfRoleDescriptionWithName: 33
    case .prefNodeDescOrderEntryNameRoleStatePos: 34
    case .prefNodeDescOrderEntryRoleNameStatePos: 35
    case .prefNodeDescOrderEntryStateNameRolePos: 36
    case .rowHeadingTemplate: 37
    case .rowIndexTemplate: 38
    case .showKeyboardWindow: 39
    case .suggestionsWindowAvailable: 40
    case .suggestionsWindowAvailableWithGesture: 41
    case .summaryOffPrefSpeakPasswordsWithoutHeadphones: 42
    case .symbolAmpersand: 43
    case .symbolAngleBracketLeft: 44
    case .symbolAngleBracketRight: 45
    case .symbolApostrophe: 46
    case .symbolAsterisk: 47
    case .symbolAtSign: 48
    case .symbolBackslash: 49
    case .symbolBullet: 50
    case .symbolCaret: 51
    case .symbolColon: 52
    case .symbolComma: 53
    case .symbolCurlyBracketLeft: 54
    case .symbolCurlyBracketRight: 55
    case .symbolDollarSign: 56
    case .symbolEllipsis: 57
    case .symbolEmDash: 58
    case .symbolEnDash: 59
    case .symbolEqual: 60
    case .symbolEuro: 61
    case .symbolExclamationMark: 62
    case .symbolGraveAccent: 63
    case .symbolHyphenMinus: 64
    case .symbolMiddleDot: 65
    case .symbolNewLine: 66
    case .symbolParenthesisLeft: 67
    case .symbolParenthesisRight: 68
    case .symbolPercent: 69
    case .symbolPeriod: 70
    case .symbolPound: 71
    case .symbolPoundSterling: 72
    case .symbolQuestionMark: 73
    case .symbolQuotationMark: 74
    case .symbolSemicolon: 75
    case .symbolSlash: 76
    case .symbolSpace: 77
    case .symbolSquareBracketLeft: 78
    case .symbolSquareBracketRight: 79
    case .symbolTilde: 80
    case .symbolUnderscore: 81
    case .symbolVerticalBar: 82
    case .symbolYen: 83
    case .talkbackDisabled: 84
    case .talkbackOn: 85
    case .templateAnnounceSelectedText: 86
    case .templateCapitalLetter: 87
    case .templateCollectionLevel: 88
    case .templateCustomHintForActions: 89
    case .templateCustomHintForLongClickableActions: 90
    case .templateDrawerOpened: 91
    case .templateHintAdjustable1gesture: 92
    case .templateHintAdjustable2gesture: 93
    case .templateHintCheckable: 94
    case .templateHintCheckableKeyboard: 95
    case .templateHintClickable: 96
    case .templateHintClickableKeyboard: 97
    case .templateHintEditText: 98
    case .templateHintEditTextContainingTypo: 99
    case .templateHintEditTextKeyboard: 100
    case .templateHintForReadingControl: 101
    case .templateHintLongClickable: 102
    case .templateHintLongClickableKeyboard: 103
    case .templateHintMenuTypeHighVerbosity: 104
    case .templateHintSingleSelectionItem: 105
    case .templateHintSpinner: 106
    case .templateLabeledItem: 107
    case .templateListColumnCount: 108
    case .templateListRowCount: 109
    case .templateListTotalCount: 110
    case .templateNoTextSelected: 111
    case .templateNodeErrorWithErrorMessage: 112
    case .templateOverlayWindow: 113
    case .templatePasswordCharacterCount: 114
    case .templatePasswordSelected: 115
    case .templatePasswordTraversed: 116
    case .templatePercent: 117
    case .templateReplacedCharacters: 118
    case .templateScrollFromCount: 119
    case .templateScrollFromToCount: 120
    case .templateTextCopied: 121
    case .templateTextCut: 122
    case .templateTextError: 123
    case .templateTextPasted: 124
    case .templateTextRemoved: 125
    case .templateTextReplaced: 126
    case .templateTextSelected: 127
    case .templateTextUnselected: 128
    case .templateValue: 129
    case .templateViewpagerIndexCount: 130
    case .templateViewpagerIndexCountShort: 131
    case .titlePrefSelectorActions: 132
    case .titlePrefShortcut3finger1tap: 133
    case .titlePrefShortcutDown: 134
    case .titlePrefShortcutUp: 135
    case .untitledWindow: 136
    case .valueButton: 137
    case .valueCapsLockOff: 138
    case .valueCapsLockOn: 139
    case .valueCheckbox: 140
    case .valueChecked: 141
    case .valueCollapsed: 142
    case .valueDisabled: 143
    case .valueDoubleTap: 144
    case .valueEditBox: 145
    case .valueEditBoxEditing: 146
    case .valueEnabled: 147
    case .valueExpanded: 148
    case .valueGridview: 149
    case .valueImage: 150
    case .valueListview: 151
    case .valueNotChecked: 152
    case .valueOff: 153
    case .valueOn: 154
    case .valueOptionsMenuOpen: 155
    case .valuePager: 156
    case .valuePagerPage: 157
    case .valuePassword: 158
    case .valueProgressBar: 159
    case .valueRadioButton: 160
    case .valueSeekBar: 161
    case .valueSelected: 162
    case .valueSingleTap: 163
    case .valueSpinner: 164
    case .valueSwitch: 165
    case .valueTabwidget: 166
    case .valueTextCleared: 167
    case .valueTextMaxLength: 168
    case .valueUnlabelled: 169
    case .valueWebview: 170
    }
  }
}
