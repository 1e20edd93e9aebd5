import A11ySim
import AgentProtocol
import Captures
import ESpeakNG
import ScenarioFiles

/// Steps that an agent wants to play, as lines of a scenario.
struct AgentSteps {
  private let lines: [String]
  /// The number of lines of the scenario before the first step of the agent.
  private var linesBefore = 0

  /// Throws a failure if a step has more than one line.
  ///
  /// - Parameter continues: whether other steps come before these.
  init(_ steps: [JSONValue], continues: Bool = false) throws(ToolFailure) {
    var lines: [String] = []
    for (index, step) in steps.enumerated() {
      let text = step.string ?? step.text
      guard !text.contains(where: \.isNewline), !text.allSatisfy(\.isWhitespace) else {
        throw ToolFailure("step \(index + 1) must be one line, such as \"doubleTap\" or {\"swipe\": \"right\"}")
      }
      lines.append(text)
    }
    // Nothing is on the screen before it appears.
    let appears = continues || lines.first == "appear"
    linesBefore = appears ? 0 : 1
    self.lines = appears ? lines : ["appear"] + lines
  }

  /// The lines behind `steps:`.
  var text: String { lines.map { "  - \($0)\n" }.joined() }

  /// Returns the plays with these steps instead of their own.
  mutating func played(
    _ plays: AgentPlays, _ arguments: ToolArguments, _ screens: AgentScreens
  ) throws(ToolFailure) -> [Scenario] {
    if let screen = plays.screen { return try captured(screen, plays) }
    let source = plays.input.source
    let start: String
    do throws(Diagnostic) {
      start = try ScenarioSteps(source.bytes, file: source.file).text([])
    } catch {
      throw ToolFailure("the steps of this scenario cannot be replaced", error)
    }
    linesBefore += start.count { $0 == "\n" }
    let changed = InputFile.Source(name: source.name, bytes: Array((start + text).utf8))
    let read = try AgentPlays.read(changed, PlayOptions.of(arguments), screens)
    do throws(ScenarioParser.Failure) {
      return try read.get()
    } catch {
      throw ToolFailure(
        "the steps cannot be played", quoting: error.diagnostics(isRedacted: false).prefix(5).flatMap(described))
    }
  }

  /// Returns the plays of a capture. The steps are read with its screen, so that a wrong id is found.
  private mutating func captured(_ screen: ImportedScreen, _ plays: AgentPlays) throws(ToolFailure) -> [Scenario] {
    let file = Array(screen.file.utf8)
    let start = "screen: { file: screen.json }\nsteps:\n"
    linesBefore += 2
    var scenarios = plays.scenarios
    for index in scenarios.indices {
      do throws(ScenarioParser.Failure) {
        scenarios[index].steps = try ScenarioParser.plays(
          Array((start + text).utf8), file: "steps", load: { (path) throws(Diagnostic) in file },
          vocabulary: A11ySimTool.current.vocabulary, with: [scenarios[index].reader])[0].steps
      } catch {
        throw ToolFailure(
          "the steps cannot be played", quoting: error.diagnostics(isRedacted: false).prefix(5).flatMap(described))
      }
    }
    return scenarios
  }

  /// Returns a problem in lines, with the number of the step instead of a line that the agent never saw.
  func described(_ problem: Diagnostic) -> [String] {
    let step = problem.line.map { $0 - linesBefore } ?? 0
    let place = step > 0 ? "step \(step): " : ""
    return [place + problem.message] + problem.notes + (problem.help.map { ["help: " + $0] } ?? [])
  }
}

extension AgentTool {
  static func playSteps(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "play_steps", title: "Play steps",
      description: """
        What is heard while a person acts: a timeline with what is cut off or never heard. Without `steps`, those of \
        the scenario. A dump has no reactions of the app: write them in a scenario.
        """,
      arguments: source + [
        ToolArgument("steps", .steps, "As in a scenario: \"doubleTap\", {\"swipe\":\"right\"}, {\"type\":\"1234\"}.")
      ] + hearing + settings + [format] + AgentAnswer.arguments,
      outputSchema: object(
        inputFields + [
          (
            "lines",
            list(
              object([
                ("time", #"{"type":"number"}"#), ("reader", string), ("kind", string), ("text", string),
                ("outcome?", string), ("confidence?", string), ("element?", string),
              ]))
          ), ("failed", texts),
        ] + restFields)
    ) { (arguments, context) throws(ToolFailure) in
      let plays = try AgentPlays(arguments, screens)
      var scenarios = plays.scenarios
      var describe = { (problem: Diagnostic) in problem.description.split(separator: "\n").map(String.init) }
      if let steps = arguments.list("steps") {
        guard steps.count <= 100 else { throw ToolFailure("at most 100 steps can be played in one call") }
        var own = try AgentSteps(steps)
        scenarios = try own.played(plays, arguments, screens)
        describe = { [own] in own.described($0) }
      }
      var entries: [AgentAnswer.Entry] = []
      var failed: [String] = []
      for (index, scenario) in scenarios.enumerated() {
        let transcript = scenario.play(locale: plays.locale) { !context.isCancelled() }
        if context.isCancelled() { throw ToolFailure("the call was cancelled") }
        let reader = AgentPlays.name(of: scenario)
        let start = entries.count
        for entry in transcript.entries { entries += lines(of: entry, reader) }
        if scenarios.count > 1, start < entries.count { entries[start].text = "\(reader):\n" + entries[start].text }
        let faults = transcript.diagnostics + transcript.undone + scenario.findings(in: transcript)
        for line in faults.prefix(5).flatMap(describe).map({ QuotedText.escaped($0) }) where !failed.contains(line) {
          failed.append(line)
        }
        context.report(index + 1, scenarios.count, "played with \(reader)")
        if context.isCancelled() { throw ToolFailure("the call was cancelled") }
      }
      failed = Array(failed.prefix(12))
      let told = failed.isEmpty ? [] : ["Failed or not done as written:"] + failed.map { QuotedText.line($0) }
      let reactions =
        plays.screen == nil ? [] : ["A dump has no reactions of the app: what it does after an act is not heard here."]
      return AgentAnswer(
        head: ["Times are estimates. “[cut: …]” and “[not heard]” mark lost words.", QuotedText.note],
        entries: entries, tail: told + reactions + plays.caveats + ["screen: \(plays.input.handle)"], list: "lines",
        noun: "line", fields: plays.fields + [("failed", JSON.array(failed.map { JSON.string($0) }))]
      ).answer(arguments)
    }
  }

  private static func lines(of entry: Transcript.Entry, _ reader: String) -> [AgentAnswer.Entry] {
    let time = entry.time.inSecondsText
    return entry.lines().map { line in
      let line = QuotedText.escaped(line)
      var fields = [("time", time), ("reader", JSON.string(reader))]
      switch entry.kind {
      case .utterance(let heard):
        let sureness = heard.utterance.segments.map(\.confidence).min() ?? .pinned
        fields += [
          ("kind", "\"speech\""), ("text", JSON.string(line)), ("outcome", JSON.string(heard.outcome.rawValue)),
          ("confidence", JSON.string(sureness.rawValue)),
        ]
        if let element = heard.utterance.element {
          fields.append(("element", JSON.string(QuotedText.escaped(element, limit: 80))))
        }
        let doubt = sureness == .guess ? "  (has guessed words)" : ""
        return .init(text: QuotedText.mark + "\(time) s  \(line)\(doubt)", structured: JSON.object(fields))
      case .step:
        fields += [("kind", "\"step\""), ("text", JSON.string(line))]
      default:
        fields += [("kind", "\"event\""), ("text", JSON.string(line))]
      }
      return .init(text: QuotedText.mark + "\(time) s  \(line)", structured: JSON.object(fields))
    }
  }
}
