extension String {
  /// The text in the form in which labels are compared: in lower case, with one space for each run of white space and
  /// punctuation, and without spaces at the ends. The characters %, @, $ and # are kept.
  package var heard: String { heard(keeping: "%@$#") }

  /// Returns the text as `heard` has it, with other signs kept: those that a voice says, such as `+` and `&`.
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

  /// Returns the first of the phrases in `words`, in alphabetical order, with which the text begins or ends. Returns
  /// nil if there is none. A phrase that is the whole text does not count. The text and the phrases must be in the form
  /// of `heard`.
  package func edge(in words: some Sequence<String>) -> String? {
    words.sorted().first { hasSuffix(" " + $0) || hasPrefix($0 + " ") }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is part of a word: a letter, a digit, or a mark on one.
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
