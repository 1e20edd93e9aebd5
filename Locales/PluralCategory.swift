/// The plural categories of CLDR.
enum PluralCategory: Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number, by CLDR's cardinal rules.
  ///
  /// The rules are written out for the languages of the catalogues. A new one needs its own, and a test asks for it.
  init(_ count: Int, language: String) {
    let n = count.magnitude
    switch language {
    case "en":
      self = n == 1 ? .one : .other
    case "fr":
      if n <= 1 {
        self = .one
      } else {
        self = n % 1_000_000 == 0 ? .many : .other
      }
    case "ar":
      switch (n, n % 100) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...99): self = .many
      default: self = .other
      }
    default:
      preconditionFailure("PluralCategory has no rule for \(language)")
    }
  }
}
