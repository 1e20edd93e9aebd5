import Locales

extension TalkBackPhrase {
  /// Creates the phrase for the name of a symbol; nil for a character without a name.
  init?(symbol: Character) {
    guard let phrase = Self.symbols[symbol] else { return nil }
    self = phrase
  }

  /// The names of symbols, in the order of TalkBack 15.1 (`SpeechCleanupUtils`; source).
  ///
  /// The eight vowel signs of Arabic are left out, because TalkBack's resources have no translations of their names.
  private static let symbols: [Character: TalkBackPhrase] = [
    "&": .symbolAmpersand, "<": .symbolAngleBracketLeft, ">": .symbolAngleBracketRight, "'": .symbolApostrophe,
    "*": .symbolAsterisk, "@": .symbolAtSign, "\\": .symbolBackslash, "•": .symbolBullet, "^": .symbolCaret,
    "¢": .symbolCent, ":": .symbolColon, ",": .symbolComma, "©": .symbolCopyright, "{": .symbolCurlyBracketLeft,
    "}": .symbolCurlyBracketRight, "°": .symbolDegree, "÷": .symbolDivision, "…": .symbolEllipsis, "—": .symbolEmDash,
    "–": .symbolEnDash, "!": .symbolExclamationMark, "`": .symbolGraveAccent, "-": .symbolHyphenMinus,
    "„": .symbolLowDoubleQuote, "×": .symbolMultiplication, "\n": .symbolNewLine, "¶": .symbolParagraphMark,
    "(": .symbolParenthesisLeft, ")": .symbolParenthesisRight, "%": .symbolPercent, ".": .symbolPeriod,
    "π": .symbolPi, "#": .symbolPound, "$": .symbolDollarSign, "€": .symbolEuro, "£": .symbolPoundSterling,
    "¥": .symbolYen, "₱": .symbolCurrencyPeso, "₹": .symbolRupee, "₫": .symbolCurrencyDong, "¤": .symbolCurrencySign,
    "?": .symbolQuestionMark, "\"": .symbolQuotationMark, "®": .symbolRegisteredTrademark, ";": .symbolSemicolon,
    "/": .symbolSlash, " ": .symbolSpace, "\u{A0}": .symbolSpace, "[": .symbolSquareBracketLeft,
    "]": .symbolSquareBracketRight, "√": .symbolSquareRoot, "™": .symbolTrademark, "_": .symbolUnderscore,
    "|": .symbolVerticalBar, "¬": .symbolNotSign, "¦": .symbolBrokenBar, "µ": .symbolMicroSign,
    "≈": .symbolAlmostEquals, "≠": .symbolNotEquals, "§": .symbolSectionSign, "↑": .symbolUpwardsArrow,
    "←": .symbolLeftwardsArrow, "→": .symbolRightwardsArrow, "↓": .symbolDownwardsArrow, "♥": .symbolBlackHeart,
    "~": .symbolTilde, "=": .symbolEqual, "￦": .symbolWon, "₩": .symbolWonSign, "※": .symbolReference,
    "☆": .symbolWhiteStar, "★": .symbolBlackStar, "♡": .symbolWhiteHeart, "○": .symbolWhiteCircle,
    "●": .symbolBlackCircle, "⊙": .symbolSolar, "◎": .symbolBullseye, "♧": .symbolWhiteClubSuit,
    "♤": .symbolWhiteSpadeSuit, "☜": .symbolWhiteLeftPointingIndex, "☞": .symbolWhiteRightPointingIndex,
    "◐": .symbolCircleLeftHalfBlack, "◑": .symbolCircleRightHalfBlack, "□": .symbolWhiteSquare,
    "■": .symbolBlackSquare, "△": .symbolWhiteUpPointingTriangle, "▽": .symbolWhiteDownPointingTriangle,
    "◁": .symbolWhiteLeftPointingTriangle, "▷": .symbolWhiteRightPointingTriangle, "◇": .symbolWhiteDiamond,
    "♩": .symbolQuarterNote, "♪": .symbolEighthNote, "♬": .symbolBeamedSixteenthNote, "♀": .symbolFemale,
    "♂": .symbolMale, "【": .symbolLeftBlackLenticularBracket, "】": .symbolRightBlackLenticularBracket,
    "「": .symbolLeftCornerBracket, "」": .symbolRightCornerBracket, "±": .symbolPlusMinusSign, "ℓ": .symbolLiter,
    "℃": .symbolCelsiusDegree, "℉": .symbolFahrenheitDegree, "≒": .symbolApproximatelyEquals, "∫": .symbolIntegral,
    "⟨": .symbolMathematicalLeftAngleBracket, "⟩": .symbolMathematicalRightAngleBracket, "〒": .symbolPostalMark,
    "▲": .symbolBlackTrianglePointingUp, "▼": .symbolBlackTrianglePointingDown, "♦": .symbolBlackSuitOfDiamonds,
    "◆": .symbolBlackSuitOfDiamonds, "･": .symbolHalfwidthKatakanaMiddleDot, "▪": .symbolBlackSmallsquare,
    "《": .symbolLeftAngleBracket, "》": .symbolRightAngleBracket, "¡": .symbolInvertedExclamationMark,
    "¿": .symbolInvertedQuestionMark, "，": .symbolFullWidthComma, "！": .symbolFullWidthExclamationMark,
    "。": .symbolFullWidthIdeographicFullStop, "？": .symbolFullWidthQuestionMark, "·": .symbolMiddleDot,
    "”": .symbolRightDoubleQuotationMark, "、": .symbolIdeographicComma, "：": .symbolFullWidthColon,
    "；": .symbolFullWidthSemicolon, "＆": .symbolFullWidthAmpersand, "＾": .symbolFullWidthCircumflex,
    "～": .symbolFullWidthTilde, "“": .symbolLeftDoubleQuotationMark, "（": .symbolFullWidthLeftParenthesis,
    "）": .symbolFullWidthRightParenthesis, "＊": .symbolFullWidthAsterisk, "＿": .symbolFullWidthUnderscore,
    "’": .symbolRightSingleQuotationMark, "｛": .symbolFullWidthLeftCurlyBracket,
    "｝": .symbolFullWidthRightCurlyBracket, "＜": .symbolFullWidthLessThanSign, "＞": .symbolFullWidthGreaterThanSign,
    "‘": .symbolLeftSingleQuotationMark,
  ]
}
