import A11ySim
import ArgumentParser
import ScenarioFiles

/// Prints a JSON Schema of what the tool reads or writes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scenarios, or of an output for programs.",
    discussion: """
      scenario, screen: the files that you write. `new` writes the schema of scenarios beside a scenario, for editors.
      jsonl: one line of `--format jsonl`.
      json: the array of `--format json`.
      audit: the array of `audit --format json`.
      report: the array of `test --format json` and of `strings check --format json`.
      """)

  /// A form that is described.
  enum Form: String, CaseIterable, ExpressibleByArgument { case scenario, screen, jsonl, json, audit, report }

  @Argument(help: "scenario, screen, jsonl, json, audit or report.")
  var form: Form

  func run() {
    let schema =
      switch form {
      case .scenario: ScenarioSchema(A11ySimTool.current.vocabulary).scenario
      case .screen: ScenarioSchema(A11ySimTool.current.vocabulary).screen
      case .jsonl: OutputSchema.jsonLines()
      case .json: OutputSchema.json()
      case .audit: OutputSchema.audit
      case .report: OutputSchema.report
      }
    Console.print(schema.text)
  }
}

/// The schema of scenarios beside those it is for.
enum SchemaFile {
  /// The first line of a scenario, by which editors find it.
  static let reference = "# yaml-language-server: $schema=\(ScenarioSchema.fileName)\n"

  /// Writes it into a folder, unless it is there.
  ///
  /// - Parameters:
  ///   - folder: empty, or ending in a slash.
  ///   - replaces: whether one that differs is replaced.
  /// - Returns: what the user should know of it; nil when it was there already.
  static func write(into folder: String, replacing replaces: Bool) throws(Diagnostic) -> Diagnostic? {
    let path = folder + ScenarioSchema.fileName
    let bytes = Array(ScenarioSchema(A11ySimTool.current.vocabulary).scenario.text.utf8)
    if InputFile.exists(path) {
      let there = try InputFile.bytes(of: path, ifMissing: "check the path")
      if there == bytes { return nil }
      if !replaces {
        return Diagnostic(
          "the schema that is there differs from this version's, and stays", file: path, severity: .warning,
          help: "add --force to replace it and the scenario, or type: a11y-sim schema scenario > \(path)")
      }
    }
    try TextFile.write(bytes, to: path)
    return Diagnostic("editors check scenarios by this schema", file: path, severity: .info)
  }
}
