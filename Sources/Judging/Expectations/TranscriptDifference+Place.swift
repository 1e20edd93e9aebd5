import AccessibilityModel
import Simulation

extension TranscriptDifference {
  /// Describes the location of the first change: the element's id, and the step with its line in the scenario file. For
  /// a line that is gone, the location is the element that was heard before this line. Nil if neither an element nor a
  /// step is known.
  ///
  /// - Parameters:
  ///   - transcript: the transcript that has the heard lines.
  ///   - keptStep: the number of the step to which the expected line belonged; nil if the step is not known.
  ///   - file: the file of the scenario; nil if the scenario is not from a file.
  func place(in transcript: Transcript, keptStep: Int?, file: String?) -> String? {
    let index = changes[0].index
    let before = entries[..<index].lazy.compactMap(\.self).last
    let after = entries[index...].lazy.compactMap(\.self).first
    var parts: [String] = []
    var step: Int?
    if let own = entries[index] {
      if let id = own.element { parts.append(transcript.header.place(of: id)) }
      step = own.step
    } else {
      if let id = before?.element { parts.append("after " + transcript.header.place(of: id)) }
      step = before?.step ?? after?.step
      // Steps may have been added since the file was written. So `keptStep` is used only if it is between the steps of
      // the neighbouring lines.
      if let keptStep, keptStep >= before?.step ?? 1, keptStep <= after?.step ?? .max { step = keptStep }
    }
    return transcript.place(ofStep: step, in: file, after: parts)
  }
}

extension Transcript.Header {
  fileprivate func place(of id: String) -> String {
    "element `\(id)`" + (places[id].map { " (\($0.file):\($0.line))" } ?? "")
  }
}

extension Transcript {
  /// Describes a location: the texts in `parts`, then the step and its line in the scenario file. Nil if there are no
  /// parts and no step.
  func place(ofStep step: Int?, in file: String?, after parts: [String]) -> String? {
    var parts = parts
    if let step, step > 0 {
      let line = entries.lazy.compactMap { entry in
        if entry.step == step, case .step(let written) = entry.kind { written.line } else { nil }
      }.first
      let place = line.map { line in file.map { " (\($0):\(line))" } ?? " (line \(line))" }
      parts.append("step \(step)" + (place ?? ""))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Transcript.Entry {
  var element: String? {
    switch kind {
    case .utterance(let heard): heard.utterance.element
    case .effect(let effect): effect.element
    default: nil
    }
  }
}
