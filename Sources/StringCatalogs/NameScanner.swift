/// A parser for placeholders that are a name between two marks: `{{name}}`, `%name%`.
struct NameScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private let open: [UInt8]
  private let close: [UInt8]

  init(bytes: UnsafeBufferPointer<UInt8>, marks: (open: String, close: String)) {
    self.bytes = bytes
    open = Array(marks.open.utf8)
    close = Array(marks.close.utf8)
  }

  mutating func scan() -> [FormatString.Part] {
    var parts: [FormatString.Part] = []
    var start = 0
    var offset = 0
    func endLiteral() { if offset > start { parts.append(.text(text(start..<offset))) } }
    while offset < bytes.count {
      guard stands(open, at: offset) else {
        offset += 1
        continue
      }
      if let specifier = specifier(at: offset) {
        endLiteral()
        parts.append(.specifier(specifier))
        offset = specifier.range.upperBound
        start = offset
      } else if let end = unclosed(from: offset) {
        endLiteral()
        parts.append(.malformed(text(offset..<end), offset..<end))
        offset = end
        start = offset
      } else {
        offset += 1
      }
    }
    endLiteral()
    return parts
  }

  private func stands(_ mark: [UInt8], at start: Int) -> Bool {
    mark.count <= bytes.count - start && mark.indices.allSatisfy { bytes[start + $0] == mark[$0] }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80 || "_.-".utf8.contains(byte)
  }

  /// Reads the name after the opening mark. i18next allows a minus sign before the name (`{{- name}}`), and a format
  /// after it (`{{count, number}}`). Returns the range of the name and the offset after the format; nil if there is no
  /// name.
  private func name(after start: Int) -> (name: Range<Int>, end: Int)? {
    var first = start + open.count
    let isSpaced = open != close
    while isSpaced, first < bytes.count, bytes[first] == 0x20 || bytes[first] == UInt8(ascii: "-") { first += 1 }
    var end = first
    while end < bytes.count, Self.isInName(bytes[end]) { end += 1 }
    guard end > first else { return nil }
    var rest = end
    while isSpaced, rest < bytes.count, bytes[rest] == 0x20 { rest += 1 }
    if open.count == 2, rest < bytes.count, bytes[rest] == UInt8(ascii: ",") {
      while rest < bytes.count, bytes[rest] != UInt8(ascii: "}"), bytes[rest] != UInt8(ascii: "{") { rest += 1 }
    }
    return (first..<end, rest)
  }

  private func specifier(at start: Int) -> FormatString.Specifier? {
    guard let (name, end) = name(after: start), stands(close, at: end) else { return nil }
    let number = Int(text(name)).flatMap { (0..<1_000_000).contains($0) ? $0 : nil }
    return FormatString.Specifier(
      text(start..<end + close.count), at: start, argument: number.map { $0 + 1 }, isNumbered: number != nil,
      name: name, kind: .named, conversion: end..<end)
  }

  /// Returns the end of a placeholder whose closing mark is incomplete (`{{name}`); nil if the mark and the name are
  /// more likely text, as in “100 %”.
  private func unclosed(from start: Int) -> Int? {
    guard open.count > 1, let (_, end) = name(after: start) else { return nil }
    return end < bytes.count && bytes[end] == close[0] ? end + 1 : end
  }
}
