import AccessibilityModel
import Judging
import Simulation

extension AuditRule {
  static let announcementOnlyIfYouWait = AuditRule(
    id: "announcement-only-if-you-wait", severity: .warning, criteria: ["4.1.3"],
    summary: "an announcement is heard only by people who wait, and its text is not on the screen",
    explanation: """
      A person who goes on quickly misses the announcement and cannot read it later. The scenario is played at every \
      pace. The rule looks at announcements that are heard at the pace `patient`, are lost at the pace `typing` or \
      `brisk`, and whose words are in no element of the screen at that moment. It ignores announcements of low priority, \
      which the app allows to be dropped.
      """,
    remedy: "also show it as a text on the screen, or announce it again when the person returns to the input",
    examples: [
      .finds(
        "“Code sent to your phone” is cut off or lost at the pace brisk",
        on: .element(.init(id: "title", role: .text, label: "Your code")),
        .element(.init(id: "code", role: .textField, label: "Code")),
        steps: .appear, .announce(Announcement("Code sent to your phone")), .swipe(.right)),
      .leaves(
        on: .element(.init(id: "help", role: .text, label: "Code sent to your phone")),
        .element(.init(id: "code", role: .textField, label: "Code")),
        steps: .appear, .announce(Announcement("Code sent to your phone")), .swipe(.right)),
    ], judging: .hint
  ) { play in
    if play.interactions.allSatisfy(\.announcements.isEmpty) { return .notEvaluated("nothing is announced") }
    // For each pace, the last step in which each announcement is not lost.
    let heard = play.transcripts.mapValues { transcript in
      let losses = transcript.lossesByNumber
      return transcript.entries.reduce(into: [String: Int]()) { heard, entry in
        guard case .utterance(let other) = entry.kind, losses[other.number] == nil,
          other.utterance.reason == .announcement
        else { return }
        heard[other.utterance.text] = max(entry.step, heard[other.utterance.text] ?? entry.step)
      }
    }
    func isHeard(_ text: String, at pace: Pace, from step: Int) -> Bool {
      guard let heard = heard[pace] else { return false }
      // Usually the same words are heard at every pace, so the slow search in longer announcements comes second.
      if let last = heard[text], last >= step { return true }
      return heard.contains { $0.value >= step && $0.key.utf8.count > text.utf8.count && $0.key.contains(text) }
    }
    var seen: Set<String> = []
    return .found(
      play.interactions.indices.flatMap { index in
        let interaction = play.interactions[index]
        return interaction.announcements.compactMap { announcement -> Spot? in
          let text = announcement.utterance.text
          guard announcement.outcome == .spoken, announcement.utterance.delivery.patience != .mayBeDropped else {
            return nil
          }
          // At another pace, an announcement that the app makes by itself may come in a later step.
          let lost = [Pace.typing, .brisk].filter { !isHeard(text, at: $0, from: interaction.step) }
          if lost.isEmpty { return nil }
          guard !interaction.after.shows(text), seen.insert(text).inserted else { return nil }
          return Spot(
            message: "“\(text)” is cut off or lost at the pace \(lost.map(\.rawValue).listed)", element: nil,
            interaction: index)
        }
      })
  }
}

extension Interaction.Moment {
  /// Returns whether exposed elements contain the words of an announcement. The announcement may join several texts
  /// with commas.
  func shows(_ announcement: String) -> Bool {
    let texts = tree.exposed.flatMap { $0.texts(on: platform) }
    return announcement.split(separator: ", ").allSatisfy { part in texts.contains { $0.contains(part) } }
  }
}
