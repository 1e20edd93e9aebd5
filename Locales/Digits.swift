/// The digits that numbers are written with.
///
/// CLDR's default numbering system of each language: Persian and Bengali have digits of their own, Hindi, Thai and Hebrew
/// write Western ones. Arabic has either, by the country, and its tag here names none: it stays with the Western ones,
/// which Foundation writes in it too. What a person types stays as it was typed, and so does a code.
enum Digits: UInt32 {
  case western = 0x30
  case bengali = 0x9E6
  case persian = 0x6F0

  init(language: String) {
    switch language {
    case "bn": self = .bengali
    case "fa": self = .persian
    default: self = .western
    }
  }

  func text(of number: Int) -> String {
    let western = String(number)
    if self == .western { return western }
    return String(
      String.UnicodeScalarView(
        western.unicodeScalars.map { scalar in
          guard (0x30...0x39).contains(scalar.value) else { return scalar }
          return Unicode.Scalar(rawValue + scalar.value - 0x30) ?? scalar
        }))
  }
}
