import A11ySim
import Captures
import ScenarioFiles

/// Reference tables of the formats of captures, and of the conclusions that importers draw.
extension ReferenceSection {
  static var captures: ReferenceSection {
    ReferenceSection(
      title: "Captures",
      text: """
        Captures of a real app's screens that `run`, `describe`, `audit`, `test`, `capture` and `diff` read. A capture is \
        recognised by its content; `--from FORMAT` says which it is.
        """,
      table: ReferenceTable(
        columns: ["format", "what it is"],
        rows: CaptureFormat.allCases.map { [Markdown.code($0.rawValue), $0.summary] }),
      sections: [
        ReferenceSection(
          title: "Conclusions",
          text: """
            What an importer concludes where a capture does not say it. `a11y-sim capture FILE --explain` lists where each \
            was made; `--strict` fails if one is a guess.
            """,
          table: ReferenceTable(
            columns: ["conclusion", "confidence", "meaning"],
            rows: CaptureRule.all.map { rule in
              [Markdown.code(rule.id), rule.confidence.rawValue, Markdown.prose(rule.summary)]
            })),
        ReferenceSection(
          title: "Overlays",
          text: """
            An overlay is a mapping from the ids of captured elements to what the capture cannot know: \
            `screen: { file: login.screen.json, overlay: login.yaml }`. The key `bind` gives captured fields the behaviour \
            of a component; steps then name its parts, such as `code.1`.
            """,
          table: ReferenceTable(
            columns: ["key", "what is written", "meaning"],
            rows: OverlayKey.allCases.map { [Markdown.code($0.rawValue), $0.form, $0.summary] })),
      ])
  }
}
