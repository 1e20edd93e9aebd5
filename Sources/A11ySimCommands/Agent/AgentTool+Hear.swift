import A11ySim
import AgentProtocol

/// One element as one reader says it.
struct AgentStop {
  var number: Int
  var element: String
  var scenario: Scenario
  var utterances: [Utterance]

  /// The stops of the screens as they first appear, for each reader in reading order.
  static func all(of plays: AgentPlays, _ context: ToolContext) throws(ToolFailure) -> [AgentStop] {
    var stops: [AgentStop] = []
    for scenario in plays.scenarios {
      guard scenario.reader.isRunning else {
        throw ToolFailure("the scenario has no screen reader, so nothing is said: send “reader”: \"both\"")
      }
      let session = scenario.opened(locale: plays.locale) { !context.isCancelled() }
      if context.isCancelled() { throw ToolFailure("the call was cancelled") }
      if let fault = session.transcript.diagnostics.first(where: { $0.severity == .error }) {
        throw ToolFailure("the screen cannot be heard", fault)
      }
      stops += session.described.enumerated().map { index, described in
        AgentStop(
          number: index + 1, element: described.element, scenario: scenario, utterances: described.utterances)
      }
    }
    return stops
  }

  /// Returns the stops that the argument `element` means: an id, a number, or a part of what is heard.
  static func found(_ wanted: String, in stops: [AgentStop]) throws(ToolFailure) -> [AgentStop] {
    var found = stops.filter { $0.element == wanted }
    if found.isEmpty, let number = Int(wanted) { found = stops.filter { $0.number == number } }
    if found.isEmpty {
      let lower = wanted.lowercased()
      found = stops.filter { $0.spoken(marked: false).lowercased().contains(lower) }
    }
    if found.isEmpty {
      throw ToolFailure(
        "no element has this id, number or text; the first elements are:",
        quoting: [wanted] + stops.prefix(12).map { "\($0.number). #\($0.element)" })
    }
    return found
  }

  private static func text(_ utterance: Utterance, marked: Bool) -> String {
    utterance.segments.map { segment in
      switch segment.confidence.group {
      case .unconfirmed where marked: segment.text + "?"
      case .vendor where marked: segment.text + "~"
      default: segment.text
      }
    }.joined(separator: ", ")
  }

  func spoken(marked: Bool) -> String {
    utterances.map { Self.text($0, marked: marked) }.filter { !$0.isEmpty }.joined(separator: " ‖ ")
  }

  var confidence: Confidence { utterances.flatMap(\.segments).map(\.confidence).min() ?? .pinned }

  var hasGuess: Bool { utterances.flatMap(\.segments).contains { $0.confidence == .guess } }

  /// The line of the answer.
  var line: String {
    let spoken = spoken(marked: true)
    let said = spoken.isEmpty ? "(nothing is said)" : QuotedText.escaped(spoken)
    return QuotedText.mark + "\(number). \(said)  #\(QuotedText.escaped(element, limit: 80))"
  }

  var structured: String {
    let isHint = { (utterance: Utterance) in utterance.reason == .hint }
    let text = utterances.filter { !isHint($0) }.map(\.text).filter { !$0.isEmpty }.joined(separator: " ‖ ")
    let hint = utterances.filter(isHint).map(\.text).filter { !$0.isEmpty }.joined(separator: " ‖ ")
    let guessed = utterances.flatMap { utterance in
      utterance.segments.filter { $0.confidence == .guess }.map { ($0, utterance.rule) }
    }
    var fields = [
      ("n", String(number)), ("id", JSON.string(QuotedText.escaped(element, limit: 80))),
      ("reader", JSON.string(AgentPlays.name(of: scenario))), ("text", JSON.string(QuotedText.escaped(text))),
    ]
    if !hint.isEmpty { fields.append(("hint", JSON.string(QuotedText.escaped(hint)))) }
    fields.append(("confidence", JSON.string(confidence.rawValue)))
    if !guessed.isEmpty {
      fields.append(
        (
          "guessed",
          JSON.array(
            guessed.prefix(6).map { segment, rule in
              JSON.object([
                ("part", JSON.string(QuotedText.escaped(segment.text, limit: 120))),
                ("why", JSON.string(segment.source.rawValue)),
              ])
            })
        ))
    }
    return JSON.object(fields)
  }
}

extension AgentTool {
  static func hearScreen(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "hear_screen", title: "Hear a screen",
      description: """
        What a VoiceOver or TalkBack user hears on a screen as it appears: a line for each element, in reading order. \
        “‖” parts utterances, “?” marks guesses, “~” words of an earlier year. Give one of path, dump, screen.
        """,
      arguments: source + hearing + settings + [
        ToolArgument("element", .text(atMost: 400), "Only this element: id, number, or part of its words."), format,
      ] + AgentAnswer.arguments,
      outputSchema: object(
        inputFields + [
          (
            "stops",
            list(
              object([
                ("n", integer), ("id", string), ("reader", string), ("text", string), ("hint?", string),
                ("confidence", confidence), ("guessed?", list(object([("part", string), ("why", string)]))),
              ]))
          )
        ] + restFields)
    ) { (arguments, context) throws(ToolFailure) in
      let plays = try AgentPlays(arguments, screens)
      var stops = try AgentStop.all(of: plays, context)
      if let element = arguments.text("element") { stops = try AgentStop.found(element, in: stops) }
      var entries: [AgentAnswer.Entry] = []
      for (index, stop) in stops.enumerated() {
        let isFirst = index == 0 || stops[index - 1].scenario.reader.description != stop.scenario.reader.description
        let title = isFirst && plays.scenarios.count > 1 ? AgentPlays.name(of: stop.scenario) + ":\n" : ""
        entries.append(.init(text: title + stop.line, structured: stop.structured))
      }
      let readers = plays.scenarios.map(AgentPlays.name(of:)).listed
      let guesses = stops.count(where: \.hasGuess)
      let surety =
        guesses == 0
        ? "No word is a guess." : "\(guesses) of \(stops.count) lines have guessed words, marked “?”."
      return AgentAnswer(
        head: ["\(stops.count) stop\(stops.count == 1 ? "" : "s"), \(readers), \(plays.locale).", QuotedText.note],
        entries: entries, tail: [surety] + plays.caveats + ["screen: \(plays.input.handle)"], list: "stops",
        noun: "stop", fields: plays.fields
      ).answer(arguments)
    }
  }
}
