/// A text with placeholders for arguments, parsed into parts. Checks inspect it; `StringTable.say` inserts the values.
package struct FormatString: Sendable, Hashable {
  /// The maximum number of placeholders in a text. Checks skip a text if its placeholders and the texts between them
  /// are more than twice this number.
  static let placeholderLimit = 200

  /// The syntax of placeholders.
  package enum Syntax: Sendable, Hashable {
    /// NSString's syntax: `%@`, `%1$lld`, `%#@days@`.
    case apple
    /// The syntax of printf in C and of `%` in Python: `%s`, `%1$d`, `%(name)s`.
    case printf
    /// The syntax of java.util.Formatter: `%s`, `%1$,d`.
    case java
    /// The syntax of ICU messages: `{name}`, `{count, number}`. Their plural and select branches become `StringForm`s.
    case icu
  }

  /// The kind of argument that a placeholder reads.
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

  /// A placeholder for an argument.
  ///
  /// A catalogue may have a million, so the pieces of a placeholder are not copied out of it.
  package struct Specifier: Sendable, Hashable {
    /// The placeholder as written.
    package let text: String
    private let start: UInt32
    private let number: UInt32
    /// The ranges of the name and of the conversion, in UTF-8 bytes of the placeholder. Nothing precedes the `%`, so a
    /// name that ends at 0 is none.
    private let nameRange: Range<UInt32>
    private let conversionRange: Range<UInt32>
    package let kind: Kind
    /// Whether the placeholder says which argument it reads: `%1$@`, `{0}`, Java's `%<s`.
    package let isNumbered: Bool
    /// One element if there are any. An empty array takes no memory of its own.
    private let options: [Options]

    /// The parts that few placeholders have.
    struct Options: Sendable, Hashable {
      var flags = ""
      var width: String?
      var precision: String?
    }

    /// - Parameters:
    ///   - text: The placeholder as written.
    ///   - start: Its offset, in UTF-8 bytes from the start of the whole text.
    ///   - name: The range of the name in the whole text; nil if there is none.
    ///   - conversion: The range of the conversion in the whole text.
    init(
      _ text: String, at start: Int, argument: Int?, isNumbered: Bool, name: Range<Int>?, kind: Kind,
      conversion: Range<Int>, options: Options = Options()
    ) {
      func within(_ range: Range<Int>) -> Range<UInt32> {
        UInt32(range.lowerBound - start)..<UInt32(range.upperBound - start)
      }
      self.text = text
      self.start = UInt32(start)
      number = UInt32(clamping: argument ?? 0)
      self.isNumbered = isNumbered
      self.kind = kind
      nameRange = name.map(within) ?? 0..<0
      conversionRange = within(conversion)
      self.options = options == Options() ? [] : [options]
    }

    private func piece(_ range: Range<UInt32>) -> String {
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: Int(range.lowerBound))
      return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }

    /// The placeholder's range, in UTF-8 bytes from the start of the text.
    package var range: Range<Int> { Int(start)..<Int(start) + text.utf8.count }
    /// The position of the argument, counted from 1; nil if only the argument's name is known.
    package var argument: Int? { number == 0 ? nil : Int(number) }
    /// Whether the placeholder has a name.
    var hasName: Bool { nameRange.upperBound > 0 }
    /// The name of an ICU argument, or of a variable: `days` in `%#@days@`, `n, plural` in `{n, plural}`.
    package var name: String? { hasName ? piece(nameRange) : nil }
    /// The conversion with its length modifier (`lld`), or the type of an ICU argument (`number`, or empty).
    package var conversion: String { piece(conversionRange) }
    /// The flags, any of `-`, `+`, space, `#`, `0`, `'`, `,` and `(`.
    package var flags: String {
      // Of the variables, only Apple's have a flag: `%#@days@`.
      options.first?.flags ?? (kind == .variable && text.utf8.first == UInt8(ascii: "%") ? "#" : "")
    }
    /// The minimum width as written: `5` or `*`.
    package var width: String? { options.first?.width }
    /// The number of digits after the point, or the maximum number of characters, as written: `2` or `*`.
    package var precision: String? { options.first?.precision }
  }

  /// A piece of the text: literal text, a placeholder, or a malformed placeholder.
  package enum Part: Sendable, Hashable {
    /// Literal text after formatting: `%%` has become `%`, and the quoting apostrophes of ICU are removed.
    case text(String)
    case specifier(Specifier)
    /// Text that begins like a placeholder but is not one, as written: `%15` in `%15"`. The range is in UTF-8 bytes.
    /// `% @` and `% o` are placeholders with a space as a flag. Foundation inserts the argument, so nobody hears
    /// “percent at” (`String(format: "Name: % @", name)`, Swift 6.3.1, whose formatter is CoreFoundation's). Java
    /// rejects `% s`, which the check `format-crash` reports.
    case malformed(String, Range<Int>)
  }

  /// The parts of the whole text, in order.
  package private(set) var parts: [Part] = []

  /// The placeholders for arguments, in order.
  package var specifiers: [Specifier] {
    // Exactly as much memory as is needed, for a table keeps them.
    let count = parts.count { if case .specifier = $0 { true } else { false } }
    var specifiers: [Specifier] = []
    specifiers.reserveCapacity(count)
    for case .specifier(let specifier) in parts { specifiers.append(specifier) }
    return specifiers
  }

  /// Parses a text. Anything that the syntax does not allow becomes a malformed part, never an error.
  ///
  /// - Parameter firstArgument: The position of the argument that the first placeholder without a number reads. For a
  ///   form of a variable, it is the position of the variable's argument.
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
  /// The syntax of placeholders in files of this format.
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
  /// The literal text before `literalStart`, if it has escapes.
  private var literal: [UInt8] = []
  private var literalStart = 0
  /// The position of the previous placeholder's argument, which Java's `%<s` reads again.
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
        offset += 1
        continue
      }
      if byte(offset + 1) == UInt8(ascii: "%") {
        literal += bytes[literalStart...offset]
        offset += 2
      } else if isJava, byte(offset + 1) == UInt8(ascii: "n") {
        literal += bytes[literalStart..<offset]
        literal.append(0x0A)
        offset += 2
      } else if let specifier = specifier(at: offset) {
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
