/// A sound or a vibration of a screen reader. `ScreenReaderDescriptor.sounds` lists those of each reader.
public struct Sound: Sendable, Hashable {
  /// The sound's name in transcripts and conditions.
  public let name: String
  /// The certainty that the screen reader plays the sound.
  public let confidence: Confidence
  /// The source of the fact that the screen reader plays the sound.
  public let source: String
  /// Whether this is a vibration, which is felt and not heard.
  public let isVibration: Bool

  public init(_ name: String, _ confidence: Confidence, _ source: String) {
    self.init(name, confidence, source, isVibration: false)
  }

  private init(_ name: String, _ confidence: Confidence, _ source: String, isVibration: Bool) {
    self.name = name
    self.confidence = confidence
    self.source = source
    self.isVibration = isVibration
  }

  /// Creates a vibration.
  public static func vibration(_ name: String, _ confidence: Confidence, _ source: String) -> Sound {
    Sound(name, confidence, source, isVibration: true)
  }

  /// The word for what this is: “sound” or “vibration”.
  package var kind: String { isVibration ? "vibration" : "sound" }

  /// The line of a transcript, such as `[sound: tick]`.
  package var line: String { "[\(kind): \(name)]" }

  /// Returns the name of the sound or vibration in a line of a transcript; nil for any other line.
  package static func name(inLine line: String) -> String? {
    guard line.hasSuffix("]") else { return nil }
    for start in ["[sound: ", "[vibration: "] where line.hasPrefix(start) {
      return String(line.dropFirst(start.count).dropLast())
    }
    return nil
  }
}
