import A11ySim
import StringCatalogs
import StringChecks

extension ReferenceSection {
  static var formats: ReferenceSection {
    ReferenceSection(
      title: "Formats",
      text: "Formats in which `a11y-sim run FILE --format NAME` prints a transcript.",
      table: ReferenceTable(
        columns: ["format", "meaning", "shown", "explanations", "styles", "phonemes", "voices"],
        rows: A11ySimTool.current.transcriptFormats.map { format in
          func shows(_ request: TranscriptFormat.Request) -> String { format.refusals[request] == nil ? "yes" : "no" }
          return [
            Markdown.code(format.name), Markdown.prose(format.summary),
            format.pieces == nil ? "as a whole" : "line by line", shows(.explanations), shows(.style),
            shows(.phonemes), format.showsVoices ? "yes" : "no",
          ]
        }),
      sections: [
        ReferenceSection(
          title: "Styles", text: "How a line of a transcript is written: `--style NAME`.",
          table: ReferenceTable(
            columns: ["style", "meaning"],
            rows: [TranscriptStyle].all.map { [Markdown.code($0.name), $0.summary] })),
        ReferenceSection(
          title: "Formats of reports",
          text: "Formats in which `test`, `diff` and `strings check` print their findings: `--format NAME`.",
          table: ReferenceTable(
            columns: ["format", "meaning"],
            rows: Report.Format.all.map { [Markdown.code($0.name), Markdown.prose($0.summary)] })),
      ])
  }

  static var rules: ReferenceSection {
    ReferenceSection(
      title: "Audit rules",
      text: """
        What `a11y-sim audit` looks for, with the success criteria of WCAG 2.2. A dash means that no criterion covers \
        it. A rule about one platform is not evaluated with a screen reader of another one. `a11y-sim audit --explain \
        RULE` adds the remedy.
        """,
      table: ReferenceTable(
        columns: ["rule", "severity", "WCAG", "platform", "finding", "what is looked at"],
        rows: A11ySimTool.current.auditRules.map { rule in
          [
            Markdown.code(rule.id), rule.severity.rawValue,
            rule.criteria.isEmpty ? "–" : rule.criteria.joined(separator: ", "), rule.platform?.rawValue ?? "all",
            Markdown.prose(rule.summary), Markdown.prose(rule.explanation),
          ]
        }))
  }

  static var questions: ReferenceSection {
    func section(_ how: OpenQuestion.How, _ title: String, _ text: String) -> ReferenceSection {
      ReferenceSection(
        title: title, text: text,
        table: ReferenceTable(
          columns: ["question", "assumption", "how to settle it", "setting", "rules that depend on it"],
          rows: OpenQuestion.all.filter { $0.how == how }.map { question in
            [
              question.id, Markdown.prose(question.assumption), Markdown.prose(question.instruction),
              question.setting.map { Markdown.code($0) } ?? "–",
              question.rules.isEmpty ? "–" : question.rules.map { Markdown.code($0) }.joined(separator: ", "),
            ]
          }))
    }
    return ReferenceSection(
      title: "Open questions",
      text: """
        Assumptions about VoiceOver that no recording confirms. The list can be worked through with an iPhone. \
        `audit --explain RULE` names the questions that a rule depends on.
        """,
      sections: [
        section(
          .recorder, "By the recorder", "The recorder in `Recorder` shows the answer; its page says how to send it."),
        section(.person, "By a person", "These questions need a person with a device, who writes down what is heard."),
      ])
  }

  static var checks: ReferenceSection {
    ReferenceSection(
      title: "Checks of strings",
      text: """
        What `a11y-sim strings check` looks for in an app's catalogues. `--explain RULE` adds the remedy and examples. \
        A check that is not on by default runs only if `--rule` names it.
        """,
      table: ReferenceTable(
        columns: ["check", "severity", "platforms", "needs", "on", "finding", "what is looked at"],
        rows: A11ySimTool.current.stringChecks.map { check in
          [
            Markdown.code(check.id), check.severity.rawValue, check.platforms.map(\.rawValue).joined(separator: ", "),
            check.signals.map(\.rawValue).joined(separator: ", "), check.isOnByDefault ? "yes" : "no",
            Markdown.prose(check.summary), Markdown.prose(check.explanation),
          ]
        }),
      sections: [
        ReferenceSection(
          title: "Limits",
          text: "A catalogue or a part of it that exceeds a limit is reported with its position, and is not checked.",
          table: ReferenceTable(
            columns: ["at most", "of"],
            rows: ([
              (InputFile.catalogLimit, "bytes in a file"),
              (FolderSearch.limit, "names of files and folders in a folder that is searched"),
            ] + StringTables.limits).map { [String($0.0), $0.1] }))
      ])
  }
}
