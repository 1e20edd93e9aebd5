import AccessibilityModel
import Simulation

extension AuditRule {
  static let secretSpoken = AuditRule(
    id: "secret-spoken", severity: .info, criteria: [], platform: .android,
    summary: "the screen reader itself speaks the characters of a password",
    explanation: """
      By default, the screen reader speaks the key under the finger also while a password field is edited, and speaks \
      the typed character while Android displays it. People nearby can hear the password. This is only information, \
      because the person's settings decide this and not the app: `speakPasswords` and `showPasswords`. The rule looks at \
      speech about a field that is secure at that time, if the transcript hides the spoken words.
      """,
    remedy: """
      tell testers to use headphones or to switch off “Speak passwords”; accept pasted and autofilled codes, so that \
      nobody has to type them
      """,
    examples: [
      .finds(
        "the screen reader spoke what was entered into pin",
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
          message: "the screen reader spoke what was entered into \(field)", element: field, interaction: index)
      })
  }
}
