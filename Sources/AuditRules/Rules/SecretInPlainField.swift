import AccessibilityModel
import Simulation

extension AuditRule {
  static let secretInPlainField = AuditRule(
    id: "secret-in-plain-field", severity: .error, criteria: [],
    summary: "a secret is typed into a field that is not secure, and spoken in clear",
    explanation: """
      Everybody nearby hears the PIN, while the same PIN is hidden in another field. The rule looks at text fields that \
      are never secure, and into which the person types what they also type into a secure field: the same four \
      characters or more. Their names must share a word, such as “New PIN” and “PIN again”, because a test may use one \
      text for a name and a password.
      """,
    remedy: "make the field secure, and let the person show its characters",
    examples: [
      .finds(
        "what was typed in pin is spoken in clear, but the same was typed into again, which is secure",
        on: .element(.init(id: "pin", role: .textField, label: "New PIN")),
        .element(.init(id: "again", role: .secureTextField, label: "PIN again")),
        steps: .touch("pin"), .doubleTap, .type("5831"), .touch("again"), .doubleTap, .type("5831")),
      .leaves(
        on: .element(.init(id: "name", role: .textField, label: "Name")),
        .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .touch("name"), .doubleTap, .type("5831"), .touch("pin"), .doubleTap, .type("5831")),
    ], judging: .label
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    struct Content {
      var field: String
      var words: Set<String>
      var interaction: Int
    }
    var typed: [String: String] = [:]
    // A field that is secure at any time is one in which the person can show the characters.
    var secure: Set<String> = []
    var contents: [String: (plain: [Content], secure: [Content])] = [:]
    for (index, interaction) in play.interactions.enumerated() {
      let id: String
      switch interaction.kind {
      case .insert(let text, let field, _):
        id = field
        typed[id, default: ""] += text
      case .delete(let field):
        id = field
        typed[id] = typed[id].map { String($0.dropLast()) }
      default: continue
      }
      guard let field = interaction.after.tree[id] ?? interaction.before.tree[id], let text = field.text,
        let content = typed[id]
      else { continue }
      if interaction.after.tree[id] != nil, text.length != content.count {
        // Something else than the end of the content was changed.
        typed[id] = nil
        continue
      }
      if text.isSecure || text.isSecret { secure.insert(id) }
      guard content.count >= 4 else { continue }
      let words = (field.name(on: play.platform)?.string ?? "").lowercased().split { !$0.isLetter }.map(String.init)
      let entry = Content(field: id, words: Set(words), interaction: index)
      if text.isSecure { contents[content, default: ([], [])].secure.append(entry) }
      if !text.isSecure { contents[content, default: ([], [])].plain.append(entry) }
    }
    if secure.isEmpty { return .notEvaluated("nothing is entered into a secure field") }
    var spots: [Spot] = []
    var seen: Set<String> = []
    for both in contents.values.filter({ !$0.plain.isEmpty && !$0.secure.isEmpty }) {
      for plain in both.plain where !secure.contains(plain.field) {
        guard let twin = both.secure.first(where: { !$0.words.isDisjoint(with: plain.words) }),
          seen.insert(plain.field).inserted
        else { continue }
        spots.append(
          Spot(
            message:
              "what was typed in \(plain.field) is spoken in clear, but the same was typed into \(twin.field), which is secure",
            element: plain.field, interaction: plain.interaction))
      }
    }
    return .found(spots.sorted { $0.interaction < $1.interaction })
  }
}
