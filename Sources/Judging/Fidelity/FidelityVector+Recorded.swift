import AccessibilityModel
import Locales
import Simulation

/// Support for machine recordings. A machine recording has one utterance for each element at which the cursor stops.
extension FidelityVector {
  /// The maximum number of utterances in a recording of one screen.
  package static let rowLimit = 500

  /// Returns the maximum number of cursor stops to compare with a recording of `rows` utterances.
  private static func stopLimit(_ rows: Int) -> Int { 2 * rows + 200 }

  /// The maximum number of elements on a simulated screen that is compared with a recording.
  package static let elementLimit = 2_000

  /// One utterance of a machine recording.
  package struct Row: Sendable, Hashable {
    package var text: String
    /// The reason why the simulator cannot say the utterance; nil if the simulator should say the utterance.
    package var reason: String?
    /// The line of the utterance in its file, counted from 1.
    package var line: Int

    package init(_ text: String, reason: String? = nil, line: Int) {
      self.text = text
      self.reason = reason
      self.line = line
    }
  }

  /// Creates a vector from the speech that was recorded together with a screen's capture; nil if there is no such
  /// speech.
  package init?(spokenBeside scenario: Scenario, file: String?) {
    guard let first = scenario.spoken.first else { return nil }
    self.init(
      id: scenario.name ?? "screen", kind: "none", source: "recorded with the capture", confidence: .reported,
      style: .recorded, scenario: scenario, expected: [], file: file, line: first.line)
    hasHints = scenario.spokenHasHints
    rows = scenario.spoken.prefix(Self.rowLimit).map { Row($0.text, line: $0.line) }
  }

  /// Compares simulated descriptions with the descriptions in a capture. The capture tool wrote its descriptions in the
  /// style of the library AccessibilitySnapshot, without hints. Returns one result for each element with such a
  /// description.
  package static func phraseResults(of scenario: Scenario, file: String?) -> [FidelityResult] {
    let session = Session(scenario, locale: scenario.locales[0])
    let kinds = Dictionary(session.readingOrder.map { ($0.element.id, $0.element.role.rawValue) }) { first, _ in first }
    return session.descriptions(in: Style.accessibilitySnapshot.written(by: scenario.reader)).compactMap { id, lines in
      guard let phrase = scenario.phrases[id] else { return nil }
      let vector = FidelityVector(
        id: "\(scenario.name ?? "screen")-\(id)", kind: kinds[id] ?? "none",
        source: "the description in the capture, by another model", confidence: .reported,
        style: .accessibilitySnapshot, scenario: scenario, expected: [.init(step: nil, utterances: [phrase.text])],
        file: file, line: phrase.line)
      return FidelityResult(of: vector, heard: [Array(lines.prefix(1))])
    }
  }

  /// A stop of the simulated cursor, usually on an element.
  struct Stop {
    /// The role of the element; `none` if the cursor is on no element.
    var kind: String
    /// The simulated utterances at this stop, including hints.
    var utterances: [Utterance]
  }

  /// Plays the scenario with one swipe to each element. Returns one result for each recorded utterance, and one for
  /// each cursor stop that the recording lacks.
  func playRecorded() -> [FidelityResult] {
    let repeats = rows.count
    var stops = stops()
    if !hasHints {
      for index in stops.indices { stops[index].utterances.removeAll { $0.reason == .hint } }
    }
    var heard = stops.map { stop in
      stop.utterances.map { TranscriptStyle.commaList.text(of: $0) }.filter { !$0.isEmpty }
    }
    var words = heard.map { $0.flatMap(RecordedSpeech.words) }
    // At the end of the screen, every further swipe repeats the speech of the last stop.
    for _ in 1..<max(1, repeats) {
      stops.append(stops[stops.count - 1])
      heard.append(heard[heard.count - 1])
      words.append(words[words.count - 1])
    }
    let alignment = RecordedAlignment(
      rows.map { RecordedSpeech($0.text) }, stops: words, repeats: repeats,
      isComplete: rows.count > 1 && rows[rows.count - 1].text == rows[rows.count - 2].text,
      appName: RecordedSpeech.words(of: scenario.appName ?? ""))
    var last = -1
    return alignment.pairs.map { row, stop in
      last = row ?? last
      var vector = self
      let number = String(max(0, last))
      vector.id = "\(id)-\(number.count < 2 ? "0" : "")\(number)" + (row == nil ? "+" : "")
      vector.kind = stop.map { stops[$0].kind } ?? "none"
      vector.rows = []
      vector.reason = row.flatMap { rows[$0].reason }
      vector.line = row.map { rows[$0].line } ?? line
      vector.expected = [.init(step: nil, utterances: row.map { [rows[$0].text] } ?? [])]
      return FidelityResult(
        of: vector, recorded: row.map { rows[$0].text }, heard: stop.map { heard[$0] },
        utterances: stop.map { stops[$0].utterances } ?? [])
    }
  }

  /// Returns the speech when the screen appears, after each swipe to the right, and after one extra swipe at the end.
  private func stops() -> [Stop] {
    let locale = scenario.locales[0]
    let places = Session(scenario, locale: locale).readingOrder.prefix(Self.stopLimit(rows.count))
    let kinds = Dictionary(places.map { ($0.element.id, $0.element.role.rawValue) }) { first, _ in first }
    var scenario = scenario
    scenario.reactions = []
    scenario.steps =
      [Step(.appear)] + Array(repeating: Step(.swipe(.right)), count: max(0, places.count - 1) + 1)
    var stops = scenario.steps.map { _ in Stop(kind: "none", utterances: []) }
    var kind = "none"
    var number = 0
    for entry in scenario.play(locale: locale).entries where entry.step > 0 {
      if entry.step != number {
        number = entry.step
        stops[number - 1].kind = kind
      }
      switch entry.kind {
      case .utterance(let heard) where heard.outcome != .dropped:
        stops[number - 1].utterances.append(heard.utterance)
      case .effect(let effect) where effect.name == .cursor:
        kind = effect.element.flatMap { kinds[$0] } ?? kind
        stops[number - 1].kind = kind
      default: break
      }
    }
    return stops
  }
}
