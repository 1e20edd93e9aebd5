import AccessibilityModel

/// The unchecked bytes of a document. The checks keep three kinds of input from libyaml: other encodings than UTF-8,
/// control characters, and nesting or aliases that would exhaust the stack or take too long.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// Returns the text without a byte order mark. Throws a diagnostic for input that libyaml must not read.
  func checked() throws(Diagnostic) -> String {
    if bytes.count > DocumentLimits.size { throw DocumentLimits.tooLarge }
    if let encoding {
      throw Diagnostic("the file is \(encoding), not UTF-8", line: 1, column: 1, help: "save the file as UTF-8")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else { throw invalidByte(in: body) }
    try checkCharacters(of: text)
    var scanner = NestingScanner(body)
    try scanner.check()
    return text
  }

  /// The encoding of the byte order mark; nil for UTF-8 and for files without a mark. UTF-32 is checked first, because
  /// its little-endian mark begins with the mark of UTF-16. No UTF-16 text looks like UTF-32, because no text begins
  /// with U+0000.
  private var encoding: String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
  }

  private func invalidByte(in body: ArraySlice<UInt8>) -> Diagnostic {
    var place = Place()
    var decoder = UTF8()
    var iterator = body.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { place.pass(scalar) }
    return Diagnostic(
      "this byte is not valid UTF-8", line: place.line, column: place.column, help: "save the file as UTF-8")
  }

  private func checkCharacters(of text: String) throws(Diagnostic) {
    var place = Place()
    for scalar in text.unicodeScalars {
      if let name = Self.name(ofForbidden: scalar) {
        throw Diagnostic(
          "the \(name) is not allowed", line: place.line, column: place.column,
          help: "remove the character, or write it as `\(Self.escape(scalar))` in double quotes")
      }
      place.pass(scalar)
    }
  }

  /// Returns the name of a forbidden character; nil for an allowed character. Line separators are forbidden, because
  /// libyaml counts them as line breaks and editors do not. Positions in diagnostics would be wrong.
  private static func name(ofForbidden scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: nil
    case 0..<0x20, 0x7F..<0xA0: "control character \(code(of: scalar))"
    case 0x2028, 0x2029: "line separator \(code(of: scalar))"
    case 0xFEFF: "byte order mark \(code(of: scalar))"
    case 0xFFFE, 0xFFFF: "character \(code(of: scalar))"
    default: nil
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String { "U+" + hexadecimal(scalar) }

  private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u" + hexadecimal(scalar) }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The position of a Unicode scalar, counted from 1. LF, CRLF and CR end a line.
  private struct Place {
    var line = 1
    var column = 1
    private var isAfterReturn = false

    mutating func pass(_ scalar: Unicode.Scalar) {
      let isBreak = scalar == "\n" || scalar == "\r"
      if isBreak && !(scalar == "\n" && isAfterReturn) { line += 1 }
      column = isBreak ? 1 : column + 1
      isAfterReturn = scalar == "\r"
    }
  }
}
