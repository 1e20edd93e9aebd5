import TextFormats

/// What stands before each line of a tree that was copied from a log, an editor or a comment, such as `MyTest  : ` or
/// `// `.
///
/// The viewers of a log differ in what they print, and people cut some of it away. But every line of one tree has as
/// much before it as the line of its outermost node, with other digits in a time.
enum TreePrefix {
  /// Returns the text with the prefixes removed; nil if its tree has none.
  static func stripped(_ text: FileText) -> FileText? {
    let bytes = text.bytes[...]
    guard let prefix = prefix(in: bytes) else { return nil }
    var kept: [Range<Int>] = []
    var count = 0
    var line = 0
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
      let hasPrefix = isAlike(bytes[line..<min(line + prefix.count, end)], prefix)
      if hasPrefix { count += 1 }
      kept.append((hasPrefix ? line + prefix.count : line)..<end)
      line = end
    }
    // A sentence that names a node stands alone.
    return count > 1 ? text.keeping(kept) : nil
  }

  /// What stands before the first outermost node; nil if it is only what draws a tree.
  private static func prefix(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let marks: [(name: StaticString, place: StaticString?)] = [("Node #", " at (l="), ("SemanticsNode#", nil)]
    for mark in marks {
      var offset = bytes.startIndex
      while let found = bytes.index(of: mark.name, from: offset) {
        offset = found + 1
        if let place = mark.place, bytes[..<min(found + 30, bytes.endIndex)].index(of: place, from: found) == nil {
          continue
        }
        // More bytes are no prefix, but a tree without line breaks.
        let before = bytes[max(found - 200, bytes.startIndex)..<found]
        guard let start = before.lastIndex(of: 0x0A).map({ $0 + 1 }) ?? (found <= 200 ? bytes.startIndex : nil) else {
          return nil
        }
        let prefix = bytes[start..<found]
        return prefix.string.allSatisfy { " \t\r|-)│├└─╎╌".contains($0) || $0.isNumber } ? nil : prefix
      }
    }
    return nil
  }

  /// Whether a text is a prefix, apart from the digits. A viewer may write spaces in place of the prefix of the line above.
  private static func isAlike(_ text: ArraySlice<UInt8>, _ prefix: ArraySlice<UInt8>) -> Bool {
    guard text.count == prefix.count else { return false }
    return text.allSatisfy { $0 == 0x20 }
      || zip(text, prefix).allSatisfy { one, other in one == other || isDigit(one) && isDigit(other) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
