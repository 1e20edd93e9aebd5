import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let helperAfterFields = AuditRule(
    id: "helper-after-fields", severity: .warning, criteria: ["3.3.2", "1.3.2"],
    summary: "the instructions come after the fields that they describe",
    explanation: """
      The person hears what to enter only after they have gone through every field. The rule looks at the text \
      directly after the last text field of an input or of a named container, if the text belongs to that input or \
      container. In a container, it is an instruction only if its id says so, as `codeHelper` or `hint` does.
      """,
    remedy: "move the text before the fields, or add it to the hint of the field or the group",
    examples: [
      .finds(
        "“Check your messages” comes after code.6, the field that it describes",
        on: .component(OUDSPinCodeInput.kind, ["version": "3.3", "helperText": "Check your messages"]),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "code", role: .textField, label: "Code", hint: "Check your messages")),
        .element(.init(id: "note", role: .text, label: "The code is valid for 10 minutes")),
        steps: .appear),
    ], judging: .hint, needing: .textField
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    var sawText = false
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      let stops = interaction.after.readingOrder
      // A text that appears because of entered content is a status, not an instruction.
      let isInstruction = [.appear, .screen, .reader].contains(interaction.kind) || interaction.beginsEditing
      for (place, stop) in stops.enumerated().dropFirst() where stop.element.role == .text {
        let wasThere = index == 0 && interaction.before.tree[stop.element.id] != nil
        guard seen.insert(stop.element.id).inserted, isInstruction || wasThere, interaction.after.isReaderRunning else {
          continue
        }
        let before = stops[place - 1]
        if before.element.text != nil { sawText = true }
        let owner = stop.element.id.prefix { $0 != "." }
        let belongs =
          owner.count < stop.element.id.count
          ? before.element.id.hasPrefix(owner + ".")
          : stop.element.isInstruction && stop.groups.last?.name(on: play.platform) != nil
            && stop.groups.last?.id == before.groups.last?.id
        guard before.element.text != nil, belongs, !stop.element.isError, let words = stop.element.label?.string,
          words.contains(where: \.isLetter), Interaction.Moment.content(of: before.element) != words,
          !([before.element] + before.groups).contains(where: { $0.describes(with: words, on: play.platform) })
        else { continue }
        spots.append(
          Spot(
            message: "“\(words)” comes after \(before.element.id), the field that it describes",
            element: stop.element.id,
            interaction: index))
      }
    }
    return sawText ? .found(spots) : .notEvaluated("no text follows a text field")
  }
}

extension AccessibilityElement {
  /// Whether the last part of the id says that the text describes a field.
  fileprivate var isInstruction: Bool {
    let name = id.lowercased().split(separator: ".").last ?? ""
    return ["help", "hint", "instruction", "supporting", "description"].contains { name.contains($0) }
  }

  fileprivate func describes(with words: String, on platform: Platform) -> Bool {
    platform == .android ? texts(on: platform).contains { $0.contains(words) } : self.hint?.contains(words) == true
  }
}
