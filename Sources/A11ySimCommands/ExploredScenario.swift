import A11ySim
import Captures
import ScenarioFiles

/// A flow that was explored, as a scenario with the speech that was heard as its expectations.
struct ExploredScenario {
  /// The scenario in which a person explores, and its file.
  struct Origin {
    /// The file that the person named.
    var source: InputFile.Source
    /// The captured screen; nil if the file is a scenario.
    var screen: CapturedScreen?
    /// Whether the file is a screen file that a scenario can name as it is.
    var isScreenFile = false
    /// The paths of the other files that the scenario names.
    var loaded: [String]
    /// The scenario as it is explored.
    var scenario: Scenario
    var locale: String
    /// Whether `--reader` chose the screen reader.
    var hasOwnReader = false
    /// Whether the settings differ from those of the file.
    var hasOwnSettings = false
    var isRedacted = false
  }

  let origin: Origin
  /// The path of the scenario to write.
  let path: String

  /// The path of a scenario if the person names none.
  static func defaultPath(of origin: Origin) -> String {
    let name = origin.source.name
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    return folder + (origin.screen == nil ? InputFile.stem(name) : InputFile.screenName(name)) + ".explored.yaml"
  }

  /// The result of writing a flow.
  struct Result {
    var bytes: [UInt8]
    /// The screen file to write beside the scenario; nil for none.
    var screen: (path: String, text: String)?
    /// Remarks on the scenario, for the person.
    var notes: [Diagnostic] = []
  }

  /// Checks that a flow can be written to the path.
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

  /// The path of the screen file beside the scenario, if the origin is a capture in another format; otherwise nil.
  private var screenFile: String? {
    guard origin.screen != nil, !origin.isScreenFile else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + InputFile.stem(path) + ".screen.json"
  }

  /// The value of the key `reader`. Without a version, it could stand for an older one, because of a component.
  private var reader: String {
    let reader = origin.scenario.reader
    guard origin.hasOwnReader, let version = reader.version else { return reader.description }
    return "\(reader.id)@\(version)"
  }

  /// The scenario without its steps.
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
    // The settings of a file may be those of several readers.
    if origin.hasOwnSettings || origin.hasOwnReader && template.has(.settings) {
      let settings = scenario.reader.descriptor.settings.filter { scenario.settings[$0.name] != nil }
      let list = settings.map { "\($0.name): \($0.read(scenario.settings))" }.joined(separator: ", ")
      template.set(.settings, to: "{ \(list) }")
    }
    if origin.isRedacted { template.set(.redact, to: "true") }
    for key in [ScenarioKey.pace, .transcript, .audit, .ignore] { template.remove(key) }
    return template
  }

  /// Returns the scenario of a flow. Its expectations are what `a11y-sim test` hears.
  func filled(_ exploration: Exploration) throws(ScenarioParser.Failure) -> Result {
    do throws(Diagnostic) {
      let template = try template()
      var choice = 0
      while true {
        let (steps, hasPlaceholders) = exploration.concealedSteps(choice: choice)
        let play = try self.play(template, exactly: steps)
        let (bytes, scenario) = try expecting(play, template)
        let transcript = scenario.play(locale: origin.locale)
        // A line that is heard may be a placeholder by chance, and an expectation cannot name what was typed.
        choice += 1
        if hasPlaceholders, choice < 8, transcript.diagnostics.contains(where: { $0.severity == .error }) { continue }
        let difference = difference(exploration.entries(waiting: true).compactMap(\.expectedLine), play.transcript)
        let failures = transcript.diagnostics + transcript.undone + scenario.findings(in: transcript)
        return Result(
          bytes: bytes, screen: screenFile.map { ($0, origin.screen?.file ?? "") },
          notes: remarks(hasPlaceholders, difference) + failures.filter { $0.severity == .error })
      }
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  /// Plays steps, after those of which nothing comes say so, and keys that are heard alike as one text are one step.
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

  /// Returns how the saved flow differs from what the person heard; nil if both are the same. Where codes are hidden,
  /// other texts may be hidden, because a test knows all codes from the beginning.
  private func difference(_ heard: [String], _ transcript: Transcript) -> TranscriptDifference? {
    if origin.isRedacted || origin.scenario.isRedacted {
      let lines = transcript.entries.compactMap(\.expectedLine)
      let isAlike = zip(lines, heard).allSatisfy { $0 == $1 || $0.contains("•") || $1.contains("•") }
      if isAlike, lines.count == heard.count { return nil }
    }
    return transcript.difference(from: heard.joined(separator: "\n"))
  }

  private func remarks(_ hasPlaceholders: Bool, _ difference: TranscriptDifference?) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    if hasPlaceholders {
      notes.append(
        Diagnostic(
          "what was typed into secure fields was not saved: the steps type placeholders of the same length", file: path,
          severity: .info))
    }
    guard let difference else { return notes }
    var note = difference.diagnostic(isFull: false)
    (note.file, note.line, note.severity) = (path, nil, .warning)
    note.message =
      "the saved flow is not heard exactly as you heard it: "
      + (hasPlaceholders
        ? "the app may compare a placeholder with the real text" : "a test estimates how long speech takes")
    note.help = hasPlaceholders ? "replace the placeholders, then run `a11y-sim test --update \(path)`" : nil
    return notes + [note]
  }

  // MARK: Playing

  /// A text of the scenario, as it is played.
  private struct Play {
    var steps: [Step]
    var scenario: Scenario
    var transcript: Transcript

    /// The lines that are heard after each step.
    var heard: [[String]] { scenario.heardLines(in: transcript).map(\.heard) }
  }

  private func play(_ template: ScenarioSteps, _ steps: [Step]) throws(Diagnostic) -> Play {
    let scenario = try read(template.text(steps.map { ($0, true) }))
    return Play(steps: steps, scenario: scenario, transcript: scenario.play(locale: origin.locale))
  }

  /// Parses a text of the scenario, as it will be read from its path.
  private func read(_ text: String) throws(Diagnostic) -> Scenario {
    let load = InputFile.load(besides: path)
    // The screen file is written later.
    let (screen, name) = (origin.screen?.file, screenFile.map { FirstScenario.relative($0, to: path) })
    do throws(ScenarioParser.Failure) {
      var scenario = try ScenarioParser.parse(
        text, file: path,
        load: { (file) throws(Diagnostic) in
          if let screen, file == name { return Array(screen.utf8) }
          return try load(file)
        }, strings: InputFile.strings(besides: path, in: nil) { _ in }, vocabulary: A11ySimTool.current.vocabulary)
      if scenario.name == nil { scenario.name = InputFile.stem(path) }
      try InputFile.teach(&scenario) { _ in }
      return scenario
    } catch {
      throw error.diagnostics[0]
    }
  }

  /// Returns the flow with one step for several characters that were typed one after the other, where that is heard
  /// alike.
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

  /// Returns the text with an expectation after each step that was heard.
  private func expecting(
    _ play: Play, _ template: ScenarioSteps
  ) throws(Diagnostic) -> (bytes: [UInt8], scenario: Scenario) {
    let text = template.text(zip(play.steps, play.heard).map { ($0, !$1.isEmpty) })
    let empty = try read(text)
    let transcript = empty.play(locale: origin.locale)
    let bytes = try empty.updated(Array(text.utf8), hearing: [transcript], .missing) ?? Array(text.utf8)
    return (bytes, try read(String(decoding: bytes, as: UTF8.self)))
  }

  // MARK: Writing

  /// Writes a flow. Files that exist are replaced: `check` looks for them.
  /// - Returns: Remarks for the person.
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

  /// Whether the step types one character, and nothing is said about its time.
  fileprivate var isPlainKey: Bool {
    if case .type(_, nil, .software) = action { after == nil && !expectsNothing } else { false }
  }

  fileprivate var typed: String { if case .type(let text, _, _) = action { text } else { "" } }
}
