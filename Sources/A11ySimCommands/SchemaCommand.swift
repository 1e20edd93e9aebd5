import A11ySim
import ArgumentParser
import ScenarioFiles

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of an input or output format.",
    discussion: """
      Use a schema to check files, or to have an editor check and complete them. `new` writes the schema of scenarios \
      for you. The JSON output of `compare`, `fidelity`, `pronounce` and `report --evidence` has no schema.
      """)

  enum Form: String, DescribedChoice {
    case scenario, screen, captured, jsonl, json, audit, report

    var summary: String {
      switch self {
      case .scenario: "a scenario"
      case .screen: "a file that you write for `screen: { file: … }`, with elements as in a scenario"
      case .captured: "NAME.screen.json, which `capture` writes"
      case .jsonl: "one line of `run --format jsonl`"
      case .json: "the output of `run --format json`"
      case .audit: "the output of `audit --format json`"
      case .report: "the output of `--format json` of `test`, `diff` and `strings check` (not of the command `report`)"
      }
    }
  }

  @Argument(help: ArgumentHelp("Print the schema of this format.", valueName: "format", argumentType: Form.self))
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

enum SchemaFile {
  /// The first line of a scenario, which tells editors where the schema is.
  static let reference = "# yaml-language-server: $schema=\(ScenarioSchema.fileName)\n"

  /// Writes the schema, unless the folder already contains it. Returns nil if nothing had to be written.
  ///
  /// - Parameter folder: The path of the folder: empty, or with a slash at its end.
  static func write(into folder: String, replacing replaces: Bool) throws(Diagnostic) -> Diagnostic? {
    let path = folder + ScenarioSchema.fileName
    let bytes = Array(ScenarioSchema(A11ySimTool.current.vocabulary).scenario.text.utf8)
    if InputFile.exists(path) {
      let there = try InputFile.bytes(of: path, ifMissing: "check the path")
      if there == bytes { return nil }
      if !replaces {
        return Diagnostic(
          "this schema differs from the schema of this version, and was not replaced", file: path, severity: .warning,
          help: "add --force to replace the schema and the scenario, or run `a11y-sim schema scenario > \(path)`")
      }
    }
    try TextFile.write(bytes, to: path)
    return Diagnostic("editors use this schema to check scenarios", file: path, severity: .info)
  }
}
