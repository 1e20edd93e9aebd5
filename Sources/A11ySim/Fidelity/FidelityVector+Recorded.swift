import Locales

/// The play of a recording that has an utterance for each stop of the cursor.
extension FidelityVector {
  /// The largest number of utterances of one screen.
  package static let rowLimit = 500

  /// Returns the largest number of stops that are compared with a number of utterances.
  private static func stopLimit(_ rows: Int) -> Int { 2 * rows + 200 }

  /// The largest number of elements on a screen that a recording is compared with.
  package static let elementLimit = 2_000

  /// One utterance of a recording.
  package struct Row: Sendable, Hashable {
    /// The utterance as the recording has it.
    package var text: String
    /// The reason why the simulator cannot say it; nil if it should.
    package var reason: String?
    /// The line of the utterance in its file, counted from 1.
    package var line: Int

    package init(_ text: String, reason: String? = nil, line: Int) {
      self.text = text
      self.reason = reason
      self.line = line
    }
  }

  /// A stop of the simulated cursor.
  struct Stop {
    /// The kind of element the cursor is on.
    var kind: String
    /// The utterances, hints included.
    var utterances: [Utterance]
  }

  /// Returns a result for each utterance, and for each stop that the recording does not have.
  func playRecorded() -> [FidelityResult] {
    let repeats = rows.count
    var stops = stops()
    var heard = stops.map { stop in
      stop.utterances.map { TranscriptStyle.commaList.text(of: $0) }.filter { !$0.isEmpty }
    }
    var words = heard.map { $0.flatMap(RecordedSpeech.words) }
    // Every further swipe at the end of the screen says what the first one said.
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

  /// Returns what is heard when the screen appears, with each swipe to the right, and with one swipe more at the end.
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
