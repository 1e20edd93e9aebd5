import A11ySim
import AgentProtocol
import Captures

extension AgentTool {
  static func writeScenario(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "write_scenario", title: "Save as a scenario",
      description: """
        Write a scenario, so that `a11y-sim test` repeats the check; of a dump, also a screen file beside it. Only below \
        the folder of the server. It expects nothing unless `expect` says so, and changes only a file that this tool \
        wrote: `extend` adds steps, or the next screen, at its end; `update` replaces it. The content of a secure field \
        is never written.
        """,
      arguments: [ToolArgument("file", .text(atMost: 1_024), "Path ending in .yaml.", isRequired: true)] + source + [
        ToolArgument("steps", .steps, "As in play_steps. Default: through all elements."),
        ToolArgument("expect", .choice(["none", "all"]), "`all` expects what is heard now. Default: none."),
        ToolArgument("reader", .text(atMost: 40)), ToolArgument("locale", .text(atMost: 40)), format,
        ToolArgument("extend", .flag), ToolArgument("update", .flag),
      ],
      outputSchema: object([
        ("file", string), ("written", texts), ("replaced", #"{"type":"boolean"}"#), ("yaml", string), ("run", string),
        ("notCaptured", texts),
      ]), isReadOnly: false
    ) { (arguments, context) throws(ToolFailure) in
      let file = arguments.text("file") ?? ""
      guard file.hasSuffix(".yaml") || file.hasSuffix(".yml"), screens.folders.mayWrite(file) else {
        throw ToolFailure(
          "“file” must end in .yaml, be no link, and be below \(screens.folders.current), where the server was started",
          quoting: [file])
      }
      let extends = arguments.flag("extend")
      if extends {
        for name in ["update", "reader", "locale"] where name == "update" ? arguments.flag(name) : arguments.has(name) {
          throw ToolFailure("“extend” keeps what the file says: leave out “\(name)”")
        }
      }
      let isStepsOnly = extends && !["path", "dump", "screen"].contains(where: arguments.has)
      let plays = isStepsOnly ? nil : try AgentPlays(arguments, screens)
      if let plays, plays.screen == nil {
        throw ToolFailure("this input is a scenario already: edit it, then run `a11y-sim test --update FILE`")
      }
      let isThere = try check(file, arguments)
      let scenario = try AgentScenario(file: file, plays: plays, extends: extends, arguments, screens, context)
      if context.isCancelled() { throw ToolFailure("the call was cancelled") }
      do throws(Diagnostic) {
        try TextFile.makeFolder(of: file)
        if let screen = scenario.screen { try TextFile.write(Array(screen.text.utf8), to: screen.path) }
        try TextFile.write(scenario.bytes, to: file)
      } catch {
        throw ToolFailure("the scenario cannot be written", error)
      }
      return answer(file, scenario, plays, extends ? "Extended" : isThere ? "Replaced" : "Wrote")
    }
  }

  private static func answer(
    _ file: String, _ scenario: AgentScenario, _ plays: AgentPlays?, _ verb: String
  ) -> ToolAnswer {
    let paths = [file] + (scenario.screen.map { [$0.path] } ?? [])
    let text = String(decoding: scenario.bytes, as: UTF8.self)
    let shown = text.split(separator: "\n").map(String.init)
    let limit = 80
    // Of a file that grew, the end is what is new.
    let isCut = shown.count > limit
    let part = verb == "Extended" ? Array(shown.suffix(limit)) : Array(shown.prefix(limit))
    let cut = isCut ? ["… and \(shown.count - limit) more lines in the file"] : []
    let notCaptured = plays?.notCaptured ?? []
    let what = verb == "Extended" ? "the scenario" : "these two files"
    let lines =
      ["\(verb) \(what); run the check with `a11y-sim test FILE`.", QuotedText.note]
      + (paths + part).map { QuotedText.line($0, limit: 200) } + cut
      + (plays == nil ? [] : [AgentPlays.sentence(notCaptured)])
    return ToolAnswer(
      text: lines.joined(separator: "\n"),
      structured: JSON.object([
        ("file", JSON.string(QuotedText.escaped(file))),
        ("written", JSON.array(paths.map { JSON.string(QuotedText.escaped($0)) })),
        ("replaced", verb == "Replaced" ? "true" : "false"),
        ("yaml", JSON.string(QuotedText.escaped(part.joined(separator: "\n") + "\n", limit: 4_000))),
        ("run", JSON.string(QuotedText.escaped("a11y-sim test \(file)"))),
        ("notCaptured", JSON.array(notCaptured.names.map { JSON.string($0) })),
      ]))
  }

  /// Returns whether the file is there already. Throws a failure if it must not be changed in the way that is asked.
  private static func check(_ file: String, _ arguments: ToolArguments) throws(ToolFailure) -> Bool {
    let isExtended = arguments.flag("extend")
    guard InputFile.exists(file) else {
      if isExtended { throw ToolFailure("there is no file to extend: leave out “extend” to write it", quoting: [file]) }
      let screenFile = AgentScenario.screenFile(of: file)
      // It belongs to something else, because its scenario is not there.
      if InputFile.exists(screenFile) || InputFile.isLink(screenFile) {
        throw ToolFailure(
          "the file for the screen already exists, without a scenario of this tool: name another “file”",
          quoting: [screenFile])
      }
      return false
    }
    guard isExtended || arguments.flag("update") else {
      throw ToolFailure(
        "this file already exists: name another one, or send “extend”: true to add to it, or “update”: true to replace it",
        quoting: [file])
    }
    let bytes = (try? InputFile.bytes(of: file, ifMissing: "check the path")) ?? []
    guard bytes.starts(with: AgentScenario.mark.utf8) else {
      throw ToolFailure("this file was not written by this tool, so it is not changed", quoting: [file])
    }
    return true
  }
}
