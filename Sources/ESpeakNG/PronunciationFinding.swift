/// A finding about characters that eSpeak NG's voice for a language leaves out or does not say as they are written.
package struct PronunciationFinding: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Letters of a script that the voice does not read, or a symbol whose name is in such letters.
    case foreignScript
    /// Characters for private use, or code points to which Unicode assigns no character.
    case unpronounceable
    /// A symbol or a word that is not heard, such as a symbol without a name.
    case silentlyDropped
    /// A word in which the voice reads the Unicode number of a character aloud instead of the character.
    case readAsCode
    /// A word without capitals whose letters are named one by one.
    case spelledWord
    /// An abbreviation whose letters are named one by one: a word with capitals, or a word that the engine knows as an
    /// abbreviation.
    case spelledAbbreviation
    /// A word that is read by another language's rules.
    case otherLanguage
    /// A word that the engine crashes on.
    case crash

    /// Whether the finding is a fault that a listener hears, and not only information.
    package var isFault: Bool { self != .spelledAbbreviation && self != .otherLanguage }
  }

  package var kind: Kind
  /// The characters that the finding is about.
  package var text: String
  /// The range of the finding's characters in the checked text.
  package var range: Range<String.Index>
  /// For `foreignScript`, the name of the script if it is known. For `otherLanguage`, eSpeak NG's tag of the language.
  /// Otherwise nil.
  package var detail: String?

  /// The message for people, which names the characters.
  package var message: String {
    switch kind {
    case .foreignScript where !text.contains(where: \.isLetter):
      "the voice cannot read the name of \(quoted(text)), which is written in \(detail ?? "other") letters"
    case .foreignScript: "the voice cannot read \(detail ?? "these") letters: \(quoted(text))"
    case .unpronounceable:
      "\(text.map(EngineText.named).joined(separator: ", ")) is not spoken, because it is not a character"
    case .silentlyDropped:
      text.contains(where: { $0.isLetter || $0.isNumber })
        ? "\(quoted(text)) is not spoken"
        : "\(text.map(EngineText.named).joined(separator: ", ")) is not spoken, because it has no name"
    case .readAsCode: "the codes of the characters are spoken instead of \(quoted(text))"
    case .spelledWord: "\(quoted(text)) is spelled letter by letter instead of being spoken as a word"
    case .spelledAbbreviation: "\(quoted(text)) is spelled letter by letter"
    case .otherLanguage: "\(quoted(text)) is spoken by the rules of \(detail ?? "another language")"
    case .crash: "eSpeak NG crashes on \(quoted(text))"
    }
  }
}
