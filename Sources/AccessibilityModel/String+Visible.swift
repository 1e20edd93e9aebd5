extension String {
  /// The text in a form that is safe to print in a terminal or a log. Line breaks are kept.
  ///
  /// Control characters, line separators and marks that change the writing direction become escapes such as `\u{1B}`.
  /// Without escapes, they would change how a terminal shows the text.
  ///
  /// A CI host would execute lines that look like its commands (`::error …` of GitHub, `##vso[…]` and `##[…]` of Azure,
  /// `##teamcity[…]`). A backslash before the `:` or `[` prevents this.
  ///
  /// Text from outside the simulator is converted once, when it is printed. JSON output has its own escapes.
  package var visible: String {
    if utf8.isPlainlyVisible { return self }
    // Few lines need escapes, and a check of the bytes is much faster.
    var lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
    for index in lines.indices where !lines[index].utf8.isPlainlyVisible {
      lines[index] = lines[index].escapedLine[...]
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text with an escape such as `\u{202E}` in place of each scalar that a terminal would obey. Line breaks are kept.
  /// `unescapingControls` reverses this, so a backslash that begins such an escape in the text becomes `\u{5C}`.
  package var escapingControls: String {
    if utf8.allSatisfy({ !$0.mayBeginEscape }) { return self }
    var result = ""
    var scalars = unicodeScalars[...]
    while let scalar = scalars.first {
      let isEscape = scalar == "\\" && scalars.escapedControl != nil
      if scalar.isOrder || isEscape { result += scalar.escape } else { result.unicodeScalars.append(scalar) }
      scalars.removeFirst()
    }
    return result
  }

  /// The text with the scalars that the escapes of `escapingControls` stand for.
  package var unescapingControls: String {
    if !utf8.contains(UInt8(ascii: "\\")) { return self }
    var result = String.UnicodeScalarView()
    var scalars = unicodeScalars[...]
    while let scalar = scalars.first {
      if let (control, end) = scalars.escapedControl {
        result.append(control)
        scalars = scalars[end...]
      } else {
        result.append(scalar)
        scalars.removeFirst()
      }
    }
    return String(result)
  }
}

extension Substring.UnicodeScalarView {
  /// The scalar of the escape at the beginning, such as `\u{202E}`, and the index after the escape; nil if none begins
  /// there. Only scalars that `escapingControls` escapes count.
  fileprivate var escapedControl: (scalar: Unicode.Scalar, end: Index)? {
    guard starts(with: "\\u{".unicodeScalars) else { return nil }
    let digits = dropFirst(3).prefix { $0.properties.isASCIIHexDigit }
    guard (1...6).contains(digits.count), digits.endIndex < endIndex, self[digits.endIndex] == "}",
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init), scalar.isOrder || scalar == "\\"
    else { return nil }
    return (scalar, index(after: digits.endIndex))
  }
}

extension UInt8 {
  /// Whether a scalar that `escapingControls` replaces may begin with the byte.
  fileprivate var mayBeginEscape: Bool {
    switch self {
    case 0x0A: false
    case 0..<0x20, UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }
}

extension Substring {
  fileprivate var escapedLine: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    var isAtStart = true
    var previous: (Unicode.Scalar?, Unicode.Scalar?) = (nil, nil)
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar.isOrder {
        result += scalar.escape
      } else if isAtStart && scalar == ":" && scalars.first == ":" {
        result += "\\:"
      } else if scalar == "[" && previous.1 != nil {
        result += "\\["
      } else {
        result.unicodeScalars.append(scalar)
      }
      // `previous.1` is not nil directly after `##` and after the letters that follow `##`, as in `##vso[`.
      if scalar == "#" && previous.0 == "#" {
        previous.1 = scalar
      } else if previous.1 != nil && !(scalar.isASCII && scalar.properties.isAlphabetic) {
        previous.1 = nil
      }
      previous.0 = scalar
      isAtStart = isAtStart && scalar == " "
    }
    return result
  }
}

extension Collection<UInt8> {
  /// Whether a quick check of the bytes shows that the text needs no escapes.
  fileprivate var isPlainlyVisible: Bool {
    var isAtStart = true
    var (last, secondLast): (UInt8, UInt8) = (0, 0)
    for byte in self {
      switch byte {
      case 0x0A:
        isAtStart = true
        (last, secondLast) = (byte, 0)
        continue
      // The first bytes of characters that need an escape, and of some other characters.
      case 0..<0x20, 0x7F, 0xC2, 0xD8: return false
      case 0x3A where last == byte && isAtStart, 0x23 where last == byte: return false
      // The last bytes of U+200E, U+200F and U+2028 to U+202E. Quotation marks and arrows have other last bytes.
      case 0x8E, 0x8F, 0xA8...0xAE: if secondLast == 0xE2 && last == 0x80 { return false }
      default: break
      }
      // U+2040 to U+207F, which include U+2066 to U+2069.
      if secondLast == 0xE2 && last == 0x81 { return false }
      if byte != 0x20 && byte != 0x3A { isAtStart = false }
      (last, secondLast) = (byte, last)
    }
    return true
  }
}

extension Unicode.Scalar {
  /// The scalar as an escape, such as `\u{202E}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether a terminal or a page treats the scalar as a command: a control character except a line break, a line
  /// separator, or a mark that changes the writing direction. JSON and YAML write it as four hexadecimal digits.
  package var isOrder: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Bidi_Control of Unicode's property list.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
