/// A stretch of text in one voice at one pitch.
public struct SpeechRun: Sendable, Hashable {
  /// The identifier of a `SpeechWorker.EngineVoice`, optionally followed by `+` and the name of a variant.
  public var voice: String
  /// The text that is sent to the engine, unchanged.
  public var text: String
  /// The pitch, 0 to 99; 50 is the voice's own.
  public var pitch: Int
  /// Whether each character is named instead of the text being read.
  public var isSpelled: Bool

  /// Creates a run.
  public init(voice: String, text: String, pitch: Int = 50, isSpelled: Bool = false) {
    self.voice = voice
    self.text = text
    self.pitch = pitch
    self.isSpelled = isSpelled
  }
}
