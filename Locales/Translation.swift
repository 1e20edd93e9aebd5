/// One text of a catalogue, as the generated tables hold it.
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
