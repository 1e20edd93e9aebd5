import A11ySim
import A11ySimSystem
import ESpeakNG
import ScenarioFiles

/// A rendering of scenarios into a folder, with one WAV file for each scenario and language.
///
/// Files that are up to date are not rendered again. If rendering a file gives diagnostics, the next run renders the
/// file again and repeats them. An interruption loses only the files that are being rendered.
struct Suite {
  private struct Job: Sendable {
    var scenario: Scenario
    var locale: String
    var rendering: RenderedFile
  }

  private struct Report: Sendable {
    var findings: [Diagnostic] = []
    var diagnostics: [Diagnostic] = []
    var isKept = false
    var couldPlay = true
    var isWritten = true
    /// Whether a failure also prevents all other renderings.
    var isLast = false
  }

  let folder: String
  let play: PlayOptions
  let speech: SpeechOptions
  let voices: VoiceOptions
  let isRedacted: Bool

  func run(_ paths: [String]) -> Console.Status {
    do throws(SpeechError) {
      return try render(paths)
    } catch {
      Console.complain(error.diagnostic)
      return .couldNot
    }
  }

  private func render(_ paths: [String]) throws(SpeechError) -> Console.Status {
    let (synthesizer, worker) = try speech.synthesizer(voices, processes: Parallel.cores)
    let store = SpeechStore(synthesizer)
    let identity = try identity(of: worker)
    let (found, isComplete) = play.found(paths)
    let state = State(isComplete ? .fine : .couldNot)
    let jobs = jobs(of: found, identity, state)
    if jobs.isEmpty { return state.status }
    for rendering in Dictionary(grouping: jobs, by: { Self.folder(of: $0.rendering.path) }).values.map({ $0[0] }) {
      try rendering.rendering.prepare()
    }
    let count = jobs.count
    Parallel.run(count) { index in
      Progress.show("\(index + 1) of \(count) · \(jobs[index].rendering.path)")
    } work: { index in
      report(on: jobs[index], store)
    } deliver: { index, report in
      state.add(report.findings, report.diagnostics)
      if !report.couldPlay || !report.isWritten || report.diagnostics.contains(where: { $0.severity == .error }) {
        state.status = .couldNot
      } else if state.status == .fine, report.findings.contains(where: { $0.severity == .error }) {
        state.status = .findings
      }
      if report.isWritten {
        Progress.clear()
        Console.print("\(jobs[index].rendering.path)\n")
      }
      if report.isKept { state.keptCount += 1 }
      return !report.isLast
    }
    Progress.clear()
    for diagnostic in state.diagnostics { Console.complain(diagnostic) }
    if state.keptCount > 0 {
      Console.complain("note: \(state.keptCount) of \(count) sound files are unchanged and were not written again")
    }
    return state.status
  }

  private func report(on job: Job, _ store: SpeechStore) -> Report {
    var report = Report()
    if job.rendering.isCurrent {
      report.isKept = true
      return report
    }
    let voice = TranscriptVoice(
      timing: SynthesizedTiming(store: store), rate: speech.wordsPerMinute, volume: speech.volume)
    // Preparing all utterances at once keeps every core busy, even for one long scenario.
    voice.prepare(job.scenario.play(locale: job.locale, isRedacted: isRedacted))
    let transcript = job.scenario.play(locale: job.locale, timing: voice.timing, isRedacted: isRedacted)
    report.couldPlay = !transcript.diagnostics.contains { $0.severity == .error }
    report.findings = transcript.diagnostics + job.scenario.findings(in: transcript, isRedacted: isRedacted)
    report.diagnostics = voice.diagnostics
    if let fatal = voice.voice.failures.first(where: \.error.isFatal) {
      report.diagnostics = [fatal.error.diagnostic]
      report.isLast = true
      report.isWritten = false
      return report
    }
    if voice.isMute(transcript) {
      report.diagnostics.append(TranscriptVoice.notWritten(job.rendering.path))
      report.isWritten = false
      return report
    }
    do throws(SpeechError) {
      // The old record must not confirm the new file, so the record is removed first.
      job.rendering.forget()
      try WAVFile.save(voice.timeline(of: transcript).track(), to: job.rendering.path)
      if report.findings.isEmpty && report.diagnostics.isEmpty { try job.rendering.record() }
    } catch {
      report.diagnostics.append(error.diagnostic)
      report.isWritten = false
      report.isLast = error.isFatal
    }
    return report
  }

  /// Returns one job for each WAV file. A scenario in a subfolder gets a WAV file in a subfolder of the same name.
  private func jobs(of found: [PlayOptions.Found], _ identity: [[UInt8]], _ state: State) -> [Job] {
    var jobs: [Job] = []
    var owners: [String: String] = [:]
    for item in found {
      let plays: [Scenario]
      do throws(ScenarioParser.Failure) {
        plays = try item.plays.get()
      } catch {
        state.add(error.diagnostics(isRedacted: isRedacted), [])
        state.status = .couldNot
        continue
      }
      for (scenario, locale) in plays.flatMap({ scenario in scenario.locales.map { (scenario, $0) } }) {
        let path = place(of: item) + ".\(scenario.reader).\(locale).wav"
        if let owner = owners[path] {
          state.add(
            [
              owner == item.file
                ? Diagnostic(
                  "this scenario was named twice, so it is written only once", file: item.file,
                  help: "name the scenario only once")
                : Diagnostic(
                  "the sound file of this scenario would overwrite “\(path)”, which belongs to “\(owner)”",
                  file: item.file,
                  help: "name the folder that contains both scenarios, so that each sound file gets its own folder")
            ], [])
          state.status = .couldNot
          continue
        }
        owners[path] = item.file
        let options =
          "\(scenario.reader)\0\(scenario.pace)\0\(locale)\0\(isRedacted)\0\(speech.wordsPerMinute ?? 0)\0\(speech.volume)\0"
          + voices.key
          + A11ySimTool.current.screenReaders.settings.map { "\($0.name)=\($0.read(scenario.settings))" }.joined(
            separator: "\0")
        jobs.append(
          Job(
            scenario: scenario, locale: locale,
            rendering: RenderedFile(path: path, inputs: identity + [Array(options.utf8)] + item.contents)))
      }
    }
    return jobs
  }

  /// Returns the path of a WAV file without reader, language and extension, such as `sounds/otp`.
  private func place(of item: PlayOptions.Found) -> String {
    var inside = ""
    if let root = item.folder {
      let relative = item.file.dropFirst(root.count).drop { $0 == "/" }
      inside = relative.lastIndex(of: "/").map { String(relative[...$0]) } ?? ""
    }
    let name = item.file == "-" ? "standard-input" : InputFile.stem(item.file)
    return (folder.hasSuffix("/") ? folder : folder + "/") + inside + name
  }

  /// Returns the inputs that decide the sound, except the scenario and the options.
  private func identity(of worker: SpeechWorker) throws(SpeechError) -> [[UInt8]] {
    let engine = try worker.engine()
    // Reading all of the data would take as long as twenty utterances.
    let files = [worker.path] + engine.dataFiles.map { engine.dataPath + "/" + $0 }
    return ([RenderedFile.identityOfThisProgram, engine.version] + files.map(RenderedFile.identity)).map {
      Array($0.utf8)
    }
  }

  private static func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

  /// The results of all jobs. `Parallel.run` delivers one result at a time, so no lock is needed.
  private final class State: @unchecked Sendable {
    var status: Console.Status
    var keptCount = 0
    private(set) var diagnostics: [Diagnostic] = []

    init(_ status: Console.Status) {
      self.status = status
    }

    /// Adds all findings. Other diagnostics, such as problems of a voice, are added only once.
    func add(_ findings: [Diagnostic], _ others: [Diagnostic]) {
      diagnostics += findings
      for other in others where !diagnostics.contains(other) { diagnostics.append(other) }
    }
  }
}

/// A line on standard error that shows how far the work is, if standard error is a terminal.
enum Progress {
  private static var isShown: Bool { Console.isTerminal(STDERR_FILENO) }

  static func show(_ text: String) {
    if isShown { write("\r\u{1B}[K\(text.onOneLine.visible.prefix(76))") }
  }

  static func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { put(STDERR_FILENO, $0.baseAddress!, $0.count) }
  }
}

private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
