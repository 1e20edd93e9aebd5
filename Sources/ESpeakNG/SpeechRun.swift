/// A piece of text that the engine speaks in one voice at one pitch.
package struct SpeechRun: Sendable, Hashable {
  /// The identifier of a `SpeechWorker.EngineVoice`, optionally followed by `+` and the name of a variant.
  package var voice: String
  /// The text, which is sent unchanged except that NUL characters are left out.
  package var text: String
  /// The pitch, 0 to 99; 50 is the voice's own pitch.
  package var pitch: Int
  /// Whether the engine names each character instead of reading the text.
  package var isSpelled: Bool

  package init(voice: String, text: String, pitch: Int = 50, isSpelled: Bool = false) {
    self.voice = voice
    self.text = text
    self.pitch = pitch
    self.isSpelled = isSpelled
  }
}
