// swift-format-ignore-file
// Written by Scripts/plurals from CLDR 41, © Unicode, Inc.: see Sources/EmbeddedData/SymbolNames/LICENSE-UNICODE.

extension PluralCategory {
  /// The source of the rules.
  static let source = "CLDR 41"

  /// The cardinal rules. A language is the bytes of its subtag; European Portuguese is ptPT.
  static func cardinal(_ n: UInt, _ language: UInt32) -> PluralCategory {
    switch language {
    // bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh
    case 0x626D, 0x626F, 0x647A, 0x686E6A, 0x6964, 0x6967, 0x6969, 0x696E, 0x6A61, 0x6A626F,
      0x6A76, 0x6A77, 0x6B6465, 0x6B6561, 0x6B6D, 0x6B6F, 0x6C6B74, 0x6C6F, 0x6D73, 0x6D79,
      0x6E716F, 0x6F7361, 0x736168, 0x736573, 0x7367, 0x7375, 0x7468, 0x746F, 0x747069, 0x7669,
      0x776F, 0x796F, 0x797565, 0x7A68:
      return .other
    // am as bn doi fa gu hi kn pcm zu
    case 0x616D, 0x6173, 0x626E, 0x646F69, 0x6661, 0x6775, 0x6869, 0x6B6E, 0x70636D, 0x7A75:
      if n == 0 { return .one }
      if n == 1 { return .one }
      return .other
    // ff hy kab
    case 0x6666, 0x6879, 0x6B6162:
      if n == 0 { return .one }
      if n == 1 { return .one }
      return .other
    // ast ca de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi
    case 0x617374, 0x6361, 0x6465, 0x656E, 0x6574, 0x6669, 0x6679, 0x676C, 0x6961, 0x696F,
      0x6A69, 0x6C696A, 0x6E6C, 0x7363, 0x73636E, 0x7376, 0x7377, 0x7572, 0x7969:
      if n == 1 { return .one }
      return .other
    // si
    case 0x7369:
      if n == 0 { return .one }
      if n == 1 { return .one }
      return .other
    // ak bho guw ln mg nso pa ti wa
    case 0x616B, 0x62686F, 0x677577, 0x6C6E, 0x6D67, 0x6E736F, 0x7061, 0x7469, 0x7761:
      if (0...1).contains(n) { return .one }
      return .other
    // tzm
    case 0x747A6D:
      if (0...1).contains(n) { return .one }
      if (11...99).contains(n) { return .one }
      return .other
    // af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
    case 0x6166, 0x616E, 0x617361, 0x617A, 0x62616C, 0x62656D, 0x62657A, 0x6267, 0x627278, 0x6365,
      0x636767, 0x636872, 0x636B62, 0x6476, 0x6565, 0x656C, 0x656F, 0x6575, 0x666F, 0x667572,
      0x677377, 0x6861, 0x686177, 0x6875, 0x6A676F, 0x6A6D63, 0x6B61, 0x6B616A, 0x6B6367, 0x6B6B,
      0x6B6B6A, 0x6B6C, 0x6B73, 0x6B7362, 0x6B75, 0x6B79, 0x6C62, 0x6C67, 0x6D6173, 0x6D676F,
      0x6D6C, 0x6D6E, 0x6D72, 0x6E6168, 0x6E62, 0x6E64, 0x6E65, 0x6E6E, 0x6E6E68, 0x6E6F,
      0x6E72, 0x6E79, 0x6E796E, 0x6F6D, 0x6F72, 0x6F73, 0x706170, 0x7073, 0x726D, 0x726F66,
      0x72776B, 0x736171, 0x7364, 0x736468, 0x736568, 0x736E, 0x736F, 0x7371, 0x7373, 0x737379,
      0x7374, 0x737972, 0x7461, 0x7465, 0x74656F, 0x746967, 0x746B, 0x746E, 0x7472, 0x7473,
      0x7567, 0x757A, 0x7665, 0x766F, 0x76756E, 0x776165, 0x7868, 0x786F67:
      if n == 1 { return .one }
      return .other
    // da
    case 0x6461:
      if n == 1 { return .one }
      return .other
    // is
    case 0x6973:
      if n % 10 == 1, n % 100 != 11 { return .one }
      return .other
    // mk
    case 0x6D6B:
      if n % 10 == 1, n % 100 != 11 { return .one }
      return .other
    // ceb fil tl
    case 0x636562, 0x66696C, 0x746C:
      if n == 1 { return .one }
      if n == 2 { return .one }
      if n == 3 { return .one }
      if n % 10 != 4, n % 10 != 6, n % 10 != 9 { return .one }
      return .other
    // lv prg
    case 0x6C76, 0x707267:
      if n % 10 == 0 { return .zero }
      if (11...19).contains(n % 100) { return .zero }
      if n % 10 == 1, n % 100 != 11 { return .one }
      return .other
    // lag
    case 0x6C6167:
      if n == 0 { return .zero }
      if n == 0, n != 0 { return .one }
      if n == 1, n != 0 { return .one }
      return .other
    // ksh
    case 0x6B7368:
      if n == 0 { return .zero }
      if n == 1 { return .one }
      return .other
    // iu naq sat se sma smi smj smn sms
    case 0x6975, 0x6E6171, 0x736174, 0x7365, 0x736D61, 0x736D69, 0x736D6A, 0x736D6E, 0x736D73:
      if n == 1 { return .one }
      if n == 2 { return .two }
      return .other
    // shi
    case 0x736869:
      if n == 0 { return .one }
      if n == 1 { return .one }
      if (2...10).contains(n) { return .few }
      return .other
    // mo ro
    case 0x6D6F, 0x726F:
      if n == 1 { return .one }
      if n == 0 { return .few }
      if (2...19).contains(n % 100) { return .few }
      return .other
    // bs hr sh sr
    case 0x6273, 0x6872, 0x7368, 0x7372:
      if n % 10 == 1, n % 100 != 11 { return .one }
      if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
      return .other
    // fr
    case 0x6672:
      if n == 0 { return .one }
      if n == 1 { return .one }
      if n != 0, n % 1000000 == 0 { return .many }
      return .other
    // pt
    case 0x7074:
      if (0...1).contains(n) { return .one }
      if n != 0, n % 1000000 == 0 { return .many }
      return .other
    // it pt_PT
    case 0x6974, 0x70745054:
      if n == 1 { return .one }
      if n != 0, n % 1000000 == 0 { return .many }
      return .other
    // es
    case 0x6573:
      if n == 1 { return .one }
      if n != 0, n % 1000000 == 0 { return .many }
      return .other
    // gd
    case 0x6764:
      if n == 1 { return .one }
      if n == 11 { return .one }
      if n == 2 { return .two }
      if n == 12 { return .two }
      if (3...10).contains(n) { return .few }
      if (13...19).contains(n) { return .few }
      return .other
    // sl
    case 0x736C:
      if n % 100 == 1 { return .one }
      if n % 100 == 2 { return .two }
      if (3...4).contains(n % 100) { return .few }
      return .other
    // dsb hsb
    case 0x647362, 0x687362:
      if n % 100 == 1 { return .one }
      if n % 100 == 2 { return .two }
      if (3...4).contains(n % 100) { return .few }
      return .other
    // he iw
    case 0x6865, 0x6977:
      if n == 1 { return .one }
      if n == 2 { return .two }
      return .other
    // cs sk
    case 0x6373, 0x736B:
      if n == 1 { return .one }
      if (2...4).contains(n) { return .few }
      return .other
    // pl
    case 0x706C:
      if n == 1 { return .one }
      if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
      if n != 1, (0...1).contains(n % 10) { return .many }
      if (5...9).contains(n % 10) { return .many }
      if (12...14).contains(n % 100) { return .many }
      return .other
    // be
    case 0x6265:
      if n % 10 == 1, n % 100 != 11 { return .one }
      if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
      if n % 10 == 0 { return .many }
      if (5...9).contains(n % 10) { return .many }
      if (11...14).contains(n % 100) { return .many }
      return .other
    // lt
    case 0x6C74:
      if n % 10 == 1, !(11...19).contains(n % 100) { return .one }
      if (2...9).contains(n % 10), !(11...19).contains(n % 100) { return .few }
      return .other
    // mt
    case 0x6D74:
      if n == 1 { return .one }
      if n == 0 { return .few }
      if (2...10).contains(n % 100) { return .few }
      if (11...19).contains(n % 100) { return .many }
      return .other
    // ru uk
    case 0x7275, 0x756B:
      if n % 10 == 1, n % 100 != 11 { return .one }
      if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
      if n % 10 == 0 { return .many }
      if (5...9).contains(n % 10) { return .many }
      if (11...14).contains(n % 100) { return .many }
      return .other
    // br
    case 0x6272:
      if n % 10 == 1, n % 100 != 11, n % 100 != 71, n % 100 != 91 { return .one }
      if n % 10 == 2, n % 100 != 12, n % 100 != 72, n % 100 != 92 { return .two }
      if (3...4).contains(n % 10), !(10...19).contains(n % 100), !(70...79).contains(n % 100), !(90...99).contains(n % 100) { return .few }
      if n % 10 == 9, !(10...19).contains(n % 100), !(70...79).contains(n % 100), !(90...99).contains(n % 100) { return .few }
      if n != 0, n % 1000000 == 0 { return .many }
      return .other
    // ga
    case 0x6761:
      if n == 1 { return .one }
      if n == 2 { return .two }
      if (3...6).contains(n) { return .few }
      if (7...10).contains(n) { return .many }
      return .other
    // gv
    case 0x6776:
      if n % 10 == 1 { return .one }
      if n % 10 == 2 { return .two }
      if n % 100 == 0 { return .few }
      if n % 100 == 20 { return .few }
      if n % 100 == 40 { return .few }
      if n % 100 == 60 { return .few }
      if n % 100 == 80 { return .few }
      return .other
    // kw
    case 0x6B77:
      if n == 0 { return .zero }
      if n == 1 { return .one }
      if n % 100 == 2 { return .two }
      if n % 100 == 22 { return .two }
      if n % 100 == 42 { return .two }
      if n % 100 == 62 { return .two }
      if n % 100 == 82 { return .two }
      if n % 1000 == 0, (1000...20000).contains(n % 100000) { return .two }
      if n % 1000 == 0, n % 100000 == 40000 { return .two }
      if n % 1000 == 0, n % 100000 == 60000 { return .two }
      if n % 1000 == 0, n % 100000 == 80000 { return .two }
      if n != 0, n % 1000000 == 100000 { return .two }
      if n % 100 == 3 { return .few }
      if n % 100 == 23 { return .few }
      if n % 100 == 43 { return .few }
      if n % 100 == 63 { return .few }
      if n % 100 == 83 { return .few }
      if n != 1, n % 100 == 1 { return .many }
      if n != 1, n % 100 == 21 { return .many }
      if n != 1, n % 100 == 41 { return .many }
      if n != 1, n % 100 == 61 { return .many }
      if n != 1, n % 100 == 81 { return .many }
      return .other
    // ar ars
    case 0x6172, 0x617273:
      if n == 0 { return .zero }
      if n == 1 { return .one }
      if n == 2 { return .two }
      if (3...10).contains(n % 100) { return .few }
      if (11...99).contains(n % 100) { return .many }
      return .other
    // cy
    case 0x6379:
      if n == 0 { return .zero }
      if n == 1 { return .one }
      if n == 2 { return .two }
      if n == 3 { return .few }
      if n == 6 { return .many }
      return .other
    default: return .other
    }
  }

  /// The number of cardinal rule sets.
  static let cardinalSets = 39

  /// The ordinal rules. A language is the bytes of its subtag; European Portuguese is ptPT.
  static func ordinal(_ n: UInt, _ language: UInt32) -> PluralCategory {
    switch language {
    // af am an ar bg bs ce cs da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id in is iw ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt ru sd sh si sk sl sr sw ta te th tpi tr ur uz yue zh zu
    case 0x6166, 0x616D, 0x616E, 0x6172, 0x6267, 0x6273, 0x6365, 0x6373, 0x6461, 0x6465,
      0x647362, 0x656C, 0x6573, 0x6574, 0x6575, 0x6661, 0x6669, 0x6679, 0x676C, 0x677377,
      0x6865, 0x6872, 0x687362, 0x6961, 0x6964, 0x696E, 0x6973, 0x6977, 0x6A61, 0x6B6D,
      0x6B6E, 0x6B6F, 0x6B79, 0x6C74, 0x6C76, 0x6D6C, 0x6D6E, 0x6D79, 0x6E62, 0x6E6C,
      0x6E6F, 0x7061, 0x706C, 0x707267, 0x7073, 0x7074, 0x7275, 0x7364, 0x7368, 0x7369,
      0x736B, 0x736C, 0x7372, 0x7377, 0x7461, 0x7465, 0x7468, 0x747069, 0x7472, 0x7572,
      0x757A, 0x797565, 0x7A68, 0x7A75:
      return .other
    // sv
    case 0x7376:
      if n % 10 == 1, n % 100 != 11, n % 100 != 12 { return .one }
      if n % 10 == 2, n % 100 != 11, n % 100 != 12 { return .one }
      return .other
    // bal fil fr ga hy lo mo ms ro tl vi
    case 0x62616C, 0x66696C, 0x6672, 0x6761, 0x6879, 0x6C6F, 0x6D6F, 0x6D73, 0x726F, 0x746C,
      0x7669:
      if n == 1 { return .one }
      return .other
    // hu
    case 0x6875:
      if n == 1 { return .one }
      if n == 5 { return .one }
      return .other
    // ne
    case 0x6E65:
      if (1...4).contains(n) { return .one }
      return .other
    // be
    case 0x6265:
      if n % 10 == 2, n % 100 != 12, n % 100 != 13 { return .few }
      if n % 10 == 3, n % 100 != 12, n % 100 != 13 { return .few }
      return .other
    // uk
    case 0x756B:
      if n % 10 == 3, n % 100 != 13 { return .few }
      return .other
    // tk
    case 0x746B:
      if n % 10 == 6 { return .few }
      if n % 10 == 9 { return .few }
      if n == 10 { return .few }
      return .other
    // kk
    case 0x6B6B:
      if n % 10 == 6 { return .many }
      if n % 10 == 9 { return .many }
      if n % 10 == 0, n != 0 { return .many }
      return .other
    // it sc scn
    case 0x6974, 0x7363, 0x73636E:
      if n == 11 { return .many }
      if n == 8 { return .many }
      if n == 80 { return .many }
      if n == 800 { return .many }
      return .other
    // lij
    case 0x6C696A:
      if n == 11 { return .many }
      if n == 8 { return .many }
      if (80...89).contains(n) { return .many }
      if (800...899).contains(n) { return .many }
      return .other
    // ka
    case 0x6B61:
      if n == 1 { return .one }
      if n == 0 { return .many }
      if (2...20).contains(n % 100) { return .many }
      if n % 100 == 40 { return .many }
      if n % 100 == 60 { return .many }
      if n % 100 == 80 { return .many }
      return .other
    // sq
    case 0x7371:
      if n == 1 { return .one }
      if n % 10 == 4, n % 100 != 14 { return .many }
      return .other
    // kw
    case 0x6B77:
      if (1...4).contains(n) { return .one }
      if (1...4).contains(n % 100) { return .one }
      if (21...24).contains(n % 100) { return .one }
      if (41...44).contains(n % 100) { return .one }
      if (61...64).contains(n % 100) { return .one }
      if (81...84).contains(n % 100) { return .one }
      if n == 5 { return .many }
      if n % 100 == 5 { return .many }
      return .other
    // en
    case 0x656E:
      if n % 10 == 1, n % 100 != 11 { return .one }
      if n % 10 == 2, n % 100 != 12 { return .two }
      if n % 10 == 3, n % 100 != 13 { return .few }
      return .other
    // mr
    case 0x6D72:
      if n == 1 { return .one }
      if n == 2 { return .two }
      if n == 3 { return .two }
      if n == 4 { return .few }
      return .other
    // gd
    case 0x6764:
      if n == 1 { return .one }
      if n == 11 { return .one }
      if n == 2 { return .two }
      if n == 12 { return .two }
      if n == 3 { return .few }
      if n == 13 { return .few }
      return .other
    // ca
    case 0x6361:
      if n == 1 { return .one }
      if n == 3 { return .one }
      if n == 2 { return .two }
      if n == 4 { return .few }
      return .other
    // mk
    case 0x6D6B:
      if n % 10 == 1, n % 100 != 11 { return .one }
      if n % 10 == 2, n % 100 != 12 { return .two }
      if n % 10 == 7, n % 100 != 17, n % 100 != 18 { return .many }
      if n % 10 == 8, n % 100 != 17, n % 100 != 18 { return .many }
      return .other
    // az
    case 0x617A:
      if n % 10 == 1 { return .one }
      if n % 10 == 2 { return .one }
      if n % 10 == 5 { return .one }
      if n % 10 == 7 { return .one }
      if n % 10 == 8 { return .one }
      if n % 100 == 20 { return .one }
      if n % 100 == 50 { return .one }
      if n % 100 == 70 { return .one }
      if n % 100 == 80 { return .one }
      if n % 10 == 3 { return .few }
      if n % 10 == 4 { return .few }
      if n % 1000 == 100 { return .few }
      if n % 1000 == 200 { return .few }
      if n % 1000 == 300 { return .few }
      if n % 1000 == 400 { return .few }
      if n % 1000 == 500 { return .few }
      if n % 1000 == 600 { return .few }
      if n % 1000 == 700 { return .few }
      if n % 1000 == 800 { return .few }
      if n % 1000 == 900 { return .few }
      if n == 0 { return .many }
      if n % 10 == 6 { return .many }
      if n % 100 == 40 { return .many }
      if n % 100 == 60 { return .many }
      if n % 100 == 90 { return .many }
      return .other
    // gu hi
    case 0x6775, 0x6869:
      if n == 1 { return .one }
      if n == 2 { return .two }
      if n == 3 { return .two }
      if n == 4 { return .few }
      if n == 6 { return .many }
      return .other
    // as bn
    case 0x6173, 0x626E:
      if n == 1 { return .one }
      if n == 5 { return .one }
      if n == 7 { return .one }
      if n == 8 { return .one }
      if n == 9 { return .one }
      if n == 10 { return .one }
      if n == 2 { return .two }
      if n == 3 { return .two }
      if n == 4 { return .few }
      if n == 6 { return .many }
      return .other
    // or
    case 0x6F72:
      if n == 1 { return .one }
      if n == 5 { return .one }
      if (7...9).contains(n) { return .one }
      if n == 2 { return .two }
      if n == 3 { return .two }
      if n == 4 { return .few }
      if n == 6 { return .many }
      return .other
    // cy
    case 0x6379:
      if n == 0 { return .zero }
      if n == 7 { return .zero }
      if n == 8 { return .zero }
      if n == 9 { return .zero }
      if n == 1 { return .one }
      if n == 2 { return .two }
      if n == 3 { return .few }
      if n == 4 { return .few }
      if n == 5 { return .many }
      if n == 6 { return .many }
      return .other
    default: return .other
    }
  }

  /// The number of ordinal rule sets.
  static let ordinalSets = 24
}
