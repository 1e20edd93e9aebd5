/// A part of a text that eSpeak NG's voice leaves out or does not say as written.
package struct PronunciationFinding: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Letters of a script that the voice does not read, or a symbol whose name is in such letters.
    case foreignScript
    /// Private-use characters and unassigned code points.
    case unpronounceable
    /// A symbol or a word that is not heard, such as a symbol without a name.
    case silentlyDropped
    /// A word in which the voice reads a character's Unicode number.
    case readAsCode
    /// A word without capitals whose letters are named one by one.
    case spelledWord
    /// A word with capitals, or an abbreviation known to the engine, whose letters are named one by one.
    case spelledAbbreviation
    /// A word that is read by another language's rules.
    case otherLanguage
    case crash

    package var isFault: Bool { self != .spelledAbbreviation && self != .otherLanguage }
  }

  package var kind: Kind
  package var text: String
  package var range: Range<String.Index>
  /// The name of the script for `foreignScript`, if it is known, or eSpeak NG's language tag for `otherLanguage`.
  /// Otherwise nil.
  package var detail: String?

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
