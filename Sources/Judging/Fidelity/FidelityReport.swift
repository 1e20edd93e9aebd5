import AccessibilityModel
import Simulation

/// A report on how closely the simulated speech matches real speech, in counts and percentages.
package struct FidelityReport: Sendable {
  /// The results, in the order of the files that contain the vectors.
  package var results: [FidelityResult]

  /// The number of answers of Google's compositor in the files. They are not played, because their views and events are
  /// those of Android, and many are none that a scenario can have.
  package var compositorAnswers: Int

  package init(_ results: [FidelityResult], compositorAnswers: Int = 0) {
    (self.results, self.compositorAnswers) = (results, compositorAnswers)
  }

  package struct Tally: Sendable, Hashable {
    /// The numbers of vectors, of exact matches, and of mismatches for which the vector states a reason.
    package var vectors = 0, exact = 0, excused = 0
    /// The numbers of expected, heard, and matching segments. For machine recordings, words are counted instead of
    /// segments.
    package var expected = 0, heard = 0, matched = 0

    /// The share of heard segments that were expected, in percent, rounded down; nil if no segment was heard.
    package var precision: Int? { heard == 0 ? nil : matched * 100 / heard }
    /// The share of expected segments that were heard, in percent, rounded down; nil if no segment was expected.
    package var recall: Int? { expected == 0 ? nil : matched * 100 / expected }

    init(_ results: [FidelityResult]) {
      for result in results {
        vectors += 1
        if result.isExact { exact += 1 } else if result.vector.reason != nil { excused += 1 }
        expected += result.expectedCount
        heard += result.heardCount
        matched += result.matchedCount
      }
    }
  }

  package var all: Tally { Tally(results) }

  private var recorded: [FidelityResult] { results.filter { $0.vector.style == .recorded } }

  /// The counts for machine recordings, then the other counts by confidence in the source, highest first. Empty groups
  /// are left out.
  package var confidences: [(name: String, tally: Tally)] {
    let others = results.filter { $0.vector.style != .recorded }
    let tallies =
      [("machine recordings", Tally(recorded))]
      + Confidence.allCases.map { confidence in
        (confidence.rawValue, Tally(others.filter { $0.vector.confidence == confidence }))
      }
    return tallies.filter { $0.1.vectors > 0 }
  }

  /// The counts for machine recordings: by reader version, then by language, then by kind of element.
  package var recordings: [(name: String, tally: Tally)] {
    tallies(of: recorded) { vector in
      let version = vector.scenario.reader.version.map { "@\($0)" } ?? ""
      return vector.scenario.reader.id + version
    }
      + tallies(of: recorded) { vector in
        let locale = vector.scenario.locales[0]
        return vector.scenario.readerLocale.map { "\(locale), reader \($0)" } ?? locale
      } + tallies(of: recorded, by: \.kind)
  }

  /// The counts for all results except machine recordings, by kind of element, in alphabetical order.
  package var kinds: [(name: String, tally: Tally)] {
    tallies(of: results.filter { $0.vector.style != .recorded }, by: \.kind)
  }

  /// Counts the results in groups. `name` returns the name of a vector's group. The groups are in alphabetical order.
  private func tallies(
    of results: [FidelityResult], by name: (FidelityVector) -> String
  ) -> [(name: String, tally: Tally)] {
    Dictionary(grouping: results) { name($0.vector) }.map { ($0.key, Tally($0.value)) }.sorted { $0.0 < $1.0 }
  }

  /// The number of results from device recordings of a one-time code input. A machine recording counts once for each of
  /// its results.
  package var codeFieldRecordings: Int { results.count { $0.vector.isCodeFieldRecording } }

  package var unneededReasons: [Diagnostic] {
    results.filter { $0.isExact && $0.vector.reason != nil }.map { result in
      Diagnostic(
        "the speech for “\(result.vector.id)” is as expected, so its `because` is not needed", file: result.vector.file,
        line: result.vector.line, severity: .warning, help: "remove `because`")
    }
  }

  // MARK: For people

  package func text(showingFailures: Bool) -> String {
    let count = results.count == 1 ? "1 vector" : "\(results.count) vectors"
    var text =
      "# a11y-sim \(Transcript.Header.version) · fidelity · \(count), \(codeFieldRecordings) recorded on a device for a "
      + "code field\n"
    text += "\n" + Self.table("confidence", confidences + [("all", all)], unplayed: compositorAnswers)
    if !recordings.isEmpty { text += "\n" + Self.table("machine recordings of", recordings) }
    if !kinds.isEmpty || recordings.isEmpty { text += "\n" + Self.table("kind", kinds) }
    if showingFailures { text += results.filter { !$0.isExact }.map { "\n" + $0.text }.joined() }
    return text
  }

  private static func table(
    _ title: String, _ rows: [(name: String, tally: Tally)], unplayed: Int = 0
  ) -> String {
    func percent(_ value: Int?) -> String { value.map { "\($0) %" } ?? "–" }
    let lines =
      [[title, "vectors", "exact", "with a reason", "precision", "recall"]]
      + rows.map { name, tally in
        [
          name, String(tally.vectors), String(tally.exact), String(tally.excused), percent(tally.precision),
          percent(tally.recall),
        ]
      } + (unplayed == 0 ? [] : [["Google's compositor", String(unplayed), "–", "not played", "–", "–"]])
    let widths = lines[0].indices.map { column in lines.map { $0[column].displayWidth }.max()! }
    return lines.map { cells in
      cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].displayWidth)
        return column == 0 ? cells[column] + space : space + cells[column]
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  // MARK: For programs

  package var json: String {
    let vectors = results.map { "    " + $0.json }.joined(separator: ",\n")
    return """
      {
        "vectors": \(results.count),
        "codeFieldRecordings": \(codeFieldRecordings),
        "compositorAnswers": \(compositorAnswers),
        "confidences": \(Self.object(confidences)),
        "recordings": \(Self.object(recordings)),
        "kinds": \(Self.object(kinds)),
        "results": [\(vectors.isEmpty ? "" : "\n" + vectors + "\n  ")]
      }

      """
  }

  private static func object(_ rows: [(name: String, tally: Tally)]) -> String {
    JSON.object(
      rows.map { name, tally in
        let fields = [
          ("vectors", tally.vectors), ("exact", tally.exact), ("excused", tally.excused),
          ("expectedSegments", tally.expected), ("heardSegments", tally.heard), ("matchedSegments", tally.matched),
        ]
        return (name, JSON.object(fields.map { ($0.0, String($0.1)) }))
      })
  }
}

extension FidelityResult {
  fileprivate var text: String {
    let differs = difference.map(\.rawValue) ?? "differs"
    let word = isFailure ? "FAIL" : vector.reason == nil ? differs : "differs for a reason"
    let place = vector.file.map { "\($0):\(vector.line): " } ?? ""
    var text = "\(place)\(word): \(vector.id), \(vector.kind), \(vector.confidence.rawValue): \(vector.source)\n"
    if let reason = vector.reason { text += "because: \(reason.onOneLine)\n" }
    let shown = [Row(expected: "expected", heard: "heard")] + rows
    let width = shown.map { ($0.expected ?? "").displayWidth }.max()!
    for (index, row) in shown.enumerated() {
      let expected = row.expected ?? ""
      let mark = index == 0 || row.isSame ? "│" : "≠"
      var line = "  " + expected + String(repeating: " ", count: width - expected.displayWidth) + " " + mark
      if let heard = row.heard { line += " " + heard }
      text += line + "\n"
    }
    return text
  }

  fileprivate var json: String {
    func array(_ lines: [[String]]) -> String {
      "[" + lines.flatMap { $0 }.map { JSON.string($0) }.joined(separator: ",") + "]"
    }
    return JSON.object([
      ("id", JSON.string(vector.id)), ("file", JSON.string(vector.file)), ("line", String(vector.line)),
      ("kind", JSON.string(vector.kind)), ("confidence", JSON.string(vector.confidence.rawValue)),
      ("style", JSON.string(vector.style.rawValue)), ("source", JSON.string(vector.source)),
      ("expected", array(vector.expected.map(\.utterances))), ("heard", array(heard)),
      ("exact", isExact ? "true" : "false"), ("expectedSegments", String(expectedCount)),
      ("heardSegments", String(heardCount)), ("matchedSegments", String(matchedCount)),
      ("because", JSON.string(vector.reason)),
    ])
  }
}
