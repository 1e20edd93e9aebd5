extension AuditRule {
  static let secretSpoken = AuditRule(
    id: "secret-spoken", severity: .info, criteria: [], platform: .android,
    summary: "the screen reader itself speaks the characters of a password",
    explanation: """
      By default, the reader says the key under the finger over a password field too, and the typed character while \
      Android displays it. Somebody nearby hears the password. The person's settings decide this, not the app; hence an \
      information. The rule looks at speech whose words the transcript hides, in a field that is secure at that time. The \
      settings are `speakPasswords` and `showPasswords`.
      """,
    remedy: """
      tell testers to use headphones, or to switch “Speak passwords” off; let people paste a code or have it filled in, so \
      that nobody has to type it
      """,
    examples: [
      .finds(
        "the reader said aloud what is entered into pin",
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .touch("pin"), .doubleTap, .touch("keyboard.a"), .doubleTap),
      .leaves(
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .touch("pin"), .doubleTap, .type("a")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let isEntered = play.interactions.contains { interaction in
      interaction.after.firstResponder.map { interaction.after.tree[$0]?.text?.isSecure == true } ?? false
    }
    if !isEntered { return .notEvaluated("no secure field is edited") }
    var seen: Set<String> = []
    return .found(
      play.interactions.enumerated().compactMap { index, interaction in
        let spoken = interaction.heard.first { heard in
          guard let id = heard.utterance.element,
            let field = interaction.before.tree[id] ?? interaction.after.tree[id]
          else { return false }
          return field.text?.isSecure == true && heard.utterance.segments.contains { $0.spokenAs == .silent }
        }
        guard let field = spoken?.utterance.element, seen.insert(field).inserted else { return nil }
        return Spot(
          message: "the reader said aloud what is entered into \(field)", element: field, interaction: index)
      })
  }
}
