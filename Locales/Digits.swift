/// The digits with which numbers are written.
///
/// The digits are those of CLDR's default numbering systems, as ICU 74 reports them. Persian and Bengali have digits of
/// their own. Hindi, Thai and Hebrew use Western digits. The digits of Arabic depend on the country: Egypt and most of
/// the Mashriq have Arabic-Indic digits, and Arabic without a country has Western digits, as in Foundation. Codes and
/// other typed text are not converted.
package struct Digits: Sendable {
  /// The use of digits in a language. `zero` is the scalar of the language's own zero; its other digits follow it.
  enum Use: Sendable, Hashable {
    case western
    /// The language's own digits by default.
    case own(zero: UInt32)
    /// Western digits by default. The language's own digits are also in use (CLDR, `native`).
    case either(zero: UInt32)
    /// The language's own digits in the regions for which CLDR gives Arabic the default `arab`; otherwise Western ones.
    case byRegion(zero: UInt32)
  }

  /// The scalar of the digit 0. The other digits follow it.
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

  /// Returns whether a language has digits of its own, as the default or beside the Western ones. Texts in such a
  /// language may have both.
  package static func hasOwn(_ language: String) -> Bool {
    if case .western = Language(of: language).digits { false } else { true }
  }

  func text(of number: Int) -> String { text(of: String(number)) }

  /// Returns a text with its Western digits replaced by these.
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
