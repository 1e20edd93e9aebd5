// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

internal import EmbeddedData
import Locales

enum VoiceOverTable: WordingTable {
  /// The digest of `VoiceOver.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "91fddf1d40c40fbb"

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

  static let text = EmbeddedText(start: a11y_sim_voiceover_wording().start, count: a11y_sim_voiceover_wording().count)
  static let keyCount = 80

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

  static func number(of key: VoiceOverPhrase) -> Int {
    switch key {
    case .heading: 0
    case .button: 1
    case .link: 2
    case .image: 3
    case .textField: 4
    case .secureTextField: 5
    case .switchButton: 6
    case .on: 7
    case .off: 8
    case .mixed: 9
    case .selected: 10
    case .dimmed: 11
    case .isEditing: 12
    case .position: 13
    case .positionOfUIKit: 14
    case .emptyPasswordField: 15
    case .characterCount: 16
    case .characterMode: 17
    case .insertionPointAtStart: 18
    case .insertionPointAtEnd: 19
    case .editHint: 20
    case .misspelledWordsHint: 21
    case .toggleHint: 22
    case .capital: 23
    case .backButton: 24
    case .back: 25
    case .tab: 26
    case .adjustable: 27
    case .searchField: 28
    case .pickerItem: 29
    case .popUpButton: 30
    case .draggable: 31
    case .alert: 32
    case .multiLineTextField: 33
    case .toggleButton: 34
    case .pressed: 35
    case .notPressed: 36
    case .collapsed: 37
    case .expanded: 38
    case .required: 39
    case .invalid: 40
    case .inProgress: 41
    case .headingLevel: 42
    case .listStart: 43
    case .listEnd: 44
    case .emptyList: 45
    case .landmarkStart: 46
    case .landmarkEnd: 47
    case .row: 48
    case .column: 49
    case .rowSpan: 50
    case .columnSpan: 51
    case .page: 52
    case .decrement: 53
    case .increment: 54
    case .dismissPopUp: 55
    case .dismissContextMenu: 56
    case .adjustHint: 57
    case .expandHint: 58
    case .collapseHint: 59
    case .pickerHint: 60
    case .dragHint: 61
    case .actionsAvailable: 62
    case .moreContentAvailable: 63
    case .activate: 64
    case .bulletCount: 65
    case .rotorCharacters: 66
    case .rotorWords: 67
    case .rotorHeadings: 68
    case .rotorTextFields: 69
    case .rotorActions: 70
    case .rotorValues: 71
    case .rotorMoreContent: 72
    case .deleteKey: 73
    case .spaceKey: 74
    case .shiftKey: 75
    case .returnKey: 76
    case .numbersKey: 77
    case .lettersKey: 78
    case .codeSuggestion: 79
    }
  }
}
