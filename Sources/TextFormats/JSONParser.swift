import AccessibilityModel

/// A one-pass JSON parser that gives the byte offset of each key and value.
///
/// Foundation's readers give no positions, and accept errors that occur in string catalogues. They accept commas before
/// a closing bracket. They also accept duplicate keys: one reader keeps the first, the other the last.
package struct JSONParser {
  /// The kind of the next value; `nothing` if no value begins at the next byte.
  package enum Kind: String { case object, array, string, number, `true`, `false`, null, nothing }

  package let text: FileText
  package var problems: FileProblems
  package private(set) var offset = 0
  /// Whether an error prevents reading the rest of the file. Every function then returns at once. Values that were
  /// already read remain valid.
  package private(set) var hasFailed = false
  private var depth = 0

  /// The maximum nesting depth: deeper than any string catalogue, and less than a thread's stack allows.
  package static let depthLimit = 64

  package init(_ text: FileText, problems: FileProblems = FileProblems()) {
    self.text = text
    self.problems = problems
  }

  /// Skips white space and returns the kind of the next value, without reading the value.
  package mutating func next() -> Kind {
    guard !hasFailed else { return .nothing }
    skipSpace()
    switch text.byte(offset) {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    case UInt8(ascii: "t"): return .true
    case UInt8(ascii: "f"): return .false
    case UInt8(ascii: "n"): return .null
    default: return .nothing
    }
  }

  /// Reads an object (`{ … }`) and reports duplicate keys. `member` must read or skip the value of each key.
  package mutating func readObject(_ member: (inout JSONParser, _ key: String, _ keyOffset: Int) -> Void) {
    guard enter(UInt8(ascii: "{")) else { return }
    var keys = SeenKeys()
    while !hasFailed {
      skipSpace()
      let keyOffset = offset
      if text.byte(offset) == UInt8(ascii: "}"), leave() { return }
      guard let key = readString("a key in quotation marks") else { return }
      if let first = keys.insert(key, at: keyOffset) {
        problems.warn(
          "the key “\(key)” appears twice, and tools disagree on which one counts", at: text.location(keyOffset),
          notes: ["the first is on line \(text.location(first).line)"], help: "remove one of them")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { return fail("a colon is missing after the key “\(key)”") }
      member(&self, key, keyOffset)
      guard separated(from: UInt8(ascii: "}")) else { return }
    }
  }

  /// Reads an array (`[ … ]`). `element` must read or skip each value.
  package mutating func readArray(_ element: (inout JSONParser) -> Void) {
    guard enter(UInt8(ascii: "[")) else { return }
    while !hasFailed {
      skipSpace()
      if text.byte(offset) == UInt8(ascii: "]"), leave() { return }
      element(&self)
      guard separated(from: UInt8(ascii: "]")) else { return }
    }
  }

  /// Reads a string and resolves its escapes. Stops parsing and returns nil if there is no valid string.
  package mutating func readString(_ expected: String = "a text in quotation marks") -> String? {
    guard !hasFailed else { return nil }
    skipSpace()
    guard take(UInt8(ascii: "\"")) else {
      fail("expected \(expected)")
      return nil
    }
    let start = offset
    // Most strings have no escapes and are copied as a whole.
    while true {
      let byte = text.byte(offset)
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return text.string(start..<offset - 1)
      }
      if byte == UInt8(ascii: "\\") { break }
      if byte < 0x20 {
        guard passControl(from: start) else { return nil }
      }
      offset += 1
    }
    var bytes = Array(text.bytes[start..<offset])
    while true {
      let byte = text.byte(offset)
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape() else { return nil }
        bytes += Array(String(scalar).utf8)
      case 0..<0x20:
        guard passControl(from: start) else { return nil }
        bytes.append(byte)
        offset += 1
      default:
        bytes.append(byte)
        offset += 1
      }
    }
  }

  /// Reads a whole number. Reports and skips any other value, and returns nil.
  package mutating func readInteger() -> Int? {
    guard next() == .number else {
      unexpected("a whole number")
      return nil
    }
    let start = offset
    skipScalar()
    guard let number = Int(text.string(start..<offset)) else {
      problems.warn(
        "“\(text.string(start..<min(offset, start + 40)))” is not a whole number", at: text.location(start))
      return nil
    }
    return number
  }

  /// Reads true or false. Reports and skips any other value, and returns nil.
  package mutating func readBool() -> Bool? {
    switch next() {
    case .true, .false:
      let isTrue = text.byte(offset) == UInt8(ascii: "t")
      skip()
      return isTrue
    default:
      unexpected("true or false")
      return nil
    }
  }

  /// Reports that the next value is not of the expected kind, and skips it. Stops parsing if there is no value.
  package mutating func unexpected(_ expected: String) {
    guard !hasFailed else { return }
    let found = next()
    if found == .nothing { return fail("expected \(expected)") }
    problems.warn("expected \(expected), not \(found.rawValue); this value is skipped", at: text.location(offset))
    skip()
  }

  package mutating func skip() {
    switch next() {
    case .object: readObject { reader, _, _ in reader.skip() }
    case .array: readArray { $0.skip() }
    case .string: _ = readString()
    case .number, .true, .false, .null: skipScalar()
    case .nothing: fail("a value is missing here")
    }
  }

  /// Reports anything that follows the top-level value.
  package mutating func finish() {
    guard !hasFailed else { return }
    skipSpace()
    if offset < text.bytes.count { fail("there must be nothing after the last closing bracket") }
  }

  package mutating func fail(_ message: String) {
    guard !hasFailed else { return }
    hasFailed = true
    let isEnd = offset >= text.bytes.count
    problems.stop(
      isEnd ? "the file ends too early" : message, at: text.location(min(offset, text.bytes.count)),
      help: isEnd
        ? "restore the rest of the file, or add the missing closing brackets"
        : "correct this first, because the rest of the file is not read")
  }

  @inline(__always)
  mutating func skipSpace() {
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset += 1
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard text.byte(offset) == byte else { return false }
    offset += 1
    return true
  }

  private mutating func enter(_ bracket: UInt8) -> Bool {
    guard !hasFailed else { return false }
    skipSpace()
    guard text.byte(offset) == bracket else {
      unexpected(bracket == UInt8(ascii: "{") ? "an object in braces" : "a list in brackets")
      return false
    }
    guard depth < Self.depthLimit else {
      fail("this is nested more than \(Self.depthLimit) levels deep")
      return false
    }
    depth += 1
    offset += 1
    return true
  }

  private mutating func leave() -> Bool {
    depth -= 1
    offset += 1
    return true
  }

  /// Reads the comma after an element, and reports a comma before the closing bracket. Stops parsing and returns false
  /// if neither follows.
  mutating func separated(from bracket: UInt8) -> Bool {
    guard !hasFailed else { return false }
    skipSpace()
    if text.byte(offset) == UInt8(ascii: ",") {
      let comma = offset
      offset += 1
      skipSpace()
      if text.byte(offset) == bracket {
        problems.warn(
          "JSON does not allow a comma before a closing bracket, and not every tool reads it",
          at: text.location(comma),
          help: "remove the comma")
      }
      return true
    }
    if text.byte(offset) == bracket { return true }
    fail("a comma or the closing bracket is missing here")
    return false
  }

  private mutating func skipScalar() {
    let start = offset
    while offset < text.bytes.count {
      switch text.bytes[offset] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
        offset += 1
        continue
      default: break
      }
      break
    }
    let first = text.byte(start)
    if first >= UInt8(ascii: "a"), !["true", "false", "null"].contains(text.string(start..<min(offset, start + 6))) {
      offset = start
      fail("this is not a JSON value")
    }
  }

  /// Reports a control character inside quotation marks, such as a line break. At the end of the file, reports the
  /// unclosed quotation mark instead and returns false.
  private mutating func passControl(from start: Int) -> Bool {
    if offset >= text.bytes.count {
      hasFailed = true
      problems.fail(
        "the quotation mark that opens here is never closed", at: text.location(max(0, start - 1)),
        help: "add the closing quotation mark; the rest of the file is not read")
      return false
    }
    problems.fail(
      "JSON does not allow line breaks or control characters inside quotation marks", at: text.location(offset),
      help: "write an escape instead: \\n for a line break")
    return true
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    let start = offset
    offset += 2
    switch text.byte(start + 1) {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = readHex() else { break }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      if unit < 0xDC00, text.byte(offset) == UInt8(ascii: "\\"), text.byte(offset + 1) == UInt8(ascii: "u") {
        let second = offset
        offset += 2
        if let low = readHex(), (0xDC00...0xDFFF).contains(low) {
          return Unicode.Scalar((unit - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
        }
        offset = second
      }
      problems.warn("this escape is half of a surrogate pair; the other half is missing", at: text.location(start))
      return "\u{FFFD}"
    default: break
    }
    offset = min(start, text.bytes.count)
    fail("this is not a JSON escape")
    return nil
  }

  private mutating func readHex() -> UInt32? {
    guard offset + 4 <= text.bytes.count, let value = UInt32(text.string(offset..<offset + 4), radix: 16),
      text.bytes[offset] != UInt8(ascii: "+")
    else { return nil }
    offset += 4
    return value
  }
}

struct SeenKeys {
  private var few: [(key: String, offset: Int)] = []
  private var many: [String: Int] = [:]

  /// Records a key. Returns the offset of the key's earlier occurrence; nil if the key is new. The first 13 keys are
  /// compared byte by byte. Later keys are compared as Swift strings, so canonically equivalent keys are equal.
  mutating func insert(_ key: String, at offset: Int) -> Int? {
    if many.isEmpty {
      for seen in few where seen.key.utf8.elementsEqual(key.utf8) { return seen.offset }
      few.append((key, offset))
      if few.count > 12 { for seen in few { many[seen.key] = seen.offset } }
      return nil
    }
    if let first = many[key] { return first }
    many[key] = offset
    return nil
  }
}
