import AccessibilityModel
import TextFormats

/// The source texts that Swift code gives to `NSLocalizedString` as `value`. They stand only there if the source
/// language's `.strings` file is empty.
package enum CodeTexts {
  struct Text {
    var key: String
    var value: String
    var location: FileLocation
  }

  /// Returns whether a path is that of Swift code.
  package static func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Returns whether Swift code may give texts to `NSLocalizedString`.
  package static func mayHaveTexts(_ bytes: [UInt8]) -> Bool { !calls(in: bytes).isEmpty }

  /// Returns whether a file is the empty `.strings` file of a source language: it has no key.
  package static func isMissing(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let place = FilePlace(path), place.kind == .strings, let language = place.language,
      language == "Base" || language == "en" || language.hasPrefix("en-")
    else { return false }
    return !bytes.contains(UInt8(ascii: "="))
  }

  private static let name = Array("NSLocalizedString".utf8)

  /// Returns the offsets after the opening parenthesis of each call.
  private static func calls(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index + name.count < bytes.count {
      if bytes[index] == name[0], bytes[index..<index + name.count].elementsEqual(name) {
        index += name.count
        if bytes[index] == UInt8(ascii: "(") { found.append(index + 1) }
      }
      index += 1
    }
    return found
  }

  /// Returns the texts of the calls whose key and value are literals.
  static func read(_ text: FileText) -> [Text] {
    calls(in: text.bytes).compactMap { start in
      var reader = Arguments(bytes: text.bytes, offset: start)
      guard let key = reader.literal() else { return nil }
      while reader.offset < text.bytes.count, text.bytes[reader.offset] != UInt8(ascii: ")") {
        if text.bytes[reader.offset...].starts(with: "value:".utf8) {
          reader.offset += 6
          let offset = reader.skipSpace()
          return reader.literal().map { Text(key: key, value: $0, location: text.location(offset)) }
        }
        if text.bytes[reader.offset] == UInt8(ascii: "\"") {
          guard reader.literal() != nil else { return nil }
        } else {
          reader.offset += 1
        }
      }
      return nil
    }
  }

  private struct Arguments {
    let bytes: [UInt8]
    var offset: Int

    @discardableResult mutating func skipSpace() -> Int {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
      return offset
    }

    /// Reads a string literal of one line. Returns nil if there is none, or if it inserts a value.
    mutating func literal() -> String? {
      skipSpace()
      guard offset + 2 < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
      if bytes[offset + 1] == UInt8(ascii: "\""), bytes[offset + 2] == UInt8(ascii: "\"") { return nil }
      offset += 1
      var result: [UInt8] = []
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
        case 0x0A: return nil
        case UInt8(ascii: "\\"):
          guard offset < bytes.count else { return nil }
          switch bytes[offset] {
          case UInt8(ascii: "n"): result.append(0x0A)
          case UInt8(ascii: "t"): result.append(0x09)
          case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): result.append(bytes[offset])
          default: return nil
          }
          offset += 1
        default: result.append(byte)
        }
      }
      return nil
    }
  }
}
