extension String {
  /// The text in the form in which labels are compared. It is in lower case, and each run of white space and
  /// punctuation becomes one space. The characters %, @, $ and # are kept.
  package var heard: String { heard(keeping: "%@$#") }

  /// Returns the text in the form of `heard`, but keeps only the given signs, such as `+` and `&`.
  package func heard(keeping signs: String) -> String {
    let signs = Array(signs.unicodeScalars)
    var result = ""
    var needsSpace = false
    for scalar in lowercased().unicodeScalars {
      if scalar.isWordlike || signs.contains(scalar) {
        if needsSpace, !result.isEmpty { result += " " }
        needsSpace = false
        result.unicodeScalars.append(scalar)
      } else {
        needsSpace = true
      }
    }
    return result
  }

  /// Returns the alphabetically first phrase in `words` with which this text begins or ends; nil if there is none. A
  /// phrase that equals the whole text does not count. All texts must be in the form of `heard`.
  package func edge(in words: some Sequence<String>) -> String? {
    words.sorted().first { hasSuffix(" " + $0) || hasPrefix($0 + " ") }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit, or a mark on a letter or digit.
  package var isWordlike: Bool {
    if value < 0x80 {
      return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) || (0x30...0x39).contains(value)
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      return true
    // A zero-width joiner or non-joiner, or a soft hyphen, is between letters of one word.
    case .format: return value == 0x200C || value == 0x200D || value == 0xAD
    default: return false
    }
  }
}
