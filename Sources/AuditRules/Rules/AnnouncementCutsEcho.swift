import AccessibilityModel
import CodeInputs
import Judging
import Simulation

extension AuditRule {
  static let announcementCutsEcho = AuditRule(
    id: "announcement-cuts-echo", severity: .warning, criteria: ["4.1.3"],
    summary: "an announcement cuts off the echo of the key that caused it",
    explanation: """
      The person does not hear what they typed. The rule looks at keys whose echo is cut off by an announcement that \
      the key caused.
      """,
    remedy: "make the announcement a little later, or with low priority",
    examples: [
      .finds(
        "the echo of “4” in code.1 was cut off by an announcement",
        on: .component(OUDSPinCodeInput.kind, ["version": "3.0"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
      .leaves(
        on: .component(CodeField.kind, ["length": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
    ], needing: .announcementOnEntry
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard case let (text, field, .typed)? = interaction.insertion,
          interaction.announcements.contains(where: { $0.utterance.delivery.patience == .none })
        else { return nil }
        let isCut = interaction.entries.contains { entry in
          guard case .utterance(let heard) = entry.kind, heard.utterance.reason == .typing,
            play.losses[heard.number]?.cause == .app
          else { return false }
          return interaction.begins(.announcement, at: entry.time + heard.duration)
        }
        guard isCut else { return nil }
        return Spot(
          message:
            "the echo of \(interaction.before.shown(text, in: field)) in \(field) was cut off by an announcement",
          element: field,
          interaction: index)
      })
  }
}

extension Interaction {
  /// Returns whether the first speech that begins at `time` or later has the given reason. Speech that cuts off other
  /// speech begins at the time of the cut.
  fileprivate func begins(_ reason: Utterance.Reason, at time: Duration) -> Bool {
    let next = entries.lazy.compactMap { entry -> Transcript.UtteranceRecord? in
      guard case .utterance(let heard) = entry.kind, entry.time >= time, heard.duration > .zero else { return nil }
      return heard
    }.first
    return next?.utterance.reason == reason
  }
}
