import TextFormats

/// A look at the outermost members of JSON, which may be cut off. Unlike `JSONTree`, it reads no further than asked, and
/// reports nothing.
struct JSONScan {
  private let text: FileText

  init(_ text: FileText) { self.text = text }

  struct Member {
    var name: String
    var value: Range<Int>
  }

  /// Returns the members of an object, of which the last may be cut off.
  func members(ofObjectAt start: Int, limit: Int = 64) -> [Member] {
    var members: [Member] = []
    var offset = skipSpace(start + 1)
    while members.count < limit, text.byte(offset) == UInt8(ascii: "\"") {
      let end = end(ofValueAt: offset)
      let colon = skipSpace(end)
      guard text.byte(colon) == UInt8(ascii: ":"), end - offset >= 2, end - offset <= 66 else { break }
      let value = skipSpace(colon + 1)
      let valueEnd = self.end(ofValueAt: value)
      guard valueEnd > value else { break }
      members.append(Member(name: text.string(offset + 1..<end - 1), value: value..<valueEnd))
      offset = skipSpace(valueEnd)
      guard text.byte(offset) == UInt8(ascii: ",") else { break }
      offset = skipSpace(offset + 1)
    }
    return members
  }

  func elements(ofArrayAt start: Int, limit: Int) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var offset = skipSpace(start + 1)
    while elements.count < limit, offset < text.bytes.count, text.bytes[offset] != UInt8(ascii: "]") {
      let end = end(ofValueAt: offset)
      guard end > offset else { break }
      elements.append(offset..<end)
      offset = skipSpace(end)
      guard text.byte(offset) == UInt8(ascii: ",") else { break }
      offset = skipSpace(offset + 1)
    }
    return elements
  }

  /// Returns the offset after the value that begins at an offset; the end of the text if the value is cut off.
  func end(ofValueAt start: Int) -> Int {
    let bytes = text.bytes
    var offset = start
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        if depth == 0 { return min(offset + 1, bytes.count) }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth <= 1 { return depth == 0 ? offset : offset + 1 }
        depth -= 1
      case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
        if depth == 0 { return offset }
      default: break
      }
      offset += 1
    }
    return bytes.count
  }

  /// Whether a string literal ends with a quotation mark that closes it.
  static func isClosed(_ literal: [UInt8]) -> Bool {
    guard literal.count >= 2, literal.last == UInt8(ascii: "\"") else { return false }
    return literal.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }

  private func skipSpace(_ start: Int) -> Int {
    var offset = start
    while [0x20, 0x0A, 0x0D, 0x09].contains(text.byte(offset)), offset < text.bytes.count { offset += 1 }
    return offset
  }
}
