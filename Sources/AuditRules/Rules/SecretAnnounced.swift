import AccessibilityModel
import Simulation

extension AuditRule {
  static let secretAnnounced = AuditRule(
    id: "secret-announced", severity: .error, criteria: [],
    summary: "the content of a secure field is announced",
    explanation: """
      The field hides the PIN, but the app announces it, and everybody nearby can hear it. The rule looks for \
      announcements that contain the content of a secure field or of a row of secure fields, if it has at least four \
      characters. Spaces and punctuation between the characters are ignored.
      """,
    remedy: "announce only that the input is complete, or how many characters it has",
    examples: [
      .finds(
        "when “••••” was pasted in pin, the content of the secure field was announced",
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .appear, .touch("pin"), .doubleTap, .paste("4829"),
        when: .init(to: .value, of: "pin", [Step(.announce(Announcement("Your PIN is 4 8 2 9")))])),
      .leaves(
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .appear, .touch("pin"), .doubleTap, .paste("4829"),
        when: .init(to: .value, of: "pin", [Step(.announce(Announcement("4 digits entered")))])),
    ]
  ) { play in
    if play.interactions.allSatisfy(\.announcements.isEmpty) { return .notEvaluated("nothing is announced") }
    var content = SecureContent()
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      content.follow(interaction)
      if let field = content.field, interaction.announcements.contains(where: { content.isIn($0.utterance.text) }) {
        spots.append(
          Spot(
            message: "\(interaction.doing), the content of the secure field was announced", element: field,
            interaction: index))
      }
    }
    return content.field == nil ? .notEvaluated("nothing is entered into a secure field") : .found(spots)
  }
}

/// The text that a person entered into secure fields, as plain characters. The accessibility tree contains only
/// bullets.
private struct SecureContent {
  /// The id of the secure field that received text last.
  private(set) var field: String?
  /// The entered characters that are still in the fields. Letters are lowercase. Spaces and punctuation are left out.
  private var characters: [Character] = []
  /// Deleted or replaced contents of the secure fields. The newest is last.
  private var earlier: [[Character]] = []

  private static let length = 4...64
  /// The maximum number of entries in `earlier`. There is a limit, because every announcement is compared with all
  /// entries.
  private static let memory = 8

  mutating func follow(_ interaction: Interaction) {
    guard case .insert(let text, into: let id, how: _) = interaction.kind,
      interaction.before.tree[id]?.text?.isSecure == true
    else { return }
    // Drop the characters that the person deleted or the app cleared since text was last entered.
    let rest = field.map(Self.input) == Self.input(id) ? Self.length(of: id, interaction.before.tree) : 0
    if rest < characters.count {
      if isSecret { earlier = earlier.suffix(Self.memory - 1) + [characters] }
      characters = Array(characters.prefix(rest))
    }
    field = id
    characters += Self.plain(text)
  }

  func isIn(_ announcement: String) -> Bool {
    if !isSecret && earlier.isEmpty { return false }
    let announced = Self.plain(announcement)
    return (isSecret && announced.firstRange(of: characters) != nil)
      || earlier.contains { announced.firstRange(of: $0) != nil }
  }

  private var isSecret: Bool { Self.length.contains(characters.count) }

  /// Returns the id of the component that contains a field; the field's own id if no component contains it.
  private static func input(_ id: String) -> Substring { id.prefix { $0 != "." } }

  private static func length(of id: String, _ tree: AccessibilityTree) -> Int {
    tree.textFields.filter { input($0.id) == input(id) && $0.text?.isSecure == true }.reduce(0) { $0 + $1.text!.length }
  }

  private static func plain(_ text: String) -> [Character] {
    text.lowercased().filter { !$0.isWhitespace && !$0.isPunctuation }
  }
}
