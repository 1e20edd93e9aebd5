import Locales

/// A sound of a screen reader. Which sounds there are is up to the reader: `ScreenReaderDescriptor.sounds`.
public struct Sound: Sendable, Hashable {
  /// What transcripts and conditions call it.
  public let name: String
  /// How sure it is that it is heard.
  public let confidence: Confidence
  /// Who says so.
  public let source: String

  /// Creates a sound.
  public init(_ name: String, _ confidence: Confidence, _ source: String) {
    self.name = name
    self.confidence = confidence
    self.source = source
  }
}
