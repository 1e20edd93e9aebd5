import AccessibilityModel

/// A search for a text in speech. The text may be spoken as a whole or character by character, in digits of any script.
///
/// “4, 8, 2” and “٤٨٢” both count as 482.
enum SpokenSearch {
  /// A text to search for.
  struct Wanted: Sendable {
    fileprivate let text: String
    /// The letters and numbers, if there are several.
    fileprivate let spelled: String?

    init(_ text: String) {
      self.text = SpokenSearch.folded(text)
      let characters = SpokenSearch.tokens(of: self.text).joined()
      spelled = characters.dropFirst().isEmpty ? nil : characters
    }
  }

  /// The words of one utterance.
  struct Text: Sendable {
    private let text: String
    /// The consecutive numbers and single characters, joined.
    private let spelled: [String]

    init(_ heard: String) {
      text = SpokenSearch.folded(heard)
      var runs: [String] = []
      var isInRun = false
      for token in SpokenSearch.tokens(of: text) {
        guard token.allSatisfy(\.isNumber) || token.dropFirst().isEmpty else {
          isInRun = false
          continue
        }
        if isInRun { runs[runs.count - 1] += token } else { runs.append(String(token)) }
        isInRun = true
      }
      spelled = runs
    }

    func says(_ wanted: Wanted) -> Bool {
      if text.includes(wanted.text) { return true }
      guard let spelled = wanted.spelled else { return false }
      return self.spelled.contains { $0.includes(spelled) }
    }
  }

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
