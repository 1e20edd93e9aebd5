import A11ySim
import ESpeakNG
import ReportPages
import ScenarioFiles

struct ReportMaker {
  /// The speaking rates, in percent, at which every flow is played besides its own rate: a common one, and one of
  /// people who listen every day.
  private static let rates = [50, 80]

  let play: PlayOptions
  let isRedacted: Bool
  /// The voice; nil if the page needs no sound.
  let voice: ReportVoice?

  private var flows: [ReportPage.Flow] = []
  private var changes: [ReportPage.ScreenChanges] = []
  private let sounds = ReportSounds()
  private var pictures = ReportPictures()
  private var noted: [Evidence.Source] = []
  /// The files whose plays hide something.
  private var hiding: Set<String> = []
  private var notices: [String] = []
  private var isComplete = true

  init(play: PlayOptions, isRedacted: Bool, voice: ReportVoice?) {
    (self.play, self.isRedacted, self.voice) = (play, isRedacted, voice)
  }

  /// Reads and plays the named files. Returns false if a file could not be read or played.
  mutating func read(_ paths: [String]) -> Bool {
    var scenarios: [(path: String, failures: [ReportPage.Failure])] = []
    for path in paths {
      if path.hasSuffix(".json"), !InputFile.isDirectory(path), let source = try? InputFile.source(path),
        let results = ReportInput(source)
      {
        note(source.file, source.bytes)
        for diagnostic in results.problems { Console.complain(diagnostic) }
        if !results.problems.isEmpty { isComplete = false }
        for var suite in results.suites {
          if isRedacted { suite.failures = suite.failures.map(\.withoutQuotes) }
          if InputFile.exists(suite.name), !InputFile.isDirectory(suite.name) {
            scenarios.append((suite.name, suite.failures))
          } else {
            flows.append(
              .init(
                name: suite.name, failures: suite.failures,
                problem: suite.failures.isEmpty ? nil : "the scenario is not in this folder, so it is not played here")
            )
          }
        }
        add(results.changes)
      } else {
        scenarios.append((path, []))
      }
    }
    let (found, areRead) = play.found(scenarios.map(\.path))
    if !areRead { isComplete = false }
    let failures = Dictionary(scenarios.map { ($0.path, $0.failures) }) { $0 + $1 }
    add(found, failures)
    return isComplete
  }

  func page() -> ReportPage {
    let (files, warnings) = sounds.files()
    for warning in warnings { Console.complain(warning) }
    let origin: ReportPage.Voice =
      switch voice {
      case nil: .leftOut
      case .missing(let error): .missing(error.message)
      case .ready(_, let name): .embedded(name)
      }
    let script = ReportPage.script
    return ReportPage(
      flows: flows, changes: changes, sounds: files, images: pictures.images, voice: origin, notices: notices,
      toolVersion: toolVersion,
      rules: A11ySimTool.current.auditRules, scriptDigest: SHA256.hex(Array(script.utf8)))
  }

  private mutating func note(_ file: String, _ bytes: [UInt8]) {
    noted.append(.init(file: file, digest: SHA256.hex(bytes)))
  }

  /// The files from which the page is made, each once.
  var sources: [Evidence.Source] {
    var told: Set<Evidence.Source> = []
    return noted.map { hiding.contains($0.file) ? .init(file: $0.file, digest: nil) : $0 }
      .filter { told.insert($0).inserted }
  }

  // MARK: Playing

  private struct Job: Sendable {
    var flow: Int
    var scenario: Scenario
    var locale: String
    /// Whether the scenario names neither this screen reader nor this language, so that its expectations are about
    /// other words.
    var isForeign = false
  }

  private struct Played: Sendable {
    var play: ReportPage.Play
    var sounds: [(number: Int, sound: ReportSounds.Sound)] = []
    var tones: [(name: String, sound: ReportSounds.Sound)] = []
    var diagnostics: [Diagnostic] = []
  }

  private mutating func add(_ found: [PlayOptions.Found], _ failures: [String: [ReportPage.Failure]]) {
    var jobs: [Job] = []
    var beside: [ReportPictures.Beside] = []
    for item in found {
      for (file, bytes) in zip([item.file] + item.loaded, item.contents) { note(file, bytes) }
      var flow = ReportPage.Flow(
        name: InputFile.stem(item.file), file: BuiltInScenarios.all[item.file] == nil ? item.file : nil,
        failures: failures[item.file] ?? [])
      do throws(ScenarioParser.Failure) {
        let plays = try item.plays.get()
        flow.name = InputFile.screenName(item.file)
        let own = play.reader.isEmpty && play.locale.isEmpty ? plays : Self.own(item)
        for scenario in plays {
          jobs += scenario.locales.map { locale in
            let isForeign = !own.contains { $0.reader.id == scenario.reader.id && $0.locales.contains(locale) }
            return Job(flow: flows.count, scenario: scenario, locale: locale, isForeign: isForeign)
          }
        }
      } catch {
        for diagnostic in error.diagnostics(isRedacted: isRedacted) { Console.complain(diagnostic) }
        flow.problem = error.diagnostics(isRedacted: isRedacted).first?.description
        isComplete = false
      }
      // A picture may show a code, so `--redact` leaves pictures out.
      beside.append(isRedacted ? .init() : pictures.read(beside: item))
      flows.append(flow)
    }
    let firstFlow = flows.count - found.count
    let files = found.map { [$0.file] + $0.loaded }
    let results = Results()
    let (count, names) = (jobs.count, flows.map(\.name))
    Parallel.run(count) { [jobs] index in
      Progress.show("\(index + 1) of \(count) · \(names[jobs[index].flow]) · \(jobs[index].locale)")
    } work: { [jobs, voice, isRedacted] index in
      Self.played(jobs[index], by: voice?.spoken, isRedacted: isRedacted)
    } deliver: { _, played in
      results.all.append(played)
      return true
    }
    Progress.clear()
    var told: Set<Diagnostic> = []
    for (job, result) in zip(jobs, results.all) {
      var result = result
      for (number, sound) in result.sounds { result.play.sounds[number] = sounds.add(sound) }
      for (name, sound) in result.tones { result.play.tones[name] = sounds.add(sound) }
      for (index, screen) in result.play.screens.enumerated() {
        result.play.images[index] = beside[job.flow - firstFlow].image(of: screen)
      }
      if let name = result.play.transcript.header.scenario { flows[job.flow].name = name }
      if result.play.transcript.hidesContent { hiding.formUnion(files[job.flow - firstFlow]) }
      flows[job.flow].plays.append(result.play)
      for diagnostic in result.diagnostics where told.insert(diagnostic).inserted {
        if diagnostic.severity == .warning { notices.append(diagnostic.message) }
        Console.complain(diagnostic)
        if diagnostic.severity == .error { isComplete = false }
      }
    }
  }

  /// The plays that a scenario asks for by itself, without the options of the command.
  private static func own(_ item: PlayOptions.Found) -> [Scenario] {
    guard let bytes = item.contents.first else { return [] }
    return (try? InputFile.plays(.init(name: item.file, bytes: bytes))) ?? []
  }

  /// The results of all jobs. `Parallel.run` delivers one result at a time, so no lock is needed.
  private final class Results: @unchecked Sendable {
    var all: [Played] = []
  }

  private static func played(_ job: Job, by voice: SpokenPlay?, isRedacted: Bool) -> Played {
    var (scenario, locale) = (job.scenario, job.locale)
    scenario.isRedacted = scenario.isRedacted || isRedacted
    let timing: any SpeechTiming = voice?.timing ?? SpeechEstimate()
    let transcript = scenario.play(locale: locale, timing: timing)
    let audit = Audit(scenario, locale: locale, rules: A11ySimTool.current.auditRules)
    var play = ReportPage.Play(
      transcript: transcript, audit: audit, screens: scenario.screensShown(locale: locale), display: scenario.display)
    // Expectations are checked as in `test`: in clear, and with estimated durations, not with those of the voice.
    let judged = job.scenario
    let isSame = voice == nil && judged.isRedacted == scenario.isRedacted
    let tested = isSame ? transcript : judged.play(locale: locale)
    play.failures = judged.redacted(tested.undone, isRedacted: isRedacted, locale: locale)
    if job.isForeign {
      // Another reader may need fewer swipes.
      play.failures.removeAll(where: \.isSwipePastEnd)
      play.hasForeignExpectations = judged.steps.contains { if case .expect = $0.action { true } else { false } }
    } else {
      play.failures += judged.findings(in: tested, isRedacted: isRedacted)
    }
    play.failures.removeAll { $0.severity != .error }
    if let setting = scenario.reader.descriptor.settings.first(where: { $0.name == "speakingRate" }) {
      let assumed = Int(setting.read(scenario.settings)) ?? 50
      for rate in Set(rates + [assumed]).sorted() {
        var rated = scenario
        guard (try? rated.settings.set("speakingRate", to: String(rate))) != nil else { continue }
        play.rates.append(
          .init(
            rate: rate, isAssumed: rate == assumed,
            transcript: rate == assumed ? transcript : rated.play(locale: locale, timing: timing)))
      }
    }
    var result = Played(play: play)
    result.diagnostics = transcript.diagnostics
    guard let voice else { return result }
    for record in transcript.utterances {
      if let sound = voice.sound(of: record) { result.sounds.append((record.number, sound)) }
    }
    for case .sound(let sound) in transcript.entries.map(\.kind)
    where !sound.isVibration && !result.tones.contains(where: { $0.name == sound.name }) {
      result.tones.append((sound.name, .init(tone: sound)))
    }
    result.diagnostics += voice.diagnostics
    return result
  }

  // MARK: Changes

  private mutating func add(_ found: [ReportPage.ScreenChanges]) {
    let voice = voice?.spoken
    for screen in found {
      var screen = screen
      screen.changes = screen.changes.map { change in
        var change = change
        let (before, after) = (sound(of: change.before, by: voice), sound(of: change.after, by: voice))
        change.before?.sound = before
        change.after?.sound = after
        return change
      }
      changes.append(screen)
    }
    for diagnostic in voice?.diagnostics ?? [] { Console.complain(diagnostic) }
  }

  private func sound(of line: ReportPage.ScreenChanges.Line?, by voice: SpokenPlay?) -> Int? {
    guard let line, let voice else { return nil }
    return voice.sound(of: line.text, language: line.language ?? "en").map(sounds.add)
  }
}

extension ReportPage {
  var isEmpty: Bool { changes.isEmpty && flows.allSatisfy { $0.plays.isEmpty && $0.failures.isEmpty } }

  var firstPlay: (flow: Flow, play: Play)? {
    for flow in flows {
      if let play = flow.plays.first { return (flow, play) }
    }
    return nil
  }
}

extension ReportPage.Failure {
  /// The failure without its texts. A test without `--redact` may have quoted a code in them.
  fileprivate var withoutQuotes: Self {
    var failure = self
    failure.message = "the message is left out, because it may contain a code (--redact)"
    failure.isConcealed = true
    (failure.notes, failure.help) = ([], nil)
    return failure
  }
}
