import A11ySim
import AgentProtocol

extension AgentTool {
  static func searchReference() -> AgentTool {
    AgentTool(
      name: "search_reference", title: "Search the reference",
      description: """
        Passages of the simulator's reference: keys and steps of scenarios, settings, audit rules, formats of dumps and \
        what each lacks, levels of confidence.
        """,
      arguments: [
        ToolArgument("query", .text(atMost: 400), "Words to look for.", isRequired: true),
        ToolArgument("topic", .text(atMost: 40), "Such as steps, keys, rules, settings, captures."),
      ] + AgentAnswer.arguments,
      outputSchema: object(
        [("passages", list(object([("topic", string), ("heading", string), ("text", string)])))] + restFields)
    ) { (arguments, context) throws(ToolFailure) in
      let words = (arguments.text("query") ?? "").lowercased()
        .split { !($0.isLetter || $0.isNumber) }.map(String.init).filter { $0.count > 1 }
      guard !words.isEmpty else { throw ToolFailure("“query” must have a word of two letters or more") }
      let names = ReferenceTopic.allCases.map(\.rawValue).joined(separator: ", ")
      var topics = ReferenceTopic.allCases
      if let name = arguments.text("topic") {
        guard let topic = ReferenceTopic(rawValue: name) else {
          throw ToolFailure("there is no topic of this name; use one of \(names)", quoting: [name])
        }
        topics = [topic]
      }
      let passages = topics.flatMap { topic in topic.section.passages(topic: topic.rawValue) }
      let scored = passages.map { passage in (passage, passage.score(words)) }.filter { $0.1 > 0 }
      let best = scored.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
      let entries = best.map { passage in
        AgentAnswer.Entry(
          text: "[\(passage.topic)] \(passage.heading)\n\(passage.text)",
          structured: JSON.object([
            ("topic", JSON.string(passage.topic)), ("heading", JSON.string(passage.heading)),
            ("text", JSON.string(passage.text)),
          ]))
      }
      return AgentAnswer(
        head: entries.isEmpty ? ["No passage has these words. Topics: \(names)."] : [], entries: entries,
        list: "passages", noun: "passage", fields: []
      ).answer(arguments, usual: 5)
    }
  }
}

/// A piece of the reference that makes sense alone: the text of a section, or a row of its table.
private struct Passage {
  var topic: String
  var heading: String
  var text: String

  /// Returns how well the passage fits. A word in the heading counts three times.
  func score(_ words: [String]) -> Int {
    let (heading, text) = (heading.lowercased(), text.lowercased())
    return words.reduce(0) { $0 + (heading.contains($1) ? 3 : 0) + (text.contains($1) ? 1 : 0) }
  }
}

extension ReferenceSection {
  fileprivate func passages(topic: String) -> [Passage] {
    var passages = text.isEmpty ? [] : [Passage(topic: topic, heading: title, text: text)]
    for row in table?.rows ?? [] {
      let cells = zip(table?.columns ?? [], row).dropFirst().filter { $0.1 != "–" }
      passages.append(
        Passage(
          topic: topic, heading: "\(title): \(row.first ?? "")",
          text: cells.map { "\($0.0): \($0.1)" }.joined(separator: "; ")))
    }
    return passages + sections.flatMap { $0.passages(topic: topic) }
  }
}
