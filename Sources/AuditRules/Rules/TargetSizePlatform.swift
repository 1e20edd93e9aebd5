import AccessibilityModel
import Simulation

extension AuditRule {
  static let targetSizePlatform = AuditRule(
    id: "target-size-platform", severity: .info, criteria: ["2.5.5"],
    summary: "a button is smaller than the platform asks for: 44 × 44 points, on Android 48 × 48",
    explanation: """
      Apple's Human Interface Guidelines ask for buttons of 44 × 44 points, and WCAG 2.5.5 (level AAA) asks for 44 × 44 \
      CSS pixels. Google asks for 48 × 48 dp (support.google.com/accessibility/android/answer/7101858). The rule \
      looks at enabled buttons and links whose frames are known. It ignores switches, tabs and segments, because they \
      have a size of the system, links next to a text, and what `target-size-minimum` and \
      `target-tiny` find. This is only information, \
      because the area that reacts to touch may be larger than the frame.
      """,
    remedy: "let an area of 44 × 44 points react to touch, on Android 48 × 48 dp, even if the button looks smaller",
    examples: [
      .finds(
        "resend is only 80 × 30 points",
        on: .element(
          .init(id: "resend", role: .button, label: "Resend", frame: .init(x: 16, y: 100, width: 80, height: 30))),
        steps: .appear),
      .leaves(
        on: .element(
          .init(id: "resend", role: .button, label: "Resend", frame: .init(x: 16, y: 100, width: 80, height: 48))),
        steps: .appear),
    ]
  ) { play in
    if play.targets.isEmpty { return .notEvaluated("the frames of the controls are not known") }
    let side: Double = play.platform == .android ? 48 : 44
    var seen = Set(play.crowded.map(\.target.id)).union(play.tinyButtons.map(\.target.id))
    return .found(
      play.targets.flatMap { index, targets in
        targets.compactMap { target in
          guard target.isAppSized, target.isButton, min(target.frame.width, target.frame.height) < side,
            seen.insert(target.id).inserted
          else { return nil }
          return Spot(
            message: "\(target.id) is only \(target.frame.size) points", element: target.id, interaction: index)
        }
      })
  }
}
