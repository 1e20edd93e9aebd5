/// A stretch of text in one voice at one pitch.
package struct SpeechRun: Sendable, Hashable {
  /// The identifier of a `SpeechWorker.EngineVoice`, optionally followed by `+` and the name of a variant.
  package var voice: String
  /// The text that is sent to the engine, unchanged.
  package var text: String
  /// The pitch, 0 to 99; 50 is the voice's own.
  package var pitch: Int
  /// Whether each character is named instead of the text being read.
  package var isSpelled: Bool

  package init(voice: String, text: String, pitch: Int = 50, isSpelled: Bool = false) {
    self.voice = voice
    self.text = text
    self.pitch = pitch
    self.isSpelled = isSpelled
  }
}
