/// A sound of a screen reader. `ScreenReaderDescriptor.sounds` lists the sounds of each reader.
public struct Sound: Sendable, Hashable {
  /// The sound's name in transcripts and conditions.
  public let name: String
  /// The certainty that the screen reader plays the sound.
  public let confidence: Confidence
  /// The source of the fact that the screen reader plays the sound.
  public let source: String

  public init(_ name: String, _ confidence: Confidence, _ source: String) {
    self.name = name
    self.confidence = confidence
    self.source = source
  }
}
