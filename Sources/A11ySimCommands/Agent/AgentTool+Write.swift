import A11ySim
import AgentProtocol
import Captures
import Judging
import ScenarioFiles

extension AgentTool {
  static func writeScenario(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "write_scenario", title: "Save as a scenario",
      description: """
        Write a scenario, so that `a11y-sim test` repeats the check; of a dump, also a screen file beside it. Only below \
        the folder of the server. It expects nothing unless `expect` says so, and replaces only a file that this tool \
        wrote, with `update`. The content of a secure field is never written.
        """,
      arguments: [ToolArgument("file", .text(atMost: 1_024), "Path ending in .yaml.", isRequired: true)] + source + [
        ToolArgument("steps", .steps, "As in play_steps. Default: through all elements."),
        ToolArgument("expect", .choice(["none", "all"]), "`all` expects what is heard now. Default: none."),
        ToolArgument("reader", .text(atMost: 40)), ToolArgument("locale", .text(atMost: 40)), format,
        ToolArgument("update", .flag, "Replace a file that this tool wrote."),
      ],
      outputSchema: object([
        ("file", string), ("written", texts), ("replaced", #"{"type":"boolean"}"#), ("yaml", string), ("run", string),
        ("notCaptured", texts),
      ]), isReadOnly: false
    ) { (arguments, context) throws(ToolFailure) in
      let file = arguments.text("file") ?? ""
      guard file.hasSuffix(".yaml") || file.hasSuffix(".yml"), screens.folders.mayWrite(file) else {
        throw ToolFailure(
          "“file” must end in .yaml and be below \(screens.folders.current), where the server was started",
          quoting: [file])
      }
      let plays = try AgentPlays(arguments, screens)
      guard let screen = plays.screen else {
        throw ToolFailure("this input is a scenario already: edit it, then run `a11y-sim test --update FILE`")
      }
      let expectsAll = arguments.text("expect") == "all"
      if expectsAll, plays.scenarios.count > 1 {
        throw ToolFailure("two readers say different lines: write one file for each “reader”, or expect nothing")
      }
      let screenFile = String(file[..<file.lastIndex(of: ".")!]) + ".screen.json"
      let replaced = try check([(file, AgentScenario.mark), (screenFile, nil)], arguments, screens)
      let written = try AgentScenario(
        path: file, screenFile: screenFile, screen: screen, plays: plays, steps: arguments.list("steps"),
        expectsAll: expectsAll
      ).text()
      if context.isCancelled() { throw ToolFailure("the call was cancelled") }
      do throws(Diagnostic) {
        try TextFile.makeFolder(of: file)
        try TextFile.write(Array(screen.file.utf8), to: screenFile)
        try TextFile.write(Array(written.utf8), to: file)
      } catch {
        throw ToolFailure("the scenario cannot be written", error)
      }
      let run = "a11y-sim test \(file)"
      let shown = written.split(separator: "\n").map(String.init)
      let limit = 80
      let cut = shown.count > limit ? ["… and \(shown.count - limit) more lines in the file"] : []
      let lines =
        [
          (replaced ? "Replaced" : "Wrote") + " these two files; run the check with `a11y-sim test FILE`.",
          QuotedText.note, QuotedText.line(file), QuotedText.line(screenFile),
        ] + shown.prefix(limit).map { QuotedText.line($0, limit: 200) } + cut + [AgentPlays.sentence(plays.notCaptured)]
      let yaml = QuotedText.escaped(written, limit: 4_000)
      return ToolAnswer(
        text: lines.joined(separator: "\n"),
        structured: JSON.object([
          ("file", JSON.string(QuotedText.escaped(file))),
          ("written", JSON.array([file, screenFile].map { JSON.string(QuotedText.escaped($0)) })),
          ("replaced", replaced ? "true" : "false"), ("yaml", JSON.string(yaml)),
          ("run", JSON.string(QuotedText.escaped(run))),
          ("notCaptured", JSON.array(plays.notCaptured.names.map { JSON.string($0) })),
        ]))
    }
  }

  /// Returns whether the files are there already. Throws a failure if one of them may not be replaced.
  private static func check(
    _ files: [(path: String, mark: String?)], _ arguments: ToolArguments, _ screens: AgentScreens
  ) throws(ToolFailure) -> Bool {
    var isThere = false
    for (path, mark) in files where InputFile.exists(path) {
      isThere = true
      guard screens.folders.mayWrite(path) else {
        throw ToolFailure("this file is not below the folder of the server", quoting: [path])
      }
      guard arguments.flag("update") else {
        throw ToolFailure("this file already exists: name another one, or send “update”: true", quoting: [path])
      }
      let bytes = (try? InputFile.bytes(of: path, ifMissing: "check the path")) ?? []
      if let mark, !bytes.starts(with: mark.utf8) {
        throw ToolFailure("this file was not written by this tool, so it is not replaced", quoting: [path])
      }
    }
    return isThere
  }
}

/// A scenario that an agent saves of a dump.
struct AgentScenario {
  /// The first line of each file, by which the tool knows what it may replace.
  static let mark = "# Written by `a11y-sim mcp`"

  var path: String
  var screenFile: String
  var screen: ImportedScreen
  var plays: AgentPlays
  var steps: [JSONValue]?
  var expectsAll: Bool

  func text() throws(ToolFailure) -> String {
    let name = screenFile.split(separator: "/").last.map(String.init) ?? screenFile
    let readers = plays.scenarios.map(\.reader.description)
    var text = Self.mark + " from a dump. To renew what it expects: a11y-sim test --update FILE\n"
    text += "reader: \(readers.count == 1 ? readers[0] : "[\(readers.joined(separator: ", "))]")\n"
    text += "locale: \(plays.locale)\nscreen: { file: \(name.yamlScalar) }\nsteps:\n"
    if let steps {
      text += try AgentSteps(steps).text
    } else {
      let most = plays.scenarios.map { $0.opened(locale: plays.locale).described.count }.max() ?? 1
      text += "  - appear\n" + (most > 1 ? "  - swipe: { direction: right, times: \(most - 1) }\n" : "")
    }
    if expectsAll { text += "  - expect:\n" }
    let file = Array(screen.file.utf8)
    do throws(ScenarioParser.Failure) {
      let scenario = try ScenarioParser.parse(
        text, file: path, load: { (_) throws(Diagnostic) in file }, vocabulary: A11ySimTool.current.vocabulary)
      guard expectsAll else { return text }
      do throws(Diagnostic) {
        let transcript = scenario.play(locale: plays.locale)
        if let fault = transcript.diagnostics.first(where: { $0.severity == .error }) { throw fault }
        let bytes = try scenario.updated(Array(text.utf8), hearing: [transcript], .missing)
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
      } catch {
        throw ScenarioParser.Failure(diagnostics: [error])
      }
    } catch {
      throw ToolFailure("the scenario cannot be written; lines are those of the new file", error)
    }
  }
}
