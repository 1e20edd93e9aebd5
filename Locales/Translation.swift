/// A text of a catalogue in one language, with its confidence and source.
package struct Translation: Sendable, Hashable {
  package var text: String
  package var confidence: Confidence
  var source: String

  init(_ text: String, _ confidence: Confidence, _ source: String) {
    self.text = text
    self.confidence = confidence
    self.source = source
  }
}
