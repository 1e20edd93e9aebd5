import A11ySim
import ScenarioFiles

/// A writer of the explored flow, as often as the person saves it.
struct FlowSaver {
  let origin: ExploredScenario.Origin
  /// The file that `--record` names.
  let record: String?
  /// Whether existing files are replaced.
  let force: Bool
  /// The files that were saved before, which may be replaced.
  private var saved: Set<String> = []

  init(origin: ExploredScenario.Origin, record: String?, force: Bool) {
    self.origin = origin
    self.record = record
    self.force = force
  }

  /// The file that is written if the person names none.
  var path: String { record ?? ExploredScenario.defaultPath(of: origin) }

  /// Whether saving would replace a file that this exploration did not write.
  var wouldReplace: Bool { !force && !saved.contains(path) && InputFile.exists(path) }

  /// Checks that the file of `--record` can be written at the end.
  func checkRecord() throws(Diagnostic) {
    if record != nil { try ExploredScenario(origin: origin, path: path).check(force: force) }
  }

  /// Saves a flow, and prints where. Returns false if it could not be saved.
  ///
  /// - Parameters:
  ///   - path: The file; nil for the file of `--record`, or for a name that derives from the explored file.
  ///   - isForced: Whether the person agreed to replace an existing file.
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
      Console.complain(Diagnostic("saved; `a11y-sim test \(path)` compares it", file: path, severity: .info))
      return true
    } catch {
      for diagnostic in error.diagnostics(isRedacted: origin.isRedacted) { Console.complain(diagnostic) }
      return false
    }
  }
}
