import Locales

/// The words that VoiceOver says for letters, such as “Zulu” for Z.
///
/// “Zulu” was heard from VoiceOver (magentaA11y field errors; recorded). VoiceOver's other words are reported to be
/// from the same alphabet, the ICAO alphabet (ernestrudak.com, flutter 61005). VoiceOver's words in other languages are
/// not known.
package enum PhoneticAlphabet {
  private static let english = [
    "alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett", "kilo", "lima", "mike",
    "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform", "victor", "whiskey", "x-ray",
    "yankee", "zulu",
  ]

  /// Returns the word that VoiceOver says for a small or capital letter, such as “Zulu” for Z. Nil for a character
  /// other than A to Z, and for a language other than English.
  package static func word(for letter: Character, language: String) -> LocalizedPhrase? {
    guard language == "en" || language.hasPrefix("en-"), let value = letter.lowercased().first?.asciiValue,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(value)
    else { return nil }
    let isHeard = value == UInt8(ascii: "z")
    return LocalizedPhrase(
      text: english[Int(value - UInt8(ascii: "a"))], language: "en", confidence: isHeard ? .recorded : .reported,
      source: isHeard ? "magentaA11y field errors" : "ernestrudak.com; flutter 61005",
      key: "phonetic.\(letter.lowercased())")
  }
}
