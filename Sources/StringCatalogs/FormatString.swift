/// A text with placeholders for arguments, parsed into parts. Checks inspect the parts. `StringTable.say` inserts
/// values.
package struct FormatString: Sendable, Hashable {
  /// The maximum number of placeholders in a text. Checks ignore all placeholders of a text with more than twice as
  /// many parts, because the texts between placeholders are parts too.
  static let placeholderLimit = 200

  package enum Syntax: Sendable, Hashable {
    /// NSString's syntax: `%@`, `%1$lld`, `%#@days@`.
    case apple
    /// The syntax of printf in C and of `%` in Python: `%s`, `%1$d`, `%(name)s`.
    case printf
    /// The syntax of java.util.Formatter: `%s`, `%1$,d`.
    case java
    /// The syntax of ICU messages: `{name}`, `{count, number}`. Plural and select branches become `StringForm`s.
    case icu
  }

  package enum Kind: Sendable, Hashable {
    /// A whole number: `%d`, `%lld`.
    case integer
    /// A number with decimals: `%f`.
    case floating
    /// An object: any value, shown by `%@` on Apple's platforms and by `%s` in Java.
    case object
    /// One character: `%c`.
    case character
    /// A C string: Apple's `%s`.
    case cString
    /// A memory address: Apple's `%p`.
    case pointer
    /// True or false: Java's `%b`.
    case boolean
    /// A date or time: Java's `%tY`.
    case date
    /// A variable that has its own forms: `%#@days@`.
    case variable
    /// An argument of an ICU message: `{name}`, `{0}`. `Specifier.conversion` has its type, if the text gives one.
    case named
  }

  package struct Specifier: Sendable, Hashable {
    package var text: String
    /// The placeholder's range, in UTF-8 bytes from the start of the text.
    package var range: Range<Int>
    /// The position of the argument, counted from 1; nil if only the argument's name is known.
    package var argument: Int?
    /// Whether the placeholder says which argument it reads: `%1$@`, `{0}`, Java's `%<s`.
    package var isNumbered: Bool
    /// The name of an ICU argument, or of a variable: `days` in `%#@days@`, `n, plural` in `{n, plural}`.
    package var name: String?
    package var kind: Kind
    /// The conversion with its length modifier (`lld`), or the type of an ICU argument (`number`, or empty).
    package var conversion: String
    /// The flags, any of `-`, `+`, space, `#`, `0`, `'`, `,` and `(`.
    package var flags: String
    /// The minimum width as written: `5` or `*`.
    package var width: String?
    /// The number of digits after the point, or the maximum number of characters, as written: `2` or `*`.
    package var precision: String?
  }

  package enum Part: Sendable, Hashable {
    /// Literal text after formatting: `%%` has become `%`, and the quoting apostrophes of ICU are removed.
    case text(String)
    case specifier(Specifier)
    /// Text that begins like a placeholder but is not a placeholder, as written: `%15` in `%15"`. The range is in UTF-8
    /// bytes.
    ///
    /// `% @` and `% o` are not malformed, because a space is a valid flag. Foundation inserts the argument, so a voice
    /// does not say “percent at” (`String(format: "Name: % @", name)`, Swift 6.3.1, whose formatter is
    /// CoreFoundation's). Java rejects `% s`, which the check `format-crash` reports.
    case malformed(String, Range<Int>)
  }

  package private(set) var parts: [Part] = []

  package var specifiers: [Specifier] {
    parts.compactMap { if case .specifier(let specifier) = $0 { specifier } else { nil } }
  }

  /// Parses a text. Anything that the syntax does not allow becomes a malformed part, never an error.
  ///
  /// - Parameter firstArgument: The position of the argument that the first placeholder without a number reads. In a
  ///   form of a variable, this is the variable's argument.
  package init(_ text: String, syntax: Syntax, firstArgument: Int = 1) {
    var text = text
    parts = text.withUTF8 { bytes in
      switch syntax {
      case .apple, .java, .printf:
        var scanner = PercentScanner(bytes: bytes, syntax: syntax, nextArgument: firstArgument)
        return scanner.scan()
      case .icu:
        var scanner = BraceScanner(bytes: bytes)
        return scanner.scan()
      }
    }
  }
}

extension StringTable.Format {
  package var syntax: FormatString.Syntax {
    switch self {
    case .xcstrings, .strings, .xliff: .apple
    case .android: .java
    case .arb: .icu
    case .po: .printf
    }
  }
}

extension StringForm {
  /// Parses the text of this form. If the form belongs to a variable, the first placeholder without a number reads the
  /// argument of the variable.
  package func format(_ syntax: FormatString.Syntax) -> FormatString {
    FormatString(text, syntax: syntax, firstArgument: variable == nil ? 1 : argument ?? 1)
  }
}

/// A parser for placeholders that begin with `%`, in the syntax of Apple, of Java, or of C and Python.
private struct PercentScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let isJava: Bool
  let isPrintf: Bool
  /// The position of the argument that the next placeholder without a number reads.
  var nextArgument: Int
  private var parts: [FormatString.Part] = []
  private var literal: [UInt8] = []
  /// The position of the previous placeholder's argument. Java's `%<s` reads this argument again.
  private var lastArgument: Int?

  init(bytes: UnsafeBufferPointer<UInt8>, syntax: FormatString.Syntax, nextArgument: Int) {
    self.bytes = bytes
    isJava = syntax == .java
    isPrintf = syntax == .printf
    self.nextArgument = nextArgument
  }

  mutating func scan() -> [FormatString.Part] {
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") else {
        literal.append(bytes[offset])
        offset += 1
        continue
      }
      if byte(offset + 1) == UInt8(ascii: "%") {
        literal.append(UInt8(ascii: "%"))
        offset += 2
      } else if isJava, byte(offset + 1) == UInt8(ascii: "n") {
        literal.append(0x0A)
        offset += 2
      } else if let specifier = specifier(at: offset) {
        endLiteral()
        parts.append(.specifier(specifier))
        offset = specifier.range.upperBound
      } else {
        endLiteral()
        let end = malformedEnd(from: offset)
        parts.append(.malformed(text(offset..<end), offset..<end))
        offset = end
      }
    }
    endLiteral()
    return parts
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    parts.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
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
    var name: String?
    if isPrintf, byte(offset) == UInt8(ascii: "("), let end = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) {
      name = text(offset + 1..<end)
      isNumbered = true
      offset = end + 1
    }
    let flagsStart = offset
    let allowed = isJava ? "-#+ 0,(" : "-+ #0'"
    while offset < bytes.count, allowed.utf8.contains(bytes[offset]) {
      // `#` before `@` is not a flag. It begins a variable such as `%#@days@`.
      if !isJava, bytes[offset] == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "@") {
        return variable(from: start, at: offset + 2, number: number)
      }
      offset += 1
    }
    let flags = text(flagsStart..<offset)
    // Foundation also accepts an argument's number after flags: `% 1$@` (`String(format:)`, Swift 6.3.1).
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
    return FormatString.Specifier(
      text: text(start..<offset), range: start..<offset, argument: number, isNumbered: isNumbered, name: name,
      kind: kind,
      conversion: text(conversionStart..<offset), flags: flags, width: width, precision: precision)
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
      text: text(start..<end + 1), range: start..<end + 1, argument: argument, isNumbered: number != nil,
      name: text(nameStart..<end), kind: .variable, conversion: "@", flags: "#", width: nil, precision: nil)
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

  /// Returns the number at an offset, and the offset after it; nil if there is no digit. A number above 1,000,000
  /// becomes 1,000,000.
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
