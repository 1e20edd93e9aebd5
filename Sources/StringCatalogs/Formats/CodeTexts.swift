import AccessibilityModel
import TextFormats

/// The source texts that Swift code gives to `NSLocalizedString` as `value`. They stand only there if the source
/// language's `.strings` file is empty.
package enum CodeTexts {
  struct Text {
    var key: String
    var value: String
    /// The name of the `.strings` file.
    var table: String
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

  /// The maximum number of bytes of a call that are read, so that a parenthesis that is never closed costs little.
  private static let lengthLimit = 10_000

  /// Returns the texts of the calls whose key and value are literals, and whose table is the usual one or a literal.
  static func read(_ text: FileText) -> [Text] {
    let starts = calls(in: text.bytes)
    return starts.indices.compactMap { index in
      let next = index + 1 < starts.count ? starts[index + 1] : text.bytes.count
      let end = min(next, starts[index] + lengthLimit)
      var arguments = Arguments(bytes: text.bytes, offset: starts[index], end: end)
      return arguments.text(in: text)
    }
  }

  private struct Arguments {
    let bytes: [UInt8]
    var offset: Int
    let end: Int

    /// Reads the arguments of a call up to its closing parenthesis.
    mutating func text(in file: FileText) -> Text? {
      guard let key = literal() else { return nil }
      var result = Text(key: key, value: "", table: "Localizable", location: file.location(offset))
      var hasValue = false
      var depth = 0
      while offset < end {
        switch bytes[offset] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")") where depth == 0: return hasValue ? result : nil
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""):
          guard literal() != nil else { return hasValue ? result : nil }
          continue
        case UInt8(ascii: "t") where depth == 0 && skip("tableName:"):
          if skip("nil") { continue }
          guard let table = literal() else { return nil }
          result.table = table
          continue
        case UInt8(ascii: "v") where depth == 0 && skip("value:"):
          result.location = file.location(skipSpace())
          guard let value = literal() else { return nil }
          (result.value, hasValue) = (value, true)
          continue
        default: break
        }
        offset += 1
      }
      // The call is cut off, or goes on with another call as its comment.
      return hasValue ? result : nil
    }

    /// Skips white space and a word. Returns false if another word follows.
    private mutating func skip(_ word: String) -> Bool {
      let start = skipSpace()
      guard bytes[start..<end].starts(with: word.utf8) else { return false }
      offset += word.utf8.count
      return true
    }

    @discardableResult mutating func skipSpace() -> Int {
      while offset < end, bytes[offset] <= 0x20 { offset += 1 }
      return offset
    }

    /// Reads a string literal of one line. Returns nil if there is none, or if it inserts a value.
    mutating func literal() -> String? {
      skipSpace()
      guard offset + 2 < end, bytes[offset] == UInt8(ascii: "\"") else { return nil }
      if bytes[offset + 1] == UInt8(ascii: "\""), bytes[offset + 2] == UInt8(ascii: "\"") { return nil }
      offset += 1
      var result: [UInt8] = []
      while offset < end {
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
        case 0x0A: return nil
        case UInt8(ascii: "\\"):
          guard offset < end else { return nil }
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
