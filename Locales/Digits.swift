/// The digits that numbers are written with.
///
/// CLDR's default numbering system of each language, as ICU 74 answers: Persian and Bengali have digits of their own,
/// Hindi, Thai and Hebrew write Western ones. Arabic has either, by the country: Western ones alone, which Foundation
/// writes in it too, others in Egypt and most of the Mashriq. What a person types stays as it was typed, and so does a
/// code.
package struct Digits: Sendable {
  /// Which digits a language has. Its own follow the scalar of their zero.
  enum Use: Sendable, Hashable {
    case western
    /// Its own by default.
    case own(zero: UInt32)
    /// The Western ones by default, and its own beside them (CLDR, `native`).
    case either(zero: UInt32)
    /// Its own by default in the regions whose Arabic has `arab` so in CLDR.
    case byRegion(zero: UInt32)
  }

  /// The scalar of 0; the others follow it.
  let zero: UInt32

  static let western = Digits(zero: 0x30)

  private init(zero: UInt32) { self.zero = zero }

  /// Those of a BCP 47 tag.
  package init(language tag: String) {
    switch Language(of: tag).digits {
    case .own(let zero): self.zero = zero
    case .byRegion(let zero) where Self.isWritten(inRegionOf: tag): self.zero = zero
    default: self = .western
    }
  }

  private static func isWritten(inRegionOf tag: String) -> Bool {
    let regions: Set<Substring> = [
      "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd", "so", "ss", "sy",
      "td", "ye",
    ]
    return LanguageTag.plain(tag).split(separator: "-").dropFirst().contains(where: regions.contains)
  }

  /// Whether a language has digits that are not the Western ones, by default or beside them: its texts may have either.
  package static func hasOwn(_ language: String) -> Bool {
    if case .western = Language(of: language).digits { false } else { true }
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
