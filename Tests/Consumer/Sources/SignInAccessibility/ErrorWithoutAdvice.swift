import A11ySim

extension AuditRule {
  /// A rule of the team's style guide.
  public static let errorWithoutAdvice = AuditRule(
    id: "error-without-advice", severity: .warning, criteria: ["3.3.3"], summary: "an error does not say what to do",
    explanation: "“The password is not correct” leaves a person where they are. Looked at are the texts of errors.",
    remedy: "add a sentence with “try”, “check” or “enter”"
  ) { play in
    .found(
      play.interactions.enumerated().flatMap { index, interaction in
        interaction.errors.filter { !givesAdvice($0.message) }.map {
          Spot(message: "“\($0.message)” does not say what to do", element: $0.id, interaction: index)
        }
      })
  }

  private static func givesAdvice(_ message: String) -> Bool {
    ["try", "check", "enter"].contains { message.lowercased().contains($0) }
  }
}
