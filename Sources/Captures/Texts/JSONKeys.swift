import TextFormats

/// The keys at the start of a JSON file, which may be incomplete or invalid.
struct JSONKeys {
  /// The keys of all objects, except keys longer than 64 bytes.
  private(set) var all: Set<String> = []
  private(set) var outermost: Set<String> = []
  /// The start of the string under the key `value` of the outermost object.
  private(set) var value: String?

  func hasAny(_ names: String...) -> Bool { names.contains(where: all.contains) }
  func hasAll(_ names: String...) -> Bool { names.allSatisfy(all.contains) }

  init(_ text: FileText, from start: Int, limit: Int) {
    let end = min(text.bytes.count, start + limit)
    var offset = start
    var depth = 0
    /// The key of the next value in the outermost object; nil inside other objects.
    var key: String?
    while offset < end {
      let byte = text.bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        key = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): key = nil
      case UInt8(ascii: "\""):
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
          if depth == 1 {
            outermost.insert(name)
            key = name
          }
        } else if depth == 1, key == "value" {
          value = Self.unescaped(text.bytes[content..<contentEnd])
        }
      default: break
      }
    }
  }

  /// Returns the text of a JSON string that may be cut off. Escapes of characters beyond ASCII are left out.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x20)
      case UInt8(ascii: "u"):
        if let unit = UInt8(bytes[(index + 2)...].prefix(4).string, radix: 16), unit < 0x80 { result.append(unit) }
        index += 4
      case let other: result.append(other)
      }
      index += 2
    }
    return String(decoding: result, as: UTF8.self)
  }
}
