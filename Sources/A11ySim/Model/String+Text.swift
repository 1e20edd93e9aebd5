extension String {
  /// Whether the text is one capital letter.
  var isCapital: Bool {
    // Most texts begin with an ASCII letter, and inspecting characters is slow.
    if let byte = utf8.first, byte < 0x80, !(0x41...0x5A).contains(byte) { return false }
    guard let first, index(after: startIndex) == endIndex else { return false }
    return first.isUppercase
  }

  /// Whether the text is empty or contains only white space.
  package var isBlank: Bool {
    // Inspecting characters is slow. Most texts begin with an ASCII letter, so the first byte is checked first.
    if let byte = utf8.first, byte.isPrintableASCII { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Whether no white space is at the ends of the text.
  var isTrimmed: Bool {
    if let first = utf8.first, let last = utf8.last, first.isPrintableASCII, last.isPrintableASCII { return true }
    return first?.isWhitespace != true && last?.isWhitespace != true
  }

  /// The text without white space at its ends. This white space is not heard, but with it, two lines that look alike
  /// could differ.
  package var trimmed: String {
    if isTrimmed { return self }
    return String(reversed().drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace))
  }

  /// Whether the text is ASCII on one line, without a space at its ends. This is true of most texts, and the check is
  /// quicker than `isBlank`, `trimmed` and `onOneLine`.
  var isPlainLine: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last, first.isPrintableASCII, last.isPrintableASCII else {
        return false
      }
      // A loop with a single exit lets the compiler vectorise it.
      var isOdd: UInt8 = 0
      for byte in bytes { isOdd |= byte &- 0x20 < 0x5F ? 0 : 1 }
      return isOdd == 0
    } ?? false
  }

  /// The text on one line: every run of line breaks and other white space is replaced by one space. A transcript has
  /// one line per utterance.
  package var onOneLine: String {
    if utf8.allSatisfy({ $0 == 0x20 || $0.isPrintableASCII }) { return self }
    let isOnOneLine = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar.value >= 0x20 : !scalar.properties.isWhitespace
    }
    if isOnOneLine { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isASCIIWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Whether the byte is a visible ASCII character: no space and no control character.
  fileprivate var isPrintableASCII: Bool { (0x21...0x7E).contains(self) }
}

extension String {
  /// The replacement for a text that was typed into a secure field, if the app later shows the text. The length of the
  /// replacement does not reveal the length of the secret.
  static let concealed = "••••"

  /// The text with a bullet for each character that is not a space.
  var inBullets: String { String(map { $0 == " " ? $0 : "•" }) }
}
