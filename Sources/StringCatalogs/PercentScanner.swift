/// A parser for placeholders that begin with `%`, in the syntax of Apple, of Java, or of C and Python.
struct PercentScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let isJava: Bool
  let isPrintf: Bool
  private let isCompose: Bool
  /// The position of the argument that the next placeholder without a number reads.
  var nextArgument: Int
  private var parts: [FormatString.Part] = []
  /// The literal text before `literalStart`, if it has escapes.
  private var literal: [UInt8] = []
  private var literalStart = 0
  /// The position of the previous placeholder's argument, which Java's `%<s` reads again.
  private var lastArgument: Int?

  init(bytes: UnsafeBufferPointer<UInt8>, syntax: FormatString.Syntax, nextArgument: Int) {
    self.bytes = bytes
    isJava = syntax == .java
    isPrintf = syntax == .printf
    isCompose = syntax == .compose
    self.nextArgument = nextArgument
  }

  mutating func scan() -> [FormatString.Part] {
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      if isCompose {
        guard let specifier = composeSpecifier(at: offset) else {
          offset += 1
          continue
        }
        endLiteral(at: offset)
        parts.append(.specifier(specifier))
        offset = specifier.range.upperBound
      } else if byte(offset + 1) == UInt8(ascii: "%") {
        literal += bytes[literalStart...offset]
        offset += 2
      } else if isJava, byte(offset + 1) == UInt8(ascii: "n") {
        literal += bytes[literalStart..<offset]
        literal.append(0x0A)
        offset += 2
      } else if let specifier = name(at: offset) ?? specifier(at: offset) {
        endLiteral(at: offset)
        parts.append(.specifier(specifier))
        offset = specifier.range.upperBound
      } else {
        endLiteral(at: offset)
        let end = malformedEnd(from: offset)
        parts.append(.malformed(text(offset..<end), offset..<end))
        offset = end
      }
      literalStart = offset
    }
    endLiteral(at: offset)
    return parts
  }

  private mutating func endLiteral(at end: Int) {
    if literal.isEmpty {
      if end > literalStart { parts.append(.text(text(literalStart..<end))) }
    } else {
      literal += bytes[literalStart..<end]
      parts.append(.text(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the offset where a malformed placeholder ends: after any digits and `$` that follow its `%`.
  private func malformedEnd(from start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: "$") { offset += 1 }
    return offset
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns `%1$s` or `%1$d`, which Compose Multiplatform replaces; nil for anything else.
  private func composeSpecifier(at start: Int) -> FormatString.Specifier? {
    guard let (number, dollar) = digits(at: start + 1), number > 0, byte(dollar) == UInt8(ascii: "$"),
      byte(dollar + 1) == UInt8(ascii: "s") || byte(dollar + 1) == UInt8(ascii: "d")
    else { return nil }
    return FormatString.Specifier(
      text(start..<dollar + 2), at: start, argument: number, isNumbered: true, name: nil,
      kind: byte(dollar + 1) == UInt8(ascii: "d") ? .integer : .object, conversion: dollar + 1..<dollar + 2)
  }

  /// Returns `%name%`, which an app replaces itself, whatever the syntax of its platform; nil for anything else.
  ///
  /// A name has at least three letters and is no conversion such as `lld`. After the second sign, neither a letter nor
  /// a digit follows, which could make it a placeholder of its own: `%dmin%d`.
  private func name(at start: Int) -> FormatString.Specifier? {
    var end = start + 1
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") }
    while end < bytes.count, isLetter(bytes[end]) || end > start + 1 && isDigit(bytes[end]) { end += 1 }
    let after = byte(end + 1)
    guard end - start > 3, byte(end) == UInt8(ascii: "%"), !isLetter(after), !isDigit(after),
      after != UInt8(ascii: "@"), after != UInt8(ascii: "%")
    else { return nil }
    let word = text(start + 1..<end)
    if word.utf8.dropLast().allSatisfy("hlqLztj".utf8.contains) { return nil }
    return FormatString.Specifier(
      text(start..<end + 1), at: start, argument: nil, isNumbered: true, name: start + 1..<end, kind: .named,
      conversion: end..<end)
  }

  private mutating func specifier(at start: Int) -> FormatString.Specifier? {
    var offset = start + 1
    var number: Int?
    var isNumbered = false
    if let (value, end) = digits(at: offset), byte(end) == UInt8(ascii: "$") {
      guard value > 0 else { return nil }
      number = value
      isNumbered = true
      offset = end + 1
    } else if isJava, byte(offset) == UInt8(ascii: "<") {
      number = lastArgument
      isNumbered = true
      offset += 1
    }
    var name: Range<Int>?
    if isPrintf, byte(offset) == UInt8(ascii: "("), let end = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) {
      name = offset + 1..<end
      isNumbered = true
      offset = end + 1
    }
    let flagsStart = offset
    let allowed = isJava ? "-#+ 0,(" : "-+ #0'"
    while offset < bytes.count, allowed.utf8.contains(bytes[offset]) {
      // `#` followed by `@` is not a flag: it begins a variable such as `%#@days@`.
      if !isJava, bytes[offset] == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "@") {
        return variable(from: start, at: offset + 2, number: number)
      }
      offset += 1
    }
    let flagsEnd = offset
    // Foundation also takes an argument's number after flags: `% 1$@` (`String(format:)`, Swift 6.3.1).
    if !isJava, !isPrintf, number == nil, let (value, end) = digits(at: offset), byte(end) == UInt8(ascii: "$"),
      value > 0
    {
      number = value
      isNumbered = true
      offset = end + 1
    }
    var starred = 0
    var width: String?
    var precision: String?
    if byte(offset) == UInt8(ascii: "*"), !isJava {
      width = "*"
      starred += 1
      offset += 1
    } else if let (_, end) = digits(at: offset) {
      width = text(offset..<end)
      offset = end
    }
    if byte(offset) == UInt8(ascii: ".") {
      offset += 1
      if byte(offset) == UInt8(ascii: "*"), !isJava {
        precision = "*"
        starred += 1
        offset += 1
      } else if let (_, end) = digits(at: offset) {
        precision = text(offset..<end)
        offset = end
      } else if isJava {
        return nil
      } else {
        precision = ""
      }
    }
    let conversionStart = offset
    if !isJava {
      while "hlqLztj".utf8.contains(byte(offset)), offset < conversionStart + 2 { offset += 1 }
    } else if byte(offset) | 0x20 == UInt8(ascii: "t") {
      offset += 1
      guard "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8.contains(byte(offset)), offset < bytes.count else { return nil }
    }
    guard offset < bytes.count, let kind = kind(of: byte(offset), after: byte(conversionStart)) else { return nil }
    offset += 1
    // Each `*` for a width or precision reads an argument of its own, before the value.
    if number == nil, name == nil {
      nextArgument += starred
      number = nextArgument
      nextArgument += 1
    }
    lastArgument = number
    let options = FormatString.Specifier.Options(flags: text(flagsStart..<flagsEnd), width: width, precision: precision)
    return FormatString.Specifier(
      text(start..<offset), at: start, argument: number, isNumbered: isNumbered, name: name, kind: kind,
      conversion: conversionStart..<offset, options: options)
  }

  private mutating func variable(from start: Int, at nameStart: Int, number: Int?) -> FormatString.Specifier? {
    var end = nameStart
    while end < bytes.count, bytes[end] != UInt8(ascii: "@") {
      if bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: "%") { return nil }
      end += 1
    }
    guard end < bytes.count, end > nameStart else { return nil }
    let argument = number ?? nextArgument
    if number == nil { nextArgument += 1 }
    return FormatString.Specifier(
      text(start..<end + 1), at: start, argument: argument, isNumbered: number != nil, name: nameStart..<end,
      kind: .variable, conversion: end..<end + 1)
  }

  private func kind(of byte: UInt8, after first: UInt8) -> FormatString.Kind? {
    if isJava {
      if first | 0x20 == UInt8(ascii: "t") { return .date }
      switch byte {
      case UInt8(ascii: "d"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"): return .integer
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "G"),
        UInt8(ascii: "a"), UInt8(ascii: "A"):
        return .floating
      case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "h"), UInt8(ascii: "H"): return .object
      case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
      case UInt8(ascii: "b"), UInt8(ascii: "B"): return .boolean
      default: return nil
      }
    }
    if isPrintf {
      switch byte {
      case UInt8(ascii: "s"), UInt8(ascii: "r"): return .object
      case UInt8(ascii: "@"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"), UInt8(ascii: "S"),
        UInt8(ascii: "C"):
        return nil
      default: break
      }
    }
    switch byte {
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      return .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return .floating
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return .cString
    case UInt8(ascii: "p"): return .pointer
    default: return nil
    }
  }

  /// Returns the number that begins at an offset, and the offset after it. A number above 1,000,000 is returned as
  /// 1,000,000. Returns nil if there is no digit at the offset.
  private func digits(at start: Int) -> (Int, Int)? {
    var offset = start
    var value = 0
    while offset < bytes.count, isDigit(bytes[offset]) {
      value = min(value * 10 + Int(bytes[offset] - 0x30), 1_000_000)
      offset += 1
    }
    return offset > start ? (value, offset) : nil
  }
}
