import A11ySimSystem

extension String {
  /// The text in Unicode's composed form (NFC), in which voices expect letters with marks.
  var composed: String {
    #if canImport(FoundationEssentials)
      // On this platform, only the full Foundation has a public function for NFC. The standard library uses
      // `_nfcCodeUnits` to compare strings.
      String(decoding: _nfcCodeUnits, as: UTF8.self)
    #else
      precomposedStringWithCanonicalMapping
    #endif
  }

  /// The text in composed form (NFC). Full-width, mathematical and circled letters and digits become plain letters and
  /// digits.
  var withoutStyles: String {
    var plain = ""
    for scalar in unicodeScalars {
      if let text = scalar.withoutStyle { plain += text } else { plain.unicodeScalars.append(scalar) }
    }
    return plain.composed
  }
}

extension Unicode.Scalar {
  /// The compatibility decomposition of a full-width, mathematical or circled letter or digit; nil for any other
  /// scalar.
  var withoutStyle: String? {
    switch value {
    // Full-width ASCII.
    case 0xFF01...0xFF5E: return Self.text(value - 0xFEE0)
    // Circled numbers and letters.
    case 0x2460...0x2473: return "\(value - 0x245F)"
    case 0x24B6...0x24CF: return Self.text(0x41 + value - 0x24B6)
    case 0x24D0...0x24E9: return Self.text(0x61 + value - 0x24D0)
    // Unicode has 13 Latin and 5 Greek mathematical alphabets here. A letter that is missing has a code point
    // elsewhere.
    case 0x1D400...0x1D7FF where properties.generalCategory == .unassigned: return nil
    case 0x1D400...0x1D6A3:
      let letter = (value - 0x1D400) % 52
      return Self.text(letter < 26 ? 0x41 + letter : 0x61 + letter - 26)
    case 0x1D6A4: return "ı"
    case 0x1D6A5: return "ȷ"
    case 0x1D6A8...0x1D7C9: return String(Self.greek[Int(value - 0x1D6A8) % Self.greek.count])
    case 0x1D7CA: return "Ϝ"
    case 0x1D7CB: return "ϝ"
    case 0x1D7CE...0x1D7FF: return "\((value - 0x1D7CE) % 10)"
    default: return nil
    }
  }

  private static let greek = Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂εθκφρπ")

  private static func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }
}
