/// The digits a language writes numbers with.
enum NumberingSystem {
  /// Digits as the language has them by default (CLDR, defaultNumberingSystem, as ICU 74 answers): Arabic alone has
  /// 0–9, in Egypt and most of the Mashriq ٠–٩.
  static func digits(_ text: String, in tag: String) -> String {
    guard let zero = zero(of: tag) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar), let digit = Unicode.Scalar(zero + scalar.value - 0x30) {
        result.unicodeScalars.append(digit)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The scalar of the language's 0; nil for that of ASCII.
  private static func zero(of tag: String) -> UInt32? {
    let subtags = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch subtags.first {
    case "ar":
      // The regions whose default is `arab` in CLDR.
      return subtags.dropFirst().contains {
        [
          "bh", "dj", "eg", "er", "il", "iq", "jo", "km", "kw", "lb", "mr", "om", "ps", "qa", "sa", "sd", "so", "ss",
          "sy",
          "td", "ye",
        ].contains($0)
      } ? 0x660 : nil
    case "ckb", "sdh": return 0x660
    case "fa", "ks", "mzn", "ps", "lrc": return 0x6F0
    case "as", "bn", "mni": return 0x9E6
    case "mr", "ne", "sa", "bgc", "bho", "raj": return 0x966
    case "my": return 0x1040
    case "dz": return 0xF20
    case "sat": return 0x1C50
    case "ccp": return 0x11136
    default: return nil
    }
  }
}
