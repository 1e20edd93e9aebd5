/// What counts as a loss of information. Nobody has measured these numbers with people, so all of them are guesses.
package struct LossSettings: SettingGroup {
  /// The part of a text that a person must hear in order to know what it says.
  package enum TellingPart: String, Sendable, Hashable, CaseIterable {
    /// The text up to the first word that was not heard earlier.
    case newWord
    case firstWord, allWords
  }

  /// The number of seconds within which the same information counts as said, before or after.
  package var repetition = 5
  /// The number of seconds after the beginning of the words within which an act of the person is no answer to them.
  package var unawareness = 1
  package var tellingPart = TellingPart.newWord

  package init() {}

  package static let entries: [SettingEntry<Self>] = [
    number(
      \.repetition, "lossRepetition", 0...60, nil, .guess,
      "the seconds within which words are not lost if they are heard for the same event another time"),
    number(
      \.unawareness, "lossUnawareness", 0...60, nil, .guess,
      "the seconds after the beginning of words within which an act of the person is no answer to them"),
    choice(
      \.tellingPart, "lossTellingPart", nil, .guess,
      "which words must be heard so that a text is not lost: up to the first new word, the first word, or all"),
  ]
}
