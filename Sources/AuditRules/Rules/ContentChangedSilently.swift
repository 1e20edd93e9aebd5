import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let contentChangedSilently = AuditRule(
    id: "content-changed-silently", severity: .error, criteria: ["4.1.3"],
    summary: "a button or the app changes the content of fields, and nothing says so",
    explanation: """
      A code is filled in or erased, and the person notices it only by going through the fields. The rule looks at \
      double taps on controls and at changes by the app: the content of fields changes, and no message is heard then \
      or after the next change by the app.
      """,
    remedy: "announce what happened: “Code cleared”, “Code filled in”",
    examples: [
      .finds(
        "on a double tap on code.setCodes, the content of code.1, code.2 and 4 more changed, and nothing said so",
        on: .component(VerificationTextField.kind),
        steps: .touch("code.setCodes"), .doubleTap),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("48"), .set([.init("code", "value", "")])),
    ], needing: .textField
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawChange = false
    let spots = play.interactions.indices.compactMap { index -> Spot? in
      let interaction = play.interactions[index]
      switch interaction.kind {
      case .doubleTap(let id?) where interaction.before.tree[id]?.text == nil: break
      case .app: break
      default: return nil
      }
      guard interaction.before.isReaderRunning, !interaction.replacesScreen else { return nil }
      if interaction.before.treeNumber == interaction.after.treeNumber { return nil }
      let after = interaction.after.contents
      let changed = interaction.before.tree.textFields.filter { field in
        // A field that starts or stops hiding its characters exposes a different text, but its content stays.
        after[field.id] != nil && after[field.id] != Interaction.Moment.content(of: field)
          && field.text?.isSecure == interaction.after.tree[field.id]?.text?.isSecure
      }.map(\.id)
      guard let first = changed.first else { return nil }
      sawChange = true
      let answers = play.withAnswers(index)
      guard answers.allSatisfy(\.saysNothing),
        // A change is not silent if all new content was spoken, for example because the cursor moved to the field.
        !changed.allSatisfy({ id in answers.contains { $0.speaksContent(of: id) } })
      else { return nil }
      return Spot(
        message: "\(interaction.doing), the content of \(changed.listed) changed, and nothing said so",
        element: first,
        interaction: index)
    }
    return sawChange ? .found(spots) : .notEvaluated("no field's content changes but by typing")
  }
}

extension Interaction {
  /// Returns whether the screen reader spoke the new content of a field, or a phrase about the change such as “Cleared
  /// text”.
  fileprivate func speaksContent(of field: String) -> Bool {
    let content = after.content(of: field) ?? ""
    return heard.contains { heard in
      guard heard.utterance.element == field else { return false }
      return [.typing, .deletion].contains(heard.utterance.reason) || !content.isEmpty && heard.heard.contains(content)
    }
  }
}
