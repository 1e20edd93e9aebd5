extension String {
  package var isCapital: Bool {
    // Most texts begin with an ASCII letter, and inspecting characters is slow.
    if let byte = utf8.first, byte < 0x80, !(0x41...0x5A).contains(byte) { return false }
    guard let first, index(after: startIndex) == endIndex else { return false }
    return first.isUppercase
  }

  package var isBlank: Bool {
    // Most texts begin with an ASCII letter, and inspecting characters is slow.
    if let byte = utf8.first, byte.isPrintableASCII { return false }
    return allSatisfy(\.isWhitespace)
  }

  package var isTrimmed: Bool {
    if let first = utf8.first, let last = utf8.last, first.isPrintableASCII, last.isPrintableASCII { return true }
    return first?.isWhitespace != true && last?.isWhitespace != true
  }

  /// The text without white space at its ends. This white space is invisible, so two different lines could look alike.
  package var trimmed: String {
    if isTrimmed { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// Whether the text is ASCII on one line, without a space at its ends. The check is quicker than `isBlank`, `trimmed`
  /// and `onOneLine`.
  package var isPlainLine: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last, first.isPrintableASCII, last.isPrintableASCII else {
        return false
      }
      // The compiler can vectorise this loop, because it has a single exit.
      var isOdd: UInt8 = 0
      for byte in bytes { isOdd |= byte &- 0x20 < 0x5F ? 0 : 1 }
      return isOdd == 0
    } ?? false
  }

  /// The text on one line, because a transcript has one line per utterance. If the text has a line break or
  /// other white space apart from the space character, each run of white space becomes one space.
  package var onOneLine: String {
    if utf8.allSatisfy({ $0 == 0x20 || $0.isPrintableASCII }) { return self }
    let isOnOneLine = unicodeScalars.allSatisfy { scalar in
      // Bullets stand for the whole content of a field after each key, and looking up properties is slow.
      scalar.isASCII ? scalar.value >= 0x20 : scalar == "•" || !scalar.properties.isWhitespace
    }
    if isOnOneLine { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UInt8 {
  package var isASCIIWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  fileprivate var isPrintableASCII: Bool { (0x21...0x7E).contains(self) }
}

extension String {
  /// The replacement for a text that was entered in a secure field, if the app shows the text later. It does not reveal
  /// the length of the text.
  package static let concealed = "••••"

  /// The text with a bullet for each character except spaces.
  package var inBullets: String {
    // This is asked for the whole content of a field after each key. In ASCII, only a line break can have two bytes.
    guard utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return String(map { $0 == " " ? $0 : "•" }) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * utf8.count)
    for byte in utf8 { if byte == 0x20 { bytes.append(byte) } else { bytes += [0xE2, 0x80, 0xA2] } }
    return String(decoding: bytes, as: UTF8.self)
  }
}
