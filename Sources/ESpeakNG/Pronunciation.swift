import AccessibilityModel

/// The phonemes with which the engine would speak an utterance.
package struct Pronunciation: Sendable, Hashable {
  /// A part of an utterance that one voice speaks.
  package struct Part: Sendable, Hashable {
    /// The engine's identifier, such as `gmw/en-US`.
    package var voice: String
    /// The BCP 47 tag of the language in which the part is spoken.
    package var language: String
    /// The clauses in IPA. A tag such as `(en)` marks a change to another language's rules.
    package var clauses: [String]
  }

  package var parts: [Part]
  package var notices: [String]

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
  var trimmedOfSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
