import A11ySim
import ScenarioFiles

extension FidelityCommand {
  func recordedResults() throws(ScenarioParser.Failure) -> [FidelityResult] {
    var scenarios: [(name: String?, scenario: Scenario)] = []
    for screen in screens {
      let parts = screen.split(separator: "=", maxSplits: 1).map(String.init)
      // A path may also contain an equals sign. The text before the sign is a name only if it has no slash.
      let isNamed = parts.count == 2 && !parts[0].contains("/") && !InputFile.exists(screen)
      let file = isNamed ? parts[1] : screen
      scenarios.append((isNamed ? parts[0] : nil, try InputFile.scenario(InputFile.source(file))))
    }
    var results: [FidelityResult] = []
    for path in paths {
      do throws(Diagnostic) {
        let bytes = try InputFile.recording(path)
        let recording = try RecordedReader.read(bytes, file: path == "-" ? "standard input" : path)
        for screen in recording.screens {
          let scenario = try scenario(for: screen, of: recording, among: scenarios)
          results += try recording.vector(
            of: screen, on: scenario, readers: A11ySimTool.current.screenReaders
          ).play()
        }
      } catch {
        throw ScenarioParser.Failure(diagnostics: [error])
      }
    }
    return results
  }

  private func scenario(
    for screen: RecordedReader.Screen, of recording: RecordedReader,
    among scenarios: [(name: String?, scenario: Scenario)]
  ) throws(Diagnostic) -> Scenario {
    if let named = scenarios.first(where: { $0.name != nil && $0.name == screen.name }) { return named.scenario }
    if scenarios.count == 1, scenarios[0].name == nil, recording.screens.count == 1 { return scenarios[0].scenario }
    let name = screen.name ?? "1"
    throw Diagnostic(
      "the recorded screen “\(name)” has no scenario", file: recording.file, line: screen.line, column: 1,
      help: "name its scenario: --screen \(name)=FILE.yaml")
  }

  func write(_ lesson: WordingLesson, to file: String) throws(ScenarioParser.Failure) {
    for line in lesson.notLearnt { Console.complain("note: not learnt: \(line)") }
    guard let text = lesson.text(source: paths.joined(separator: ", ")) else {
      return Console.complain(
        "note: the recordings have no words that differ from the modelled words, so \(file) was not written")
    }
    do throws(Diagnostic) {
      try TextFile.write(Array(text.utf8), to: file)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    Console.complain("note: wrote \(file); to use it, add `wording: [\(file)]` to a scenario")
  }
}
