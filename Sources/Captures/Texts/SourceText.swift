import AccessibilityModel
import TextFormats

extension FileText {
  /// The first byte that is not white space; 0 if there is none.
  var firstByte: UInt8 { bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0 }
}

/// The text of a JSON string in a file, with the places in the file.
struct SourceText {
  /// The text, with JSON escapes resolved.
  let text: FileText
  private let file: FileText
  /// Pairs of offsets in ascending order: `inner` in the text and `outer` in the file. There is one pair for about
  /// every `step` bytes of text.
  private var marks: [(inner: Int, outer: Int)] = []

  private static let step = 128

  /// Creates the text of a JSON string from its content without escapes.
  ///
  /// - Parameter offset: The offset of the string's opening quotation mark in `file`.
  init(_ string: String, at offset: Int, in file: FileText) {
    self.file = file
    text = FileText(file: file.file, utf8: Array(string.utf8))
    var (inner, outer) = (0, offset + 1)
    marks.append((inner, outer))
    while inner < text.bytes.count, outer < file.bytes.count {
      let next = Self.next(in: file, outer)
      inner += next.inner
      outer += next.outer
      if let last = marks.last, inner - last.inner >= Self.step { marks.append((inner, outer)) }
    }
  }

  /// Returns the location in the file for an offset in the text.
  private func location(_ offset: Int) -> FileLocation {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].inner <= offset { low = middle } else { high = middle }
    }
    var (inner, outer) = marks[low]
    while inner < offset, outer < file.bytes.count {
      let next = Self.next(in: file, outer)
      inner += next.inner
      outer += next.outer
    }
    return file.location(outer)
  }

  /// The text with locations that refer to the file.
  var placed: FileText {
    FileText(file: text.file, utf8: text.bytes) { location($0) }
  }

  /// Returns the size of the step after an offset of the file. A step is one byte or one JSON escape. It takes `inner`
  /// bytes in the text, where escapes are resolved, and `outer` bytes in the file.
  private static func next(in file: FileText, _ offset: Int) -> (inner: Int, outer: Int) {
    guard file.byte(offset) == UInt8(ascii: "\\") else { return (1, 1) }
    guard file.byte(offset + 1) == UInt8(ascii: "u"), let unit = unit(in: file, offset + 2) else { return (1, 2) }
    switch unit {
    case 0..<0x80: return (1, 6)
    case 0x80..<0x800: return (2, 6)
    case 0xD800..<0xDC00:
      // Half of a surrogate pair becomes U+FFFD, which has three bytes.
      guard file.byte(offset + 6) == UInt8(ascii: "\\"), file.byte(offset + 7) == UInt8(ascii: "u"),
        let low = Self.unit(in: file, offset + 8), 0xDC00..<0xE000 ~= low
      else { return (3, 6) }
      return (4, 12)
    default: return (3, 6)
    }
  }

  private static func unit(in file: FileText, _ offset: Int) -> UInt32? {
    offset + 4 <= file.bytes.count ? UInt32(file.string(offset..<offset + 4), radix: 16) : nil
  }
}
