import AccessibilityModel
import Simulation

extension AuditRule {
  static let elementUnderKeyboard = AuditRule(
    id: "element-under-keyboard", severity: .warning, criteria: [],
    summary: "the keyboard covers the edited field, a button or an error",
    explanation: """
      A person with low vision who also listens can find the button with the screen reader, but sees and touches only \
      keys. The rule looks at the screen while a field is edited with the software keyboard, if the scenario has the \
      sizes: `device: { size: [390, 844], keyboard: 336 }`. It looks at the edited field, enabled buttons and links, \
      and texts of errors that are completely under the keyboard. The frames must be those with the keyboard shown. \
      Other fields are ignored, because forms scroll to them. WCAG 2.4.11 is about content of the author that covers \
      the focus, not about the keyboard of the system.
      """,
    remedy: "keep the element above the keyboard: let the content scroll, or use the keyboard layout guide",
    examples: [
      .finds(
        "while code is edited, verify is under the keyboard",
        on: .element(
          .init(id: "code", role: .textField, label: "Code", frame: .init(x: 16, y: 200, width: 358, height: 44))),
        .element(
          .init(id: "verify", role: .button, label: "Verify", frame: .init(x: 16, y: 760, width: 358, height: 50))),
        display: .init(width: 390, height: 844, keyboardHeight: 336),
        steps: .touch("code"), .doubleTap),
      .leaves(
        on: .element(
          .init(id: "code", role: .textField, label: "Code", frame: .init(x: 16, y: 200, width: 358, height: 44))),
        .element(
          .init(id: "verify", role: .button, label: "Verify", frame: .init(x: 16, y: 440, width: 358, height: 50))),
        display: .init(width: 390, height: 844, keyboardHeight: 336),
        steps: .touch("code"), .doubleTap),
    ]
  ) { play in
    guard let display = play.display, let keyboard = display.keyboardHeight else {
      return .notEvaluated("the sizes of the screen and the keyboard are not known")
    }
    let top = display.height - keyboard
    var isEvaluated = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees {
      let moment = play.interactions[index].after
      guard let field = moment.firstResponder, moment.keyboard == .software,
        moment.tree.contains(where: { $0.frame != nil })
      else { continue }
      isEvaluated = true
      let covered = moment.readingOrder.map(\.element).filter { element in
        guard let frame = element.frame, frame.width > 0, frame.height > 0, frame.y >= top, frame.y < display.height
        else { return false }
        let isButton = !element.isDimmed && !element.allTraits.isDisjoint(with: .activatable)
        return element.id == field || isButton || element.isError
      }.map(\.id).filter { seen.insert($0).inserted }
      guard let first = covered.first else { continue }
      spots.append(
        Spot(
          message:
            "while \(field) is edited, \(covered.listed) \(covered.count == 1 ? "is" : "are") under the keyboard",
          element: first, interaction: index))
    }
    return isEvaluated ? .found(spots) : .notEvaluated("no field is edited on a screen with known frames")
  }
}
