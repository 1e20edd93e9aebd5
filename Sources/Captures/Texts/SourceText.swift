import AccessibilityModel
import TextFormats

/// The text of a file or of a JSON string in a file. Locations always refer to the file.
struct SourceText {
  /// The text, with JSON escapes resolved.
  let text: FileText
  private let file: FileText
  /// Pairs of offsets in ascending order: `inner` in the text and `outer` in the file. There is one pair for about
  /// every `step` bytes of text. The array is empty if the text is the whole file.
  private var marks: [(inner: Int, outer: Int)] = []

  private static let step = 128

  /// The first byte that is not white space; 0 if there is none.
  var firstByte: UInt8 { text.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0 }

  /// Whether the text is inside a JSON string.
  var isInside: Bool { !marks.isEmpty }

  init(_ file: FileText) { (self.file, text) = (file, file) }

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
  func location(_ offset: Int) -> FileLocation {
    guard !marks.isEmpty else { return text.location(offset) }
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

  /// Returns the location in the file for a line and a column in the text, both counted from 1.
  func location(line: Int, column: Int) -> FileLocation {
    var (offset, line, column) = (0, line, column)
    while offset < text.bytes.count, line > 1 || column > 1 {
      if line > 1 {
        if text.bytes[offset] == 0x0A { line -= 1 }
        offset += 1
      } else {
        repeat { offset += 1 } while text.byte(offset) & 0xC0 == 0x80
        column -= 1
      }
    }
    return location(offset)
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
