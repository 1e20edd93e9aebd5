import A11ySim
import AgentProtocol

extension AgentTool {
  static func explainUtterance(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "explain_utterance", title: "Explain a spoken line",
      description: """
        Why the screen reader says what it says for one element: each part, the property it comes from, the rule, how \
        sure it is and by which source, what to change in the code, and how to check it on a device.
        """,
      arguments: source + hearing + [
        ToolArgument("element", .text(atMost: 400), "Id, number, or part of its words.", isRequired: true), format,
      ],
      outputSchema: object(
        inputFields + [
          (
            "parts",
            list(
              object([
                ("reader", string), ("text", string), ("role", string), ("from", #"{"enum":["app","reader"]}"#),
                ("confidence", string), ("rule", string), ("source?", string),
              ]))
          ), ("change", texts), ("verify", string),
        ] + restFields)
    ) { (arguments, context) throws(ToolFailure) in
      let plays = try AgentPlays(arguments, screens)
      let stops = try AgentStop.found(arguments.text("element") ?? "", in: AgentStop.all(of: plays, context))
      var entries: [AgentAnswer.Entry] = []
      var changes: [String] = []
      // A part of the words may be heard at many elements; the first one of each reader is explained.
      for scenario in plays.scenarios {
        guard let stop = stops.first(where: { $0.scenario.reader.description == scenario.reader.description }) else {
          continue
        }
        let catalogues = scenario.opened(locale: plays.locale).transcript.header.catalogues
        let reader = AgentPlays.name(of: scenario)
        for (index, utterance) in stop.utterances.enumerated() {
          let title = index == 0 ? "\(reader) says:\n\(stop.line)\n" : ""
          var rule = "rule: \(utterance.rule)"
          for segment in utterance.segments {
            let entry = part(segment, utterance, reader, catalogues)
            entries.append(
              .init(text: (rule.isEmpty ? "" : title + rule + "\n") + entry.text, structured: entry.structured))
            rule = ""
            let change = change(segment.source, on: scenario.reader.descriptor.platform)
            if let change, !changes.contains(change) { changes.append(change) }
          }
        }
      }
      let verify = verification(plays.scenarios.map(\.reader.descriptor.platform))
      return AgentAnswer(
        head: [QuotedText.note], entries: entries, tail: changes + [verify] + plays.caveats, list: "parts",
        noun: "part",
        fields: plays.fields + [
          ("change", JSON.array(changes.map { JSON.string($0) })), ("verify", JSON.string(verify)),
        ]
      ).answer(arguments)
    }
  }

  private static func part(
    _ segment: Segment, _ utterance: Utterance, _ reader: String, _ catalogues: [PhraseCatalogue]
  ) -> AgentAnswer.Entry {
    // A phrase has a key; all other words are the app's, or the person's.
    let from = segment.phrase == nil ? "app" : "reader"
    let evidence = segment.evidence(in: catalogues)
    let whose = segment.phrase.map { "the reader's phrase \($0)" } ?? "a text of the app"
    let text = QuotedText.escaped(segment.text)
    let about = "  \(segment.source.rawValue): \(whose), \(segment.confidence.rawValue)"
    return .init(
      text: QuotedText.mark + text + "\n" + about + (evidence.map { ": \($0)" } ?? ""),
      structured: JSON.object(
        [
          ("reader", JSON.string(reader)), ("text", JSON.string(text)), ("role", JSON.string(segment.source.rawValue)),
          ("from", JSON.string(from)), ("confidence", JSON.string(segment.confidence.rawValue)),
          ("rule", JSON.string(utterance.rule)),
        ] + (evidence.map { [("source", JSON.string($0))] } ?? [])))
  }

  /// Returns what changes a part in the code of an app.
  private static func change(_ source: Segment.Source, on platform: Platform) -> String? {
    let (ios, android): (String, String)
    switch source {
    case .label: (ios, android) = ("accessibilityLabel", "contentDescription, text or labelFor")
    case .value: (ios, android) = ("accessibilityValue, or the content of the field", "the text, or stateDescription")
    case .placeholder: (ios, android) = ("placeholder", "hint")
    case .hint: (ios, android) = ("accessibilityHint", "the label of the click action (onClickLabel)")
    case .trait: (ios, android) = ("accessibilityTraits, or the type of the control", "the class or Role, heading")
    case .state: (ios, android) = ("the traits selected and notEnabled", "stateDescription, checked, selected, enabled")
    case .actions: (ios, android) = ("accessibilityCustomActions", "accessibility actions")
    case .group: (ios, android) = ("the container's accessibilityLabel", "the pane or collection around it")
    default: return nil
    }
    return "To change the \(source.rawValue) (\(platform.rawValue)): \(platform == .android ? android : ios)."
  }

  private static func verification(_ platforms: [Platform]) -> String {
    platforms.contains(.android)
      ? "To check on a device: turn on TalkBack's developer setting “Display speech output”, and swipe to the element."
      : "To check on a device: turn on VoiceOver's caption panel, and swipe to the element."
  }
}
