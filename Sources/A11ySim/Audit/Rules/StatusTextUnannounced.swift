extension AuditRule {
  static let statusTextUnannounced = AuditRule(
    id: "status-text-unannounced", severity: .error, criteria: ["4.1.3"],
    summary: "a text appears or changes, or a control becomes usable, unsaid",
    explanation: """
      People who see the screen notice it at once; people who listen have to search. The rule looks at texts and \
      headings that are new or different after an act, and at controls that are enabled or disabled, where no speech \
      of that act or of what the app does next mentions it. A new screen does not count, nor does what is shown \
      because a field got the focus.
      """,
    remedy: "announce it, or mark it as a live region",
    examples: [
      .finds(
        "when the app changed something, “Sent” appeared unsaid",
        on: .element(.init(id: "status", role: .text, label: "Sending")),
        steps: .appear, .set([.init("status", "label", "Sent")])),
      .leaves(
        on: .element(.init(id: "status", role: .text, label: "Sending")),
        steps: .appear, .set([.init("status", "label", "Sent")]), .announce(Announcement("Sent"))),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated()
    where interaction.before.isReaderRunning && interaction.after.isReaderRunning {
      if [.appear, .screen, .reader, .swipe].contains(interaction.kind) || interaction.beginsEditing
        || interaction.replacesScreen
      {
        continue
      }
      if interaction.before.treeNumber == interaction.after.treeNumber { continue }
      let heard = play.withAnswers(index)
      let contents = Set(interaction.after.tree.textFields.compactMap { Interaction.Moment.content(of: $0) })
      for text in interaction.newTexts where !contents.contains(text.label!.string) {
        if heard.contains(where: { $0.says(text.label!.string) }) { continue }
        spots.append(
          Spot(
            message: "\(interaction.doing), “\(text.label!.string)” appeared unsaid", element: text.id,
            interaction: index))
      }
      for effect in interaction.effects(.enabled) {
        guard let id = effect.element, interaction.before.tree[id]?.isDimmed != interaction.after.tree[id]?.isDimmed,
          let control = interaction.after.tree[id], !heard.contains(where: { !$0.statusMessages.isEmpty })
        else { continue }
        let state = control.isDimmed ? "can no longer be used" : "can be used now"
        let isNamed = heard.contains { $0.says(control.label?.string ?? "") }
        if isNamed && id == interaction.after.cursor { continue }
        spots.append(Spot(message: "\(interaction.doing), \(id) \(state), unsaid", element: id, interaction: index))
      }
    }
    return .found(spots)
  }
}
