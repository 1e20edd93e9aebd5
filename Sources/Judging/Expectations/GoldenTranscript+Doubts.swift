import AccessibilityModel
import Simulation

extension GoldenTranscript {
  /// Returns a warning for each line that is heard as in this golden transcript but has words of too little confidence.
  /// Each warning states the position of the line in `file`.
  ///
  /// - Parameters:
  ///   - transcript: a new transcript of the same scenario.
  ///   - least: the confidence below which words cause a warning.
  package func doubts(in transcript: Transcript, below least: Confidence) -> [Diagnostic] {
    let heard = heardLines(of: transcript)
    return Alignment(lines.map(\.text), heard.map(\.text), transcript.header.catalogues).pairs.compactMap { pair in
      guard let kept = pair.expected, let new = pair.heard, lines[kept].text == heard[new].text,
        var doubt = heard[new].entry.doubt(below: least, in: transcript.header.catalogues)
      else { return nil }
      (doubt.file, doubt.line, doubt.column) = (file, lines[kept].line, 1)
      return doubt
    }
  }
}
