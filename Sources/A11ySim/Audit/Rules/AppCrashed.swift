extension AuditRule {
  static let appCrashed = AuditRule(
    "app-crashed", .error, [], "the app crashes",
    explanation: "Everything the person has done is gone. Looked at are crashes that a model reports.",
    remedy: "keep the input's state consistent with the number of its characters"
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        return interaction.effects(.crash).first.map { crash in
          Spot(
            message: "\(interaction.doing), the app crashed: \(crash.detail ?? "")", element: crash.element,
            interaction: index)
        }
      })
  }
}
