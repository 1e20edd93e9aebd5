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
    /// What the person typed into one field without going elsewhere.
    struct Entry {
      var field: String
      var content = ""
      // A count of the content at each key would cost its length each time.
      var length = 0
      var interaction: Int
      var isSecure = false
      var words: Set<String> = []
    }
    var entries: [String: [Entry]] = [:]
    var plain: [Entry] = []
    var open: Entry?
    func close() {
      guard let entry = open.take(), entry.length >= 4 else { return }
      let known = entries[entry.content] ?? []
      if known.contains(where: { $0.field == entry.field && $0.isSecure == entry.isSecure }) { return }
      entries[entry.content] = known + [entry]
      if !entry.isSecure { plain.append(entry) }
    }
    // A field that is secure at any time is one in which the person can show the characters.
    var secure: Set<String> = []
    for (index, interaction) in play.interactions.enumerated() {
      let (id, added): (String, String?)
      switch interaction.kind {
      case .insert(let text, let field, _): (id, added) = (field, text)
      case .delete(let field): (id, added) = (field, nil)
      default: continue
      }
      let before = interaction.before.tree[id]?.text
      if open?.field != id || before?.length == 0 { close() }
      if open == nil, added != nil, before?.length == 0 { open = Entry(field: id, interaction: index) }
      guard var entry = open else { continue }
      open = nil
      if let added {
        entry.content += added
        entry.length += added.count
      } else if entry.length > 0 {
        entry.content.removeLast()
        entry.length -= 1
      }
      guard let field = interaction.after.tree[id] ?? interaction.before.tree[id], let text = field.text else {
        continue
      }
      if text.isSecure || text.isSecret { secure.insert(id) }
      // Something else than the end of the content was changed.
      if let before, before.insertionPoint != before.length { continue }
      if interaction.after.tree[id] != nil, text.length != entry.length { continue }
      (entry.interaction, entry.isSecure) = (index, text.isSecure)
      if entry.words.isEmpty {
        let name = field.name(on: play.platform)?.string.lowercased() ?? ""
        entry.words = Set(name.split { !$0.isLetter }.map(String.init))
      }
      open = entry
    }
    close()
    if secure.isEmpty { return .notEvaluated("nothing is entered into a secure field") }
    var spots: [Spot] = []
    var seen: Set<String> = []
    for entry in plain where !secure.contains(entry.field) && !seen.contains(entry.field) {
      let twin = entries[entry.content]?.first { $0.isSecure && !$0.words.isDisjoint(with: entry.words) }
      guard let twin else { continue }
      seen.insert(entry.field)
      spots.append(
        Spot(
          message:
            "what was typed in \(entry.field) is spoken in clear, but the same was typed into \(twin.field), which is secure",
          element: entry.field, interaction: entry.interaction))
    }
    return .found(spots.sorted { $0.interaction < $1.interaction })
  }
}
