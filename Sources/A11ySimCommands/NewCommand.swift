import A11ySim
import ArgumentParser
import ScenarioFiles

/// Writes a first scenario for a component.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a first scenario for a component, with what is heard as its expectations.",
    discussion: """
      Change the screen and the steps, then run `a11y-sim test --update FILE`. Also writes the schema \
      a11y-sim.schema.json beside the file, with which editors check and complete scenarios.
      """
  )

  @Option(help: "Write a scenario for this component (`a11y-sim components` lists them).")
  var component: String

  @Option(name: .customLong("component-version"), help: "Use this version of the component; the newest unless given.")
  var componentVersion: String?

  @Option(help: "Play in this language (BCP 47; repeatable).")
  var locale: [String] = ["en"]

  @Flag(help: "Replace an existing file, and a schema that differs.")
  var force = false

  @Argument(help: "The file to write; COMPONENT.yaml unless given, `-` for standard output.")
  var file: String?

  func validate() throws {
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
    for tag in locale where !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write it as en, fr-CA or zh-Hans")
    }
  }

  func run() throws {
    guard let kind = A11ySimTool.current.components.first(where: { $0.id == component }) else { return }
    let path = file ?? component + ".yaml"
    do throws(ScenarioParser.Failure) {
      if path != "-", InputFile.exists(path), !force {
        throw ScenarioParser.Failure(diagnostics: [
          Diagnostic("the file already exists", file: path, help: "name another file, or add --force")
        ])
      }
      let scenario = FirstScenario(kind: kind, version: componentVersion ?? kind.versions.last!, locales: locale)
      let bytes = try scenario.filled()
      if path == "-" { return Console.print(String(decoding: bytes, as: UTF8.self), isData: true) }
      do throws(Diagnostic) {
        try TextFile.write(Array(SchemaFile.reference.utf8) + bytes, to: path)
        let folder = path.contains("/") ? String(path[...path.lastIndex(of: "/")!]) : ""
        if let notice = try SchemaFile.write(into: folder, replacing: force) { Console.complain(notice) }
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

/// A scenario that opens a screen with a component, goes to the component's field and enters a code.
private struct FirstScenario {
  var kind: ComponentKind
  var version: String
  var locales: [String]

  /// Returns the text of the scenario, with the simulated speech as its expectations.
  func filled() throws(ScenarioParser.Failure) -> [UInt8] {
    let text = try text()
    let scenario = try ScenarioParser.parse(text, vocabulary: A11ySimTool.current.vocabulary)
    do throws(Diagnostic) {
      let transcripts = scenario.locales.map { scenario.play(locale: $0) }
      for diagnostic in transcripts.flatMap(\.diagnostics) where diagnostic.severity == .error { throw diagnostic }
      return try scenario.updated(Array(text.utf8), hearing: transcripts, .missing) ?? Array(text.utf8)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  private func text() throws(ScenarioParser.Failure) -> String {
    let start = """
      # Change the screen and the steps, then run: a11y-sim test --update FILE
      name: \(kind.id) \(version)
      reader: \(reader)
      locale: \(locales.count == 1 ? locales[0] : "[\(locales.joined(separator: ", "))]")
      screen:
        - heading: Enter your code
        - component: \(kind.id)
          id: code
          version: \(version)
      steps:
        - appear

      """
    let field = try field(start)
    let expectation = locales.count == 1 ? "  - expect:\n" : "  - expect:\n" + locales.map { "      \($0):\n" }.joined()
    return start + expectation + (field.map { "  - touch: \($0)\n  - doubleTap\n" } ?? "  - readAll\n") + expectation
      + (field == nil ? "" : "  - type: \(code)\n" + expectation)
  }

  /// The value of `reader:`: the component's screen reader; `none` if the component is not for iOS.
  private var reader: String {
    if kind.make(["version": version]).platform != .iOS { return "none" }
    let reader = kind.reader ?? .voiceOver
    return reader.version.map { "\(reader.id)@\($0)" } ?? reader.id
  }

  /// Returns the id of the component's first editable part, or of its first part if no part is editable.
  private func field(_ start: String) throws(ScenarioParser.Failure) -> String? {
    let scenario = try ScenarioParser.parse(start, vocabulary: A11ySimTool.current.vocabulary)
    var session = Session(screen: scenario.screen, reader: scenario.reader, locale: locales[0])
    session.perform(.appear)
    let stops = session.readingOrder.map(\.element).filter { $0.id == "code" || $0.id.hasPrefix("code.") }
    return (stops.first { $0.text != nil } ?? stops.first)?.id
  }

  /// The code to type, in characters that the component accepts.
  private var code: String { kind.accepts([:]).contains("4") ? "482913" : "secret" }
}
