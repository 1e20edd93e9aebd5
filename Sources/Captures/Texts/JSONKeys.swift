import TextFormats

/// The keys at the start of a JSON file, which may be incomplete or invalid.
struct JSONKeys {
  /// The keys of all objects, except keys longer than 64 bytes.
  private(set) var all: Set<String> = []
  private(set) var outermost: Set<String> = []
  /// Whether the text is an array of strings.
  private(set) var isListOfTexts = false

  func hasAny(_ names: String...) -> Bool { names.contains(where: all.contains) }
  func hasAll(_ names: String...) -> Bool { names.allSatisfy(all.contains) }

  init(_ text: FileText, from start: Int, limit: Int) {
    let end = min(text.bytes.count, start + limit)
    var offset = start
    var depth = 0
    var hasString = false
    isListOfTexts = text.byte(start) == UInt8(ascii: "[")
    while offset < end {
      let byte = text.bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth > 0 { isListOfTexts = false }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        hasString = true
        let content = offset
        while offset < end, text.bytes[offset] != UInt8(ascii: "\"") {
          offset += text.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        let contentEnd = min(offset, end)
        offset += 1
        var next = offset
        while next < end, [0x20, 0x0A, 0x0D, 0x09].contains(text.bytes[next]) { next += 1 }
        if next < end, text.bytes[next] == UInt8(ascii: ":") {
          guard contentEnd - content <= 64 else { continue }
          let name = text.string(content..<contentEnd)
          all.insert(name)
          if depth == 1 { outermost.insert(name) }
        }
      default: break
      }
    }
    isListOfTexts = isListOfTexts && hasString && all.isEmpty
  }
}
