import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let addressChanged = StringCheck(
    id: "address-changed", severity: .warning, summary: "an e-mail address or a telephone number is another one",
    explanation: """
      Nobody can hear that a digit or a letter is wrong. The rule looks at texts with one e-mail address or one \
      international telephone number (“+44 …”), and reports a translation in which one or two characters of it differ. \
      Another address or number may be that of another country, and is left out.
      """,
    remedy: "copy the address or the number from the source",
    examples: [
      Example(
        source: "Write to help@example.org", language: "fr", bad: "Écrivez à help@exemple.org",
        good: "Écrivez à help@example.org")
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard let source = text.source, !text.equalsSource,
        source.text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "+") }),
        source.text.utf8.count < 2_000, text.text.utf8.count < 4_000
      else { return nil }
      for find in [emails, telephones] {
        let (wanted, own) = (find(source.spoken), find(text.spoken))
        guard wanted.count == 1, own.count == 1, wanted != own else { continue }
        let distance = String.editDistance(Array(wanted[0].unicodeScalars), Array(own[0].unicodeScalars))
        if distance < 3 { return Spot(text, "\(own[0].quotedShort) is heard; the source has \(wanted[0].quotedShort)") }
      }
      return nil
    }
  }

  private static func emails(in text: String) -> [String] {
    text.split { $0.isWhitespace || "<>()\"“”«»:,;".contains($0) }.compactMap { token in
      let token = token.lowercased().trimming { ".!?。".contains($0) }
      guard let at = token.firstIndex(of: "@"), at > token.startIndex, token[at...].contains("."),
        token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "{") })
      else { return nil }
      return token
    }
  }

  /// Returns the digits of international telephone numbers, after a plus sign.
  private static func telephones(in text: String) -> [String] {
    var found: [String] = []
    var digits: String?
    for scalar in text.unicodeScalars {
      if scalar == "+" {
        digits = "+"
      } else if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil,
        digits != nil
      {
        digits! += String(Int(digit))
      } else if digits != nil, !" \u{A0}\u{202F}-().".unicodeScalars.contains(scalar) {
        if digits!.utf8.count > 8 { found.append(digits!) }
        digits = nil
      }
    }
    if let digits, digits.utf8.count > 8 { found.append(digits) }
    return found
  }
}

extension String {
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    while let first = rest.first, isLeftOut(first) { rest.removeFirst() }
    return String(rest)
  }
}
