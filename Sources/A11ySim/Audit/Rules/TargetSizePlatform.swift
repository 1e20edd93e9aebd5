extension AuditRule {
  static let targetSizePlatform = AuditRule(
    id: "target-size-platform", severity: .info, criteria: ["2.5.5"],
    summary: "a button is smaller than the platform asks for: 44 × 44 points, on Android 48 × 48",
    explanation: """
      Apple's Human Interface Guidelines ask for 44 × 44 points where a button reacts to a finger, and WCAG 2.5.5 \
      (level AAA) for as many CSS pixels. Google asks for 48 × 48 dp (support.google.com/accessibility/android/answer/\
      7101858). The rule looks at enabled buttons and links whose places are known. Switches, tabs, \
      segments and the like have the size of the system and are left, as are links beside a text and what \
      `target-size-minimum` finds. What can be touched may be larger than the frame; hence an information.
      """,
    remedy: "let the button react in 44 × 44 points, on Android in 48 × 48, even if it is drawn smaller",
    examples: [
      .finds(
        "resend is 80 × 30 points",
        on: .element(
          .init(id: "resend", role: .button, label: "Resend", frame: .init(x: 16, y: 100, width: 80, height: 30))),
        steps: .appear),
      .leaves(
        on: .element(
          .init(id: "resend", role: .button, label: "Resend", frame: .init(x: 16, y: 100, width: 80, height: 48))),
        steps: .appear),
    ]
  ) { play in
    if play.targets.isEmpty { return .notEvaluated("the place of no control is known") }
    let side: Double = play.platform == .android ? 48 : 44
    var seen = Set(play.crowded.map(\.target.id))
    return .found(
      play.targets.flatMap { index, targets in
        targets.compactMap { target in
          guard target.isAppSized, target.isButton, min(target.frame.width, target.frame.height) < side,
            seen.insert(target.id).inserted
          else { return nil }
          return Spot(
            message: "\(target.id) is \(target.frame.size) points", element: target.id, interaction: index)
        }
      })
  }
}
