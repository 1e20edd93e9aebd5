import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let announcementDuplicatesFocus = AuditRule(
    id: "announcement-duplicates-focus", severity: .warning, criteria: ["4.1.3"],
    summary: "the app announces a field that the screen reader speaks anyway",
    explanation: """
      The person hears the name twice, or hears it cut off. The rule looks at announcements of the label of a field, \
      if the screen reader speaks that field after the same action, or would have spoken it.
      """,
    remedy: "announce the field only when the screen reader does not speak it by itself",
    examples: [
      .finds(
        "when “4” was typed in code.1, “2nd digit” was announced, and was also spoken as the name of the field",
        on: .component(OUDSPinCodeInput.kind, ["version": "3.0"]),
        steps: .touch("code.1"), .doubleTap, .type("4", via: .hardware)),
      .leaves(
        on: .component(OUDSPinCodeInput.kind, ["version": "3.0"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let isJudged = play.interactions.contains { interaction in
      !interaction.announcements.isEmpty && interaction.focusMoves.contains { $0 != nil }
    }
    if !isJudged { return .notEvaluated("nothing is announced when the app moves the keyboard focus") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        let announced = Set(interaction.announcements.map(\.utterance.text))
        if announced.isEmpty { return nil }
        // Speech that was cut off at once also counts, because the speech and the announcement interrupt each other.
        for entry in interaction.entries {
          guard case .utterance(let heard) = entry.kind, heard.utterance.reason == .focus,
            heard.utterance.element.flatMap({ interaction.after.tree[$0] })?.text != nil,
            // On Android, the name of an empty field is its hint, which has the source `placeholder`.
            let label = heard.utterance.segments.first(where: { [.label, .placeholder].contains($0.source) })?.text,
            announced.contains(label)
          else { continue }
          return Spot(
            message: "\(interaction.doing), “\(label)” was announced, and was also spoken as the name of the field",
            element: heard.utterance.element, interaction: index)
        }
        return nil
      })
  }
}
