/// The digits with which a language writes numbers.
///
/// The digits are those of CLDR's default numbering systems, as ICU 74 reports them. Persian and Bengali have digits of
/// their own. Hindi, Thai and Hebrew use Western digits. The digits of Arabic depend on the country: Egypt and most of
/// the Mashriq have Arabic-Indic digits, and Arabic without a country has Western digits, as in Foundation. One-time
/// codes and other typed text are not converted.
package struct Digits: Sendable, Hashable {
  /// The digits that a language uses. `zero` is the scalar of the language's own digit 0; the digits 1 to 9 follow it.
  enum Use: Sendable, Hashable {
    case western
    /// The language's own digits by default.
    case own(zero: UInt32)
    /// The language uses Western digits by default, and also its own digits (CLDR, `native`).
    case either(zero: UInt32)
    /// The language's own digits in some regions, and Western digits elsewhere. The regions are those in which Arabic
    /// uses the numbering system `arab` by default (CLDR).
    case byRegion(zero: UInt32)
  }

  /// The scalar of the digit 0. The digits 1 to 9 follow it.
  let zero: UInt32

  static let western = Digits(zero: 0x30)

  private init(zero: UInt32) { self.zero = zero }

  /// Finds the digits for a BCP 47 tag.
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

  /// Returns whether a language has digits of its own, by default or in addition to Western digits. Texts in such a
  /// language may contain both its own digits and Western digits.
  package static func hasOwn(_ language: String) -> Bool {
    if case .western = Language(of: language).digits { false } else { true }
  }

  func text(of number: Int) -> String { text(of: String(number)) }

  /// Returns a text in which these digits replace the Western digits.
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
