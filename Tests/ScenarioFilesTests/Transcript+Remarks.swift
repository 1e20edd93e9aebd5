import A11ySim

extension Transcript {
  /// The notes in the transcript.
  var remarks: [String] {
    description.split(separator: "\n").filter { $0.hasPrefix("# note: ") }.map { String($0.dropFirst(8)) }
  }
}
