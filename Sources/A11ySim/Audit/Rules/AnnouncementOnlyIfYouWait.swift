extension AuditRule {
  static let announcementOnlyIfYouWait = AuditRule(
    "announcement-only-if-you-wait", .warning, ["4.1.3"],
    "an announcement is lost on somebody who goes on, and stands nowhere",
    explanation: """
      The scenario is played at every pace. Looked at are announcements that are heard by somebody who waits, lost at the \
      pace `typing` or `brisk`, and whose words no element of the screen has when the step is over.
      """,
    remedy: "let it stand on the screen as a text too, or announce it again when the person comes back to the input"
  ) { play in
    if play.acts.allSatisfy(\.announcements.isEmpty) { return .notEvaluated("nothing is announced") }
    var seen: Set<String> = []
    return .found(
      play.acts.indices.compactMap { index in
        let act = play.acts[index]
        for heard in act.announcements where heard.outcome == .spoken {
          let text = heard.utterance.text
          let last = play.acts.last { $0.step == act.step }!.after.tree
          let stands = last.exposed.contains { element in
            [element.label?.string, element.value?.string, element.hint].contains { $0?.contains(text) ?? false }
          }
          if stands { continue }
          let lost = [Pace.typing, .brisk].filter { pace in
            !(play.transcripts[pace]?.entries ?? []).contains { entry in
              guard case .utterance(let other) = entry.kind else { return false }
              return entry.step == act.step && other.utterance.text == text && other.outcome == .spoken
            }
          }
          guard !lost.isEmpty, seen.insert(text).inserted else { continue }
          return Spot(
            message: "“\(text)” is not heard to its end at the pace \(lost.map(\.rawValue).listed)", element: nil,
            act: index)
        }
        return nil
      })
  }
}
