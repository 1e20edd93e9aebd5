import A11ySim
import AgentProtocol

extension AgentTool {
  static func compareScreens(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "compare_screens", title: "Compare two screens by ear",
      description: """
        Elements that sound different after a change of the app: changed, moved, gone or new. Only what both dumps \
        contain is compared, with the reader of the later one.
        """,
      arguments: [
        ToolArgument("before", .text(atMost: 4_096), "Path or handle of the earlier dump.", isRequired: true),
        ToolArgument("after", .text(atMost: 4_096), "Path or handle of the later dump.", isRequired: true),
      ] + hearing + AgentAnswer.arguments,
      outputSchema: object(
        inputFields + [
          (
            "changes",
            list(
              object([
                ("change", #"{"enum":["changed","moved","gone","new"]}"#), ("reader", string), ("message", string),
                ("element?", string), ("before?", string), ("after?", string),
              ]))
          ), ("verdict", string), ("notes", texts),
        ] + restFields)
    ) { (arguments, context) throws(ToolFailure) in
      let before = try AgentPlays(screens.input(arguments.text("before") ?? ""), arguments, screens)
      let after = try AgentPlays(screens.input(arguments.text("after") ?? ""), arguments, screens)
      var all = before.scenarios + after.scenarios
      Scenario.shareSecrets(of: &all)
      let former = all[0]
      var entries: [AgentAnswer.Entry] = []
      for (index, scenario) in all.dropFirst(before.scenarios.count).enumerated() {
        let reader = AgentPlays.name(of: scenario)
        for change in ScreenDifference(from: former, to: scenario, locale: after.locale).changes {
          entries.append(entry(entries.count + 1, change, reader))
        }
        context.report(index + 1, after.scenarios.count, "compared with \(reader)")
        if context.isCancelled() { throw ToolFailure("the call was cancelled") }
      }
      let count = entries.count
      let verdict =
        count == 0
        ? "nothing that both dumps contain sounds different" : "\(count) difference\(count == 1 ? "" : "s")"
      let missing = before.notCaptured.union(after.notCaptured)
      var notes: [String] = []
      if let old = before.screen?.format?.id, let new = after.screen?.format?.id, old != new {
        notes.append("The dumps are of two formats, \(old) and \(new): a difference may be the tools'.")
      }
      if before.screen == nil || after.screen == nil {
        notes.append("Of a scenario, only the screen as it first appears is compared.")
      }
      var fields = after.fields.filter { $0.0 != "notCaptured" }
      fields += [
        ("notCaptured", JSON.array(missing.names.map { JSON.string($0) })), ("verdict", JSON.string(verdict)),
        ("notes", JSON.array(notes.map { JSON.string($0) })),
      ]
      let caveats = [AgentPlays.sentence(missing)] + after.caveats.dropFirst()
      return AgentAnswer(
        head: [verdict] + (count == 0 ? [] : [QuotedText.note]), entries: entries,
        tail: notes + caveats + ["before: \(before.input.handle)", "after: \(after.input.handle)"], list: "changes",
        noun: "difference", fields: fields
      ).answer(arguments)
    }
  }

  private static func entry(_ number: Int, _ change: ScreenDifference.Change, _ reader: String) -> AgentAnswer.Entry {
    let element = change.element.map { QuotedText.escaped($0, limit: 80) }
    let message = QuotedText.escaped(change.sentence)
    let lines = [("before", change.before), ("after", change.after)].compactMap { name, text in
      text.map { (name, QuotedText.escaped($0)) }
    }
    let shown = change.kind == .moved ? [] : lines
    let text =
      ["\(number). \(change.kind.rawValue) (\(reader))"]
      + [QuotedText.mark + message + (element.map { "  #\($0)" } ?? "")]
      + shown.map { QuotedText.mark + "\($0.0): \($0.1)" }
    return .init(
      text: text.joined(separator: "\n"),
      structured: JSON.object(
        [
          ("change", JSON.string(change.kind.rawValue)), ("reader", JSON.string(reader)),
          ("message", JSON.string(message)),
        ] + (element.map { [("element", JSON.string($0))] } ?? []) + lines.map { ($0.0, JSON.string($0.1)) }))
  }
}
