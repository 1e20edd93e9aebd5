import TextFormats

struct DescriptionLine {
  var bytes: ArraySlice<UInt8>
  /// The offset of the line in the file, in bytes.
  var offset: Int
}

/// The lines of a `debugDescription`. Some logs write a whole description on one line. The escaped line breaks then
/// separate the lines.
struct DescriptionLines: Sequence, IteratorProtocol {
  private let text: FileText
  private var offset = 0
  /// The end of the line with escaped line breaks that is being read; nil for an ordinary line.
  private var escapedEnd: Int?
  /// Whether a quotation mark precedes the first escaped line break. The last quotation mark then belongs to the log
  /// and not to the description.
  private var isQuoted = false

  init(_ text: FileText) { self.text = text }

  mutating func next() -> DescriptionLine? {
    if let escapedEnd { return nextEscaped(until: escapedEnd) }
    guard offset < text.bytes.count else { return nil }
    let start = offset
    let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
    if isEscaped(start..<end) {
      escapedEnd = end
      return nextEscaped(until: end)
    }
    offset = end + 1
    return DescriptionLine(bytes: text.bytes[start..<end].trimmedEnd, offset: start)
  }

  /// Whether a line has at least three escaped line breaks. One or two are more likely part of a label.
  private mutating func isEscaped(_ line: Range<Int>) -> Bool {
    var breaks = 0
    isQuoted = false
    for index in line.dropLast() {
      if breaks == 0, text.bytes[index] == UInt8(ascii: "\"") { isQuoted = true }
      if text.bytes[index] == UInt8(ascii: "\\"), text.bytes[index + 1] == UInt8(ascii: "n") {
        breaks += 1
        if breaks == 3 { return true }
      }
    }
    return false
  }

  private mutating func nextEscaped(until end: Int) -> DescriptionLine {
    let start = offset
    var line: [UInt8] = []
    while offset < end {
      let byte = text.bytes[offset]
      offset += 1
      guard byte == UInt8(ascii: "\\"), offset < end else {
        line.append(byte)
        continue
      }
      offset += 1
      switch text.bytes[offset - 1] {
      case UInt8(ascii: "n"): return DescriptionLine(bytes: line[...].trimmedEnd, offset: start)
      case UInt8(ascii: "t"): line.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): line.append(text.bytes[offset - 1])
      default: line += [byte, text.bytes[offset - 1]]
      }
    }
    escapedEnd = nil
    offset = end + 1
    var last = line[...].trimmedEnd
    if isQuoted, last.last == UInt8(ascii: "\"") { last = last.dropLast().trimmedEnd }
    // The last line may contain only the closing brackets of the log.
    if last.allSatisfy({ #"'")}] "#.utf8.contains($0) }) { last = [] }
    return DescriptionLine(bytes: last, offset: start)
  }
}
