import A11ySim
import ScenarioFiles

struct FlowSaver {
  let origin: ExploredScenario.Origin
  let record: String?
  let force: Bool
  /// The files that this exploration has written. They can be replaced without asking.
  private var saved: Set<String> = []

  init(origin: ExploredScenario.Origin, record: String?, force: Bool) {
    self.origin = origin
    self.record = record
    self.force = force
  }

  var path: String { record ?? ExploredScenario.defaultPath(of: origin) }

  var wouldReplace: Bool { !force && !saved.contains(path) && InputFile.exists(path) }

  /// Checks before the exploration that its flow can be saved to the file of `--record`.
  func checkRecord() throws(Diagnostic) {
    if record != nil { try ExploredScenario(origin: origin, path: path).check(force: force) }
  }

  /// Saves a flow, and prints diagnostics. Returns false if the flow was not saved.
  ///
  /// - Parameter isForced: Whether the person agreed to replace an existing file.
  mutating func save(_ exploration: Exploration, to path: String? = nil, isForced: Bool = false) -> Bool {
    let path = path ?? self.path
    let explored = ExploredScenario(origin: origin, path: path)
    do throws(ScenarioParser.Failure) {
      do throws(Diagnostic) {
        try explored.check(force: force || isForced || saved.contains(path))
      } catch {
        throw ScenarioParser.Failure(diagnostics: [error])
      }
      for note in try explored.write(exploration) { Console.complain(note) }
      saved.insert(path)
      Console.complain(
        Diagnostic(
          "saved; run `a11y-sim test \(path)` to check that the speech stays the same", file: path, severity: .info))
      return true
    } catch {
      for diagnostic in error.diagnostics(isRedacted: origin.isRedacted) { Console.complain(diagnostic) }
      return false
    }
  }
}
