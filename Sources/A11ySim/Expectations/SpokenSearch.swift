/// Tells whether a text was said, whole or spelled out, in digits of any script.
///
/// A listener who hears “4, 8, 2” has heard 482, and so has one who hears “٤٨٢”.
enum SpokenSearch {
  /// - Parameter utterances: what was heard, in order; consecutive utterances count as one stream.
  static func says(_ text: String, in utterances: [String]) -> Bool {
    let wanted = folded(text)
    let heard = utterances.map(folded).joined(separator: " ")
    if heard.includes(wanted) { return true }
    // Numbers and single characters may be spoken piece by piece, so runs of them are joined.
    let needle = Needle(tokens(of: wanted).joined())
    guard needle.count > 1 else { return false }
    var found = 0
    for token in tokens(of: heard) {
      guard token.allSatisfy(\.isNumber) || token.dropFirst().isEmpty else {
        found = 0
        continue
      }
      for character in token {
        found = needle.advanced(found, by: character)
        if found == needle.count { return true }
      }
    }
    return false
  }

  /// Splits a text into words and numbers, without the punctuation between them.
  private static func tokens(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber) }
  }

  /// Returns a text in lower case, with ASCII digits, on one line.
  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.onOneLine.lowercased() }
    return String(
      text.onOneLine.lowercased().map { character in
        guard !character.isASCII, let digit = character.wholeNumberValue, (0...9).contains(digit) else {
          return character
        }
        return Character(String(digit))
      })
  }
}
