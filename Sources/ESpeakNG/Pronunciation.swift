import A11ySim

/// The pronunciation of an utterance as phonemes, without sound.
package struct Pronunciation: Sendable, Hashable {
  /// A part of an utterance that one voice says.
  package struct Part: Sendable, Hashable {
    /// The identifier of the engine's voice that says this part.
    package var voice: String
    /// The BCP 47 tag of the language in which this part is spoken.
    package var language: String
    /// The clauses in IPA. A tag such as `(en)` marks where the engine changes to its rules for another language.
    package var clauses: [String]
  }

  /// The parts in the order in which they are said; empty if there is nothing to say.
  package var parts: [Part]
  /// Sentences about characters or languages that the voice cannot say.
  package var notices: [String]

  /// The whole pronunciation in IPA, with ` | ` between clauses.
  package var ipa: String { parts.flatMap(\.clauses).joined(separator: " | ") }
}

extension ESpeakSynthesizer {
  /// Returns the phonemes of an utterance, for the texts and voices that `speak` would use.
  /// - Throws: `SpeechError` if a voice is missing or the engine fails.
  package func pronounce(_ utterance: Utterance) throws(SpeechError) -> Pronunciation {
    let parts = try parts(of: utterance)
    let notices = Self.notices(of: parts)
    let speakable = parts.filter { !$0.text.scalars.isEmpty }
    if speakable.isEmpty { return Pronunciation(parts: [], notices: notices) }
    let runs = try worker.phonemes(of: speakable.map(\.run))
    return Pronunciation(
      parts: zip(speakable, runs).map { part, run in
        Pronunciation.Part(
          voice: part.voice, language: part.text.language,
          clauses: run.ipa.map(\.trimmedOfSpaces).filter { !$0.isEmpty })
      }, notices: notices)
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmedOfSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
