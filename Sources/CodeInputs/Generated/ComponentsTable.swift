// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

internal import EmbeddedData
import Locales

enum ComponentsTable: WordingTable {
  /// The digest of `Components.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "ccc937b519af8b2e"

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

  static let text = EmbeddedText(start: a11y_sim_components_wording().start, count: a11y_sim_components_wording().count)
  static let keyCount = 56

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

  static func number(of key: ComponentPhrase) -> Int {
    switch key {
    case .oudsAndroidPaste: 0
    case .oudsFlutterDigit: 1
    case .oudsFlutterError: 2
    case .oudsFlutterHint: 3
    case .oudsFlutterPosition: 4
    case .oudsFlutterRole: 5
    case .oudsFlutterRow: 6
    case .oudsDigitLabel1: 7
    case .oudsDigitLabel2: 8
    case .oudsDigitLabel3: 9
    case .oudsDigitLabel4: 10
    case .oudsDigitLabel5: 11
    case .oudsDigitLabel6: 12
    case .oudsDigitLabel7: 13
    case .oudsDigitLabel8: 14
    case .oudsDigitLabelBefore3: 15
    case .oudsEmpty: 16
    case .oudsGroupLabel: 17
    case .swiftUIOTPDigitLabel: 18
    case .swiftUIOTPClear: 19
    case .swiftUIOTPComplete: 20
    case .swiftUIOTPEmpty: 21
    case .swiftUIPINShowDigits: 22
    case .passcodeCircle: 23
    case .passcodeCircleFilled: 24
    case .passcodeSquare: 25
    case .passcodeSquareFilled: 26
    case .passcodeDash: 27
    case .passcodeAsterisk: 28
    case .passcodeEye: 29
    case .passcodeEyeSlash: 30
    case .passcodeDigitInCircle: 31
    case .passcodeDigitInSquare: 32
    case .verificationSetCodes: 33
    case .rxVerify: 34
    case .uikitOTPPosition: 35
    case .codeFieldLabel: 36
    case .codeFieldList: 37
    case .codeFieldDigits: 38
    case .codeFieldDigit: 39
    case .codeFieldEmpty: 40
    case .codeFieldComplete: 41
    case .codeFieldCleared: 42
    case .codeFieldFilled: 43
    case .codeFieldGoesOn: 44
    case .codeFieldOnlyDigits: 45
    case .codeFieldLeftOut: 46
    case .codeFieldMissing: 47
    case .codeFieldDeleted: 48
    case .codeFieldReplaced: 49
    case .codeFieldShowCode: 50
    case .codeFieldShown: 51
    case .codeFieldHidden: 52
    case .codeFieldVerify: 53
    case .codeFieldVerifying: 54
    case .codeFieldVerified: 55
    }
  }
}
