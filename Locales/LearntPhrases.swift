/// Recorded words that replace the words of a catalogue, for one reader in one language.
package struct LearntPhrases<Phrase: RawRepresentable<String> & Hashable & Sendable>: Sendable, Hashable {
  private var words: [Phrase: Words] = [:]

  package struct Words: Sendable, Hashable {
    package var text: String
    package var source: String
  }

  package init() {}

  package var isEmpty: Bool { words.isEmpty }

  package subscript(phrase: Phrase) -> Words? { words[phrase] }

  /// Replaces words whose confidence yields to a recording. A recording by one team does not outrank better evidence.
  ///
  /// - Parameter known: returns the catalogue's text of a phrase; nil if the language lacks it.
  package mutating func learn(
    _ phrases: [(key: String, text: String)], from source: String, known: (Phrase) -> LocalizedPhrase?
  ) {
    for (key, text) in phrases {
      guard let phrase = Phrase(rawValue: key), let known = known(phrase), known.confidence.yieldsToRecording else {
        continue
      }
      words[phrase] = Words(text: text, source: source)
    }
  }

  /// Returns a learnt phrase; nil if the phrase was not learnt.
  package func phrase(_ phrase: Phrase, in language: String) -> LocalizedPhrase? {
    words[phrase].map {
      LocalizedPhrase(
        text: $0.text, language: language, confidence: .recorded, source: $0.source, key: phrase.rawValue)
    }
  }
}
