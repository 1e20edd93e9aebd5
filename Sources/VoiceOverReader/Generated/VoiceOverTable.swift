// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

internal import EmbeddedData
import Locales

enum VoiceOverTable: WordingTable {
  /// The digest of `VoiceOver.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "857ac911fb235bd1"

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
  static let keyCount = 77

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
    case .characterCount: 14
    case .characterMode: 15
    case .insertionPointAtStart: 16
    case .insertionPointAtEnd: 17
    case .editHint: 18
    case .misspelledWordsHint: 19
    case .toggleHint: 20
    case .capital: 21
    case .backButton: 22
    case .back: 23
    case .tab: 24
    case .adjustable: 25
    case .searchField: 26
    case .pickerItem: 27
    case .popUpButton: 28
    case .draggable: 29
    case .alert: 30
    case .multiLineTextField: 31
    case .toggleButton: 32
    case .pressed: 33
    case .notPressed: 34
    case .collapsed: 35
    case .expanded: 36
    case .required: 37
    case .invalid: 38
    case .inProgress: 39
    case .headingLevel: 40
    case .listStart: 41
    case .listEnd: 42
    case .landmarkStart: 43
    case .landmarkEnd: 44
    case .row: 45
    case .column: 46
    case .rowSpan: 47
    case .columnSpan: 48
    case .page: 49
    case .decrement: 50
    case .increment: 51
    case .dismissPopUp: 52
    case .dismissContextMenu: 53
    case .adjustHint: 54
    case .expandHint: 55
    case .collapseHint: 56
    case .pickerHint: 57
    case .dragHint: 58
    case .actionsAvailable: 59
    case .moreContentAvailable: 60
    case .activate: 61
    case .bulletCount: 62
    case .rotorCharacters: 63
    case .rotorWords: 64
    case .rotorHeadings: 65
    case .rotorTextFields: 66
    case .rotorActions: 67
    case .rotorValues: 68
    case .rotorMoreContent: 69
    case .deleteKey: 70
    case .spaceKey: 71
    case .shiftKey: 72
    case .returnKey: 73
    case .numbersKey: 74
    case .lettersKey: 75
    case .codeSuggestion: 76
    }
  }
}
