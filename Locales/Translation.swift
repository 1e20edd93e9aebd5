/// A text of a catalogue in one language, with its confidence and source.
struct Translation: Sendable, Hashable {
  var text: String
  var confidence: Confidence
  var source: String

  init(_ text: String, _ confidence: Confidence, _ source: String) {
    self.text = text
    self.confidence = confidence
    self.source = source
  }
}
