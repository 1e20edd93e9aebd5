/// A parser for the placeholders of an ICU message.
struct BraceScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var parts: [FormatString.Part] = []
  private var literal: [UInt8] = []

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func scan() -> [FormatString.Part] {
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "'"): offset = quoted(from: offset)
      case UInt8(ascii: "{"): offset = place(from: offset)
      case UInt8(ascii: "}"):
        endLiteral()
        parts.append(.malformed("}", offset..<offset + 1))
        offset += 1
      default:
        literal.append(bytes[offset])
        offset += 1
      }
    }
    endLiteral()
    return parts
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    parts.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// Reads an apostrophe and any text that it quotes. Returns the offset after them. `''` is one apostrophe, an
  /// apostrophe before a brace quotes text, and any other apostrophe is literal.
  private mutating func quoted(from start: Int) -> Int {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    if next == UInt8(ascii: "'") {
      literal.append(next)
      return start + 2
    }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "}") else {
      literal.append(UInt8(ascii: "'"))
      return start + 1
    }
    var offset = start + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "'") {
        if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "'") {
          literal.append(UInt8(ascii: "'"))
          offset += 2
          continue
        }
        return offset + 1
      }
      literal.append(bytes[offset])
      offset += 1
    }
    return offset
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns a range without the white space at its beginning and end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let piece = text(range)
    guard let first = piece.firstIndex(where: { !$0.isWhitespace }),
      let last = piece.lastIndex(where: { !$0.isWhitespace })
    else { return range.lowerBound..<range.lowerBound }
    let start = piece.utf8.distance(from: piece.startIndex, to: first)
    let end = piece.utf8.distance(from: piece.startIndex, to: piece.index(after: last))
    return range.lowerBound + start..<range.lowerBound + end
  }

  private mutating func place(from start: Int) -> Int {
    endLiteral()
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
      parts.append(.malformed(text(start..<end), start..<end))
      return end
    }
    let comma = bytes[start + 1..<end].firstIndex(of: UInt8(ascii: ",")) ?? end
    let name = trimmed(start + 1..<comma)
    guard !name.isEmpty, text(name).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      parts.append(.malformed(text(start..<end + 1), start..<end + 1))
      return end + 1
    }
    let type = trimmed(min(comma + 1, end)..<end)
    // `{n, plural}` refers to a variable, whose name is all the text in the braces.
    let isVariable = text(type).hasPrefix("plural") || text(type).hasPrefix("select")
    // Larger numbers have no place in `Specifier`.
    let number = Int(text(name)).flatMap { (0..<1_000_000).contains($0) ? $0 : nil }
    parts.append(
      .specifier(
        FormatString.Specifier(
          text(start..<end + 1), at: start, argument: number.map { $0 + 1 }, isNumbered: number != nil,
          name: isVariable ? start + 1..<end : name, kind: isVariable ? .variable : .named, conversion: type)))
    return end + 1
  }
}
