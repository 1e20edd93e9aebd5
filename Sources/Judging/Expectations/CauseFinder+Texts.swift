import AccessibilityModel
import Simulation

extension CauseFinder {
  /// The texts of a whole transcript. They are collected once for all its differences.
  struct Texts {
    let header: Transcript.Header
    /// The texts that a person entered, except redacted texts.
    let codes: [String]
    let announcements: Set<String>
    /// The source of each text in the transcript's segments. If a text has several sources, this is the first source.
    let sources: [String: Segment.Source]

    init(_ transcript: Transcript) {
      header = transcript.header
      var codes: [String] = []
      var announcements: Set<String> = []
      var sources: [String: Segment.Source] = [:]
      for entry in transcript.entries {
        switch entry.kind {
        case .step(let step):
          switch step.action {
          case .type(let text, _, _), .paste(let text?), .autofill(let text):
            if !text.contains("•") { codes.append(text) }
          case .announce(let announcement): announcements.insert(announcement.text.string.onOneLine.trimmed)
          default: break
          }
        case .utterance(let heard):
          for segment in heard.utterance.segments where sources[segment.text] == nil {
            sources[segment.text] = segment.source
          }
        default: break
        }
      }
      (self.codes, self.announcements, self.sources) = (codes, announcements, sources)
    }
  }
}
