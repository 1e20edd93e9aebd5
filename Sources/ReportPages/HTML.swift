import AccessibilityModel

package enum HTML {
  /// Returns text that is safe in an element or in a quoted attribute. Control characters and direction marks become
  /// visible escapes such as `\u{202E}`, because they could change what the page shows.
  package static func escaped(_ text: String) -> String {
    // Most texts need no escapes, and a check of the bytes is quick.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result += " "
      case _ where scalar.isOrder || isNoncharacter(scalar): result += scalar.escape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func escaped(_ text: String, limit: Int) -> String { escaped(text.shortened(to: limit)) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// Returns whether HTML does not allow a scalar.
  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// Returns a number with at most three decimals and without trailing zeros.
  static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let (whole, rest) = (abs(thousandths) / 1_000, abs(thousandths) % 1_000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  static func seconds(_ time: Duration) -> String { number(Double(time.inMicroseconds) / 1_000_000) }
}

extension String {
  /// Returns the text on one line. If it is longer than `limit` characters, `…` replaces the rest.
  func shortened(to limit: Int) -> String {
    let line = onOneLine
    // There are never more characters than bytes, and counting bytes is faster.
    if line.utf8.count <= limit { return line }
    let start = line.prefix(limit)
    return start.endIndex == line.endIndex ? line : start + "…"
  }

  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Int {
  /// Returns the number with a noun, such as `1 error` or `2 errors`.
  func of(_ one: String, _ many: String? = nil) -> String { "\(self) " + (self == 1 ? one : many ?? one + "s") }
}
