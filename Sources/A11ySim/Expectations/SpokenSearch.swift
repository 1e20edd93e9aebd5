/// A search for a text in speech. The text may be spoken as a whole or character by character, in digits of any script.
///
/// “4, 8, 2” and “٤٨٢” both count as 482.
enum SpokenSearch {
  /// Returns whether a text was said, in one utterance or across several.
  ///
  /// - Parameter utterances: the heard texts, in order.
  static func says(_ text: String, in utterances: [String]) -> Bool {
    let wanted = folded(text)
    let heard = utterances.map(folded).joined(separator: " ")
    if heard.includes(wanted) { return true }
    // A text may be spelled out, so consecutive numbers and single characters are joined.
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

  private static func tokens(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber) }
  }

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
