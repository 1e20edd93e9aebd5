import TextFormats

/// XML in which a script wrote quotation marks and line breaks as escapes, as Python and JavaScript show a string, but
/// without the quotation marks around the string.
enum EscapedMarkup {
  /// Returns the XML with its escapes resolved; nil if it has none between its first tags.
  static func resolved(_ text: FileText, from start: Int) -> FileText? {
    let head = text.bytes[start..<min(text.bytes.count, start + 400)]
    let marks: [StaticString] = ["=\\'", "=\\\"", ">\\n", ">\\r\\n", ">\\t"]
    guard marks.contains(where: { head.index(of: $0, from: start) != nil }) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count)
    // The offset in the file of every 64th byte.
    var places: [Int] = []
    var offset = start
    while offset < text.bytes.count {
      if bytes.count % 64 == 0 { places.append(offset) }
      let byte = text.bytes[offset]
      if byte == UInt8(ascii: "\\"), let meant = escapes[text.byte(offset + 1)] {
        bytes.append(meant)
        offset += 2
      } else {
        bytes.append(byte)
        offset += 1
      }
    }
    return FileText(file: text.file, utf8: bytes) { [places] offset in
      text.location(places.isEmpty ? 0 : places[min(offset / 64, places.count - 1)])
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x20, UInt8(ascii: "t"): 0x20, UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]
}
