import A11ySim
import ArgumentParser
import ScenarioFiles

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first scenario for a component, a screen or a flow, and fill in its expectations.",
    discussion: """
      Use exactly one of --component, --screen, --from, --kinds and --flow. The expectations are filled in with the \
      simulated speech. Change the screen and the steps to suit your app, then run `a11y-sim test --update FILE`.

      The command prints the path of the scenario. It also writes a11y-sim.schema.json into the same folder; editors \
      use this schema to check and complete scenarios.

      Examples:
        a11y-sim new --component code-field otp.yaml
        a11y-sim new --from page.xml sign-in.yaml
        a11y-sim new --kinds heading,textField,button -
      """
  )

  @Option(
    help: ArgumentHelp("Write a scenario for this component (`a11y-sim components` lists them).", valueName: "id"))
  var component: String?

  @Option(
    help: ArgumentHelp("Write a scenario that takes its screen from this screen file or capture.", valueName: "file"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "Convert the capture in this file into a screen file beside the scenario, and write a scenario that uses it. Unlike elsewhere, --from names no format.",
      valueName: "file"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Write a scenario with one element of each of these kinds, such as heading,textField,button (`a11y-sim reference kinds` lists them).",
      valueName: "kind,…"
    ))
  var kinds: String?

  @Option(help: "Write a worked example of a flow with several screens, and save its transcripts.")
  var flow: WorkedFlow?

  @Option(
    name: .customLong("component-version"),
    help: ArgumentHelp("Use this version of the component (default: the newest).", valueName: "version"))
  var componentVersion: String?

  @Option(help: ArgumentHelp("Write the scenario for this language of the app (BCP 47; repeatable).", valueName: "tag"))
  var locale: [String] = ["en"]

  @Option(
    help: ArgumentHelp(
      "Write the scenario for this screen reader: \(ArgumentHelp.readerNames.joined(separator: ", ")). Default: voiceover, or the reader of the component or capture.",
      valueName: "reader"))
  var reader: String?

  @Flag(help: "Replace an existing file, and a schema that differs.")
  var force = false

  @Argument(
    help: """
      The file to write, or `-` for standard output (default: a file in the current folder, with the name of the \
      component, screen or flow).
      """)
  var file: String?

  func validate() throws {
    let given = [component, screen, from, kinds, flow?.rawValue].count { $0 != nil }
    if given != 1 {
      throw ValidationError("use exactly one of --component, --screen, --from, --kinds and --flow")
    }
    if from != nil, file == "-" {
      throw ValidationError(
        "--from cannot write to standard output, because it also writes a screen file beside the scenario\n"
          + "help: name the file to write, instead of -")
    }
    if componentVersion != nil, component == nil {
      throw ValidationError("--component-version needs --component")
    }
    if let component { try checkComponent(component) }
    if let reader { _ = try Reader(parsing: reader, readers: A11ySimTool.current.screenReaders) }
    for kind in kindNames where Role(rawValue: kind) == nil {
      let names = Role.allCases.map(\.rawValue)
      let help = kind.nearest(in: names).map { "did you mean `\($0)`?" } ?? "run `a11y-sim reference kinds` for a list"
      throw ValidationError("“\(kind)” is not a kind of element\nhelp: \(help)")
    }
    for tag in locale where !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
  }

  private var kindNames: [String] {
    kinds?.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } } ?? []
  }

  private func checkComponent(_ component: String) throws {
    let ids = A11ySimTool.current.components.map(\.id)
    guard let kind = A11ySimTool.current.components.first(where: { $0.id == component }) else {
      let help = component.nearest(in: ids).map { "did you mean `\($0)`?" } ?? "run `a11y-sim components` to list them"
      throw ValidationError("there is no component “\(component)”\nhelp: \(help)")
    }
    if let version = componentVersion, !kind.versions.contains(version) {
      throw ValidationError(
        "there is no version “\(version)” of \(component)\nhelp: use one of \(kind.versions.joined(separator: ", "))"
      )
    }
  }

  /// The subject of the scenario. `name` becomes the file name if the user gives none.
  private var subject: (FirstScenario.Subject, name: String)? {
    if let kind = A11ySimTool.current.components.first(where: { $0.id == component }) {
      return (.component(kind, version: componentVersion ?? kind.versions.last!), kind.id)
    }
    if let screen { return (.screen(file: screen), InputFile.stem(screen) + ".flow") }
    if let from {
      let name = file.map(InputFile.stem) ?? InputFile.screenName(from)
      return (.screen(file: screenFile(named: name)), name)
    }
    if let flow { return (.flow(flow), flow.rawValue) }
    return (.kinds(kindNames.compactMap(Role.init)), "screen")
  }

  private func screenFile(named name: String) -> String {
    let folder = file.flatMap { file in file.lastIndex(of: "/").map { String(file[...$0]) } } ?? ""
    return folder + name + ".screen.json"
  }

  /// Converts the capture of `--from` into the screen file. Writes nothing if the capture is this screen file.
  private func writeScreen(named name: String) throws(ScenarioParser.Failure) {
    guard let from else { return }
    let path = screenFile(named: name)
    if InputFile.exists(path), InputFile.resolved(path) == InputFile.resolved(from) { return }
    try checkIsNew(path)
    let screen = try InputFile.screen(InputFile.source(from), .init())
    do throws(Diagnostic) {
      try TextFile.write(Array(screen.file.utf8), to: path)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    Console.complain(Diagnostic("this file contains the captured screen", file: path, severity: .info))
  }

  private func checkIsNew(_ path: String) throws(ScenarioParser.Failure) {
    if path == "-" || force || !InputFile.exists(path) { return }
    throw ScenarioParser.Failure(diagnostics: [
      Diagnostic("the file already exists", file: path, help: "name another file, or add --force")
    ])
  }

  func run() throws {
    guard let (subject, name) = subject else { return }
    let path = file ?? name + ".yaml"
    do throws(ScenarioParser.Failure) {
      try checkIsNew(path)
      try writeScreen(named: name)
      let first = FirstScenario(subject: subject, path: path, locales: locale, reader: reader)
      let bytes = try first.filled()
      if path == "-" { return Console.print(String(decoding: bytes, as: UTF8.self), isData: true) }
      let kept = try first.kept(bytes)
      for file in kept { try checkIsNew(file.path) }
      do throws(Diagnostic) {
        try TextFile.write(Array(SchemaFile.reference.utf8) + bytes, to: path)
        let folder = path.contains("/") ? String(path[...path.lastIndex(of: "/")!]) : ""
        if let notice = try SchemaFile.write(into: folder, replacing: force) { Console.complain(notice) }
        for file in kept {
          try TextFile.write(Array(file.text.utf8), to: file.path)
          Console.complain(
            Diagnostic("`test` compares what is heard with this transcript", file: file.path, severity: .info))
        }
      } catch {
        throw ScenarioParser.Failure(diagnostics: [error])
      }
      Console.print("\(path)\n")
    } catch {
      for diagnostic in error.diagnostics { Console.complain(diagnostic) }
      throw Console.Status.couldNot
    }
  }
}
