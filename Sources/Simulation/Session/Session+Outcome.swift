import AccessibilityModel

extension Session {
  /// Reports the last step if it had no effect, or if it had an effect despite `expectNothing`.
  mutating func endStep() {
    let outcome = progress.outcome
    guard let step = outcome.step, step.isAct || step.expectsNothing else { return }
    progress.outcome.step = nil
    var change = outcome.change
    if change == nil, device.screen.treeNumber != outcome.treeNumber, device.screen.tree != outcome.tree {
      change = "the screen changed"
    }
    if step.expectsNothing, let change {
      recorder.add(undone: complaint("this step has `expectNothing`, but it had an effect: \(change)", step))
    } else if !step.expectsNothing, change == nil {
      var reason = outcome.refusal
      // Without a screen reader, a touch is a tap. A double tap after the touch has no further effect.
      let isTap =
        switch step.action {
        case .doubleTap: reader.choice.isRunning
        case .touch(let id): !reader.choice.isRunning && !SoftwareKeyboard.isKey(id)
        default: false
        }
      if reason == nil, isTap, let cursor = reader.value.cursor, device.screen.tree[cursor]?.text == nil {
        reason = "\(cursor) does nothing when it is activated"
        note(reason!)
      }
      guard let reason else { return }
      recorder.add(
        undone: complaint(
          "this step had no effect: \(reason)", step,
          help: "correct the steps, or add `expectNothing: true` to this step"))
    }
  }

  /// Reports an error for each part of an expectation that contains the content of a secret field. The part cannot be
  /// checked, because no transcript contains the text.
  mutating func refuseSecrets(in step: Step) {
    guard case .expect(let expectation) = step.action, !secrets.isEmpty else { return }
    var places: [(line: Int?, column: Int?)] = []
    for block in expectation.lines where block.lines.contains(where: { isSecret($0.text) }) {
      places.append((block.line, block.column))
    }
    for placed in expectation.conditions where placed.condition.texts.contains(where: isSecret) {
      places.append((placed.line, placed.column))
    }
    for (line, column) in places {
      recorder.add(
        Diagnostic(
          "this text was typed into a secure field, so no transcript contains it", file: play.scenario.file,
          line: line ?? step.line, column: column ?? 1, help: "write \(String.concealed) instead"))
    }
  }

  private func isSecret(_ text: String) -> Bool { secrets.withoutSecrets(text, at: .screen) != nil }

  private func complaint(_ message: String, _ step: Step, help: String? = nil) -> Diagnostic {
    Diagnostic(
      secrets.hiding(inMessage: message, entered: secrets.isRedacted), file: play.scenario.file, line: step.line,
      column: step.line == nil ? nil : 1,
      help: help ?? "remove `expectNothing`, or correct the steps")
  }
}

extension Progress.Outcome {
  mutating func happened(_ text: @autoclosure () -> String) { if change == nil { change = text() } }
}

extension Step {
  /// Whether the step must have an effect, unless the scenario says `expectNothing`.
  fileprivate var isAct: Bool {
    switch action {
    case .appear, .wait, .reader, .readerLocale, .locale, .expect, .announce, .post, .notification, .background: false
    default: true
    }
  }
}
