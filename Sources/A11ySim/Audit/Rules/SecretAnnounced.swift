extension AuditRule {
  static let secretAnnounced = AuditRule(
    id: "secret-announced", severity: .warning, criteria: [],
    summary: "what a person entered into a secure field is announced",
    explanation: """
      The field says bullets, and the app says the PIN, aloud and to everybody nearby. The rule looks at whether an \
      announcement contains the content of a secure field, or of a row of secure fields, of at least four characters. \
      Spaces and punctuation between the characters are ignored.
      """,
    remedy: "announce that the input is complete or how many characters it has, never which",
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

/// What a person entered into a secure field, or a row of them, in clear. The tree has only bullets.
private struct SecureContent {
  /// The secure field that received the last text.
  private(set) var field: String?
  /// The characters in the order in which they were entered.
  private var characters: [Character] = []
  /// What was there before it was deleted or replaced.
  private var earlier: [[Character]] = []

  private static let length = 4...64
  /// The number of earlier contents that are remembered. An announcement is compared with each.
  private static let memory = 8

  mutating func follow(_ interaction: Interaction) {
    guard case .insert(let text, into: let id, how: _) = interaction.kind,
      interaction.before.tree[id]?.text?.isSecure == true
    else { return }
    // What the person deleted, or the app cleared, is gone by now.
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

  /// The component that a field is part of, or the field itself.
  private static func input(_ id: String) -> Substring { id.prefix { $0 != "." } }

  /// The number of characters in the secure fields of an input.
  private static func length(of id: String, _ tree: AccessibilityTree) -> Int {
    tree.textFields.filter { input($0.id) == input(id) && $0.text?.isSecure == true }.reduce(0) { $0 + $1.text!.length }
  }

  private static func plain(_ text: String) -> [Character] {
    text.lowercased().filter { !$0.isWhitespace && !$0.isPunctuation }
  }
}
