import A11ySim
import ArgumentParser
import ScenarioFiles

/// The command `schema`, which prints the JSON schema of a format that the tool reads or writes.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scenarios, or of an output for programs.",
    discussion: """
      scenario, screen: the files that you write. `new` writes the schema of scenarios beside a scenario, for editors.
      captured: a screen file, `NAME.screen.json`.
      jsonl: one line of `--format jsonl`.
      json: the array of `--format json`.
      audit: the array of `audit --format json`.
      report: the array of `test --format json` and of `strings check --format json`.
      """)

  /// A format that has a schema.
  enum Form: String, CaseIterable, ExpressibleByArgument { case scenario, screen, captured, jsonl, json, audit, report }

  @Argument(help: "scenario, screen, captured, jsonl, json, audit or report.")
  var form: Form

  func run() {
    let schema =
      switch form {
      case .scenario: ScenarioSchema(A11ySimTool.current.vocabulary).scenario
      case .screen: ScenarioSchema(A11ySimTool.current.vocabulary).screen
      case .captured: CapturedScreenSchema.file
      case .jsonl: OutputSchema.jsonLines()
      case .json: OutputSchema.json()
      case .audit: OutputSchema.audit
      case .report: OutputSchema.report
      }
    Console.print(schema.text)
  }
}

/// The file with the schema of scenarios, `a11y-sim.schema.json`, in the folder of the scenarios.
enum SchemaFile {
  /// The first line of a scenario, which tells editors where the schema is.
  static let reference = "# yaml-language-server: $schema=\(ScenarioSchema.fileName)\n"

  /// Writes the schema into a folder, unless the folder already has it.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, empty or ending in a slash.
  ///   - replaces: Whether to replace an existing file that differs.
  /// - Returns: A diagnostic that names the file; nil if the folder already had this schema.
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
