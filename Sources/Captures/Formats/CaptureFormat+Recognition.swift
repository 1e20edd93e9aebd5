import TextFormats

extension CaptureFormat {
  package enum Recognition: Sendable, Hashable {
    case capture(CaptureFormat)
    case screenFile
    /// A known format that is not supported. The text describes the format in messages.
    case unsupported(String)
    case unknown
  }

  /// Recognises a file by its content, also inside the answer of a server or the text of an agent. A damaged file is
  /// recognised, too, so that its reader can report the error.
  package static func recognize(_ text: FileText) -> Recognition { Payload(text).recognition }

  /// The number of bytes that are examined at the start of a file. The first elements identify every format.
  private static let limit = 1_000_000

  /// Recognises a text that begins with the capture.
  static func recognizeUnwrapped(_ text: FileText) -> Recognition {
    let start = text.bytes.firstIndex { !isSpace($0) } ?? text.bytes.count
    switch text.byte(start) {
    case UInt8(ascii: "<"): return markup(text, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let found = json(JSONKeys(text, from: start, limit: limit))
      return found == .unknown ? lines(text, from: start) : found
    default: return lines(text, from: start)
    }
  }

  /// What the formats make of a mark; nil if none of them knows it.
  private static func told(by mark: CaptureMark) -> Recognition? {
    var best: (found: Recognition, certainty: CaptureMark.Certainty)?
    func offer(_ found: Recognition, _ certainty: CaptureMark.Certainty?) {
      if let certainty, best.map({ certainty > $0.certainty }) ?? true { best = (found, certainty) }
    }
    for format in all { offer(.capture(format), format.recognizes(mark)) }
    for format in UnsupportedFormat.all { offer(.unsupported(format.name), format.recognizes(mark)) }
    return best?.found
  }

  // MARK: XML

  private static func markup(_ text: FileText, from start: Int) -> Recognition {
    var offset = start
    let end = min(text.bytes.count, start + limit)
    while offset < end {
      guard text.bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      let nameStart = offset + 1
      offset = nameStart
      while offset < end, isOfName(text.bytes[offset]), offset - nameStart < 100 { offset += 1 }
      let name = text.string(nameStart..<min(offset, text.bytes.count))
      if name == "!--" {
        offset = skipComment(text, offset, end)
      } else if let found = told(by: .tag(name)) {
        return found
      }
    }
    return .unknown
  }

  private static func skipComment(_ text: FileText, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      if text.byte(offset) == UInt8(ascii: "-"), text.byte(offset + 1) == UInt8(ascii: "-"),
        text.byte(offset + 2) == UInt8(ascii: ">")
      {
        return offset + 3
      }
      offset += 1
    }
    return end
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "$"): true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  // MARK: JSON

  private static func json(_ keys: JSONKeys) -> Recognition {
    if keys.outermost.contains("a11ySimScreen") { return .screenFile }
    // Scenarios are excluded first, because their expectations can contain the keys of other formats.
    if !keys.outermost.isDisjoint(with: ["steps", "screen", "screens"]) { return .unknown }
    return told(by: .keys(keys)) ?? .unknown
  }

  // MARK: Text

  private static func lines(_ text: FileText, from start: Int) -> Recognition {
    let end = min(text.bytes.count, start + limit)
    var first: [ArraySlice<UInt8>] = []
    var offset = start
    while offset < end {
      let lineEnd = text.bytes[offset..<end].firstIndex(of: 0x0A) ?? end
      // The first 4,000 bytes of a line are enough for every format. A longer line belongs to a log.
      let line = text.bytes[offset..<min(lineEnd, offset + 4_000)].drop(while: isSpace)
      offset = lineEnd + 1
      guard !line.isEmpty else { continue }
      if let found = told(by: .line(line, isFirst: first.isEmpty)) { return found }
      if first.count < 20 { first.append(line) }
    }
    return told(by: .lines(first)) ?? .unknown
  }
}
