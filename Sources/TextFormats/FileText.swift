import AccessibilityModel

/// A file's text as UTF-8 without a byte order mark, with the line and column of every byte offset.
package struct FileText: Sendable {
  package let file: String
  package let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The number of Unicode scalars before each block of `blockSize` bytes. With these numbers, columns are fast to
  /// compute even if a 20 MB file is a single line.
  private let scalarsBefore: [Int]

  /// The location in the file of an offset in this text; nil if the text is the whole file.
  private let place: (@Sendable (Int) -> FileLocation)?

  private static let blockSize = 256

  /// Creates a text. `bytes` must be valid UTF-8 without a byte order mark.
  ///
  /// - Parameter place: Returns the location in the file of an offset in the text; nil if the text is the whole file.
  package init(file: String, utf8 bytes: [UInt8], place: (@Sendable (Int) -> FileLocation)? = nil) {
    self.file = file
    self.bytes = bytes
    self.place = place
    var lineStarts = [0]
    var scalarsBefore: [Int] = []
    scalarsBefore.reserveCapacity(bytes.count / Self.blockSize + 1)
    var scalars = 0
    var start = 0
    while start < bytes.count {
      scalarsBefore.append(scalars)
      let end = min(start + Self.blockSize, bytes.count)
      bytes.withUnsafeBufferPointer { bytes in
        for offset in start..<end {
          let byte = bytes[offset]
          if byte == 0x0A { lineStarts.append(offset + 1) }
          scalars += byte & 0xC0 == 0x80 ? 0 : 1
        }
      }
      start = end
    }
    self.lineStarts = lineStarts
    self.scalarsBefore = scalarsBefore
  }

  @inline(__always)
  package func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  package func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the line and column of a byte offset, counted from 1. Columns count Unicode scalars.
  package func location(_ offset: Int) -> FileLocation {
    let offset = min(offset, bytes.count)
    if let place { return place(offset) }
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    // Most lines are short, so their scalars are counted directly.
    let column =
      offset - start <= Self.blockSize
      ? Self.scalars(in: bytes[start..<offset]) : scalars(before: offset) - scalars(before: start)
    return FileLocation(file: file, line: low + 1, column: column + 1)
  }

  /// Returns a text that consists of parts of this one. Locations in it are those of the file.
  ///
  /// - Parameter ranges: The parts, in ascending order and without overlaps.
  package func keeping(_ ranges: [Range<Int>]) -> FileText {
    var bytes: [UInt8] = []
    /// The offset of each part in the new text.
    var starts: [Int] = []
    for range in ranges where !range.isEmpty {
      starts.append(bytes.count)
      bytes += self.bytes[range]
    }
    let kept = ranges.filter { !$0.isEmpty }
    return FileText(file: file, utf8: bytes) { [starts] offset in
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return location(kept.isEmpty ? 0 : kept[low].lowerBound + offset - starts[low])
    }
  }

  private func scalars(before offset: Int) -> Int {
    guard let block = scalarsBefore.indices.last.map({ min($0, offset / Self.blockSize) }) else { return 0 }
    return scalarsBefore[block] + Self.scalars(in: bytes[block * Self.blockSize..<offset])
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes { count += byte & 0xC0 == 0x80 ? 0 : 1 }
      return count
    }
  }
}

extension FileText {
  /// Detects the encoding of a file's bytes and decodes them.
  ///
  /// The platforms read UTF-8, and UTF-16 or UTF-32 with a byte order mark. For these encodings, nothing is reported.
  /// UTF-16 without a byte order mark is recognised by its zero bytes and reported.
  ///
  /// Other bytes that are not UTF-8 are reported too. They are read as Latin-1 if `mayBeLatin1` is true. Otherwise,
  /// U+FFFD replaces the invalid bytes.
  package init(file: String, bytes: [UInt8], mayBeLatin1: Bool = false, problems: inout FileProblems) {
    func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count / 2)
      var index = bytes.startIndex
      while index + 1 < bytes.endIndex {
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        units.append(bigEndian ? first << 8 | second : second << 8 | first)
        index += 2
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    let start = bytes.prefix(4)
    if start.elementsEqual([0xFF, 0xFE, 0, 0]) || start.elementsEqual([0, 0, 0xFE, 0xFF]) {
      var text = ""
      for index in stride(from: 4, to: bytes.count - 3, by: 4) {
        let four = bytes[index..<index + 4]
        let value = (bytes[0] == 0 ? Array(four) : four.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      self.init(file: file, utf8: Array(text.utf8))
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      let utf8 = utf16(bytes.dropFirst(2), bigEndian: bytes[0] == 0xFE)
      if utf8.starts(with: Self.mark) { Self.reportSecondMark(in: file, &problems) }
      self.init(file: file, utf8: utf8.starts(with: Self.mark) ? Array(utf8.dropFirst(3)) : utf8)
    } else if start.starts(with: Self.mark) {
      if bytes.dropFirst(3).starts(with: Self.mark) { Self.reportSecondMark(in: file, &problems) }
      self.init(file: file, bytes: Array(bytes.dropFirst(3)), mayBeLatin1: mayBeLatin1, problems: &problems)
    } else if let isBigEndian = Self.isUTF16(start) {
      self.init(file: file, utf8: utf16(bytes[...], bigEndian: isBigEndian))
      problems.warn(
        "this file is UTF-16 without a byte order mark, which not every tool can read",
        at: FileLocation(file: file, line: 1, column: 1), help: "save the file as UTF-8")
    } else if String(validating: bytes, as: UTF8.self) != nil {
      self.init(file: file, utf8: bytes)
    } else {
      let valid = Self.validPrefix(of: bytes)
      let place = FileText(file: file, utf8: Array(bytes[..<valid])).location(valid)
      if mayBeLatin1 {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
          if byte < 0x80 { utf8.append(byte) } else { utf8 += [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
        }
        self.init(file: file, utf8: utf8)
        problems.warn(
          "this file is not UTF-8; it is read as Latin-1 here, but the app may not be able to read it", at: place,
          help: "save the file as UTF-8")
      } else {
        self.init(file: file, utf8: Array(String(decoding: bytes, as: UTF8.self).utf8))
        problems.fail(
          "this byte is not valid UTF-8; it is read as “\u{FFFD}”", at: place, help: "save the file as UTF-8")
      }
    }
  }

  /// The byte order mark in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func reportSecondMark(in file: String, _ problems: inout FileProblems) {
    problems.warn(
      "the file begins with two byte order marks", at: FileLocation(file: file, line: 1, column: 1),
      notes: file.hasSuffix(".strings")
        ? ["Xcode's build step drops one of them; Foundation on Linux refuses the file"]
        : ["loaders drop only the first mark; not every loader accepts the second mark before the contents"],
      help: "save the file without a byte order mark")
  }

  /// Returns true for big-endian UTF-16 without a byte order mark, false for little-endian, nil for other encodings.
  /// The zero bytes of the first two characters decide, because every catalogue begins with ASCII characters.
  private static func isUTF16(_ start: ArraySlice<UInt8>) -> Bool? {
    guard start.count == 4 else { return nil }
    switch start.map({ $0 == 0 }) {
    case [true, false, true, false]: return true
    case [false, true, false, true]: return false
    default: return nil
    }
  }

  private static func validPrefix(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return valid
  }
}
