import AccessibilityModel
import Judging
import Simulation

extension AuditRule {
  static let announcementUnheard = AuditRule(
    id: "announcement-unheard", severity: .error, criteria: ["4.1.3"],
    summary: "no word of an announcement is heard, and its text is not on the screen",
    explanation: """
      The app announces something, but the person does not hear it. Other speech after the same action can suppress an \
      announcement, and so can the next speech in the queue. The rule looks at announcements that are lost before \
      their first word although the person waits. Their words are in no element of the screen at that moment and are \
      not spoken later, not even with another number. The rule ignores announcements of low priority, and those after \
      which the scenario lets the person go on without waiting.
      """,
    remedy: """
      announce it a moment later, queued (`queue: true`) or with high priority, and also show it as a text on the screen
      """,
    examples: [
      .finds(
        "on a double tap on resend, “Code sent” was announced, but no word of it was heard",
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        steps: .touch("resend"), .doubleTap,
        when: .init(to: .activated, of: "resend", [Step(.announce(Announcement("Code sent")))])),
      .leaves(
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        steps: .touch("resend"), .doubleTap,
        when: .init(to: .activated, of: "resend", [Step(.announce(Announcement("Code sent", priority: .high)))])),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    if play.interactions.allSatisfy(\.announcements.isEmpty) { return .notEvaluated("nothing is announced") }
    return .found(
      play.interactions.enumerated().flatMap { index, interaction in
        interaction.unheard.map { text in
          Spot(
            message: "\(interaction.doing), “\(text)” was announced, but no word of it was heard", element: nil,
            interaction: index)
        }
      })
  }
}

extension AuditedPlay {
  /// Returns the texts of the lost announcements, by the index of their interaction. An announcement is lost if none of
  /// its words is heard, and its text is neither on the screen nor in other speech.
  ///
  /// - Parameter losses: the losses of the play, by the number of the utterance.
  static func unheard(in interactions: [Interaction], losses: [Int: Loss]) -> [Int: [String]] {
    var lost: [Int: [String]] = [:]
    for (index, interaction) in interactions.enumerated() where interaction.after.isReaderRunning {
      let texts = interaction.announcements.filter { heard in
        // The words of a live region are also on its element, so they are not lost. Low priority means that the app
        // allows the announcement to be dropped.
        heard.heardWordCount == 0 && heard.utterance.element == nil
          && [.app, .screen].contains(losses[heard.number]?.cause)
          && heard.utterance.delivery.patience != .mayBeDropped
      }.map(\.utterance.text)
      if !texts.isEmpty { lost[index] = texts }
    }
    if lost.isEmpty { return [:] }
    let said = interactions.map { $0.heard.map { $0.heard.lowercased().withoutNumbers } }
    /// The index of the last interaction in which each text was heard; -1 if the text was never heard. The keys are
    /// lowercase texts with `#` for each number.
    var lastSaid: [String: Int] = [:]
    var lastTick: [String: Int] = [:]
    for (index, interaction) in interactions.enumerated() where !interaction.announcements.isEmpty {
      if let ticker = interaction.ticker { lastTick[ticker] = index }
    }
    func isSaid(_ text: String, from index: Int) -> Bool {
      let text = text.onOneLine.lowercased().withoutNumbers
      if lastSaid[text] == nil { lastSaid[text] = said.lastIndex { $0.contains { $0.contains(text) } } ?? -1 }
      return lastSaid[text, default: -1] >= index
    }
    for (index, texts) in lost {
      let interaction = interactions[index]
      let isReplaced = interaction.ticker.map { lastTick[$0, default: -1] > index } ?? false
      if isReplaced {
        lost[index] = nil
        continue
      }
      let left = texts.filter { !$0.isBlank && !interaction.after.shows($0) && !isSaid($0, from: index) }
      lost[index] = left.isEmpty ? nil : left
    }
    return lost
  }
}
