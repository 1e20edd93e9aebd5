import A11ySim
import StringCatalogs

/// Reference tables of output formats, audit rules and string checks.
extension ReferenceSection {
  static var formats: ReferenceSection {
    ReferenceSection(
      title: "Formats",
      text: "How transcripts are shown: `a11y-sim run FILE --format NAME`.",
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
            rows: TranscriptStyle.allCases.map { [Markdown.code($0.rawValue), $0.summary] })),
        ReferenceSection(
          title: "Formats of reports", text: "How `test` and `strings check` write what they found: `--format NAME`.",
          table: ReferenceTable(
            columns: ["format", "meaning"],
            rows: Report.Format.all.map { [Markdown.code($0.name), Markdown.prose($0.summary)] })),
      ])
  }

  static var rules: ReferenceSection {
    ReferenceSection(
      title: "Audit rules",
      text: """
        What `a11y-sim audit` looks for, with the success criteria of WCAG 2.2; a dash where none covers it. A rule about \
        one platform is not evaluated under a reader of another. \
        `a11y-sim audit --explain RULE` adds the remedy.
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
          columns: ["question", "assumed", "to settle it", "setting", "rules that rest on it"],
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
        What is assumed of VoiceOver and nobody has recorded, as a list to work through with an iPhone. `audit --explain RULE` \
        names the questions that a rule rests on.
        """,
      sections: [
        section(
          .recorder, "By the recorder", "The recorder in `Recorder` shows the answer; its page says how to send it."),
        section(.person, "By a person", "No machine can do this: do it with a device, and write down what is heard."),
      ])
  }

  static var checks: ReferenceSection {
    ReferenceSection(
      title: "Checks of strings",
      text: """
        What `a11y-sim strings check` looks for in an app's catalogues. `--explain RULE` adds the remedy and examples; a \
        check that is not on runs only when it is named.
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
          title: "Limits", text: "What a catalogue has more of is reported, with its place, and not checked.",
          table: ReferenceTable(
            columns: ["at most", "of"],
            rows: ([
              (InputFile.catalogLimit, "bytes in a file"),
              (FolderSearch.limit, "names of files and folders in a folder that is searched"),
            ] + StringTables.limits).map { [String($0.0), $0.1] }))
      ])
  }
}
