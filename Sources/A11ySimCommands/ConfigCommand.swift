import A11ySim
import ArgumentParser
import ScenarioFiles

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show what holds for a scenario, and where each value comes from.",
    discussion: """
      A project's file, .a11y-sim.yaml, says what holds for all scenarios in its folder and below. A scenario comes before \
      it, and the command line before both. The file is found from the scenario's folder upwards, to the top of a git \
      repository. `a11y-sim reference project` lists its keys.

      Example:
        a11y-sim config flows/login.yaml
      """
  )

  @Argument(help: "A scenario file; a folder shows what its project says.")
  var file: String

  @Option(help: .color)
  var color: Console.Color = .auto

  func validate() { Console.use(color) }

  func run() throws {
    do throws(ScenarioParser.Failure) {
      Console.print(try text())
    } catch {
      for diagnostic in error.diagnostics { Console.complain(diagnostic) }
      throw Console.Status.couldNot
    }
  }

  private func text() throws(ScenarioParser.Failure) -> String {
    let project = try Project.of(file)
    var rows: [(String, String, String)] = [("project", project.file ?? "none", "")]
    func place(_ key: ProjectKey) -> String { "\(project.file ?? ""):\(project.lines[key] ?? 1)" }
    if InputFile.isDirectory(file) {
      rows += projectRows(project, place)
    } else {
      let source = try InputFile.source(file)
      let scenarios = try InputFile.plays(source)
      let written = ScenarioParser.topLines(of: source.bytes)
      func origin(_ key: String, _ projectKey: ProjectKey?, _ holds: Bool) -> String {
        if let line = written[key] { return "\(source.file):\(line)" }
        return holds ? projectKey.map(place) ?? "default" : "default"
      }
      let first = scenarios[0]
      rows.append(
        (
          "readers", scenarios.map { $0.reader.description }.joined(separator: ", "),
          origin("reader", .readers, !project.readers.isEmpty)
        ))
      rows.append(
        ("locales", first.locales.joined(separator: ", "), origin("locale", .locales, !project.locales.isEmpty)))
      if !project.rates.isEmpty {
        rows.append(("rates", project.rates.map(String.init).joined(separator: ", "), place(.rates)))
      }
      rows.append(("pace", first.pace.rawValue, origin("pace", .pace, project.pace != nil)))
      for scenario in scenarios where scenario.reader.isRunning {
        let standard = Settings()
        for setting in scenario.reader.descriptor.settings {
          let value = setting.read(scenario.settings)
          guard value != setting.read(standard) else { continue }
          let isOwn = ScenarioParser.mentions(setting.name, under: "settings", in: source.bytes)
          rows.append(
            (
              "settings.\(scenario.reader.id).\(setting.name)", value,
              isOwn ? "\(source.file):\(written["settings"] ?? 1)" : place(.settings)
            ))
        }
      }
      rows.append(("audit", first.audit?.rawValue ?? "false", origin("audit", .audit, project.setsAuditLevel)))
      for entry in first.ignored {
        let element = entry.element.map { " at \($0)" } ?? ""
        let until = entry.until.map { " until \($0)" } ?? ""
        let by = entry.by.map { ", by \($0)" } ?? ""
        let isProjects = project.ignored.contains { $0.rule == entry.rule && $0.line == entry.line }
        rows.append(
          (
            "ignore", "\(entry.rule)\(element)\(until): \(entry.reason)\(by)",
            "\(isProjects ? project.file ?? "" : source.file):\(entry.line ?? 1)"
          ))
      }
      rows += projectRows(project, place).filter { ["wording", "exclude", "report", "strings"].contains($0.0) }
    }
    return rows.map { name, value, origin in
      (origin.isEmpty ? "\(name): \(value)" : "\(name): \(value)  # \(origin)").visible + "\n"
    }.joined()
  }

  private func projectRows(
    _ project: ProjectFile, _ place: (ProjectKey) -> String
  ) -> [(String, String, String)] {
    var rows: [(String, String, String)] = []
    func add(_ key: ProjectKey, _ values: [String]) {
      if !values.isEmpty { rows.append((key.rawValue, values.joined(separator: ", "), place(key))) }
    }
    add(.readers, project.readers.map(\.description))
    add(.locales, project.locales)
    add(.rates, project.rates.map(String.init))
    add(.pace, project.pace.map { [$0.rawValue] } ?? [])
    if project.setsAuditLevel { add(.audit, [project.auditLevel?.rawValue ?? "false"]) }
    for entry in project.ignored {
      rows.append(("ignore", "\(entry.rule): \(entry.reason)", "\(project.file ?? ""):\(entry.line ?? 1)"))
    }
    add(.wording, project.wording)
    add(.exclude, project.excluded)
    add(.report, project.reportOutput.map { [$0] } ?? [])
    if project.lines[.strings] != nil { add(.strings, ["see `strings check`"]) }
    return rows
  }
}
