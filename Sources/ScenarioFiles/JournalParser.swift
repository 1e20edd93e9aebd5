import AccessibilityModel
import Judging
import Locales
import Simulation

/// A parser for the journal of a speech engine. The engine logs each event of an utterance as one JSON object per line:
///
///     {"event": "request", "id": "talkback_4", "text": "Next, Button", "queue": 2, "time": 317028}
///     {"event": "start", "id": "talkback_4", "time": 317034}
///     {"event": "done", "id": "talkback_4", "time": 317190}
///
/// - `queue`: the queue mode that was passed to Android's `TextToSpeech`.
/// - `time`: the time on the device's clock, in milliseconds.
/// - `event`: `stop` in place of `done` means that the utterance was interrupted.
struct JournalParser {
  private var reader: NodeParser
  private var said: [Said] = []
  /// The indices of the utterances in `said`, by utterance id.
  private var places: [String: Int] = [:]

  private enum Event: String, CaseIterable { case request, start, done, stop }

  /// An utterance with the times of its events, in milliseconds.
  private struct Said {
    var text: String
    var queue: Int
    var request: Int
    var start: Int?
    var end: Int?
    var isCut = false
  }

  init(file: String?) { reader = NodeParser(file: file) }

  /// Returns whether a recording is a journal. Only the first line that is not blank is read.
  static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    let lines = bytes.prefix(65_536).split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first(where: { $0.contains { $0 > 0x20 } }), let node = try? Document.read(line, file: nil),
      let fields = node.fields
    else { return false }
    return fields.contains { $0.name == "event" }
  }

  /// Returns a fidelity vector that has the scenario's steps and expects the utterances of the journal.
  mutating func vector(
    _ bytes: some Collection<UInt8>, of scenario: Scenario
  ) throws(ScenarioParser.Failure) -> FidelityVector {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      do throws(Diagnostic) {
        read(try Document.read(line, file: reader.file).moved(by: index))
      } catch {
        var error = error
        error.line = index + 1
        error.help = "write one JSON object per line: \(Self.example)"
        reader.add(error)
      }
      if said.count > FidelityVector.rowLimit {
        reader.add(
          Diagnostic(
            "a journal can have at most \(FidelityVector.rowLimit) requests", file: reader.file, line: index + 1,
            column: 1,
            help: "split the journal into several journals, each with its own scenario"))
        break
      }
    }
    if said.isEmpty, reader.errorCount == 0 {
      reader.add(Diagnostic("the journal has no request", file: reader.file, help: Self.example))
    }
    if reader.errorCount == 0, scenario.engineQueueMode == nil {
      reader.add(
        Diagnostic(
          "the journal is from a speech engine of Android, but the scenario is played with \(scenario.reader)",
          file: reader.file, line: 1, column: 1, help: "write `reader: talkback` in the scenario"))
    }
    if reader.errorCount > 0 { throw .init(diagnostics: reader.diagnostics(of: reader.file)) }
    var vector = FidelityVector(
      id: scenario.name ?? scenario.file ?? "", kind: "recording", source: reader.file ?? "", confidence: .recorded,
      style: .exact, scenario: scenario, expected: [expected], isCodeFieldRecording: scenario.hasCodeField,
      file: reader.file, line: 1)
    vector.timing = timing
    return vector
  }

  private static let example =
    #"{"event": "request", "id": "talkback_4", "text": "Next, Button", "queue": 2, "time": 317028}"#

  // MARK: Lines

  private mutating func read(_ node: Document.Node) {
    let keys = ["event", "id", "text", "queue", "time"]
    guard let fields = reader.mapping(node, keys: keys, what: "a line of a journal") else { return }
    guard let eventNode = fields["event"], let idNode = fields["id"], let timeNode = fields["time"] else {
      return reader.error("a line of a journal needs `event`, `id` and `time`", at: node, help: Self.example)
    }
    guard let name = reader.text(eventNode, "event"), let id = reader.text(idNode, "id"),
      let time = reader.integer(timeNode, "time", in: 0...1_000_000_000_000_000)
    else { return }
    guard let event = Event(rawValue: name) else {
      return reader.notOne(of: Event.allCases.map(\.rawValue), name, "event", at: eventNode)
    }
    if event == .request { return request(id, time, fields, at: node) }
    guard let place = places[id] else {
      return reader.error(
        "no request above has the id “\(id)”", at: idNode,
        help: "do not remove the line of the request: \(Self.example)")
    }
    let last = said[place].end ?? said[place].start ?? said[place].request
    if said[place].end != nil || event == .start && said[place].start != nil {
      return reader.error(
        "the request “\(id)” has a second `\(name)`", at: eventNode, help: "give each request its own id")
    }
    if event == .done, said[place].start == nil {
      return reader.error(
        "the request “\(id)” is done, but it never started", at: eventNode,
        help: "do not remove the line with its event `start`")
    }
    if time < last {
      return reader.error(
        "the time \(time) is before the time of the previous event, \(last)", at: timeNode,
        help: "use the same clock of the device, in milliseconds, for all lines")
    }
    if event == .start { said[place].start = time } else { said[place].end = time }
    said[place].isCut = event == .stop
  }

  private mutating func request(
    _ id: String, _ time: Int, _ fields: [String: Document.Node], at node: Document.Node
  ) {
    guard let textNode = fields["text"], let queueNode = fields["queue"] else {
      return reader.error("a request needs `text` and `queue`", at: node, help: Self.example)
    }
    guard let text = reader.text(textNode, "text"), let queue = reader.integer(queueNode, "queue", in: 0...2) else {
      return
    }
    if places.updateValue(said.count, forKey: id) != nil {
      reader.error("a request above already has the id “\(id)”", at: node, help: "give each request its own id")
    }
    said.append(Said(text: text, queue: queue, request: time))
  }

  // MARK: Results

  /// The utterances that were heard. An utterance that was stopped before it started was not heard. An utterance with
  /// only a request counts as heard.
  private var expected: FidelityVector.Expected {
    var expected = FidelityVector.Expected(step: nil, utterances: [])
    var end: Int?
    for said in said where !said.text.isBlank && (said.start != nil || !said.isCut) {
      expected.marks[expected.utterances.count] = .init(
        queue: String(said.queue), after: end.map { .milliseconds(max(0, said.request - $0)) },
        isCut: said.end == nil ? nil : said.isCut)
      expected.utterances.append(said.text.trimmed)
      end = said.end
    }
    return expected
  }

  /// The durations of the utterances that were spoken to the end; nil if there is no such utterance.
  private var timing: FidelityVector.Timing? {
    var durations: [String: Duration] = [:]
    for said in said where !said.isCut {
      guard let start = said.start, let end = said.end, durations[said.text] == nil else { continue }
      durations[said.text] = .milliseconds(end - start)
    }
    let sorted = durations.values.sorted()
    return sorted.isEmpty ? nil : .init(each: sorted[sorted.count / 2], durations: durations)
  }
}
