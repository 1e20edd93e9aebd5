// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Characters.xcstrings: edit that instead.

internal import EmbeddedData

enum CharactersTable: WordingTable {
  /// The digest of `Characters.xcstrings`, with its confidences and sources: FNV-1a, 64 bits, in hexadecimal.
  static let digest = "192636d47dd5d5e6"

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

  static let text = EmbeddedText(start: a11y_sim_characters_wording().start, count: a11y_sim_characters_wording().count)
  static let keyCount = 133

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

  static func number(of key: UInt32) -> Int? {
    switch key {
    case 0x0009: 0
    case 0x000A: 1
    case 0x000D: 2
    case 0x0020: 3
    case 0x0021: 4
    case 0x0022: 5
    case 0x0023: 6
    case 0x0024: 7
    case 0x0025: 8
    case 0x0026: 9
    case 0x0027: 10
    case 0x0028: 11
    case 0x0029: 12
    case 0x002A: 13
    case 0x002B: 14
    case 0x002C: 15
    case 0x002D: 16
    case 0x002E: 17
    case 0x002F: 18
    case 0x003A: 19
    case 0x003B: 20
    case 0x003C: 21
    case 0x003D: 22
    case 0x003E: 23
    case 0x003F: 24
    case 0x0040: 25
    case 0x005B: 26
    case 0x005C: 27
    case 0x005D: 28
    case 0x005E: 29
    case 0x005F: 30
    case 0x0060: 31
    case 0x007B: 32
    case 0x007C: 33
    case 0x007D: 34
    case 0x007E: 35
    case 0x00A0: 36
    case 0x00A1: 37
    case 0x00A2: 38
    case 0x00A3: 39
    case 0x00A5: 40
    case 0x00A7: 41
    case 0x00A9: 42
    case 0x00AB: 43
    case 0x00AC: 44
    case 0x00AE: 45
    case 0x00B0: 46
    case 0x00B1: 47
    case 0x00B2: 48
    case 0x00B3: 49
    case 0x00B5: 50
    case 0x00B6: 51
    case 0x00B7: 52
    case 0x00BB: 53
    case 0x00BC: 54
    case 0x00BD: 55
    case 0x00BE: 56
    case 0x00BF: 57
    case 0x00D7: 58
    case 0x00F7: 59
    case 0x060C: 60
    case 0x061B: 61
    case 0x061F: 62
    case 0x0640: 63
    case 0x066A: 64
    case 0x066B: 65
    case 0x066C: 66
    case 0x066D: 67
    case 0x2010: 68
    case 0x2011: 69
    case 0x2013: 70
    case 0x2014: 71
    case 0x2018: 72
    case 0x2019: 73
    case 0x201C: 74
    case 0x201D: 75
    case 0x201E: 76
    case 0x2020: 77
    case 0x2021: 78
    case 0x2022: 79
    case 0x2023: 80
    case 0x2026: 81
    case 0x202F: 82
    case 0x2030: 83
    case 0x2032: 84
    case 0x2033: 85
    case 0x2039: 86
    case 0x203A: 87
    case 0x20AC: 88
    case 0x20B9: 89
    case 0x2122: 90
    case 0x2190: 91
    case 0x2191: 92
    case 0x2192: 93
    case 0x2193: 94
    case 0x2194: 95
    case 0x2195: 96
    case 0x21D0: 97
    case 0x21D2: 98
    case 0x21D4: 99
    case 0x2212: 100
    case 0x221A: 101
    case 0x221E: 102
    case 0x2248: 103
    case 0x2260: 104
    case 0x2264: 105
    case 0x2265: 106
    case 0x25A0: 107
    case 0x25A1: 108
    case 0x25AA: 109
    case 0x25AB: 110
    case 0x25B2: 111
    case 0x25B6: 112
    case 0x25BC: 113
    case 0x25C0: 114
    case 0x25C6: 115
    case 0x25C7: 116
    case 0x25CB: 117
    case 0x25CF: 118
    case 0x25E6: 119
    case 0x2605: 120
    case 0x2606: 121
    case 0x2610: 122
    case 0x2611: 123
    case 0x2612: 124
    case 0x2661: 125
    case 0x2665: 126
    case 0x2713: 127
    case 0x2714: 128
    case 0x2715: 129
    case 0x2716: 130
    case 0x2717: 131
    case 0x2718: 132
    default: nil
    }
  }
}
