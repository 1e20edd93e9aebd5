import AccessibilityModel

/// A rule by which an importer concludes something that a capture does not state. The option `--explain` lists where
/// each rule was used.
package struct CaptureRule: Sendable, Hashable {
  /// The stable name of the rule, such as `stops.duplicate`.
  package let id: String
  package let confidence: Confidence
  /// The conclusion and its reason, in one sentence.
  package let summary: String

  package init(_ id: String, _ confidence: Confidence, _ summary: String) {
    (self.id, self.confidence, self.summary) = (id, confidence, summary)
  }
}

/// A conclusion that an importer drew about one location in a capture.
package struct CaptureNotice: Sendable, Hashable {
  package var rule: CaptureRule
  package var location: FileLocation
  package var message: String

  package init(_ rule: CaptureRule, at location: FileLocation, _ message: String) {
    (self.rule, self.location, self.message) = (rule, location, message)
  }
}
