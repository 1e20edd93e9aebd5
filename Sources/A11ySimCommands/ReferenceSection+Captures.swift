import A11ySim
import Captures
import ScenarioFiles

extension ReferenceSection {
  static var captures: ReferenceSection {
    ReferenceSection(
      title: "Captures",
      text: """
        Formats of captures that `run`, `describe`, `audit`, `test`, `capture` and `diff` read. The format of a \
        capture is detected from its content; `--from FORMAT` sets it.
        """,
      table: ReferenceTable(
        columns: ["format", "what it is", "what it never contains"],
        rows: CaptureFormat.all.map { format in
          [
            Markdown.code(format.id), format.summary,
            format.lacks.isEmpty ? "–" : format.lacks.names.map(Markdown.code).joined(separator: ", "),
          ]
        }),
      sections: [
        ReferenceSection(
          title: "Conclusions",
          text: """
            What is inferred if a capture does not say it. `a11y-sim capture FILE --explain` lists where each rule was \
            used; `--strict` fails if one of them is a guess.
            """,
          table: ReferenceTable(
            columns: ["conclusion", "confidence", "meaning"],
            rows: CaptureRule.all.map { rule in
              [Markdown.code(rule.id), rule.confidence.rawValue, Markdown.prose(rule.summary)]
            })),
        ReferenceSection(
          title: "Overlays",
          text: """
            An overlay adds to captured elements what a capture cannot contain. It is a mapping from the ids of \
            elements to these keys: `screen: { file: login.screen.json, overlay: login.yaml }`. The key `bind` gives \
            captured fields the behaviour of a component; steps can then use the ids of its parts, such as `code.1`.
            """,
          table: ReferenceTable(
            columns: ["key", "what is written", "meaning"],
            rows: OverlayKey.allCases.map { [Markdown.code($0.rawValue), $0.form, $0.summary] })),
      ])
  }
}
