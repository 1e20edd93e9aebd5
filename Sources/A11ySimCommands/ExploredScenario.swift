import A11ySim
import Captures
import ScenarioFiles

/// An explored flow as a scenario. Its expectations are the speech of the flow.
struct ExploredScenario {
  struct Origin {
    var source: InputFile.Source
    /// The captured screen; nil if the file is a scenario.
    var screen: ImportedScreen?
    /// Whether a scenario can name the file as its screen without conversion.
    var isScreenFile = false
    /// The paths of the other files that the scenario uses.
    var loaded: [String]
    var scenario: Scenario
    var locale: String
    /// Whether `--reader` chose the screen reader.
    var hasOwnReader = false
    /// Whether `--set` changed settings of the scenario.
    var hasOwnSettings = false
    var isRedacted = false
  }

  let origin: Origin
  let path: String

  static func defaultPath(of origin: Origin) -> String {
    let name = origin.source.name
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    return folder + (origin.screen == nil ? InputFile.stem(name) : InputFile.screenName(name)) + ".explored.yaml"
  }

  struct Result {
    var bytes: [UInt8]
    var screen: (path: String, text: String)?
    var notes: [Diagnostic] = []
  }

  func check(force: Bool) throws(Diagnostic) {
    if !force, let existing = [path, screenFile].compactMap(\.self).first(where: InputFile.exists) {
      throw Diagnostic("the file already exists", file: existing, help: "name another file, or add --force")
    }
    _ = try template()
    if !origin.loaded.isEmpty, origin.screen == nil, Self.folder(of: path) != Self.folder(of: origin.source.name) {
      throw Diagnostic(
        "\(origin.source.name) names other files relative to its folder, so the scenario must be saved there",
        file: path, help: "name a file in the same folder as \(origin.source.name)")
    }
  }

  private static func folder(of path: String) -> String {
    InputFile.resolved(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
  }

  /// The path of the screen file to write beside the scenario; nil if the origin needs no conversion.
  private var screenFile: String? {
    guard origin.screen != nil, !origin.isScreenFile else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + InputFile.stem(path) + ".screen.json"
  }

  /// The value of the key `reader`. It includes the version that `--reader` chose, because a component in the scenario
  /// could imply an older version.
  private var reader: String {
    let reader = origin.scenario.reader
    guard origin.hasOwnReader, let version = reader.version else { return reader.description }
    return "\(reader.id)@\(version)"
  }

  /// Returns the scenario to save, without its steps.
  private func template() throws(Diagnostic) -> ScenarioSteps {
    let scenario = origin.scenario
    var template: ScenarioSteps
    if origin.screen != nil {
      let file = FirstScenario.relative(screenFile ?? origin.source.name, to: path)
      let text = "screen: { file: \(file.quotedScalar) }\nsteps: []\n"
      template = try ScenarioSteps(Array(text.utf8), file: nil)
      template.set(.name, to: (scenario.name ?? "screen").yamlScalar)
      template.set(.reader, to: reader)
      template.set(.locale, to: origin.locale)
    } else {
      template = try ScenarioSteps(origin.source.bytes, file: origin.source.file)
      if origin.hasOwnReader || !scenario.listedReaders.isEmpty { template.set(.reader, to: reader) }
      if template.has(.locale) || origin.locale != "en" { template.set(.locale, to: origin.locale) }
    }
    // The settings in the file may belong to other screen readers, so `--reader` replaces them, too.
    if origin.hasOwnSettings || origin.hasOwnReader && template.has(.settings) {
      let settings = scenario.reader.descriptor.settings.filter { scenario.settings[$0.name] != nil }
      let list = settings.map { "\($0.name): \($0.read(scenario.settings))" }.joined(separator: ", ")
      template.set(.settings, to: "{ \(list) }")
    }
    if origin.isRedacted { template.set(.redact, to: "true") }
    for key in [ScenarioKey.pace, .transcript, .audit, .ignore] { template.remove(key) }
    return template
  }

  /// Returns the scenario of a flow. Its expectations are the speech that `a11y-sim test` will compare.
  func filled(_ exploration: Exploration) throws(ScenarioParser.Failure) -> Result {
    do throws(Diagnostic) {
      let template = try template()
      var choice = 0
      while true {
        let (steps, hasPlaceholders) = exploration.concealedSteps(choice: choice)
        let play = try self.play(template, exactly: steps)
        let lines = exploration.entries(waiting: true).compactMap(\.expectedLine)
        let revealing = play.firstStep(whichReveals: exploration.secrets, besides: Set(lines))
        let (bytes, scenario) = try expecting(play, template, before: revealing)
        let transcript = scenario.play(locale: origin.locale)
        // An expectation that contains text typed into a secure field is an error. If the speech contains a placeholder
        // by chance, the flow is tried again with other placeholders.
        choice += 1
        if hasPlaceholders, choice < 8, transcript.diagnostics.contains(where: { $0.severity == .error }) { continue }
        let difference = difference(lines, play.transcript)
        let failures = transcript.diagnostics + transcript.undone + scenario.findings(in: transcript)
        return Result(
          bytes: bytes, screen: screenFile.map { ($0, origin.screen?.file ?? "") },
          notes: remarks(hasPlaceholders, difference, exploration.secrets, isCutShort: revealing != nil)
            + failures.filter { $0.severity == .error })
      }
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  /// Plays steps. Marks steps without an effect with `expectsNothing`, and joins typed characters where the speech
  /// stays the same.
  private func play(_ template: ScenarioSteps, exactly steps: [Step]) throws(Diagnostic) -> Play {
    var play = try self.play(template, steps)
    for _ in 0..<2 {
      let lines = Set(play.transcript.undone.compactMap(\.line))
      if lines.isEmpty { break }
      let changed = zip(play.steps, play.scenario.steps.filter { !$0.isExpectation }).map { step, read in
        var step = step
        if let line = read.line, lines.contains(line) { step.expectsNothing.toggle() }
        return step
      }
      play = try self.play(template, changed)
    }
    return try joined(play, template)
  }

  /// Returns how the saved flow differs from the speech that the person heard. If codes are hidden, lines with bullets
  /// count as equal. A test may hide more lines than the exploration, because it knows all codes from the start.
  private func difference(_ heard: [String], _ transcript: Transcript) -> TranscriptDifference? {
    if origin.isRedacted || origin.scenario.isRedacted {
      let lines = transcript.entries.compactMap(\.expectedLine)
      let isAlike = zip(lines, heard).allSatisfy { $0 == $1 || $0.contains("•") || $1.contains("•") }
      if isAlike, lines.count == heard.count { return nil }
    }
    return transcript.difference(from: heard.joined(separator: "\n"))
  }

  private func remarks(
    _ hasPlaceholders: Bool, _ difference: TranscriptDifference?, _ secrets: Secrets, isCutShort: Bool
  ) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if isCutShort {
      notes.append(
        Diagnostic(
          "the app says what was typed into a secure field, so nothing is expected from there on", file: path,
          severity: .warning, help: "let the app say only that something was entered, then explore again"))
    }
    if hasPlaceholders {
      notes.append(
        Diagnostic(
          "text that was typed into secure fields was not saved: the saved steps type placeholders of the same length",
          file: path,
          severity: .info))
    }
    guard let difference else { return notes }
    var note = difference.diagnostic(isFull: false)
    (note.file, note.line, note.severity) = (path, nil, .warning)
    note.message =
      "the saved flow is not heard exactly as you heard it: "
      + (hasPlaceholders
        ? "the app may compare a placeholder with the real text" : "a test estimates how long speech takes")
    func hidden(_ text: String) -> String { secrets.hiding(inMessage: text, entered: origin.isRedacted) }
    (note.message, note.notes) = (hidden(note.message), note.notes.map(hidden))
    note.help = hasPlaceholders ? "replace the placeholders, then run `a11y-sim test --update \(path)`" : nil
    return notes + [note]
  }

  // MARK: Playing

  private struct Play {
    var steps: [Step]
    var scenario: Scenario
    var transcript: Transcript

    /// One array of heard lines for each step.
    var heard: [[String]] { scenario.heardLines(in: transcript).map(\.heard) }

    /// Returns the index of the first step whose heard lines have a secret, which the app says although a placeholder was
    /// typed; nil if there is none. The lines in `known` were shown before.
    func firstStep(whichReveals secrets: Secrets, besides known: Set<String>) -> Int? {
      heard.firstIndex { lines in
        lines.contains { !known.contains($0) && secrets.hidden($0, at: .event) != nil }
      }
    }
  }

  private func play(_ template: ScenarioSteps, _ steps: [Step]) throws(Diagnostic) -> Play {
    let scenario = try read(template.text(steps.map { ($0, true) }))
    return Play(steps: steps, scenario: scenario, transcript: scenario.play(locale: origin.locale))
  }

  /// Parses the text as if it were already saved at `path`.
  private func read(_ text: String) throws(Diagnostic) -> Scenario {
    let load = InputFile.load(besides: path)
    // The screen file does not exist yet, so its text comes from memory.
    let (screen, name) = (origin.screen?.file, screenFile.map { FirstScenario.relative($0, to: path) })
    do throws(ScenarioParser.Failure) {
      let project = try Project.of(path)
      var scenarios = [
        try ScenarioParser.parse(
          text, file: path,
          load: { (file) throws(Diagnostic) in
            if let screen, file == name { return Array(screen.utf8) }
            return try load(file)
          }, strings: InputFile.strings(besides: path, in: nil) { _ in }, vocabulary: A11ySimTool.current.vocabulary,
          project: project)
      ]
      if scenarios[0].name == nil { scenarios[0].name = InputFile.stem(path) }
      try InputFile.teach(&scenarios, project) { _ in }
      return scenarios[0]
    } catch {
      throw error.diagnostics[0]
    }
  }

  /// Merges neighbouring steps that each type one character, if the speech stays the same.
  private func joined(_ play: Play, _ template: ScenarioSteps) throws(Diagnostic) -> Play {
    var runs: [Range<Int>] = []
    for index in play.steps.indices {
      if let last = runs.last, play.steps[index].isPlainKey, play.steps[last.lowerBound].isPlainKey {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    if runs.count == play.steps.count { return play }
    func steps(_ runs: [Range<Int>]) -> [Step] {
      runs.map { run in
        run.count == 1 ? play.steps[run.lowerBound] : Step(.type(play.steps[run].map(\.typed).joined()))
      }
    }
    let heard = play.heard
    let together = try self.play(template, steps(runs)).heard
    let alike = zip(runs, together).flatMap { run, lines in
      heard[run].joined().elementsEqual(lines) ? [run] : run.map { $0..<$0 + 1 }
    }
    let result = try self.play(template, steps(alike))
    let isHeardAlike = result.heard.joined().elementsEqual(heard.joined())
    return isHeardAlike && result.transcript.undone.isEmpty == play.transcript.undone.isEmpty ? result : play
  }

  private func expecting(
    _ play: Play, _ template: ScenarioSteps, before end: Int?
  ) throws(Diagnostic) -> (bytes: [UInt8], scenario: Scenario) {
    let steps = zip(play.steps, play.heard).enumerated()
    let text = template.text(steps.map { ($1.0, !$1.1.isEmpty && $0 < end ?? play.steps.count) })
    let empty = try read(text)
    let transcript = empty.play(locale: origin.locale)
    let bytes = try empty.updated(Array(text.utf8), hearing: [transcript], .missing) ?? Array(text.utf8)
    return (bytes, try read(String(decoding: bytes, as: UTF8.self)))
  }

  // MARK: Writing

  /// Writes a flow, and returns remarks for the person. Replaces existing files, so call `check` first.
  func write(_ exploration: Exploration) throws(ScenarioParser.Failure) -> [Diagnostic] {
    let result = try filled(exploration)
    do throws(Diagnostic) {
      if let screen = result.screen { try TextFile.write(Array(screen.text.utf8), to: screen.path) }
      try TextFile.write(result.bytes, to: path)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    return result.notes
  }
}

extension Step {
  fileprivate var isExpectation: Bool { if case .expect = action { true } else { false } }

  fileprivate var isPlainKey: Bool {
    if case .type(_, nil, .software) = action { after == nil && !expectsNothing } else { false }
  }

  fileprivate var typed: String { if case .type(let text, _, _) = action { text } else { "" } }
}
