import A11ySim
import A11ySimSystem
import Captures

extension TestPlay {
  /// Returns an error for each capture that is older than the scenario's key `fresh` allows.
  func stale(_ scenario: Scenario) -> [Report.Finding] {
    guard let freshness = scenario.freshness else { return [] }
    return scenario.captures.flatMap { staleness(of: $0, freshness) }.map { problem in
      var problem = problem
      (problem.file, problem.line, problem.column) = (item.file, freshness.line, freshness.column)
      return Report.Finding(diagnostic: problem, rule: "stale")
    }
  }

  private func staleness(of capture: Scenario.CaptureOrigin, _ freshness: Scenario.Freshness) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if !freshness.paths.isEmpty {
      if let commit = capture.commit {
        do throws(Diagnostic) {
          let repository = Git.repository(of: InputFile.resolved(item.file))
          for path in freshness.paths where try Git.hasChanged([path], since: commit, in: repository) {
            problems.append(
              Diagnostic("\(path) has changed since “\(capture.file)” was captured", help: "capture the screen again"))
          }
        } catch {
          problems.append(error)
        }
      } else {
        problems.append(
          Diagnostic(
            "“\(capture.file)” does not name the commit of the captured app",
            help: "capture the screen with --commit \"$(git rev-parse HEAD)\""))
      }
    }
    if let maxAge = freshness.maxAge {
      if let day = capture.day, let captured = ImportedScreen.day(day) {
        let age = Self.today - captured
        if age > maxAge {
          problems.append(
            Diagnostic(
              "“\(capture.file)” was captured on \(day), \(age) days ago; at most \(maxAge) are allowed",
              help: "capture the screen again"))
        }
      } else {
        problems.append(
          Diagnostic(
            "“\(capture.file)” does not say when it was captured",
            help: "capture the screen with --date \"$(date +%F)\""))
      }
    }
    return problems
  }

  /// The current day, counted as in ``ImportedScreen/day(_:)``. `SOURCE_DATE_EPOCH` (in seconds) replaces the clock, so
  /// that a run can be repeated.
  private static var today: Int {
    let seconds = Variable.text("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? Int(time(nil))
    return seconds / 86_400 + (ImportedScreen.day("1970-01-01") ?? 0)
  }
}
