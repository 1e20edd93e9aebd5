/// The digits that numbers are written with.
///
/// CLDR's default numbering system of each language, as ICU 74 answers: Persian and Bengali have digits of their own,
/// Hindi, Thai and Hebrew write Western ones. Arabic has either, by the country: Western ones alone, which Foundation
/// writes in it too, others in Egypt and most of the Mashriq. What a person types stays as it was typed, and so does a
/// code.
package struct Digits {
  /// The scalar of 0; the others follow it.
  let zero: UInt32

  static let western = Digits(zero: 0x30)

  private init(zero: UInt32) { self.zero = zero }

  /// Those of a BCP 47 tag.
  package init(language tag: String) {
    let language = LanguageTag.language(of: tag)
    zero =
      switch language {
      case "ar" where Self.hasOwn(arabic: tag), "ckb", "sdh": 0x660
      case "fa", "ks", "mzn", "ps", "lrc": 0x6F0
      case "as", "bn", "mni": 0x9E6
      case "mr", "ne", "sa", "bgc", "bho", "raj": 0x966
      case "my": 0x1040
      case "dz": 0xF20
      case "sat": 0x1C50
      case "ccp": 0x11136
      default: 0x30
      }
  }

  /// The regions whose Arabic has `arab` as its default in CLDR.
  private static func hasOwn(arabic tag: String) -> Bool {
    let regions: Set<Substring> = [
      "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd", "so", "ss", "sy",
      "td", "ye",
    ]
    return LanguageTag.plain(tag).split(separator: "-").dropFirst().contains(where: regions.contains)
  }

  /// Whether a language has digits that are not the Western ones, by default or beside them (CLDR, `native`): its texts
  /// may have either.
  /// - Parameter language: its subtag, under its present name.
  package static func hasOwn(_ language: String) -> Bool {
    [
      "ar", "fa", "ur", "ps", "ckb", "sd", "hi", "mr", "ne", "bn", "as", "my", "th", "lo", "km",
    ].contains(language)
  }

  func text(of number: Int) -> String { text(of: String(number)) }

  /// A text with its Western digits written in these.
  package func text(of western: String) -> String {
    if zero == 0x30 { return western }
    return String(
      String.UnicodeScalarView(
        western.unicodeScalars.map { scalar in
          guard (0x30...0x39).contains(scalar.value) else { return scalar }
          return Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar
        }))
  }
}
