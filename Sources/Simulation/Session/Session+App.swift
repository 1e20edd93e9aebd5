import AccessibilityModel

extension Session {
  mutating func set(_ change: Step.Change) {
    if change.isLeftOut {
      return note("the replacement component does not accept this `\(change.property)`, so the change is left out")
    }
    interactions?.note(change)
    if device.screen.componentIDs.contains(change.element) {
      deliver(.set(property: change.property, to: change.value), to: change.element)
    } else if let before = device.screen.tree[change.element] {
      set(change, of: before)
    } else if device.screen.holds(change.element) {
      // A step may change a hidden element, for example to show it again.
      let alert = device.screen.tree.alert
      device.screen.set(change.property, to: change.value, of: change.element)
      if let shown = device.screen.tree.alert, shown.id != alert?.id {
        tell(.alertAppeared(shown))
      } else if let shown = device.screen.tree[change.element] {
        tell(.appeared(shown))
      }
    } else {
      refuse("\(change.element) is not on the screen now")
    }
  }

  private mutating func set(_ change: Step.Change, of before: AccessibilityElement) {
    device.screen.set(change.property, to: change.value, of: change.element)
    checkPositions()
    guard let after = device.screen.tree[change.element] else { return }
    if change.property == "secure" {
      // Compose reports no text when a password is shown or hidden (read in androidx,
      // `AndroidComposeViewAccessibilityDelegateCompat`). Views are assumed to report none either.
      watchText()
    } else if watched != nil {
      tellTextChange(.byApp)
    }
    if after.label != before.label {
      record(.label, after.id, revealing(after.label?.string ?? "", by: .label, of: after.id))
    }
    let hasNewValue = after.value != before.value || after.text?.length != before.text?.length
    if hasNewValue { recordFieldValue(after.id) }
    let activation = progress.activation
    let isActedOn = activation?.element == after.id && activation?.time == device.now
    tell(.changed(after, before: before.reporting(change, on: device.platform), isActedOn: isActedOn))
    let wasEnabled = !before.traits.contains(.notEnabled)
    let isEnabled = !after.traits.contains(.notEnabled)
    if wasEnabled != isEnabled { record(.enabled, change.element, String(isEnabled)) }
  }

  mutating func changeValue(of id: String, by steps: Int) {
    let moved = device.screen.adjust(id, by: steps)
    guard let adjusted = device.screen.tree[id] else { return }
    // A stepper at its limit is not dimmed and plays no sound (AccessibilitySnapshot testStepperAtMin; pinned).
    tell(.adjusted(adjusted, moved: moved || adjusted.role == .stepper))
    if moved { recordFieldValue(adjusted.id) }
    inform(.adjust(by: steps), about: id)
    happened(.adjust, at: id, steps > 0 ? "increment" : "decrement")
  }

  mutating func announce(_ announcement: Announcement) {
    if !holdsBack(.announce(announcement)) { tell(.announced(announcement)) }
  }

  mutating func post(_ notification: AppNotification) {
    switch notification {
    case .screenChanged(let id): tell(.screenChanged(to: id))
    case .layoutChanged(let id): tell(.layoutChanged(to: id))
    case .accessibilityFocus(let id): tell(.focusRequested(id))
    case .layoutChangedText(let text):
      // The text is handled like an announcement (moba11y.com; reported).
      announce(Announcement(SpokenText(text)))
    case .pageScrolled(let text): tell(.pageScrolled(SpokenText(text)))
    }
  }

  mutating func replaceScreen(_ items: [ScreenItem], name: String? = nil) {
    interactions?.noteReplacement()
    progress.outcome.happened("the screen was replaced")
    if device.firstResponder != nil { focus(nil, .gone) }
    rememberContents()
    seeTexts()
    device.show(items)
    secrets.forgetTree()
    (progress.screen, progress.isOnFirstScreen) = (name, false)
    // The components of the old screen are gone, so their timers are cancelled. The app's tickers are cancelled too.
    timers.removeAll { work in
      switch work {
      case .component, .tick: true
      default: false
      }
    }
    consequences.removeEffects()
    complainOfForeignComponents()
    for id in device.screen.componentIDs { deliver(.environmentChanged, to: id) }
    tell(.screenReplaced)
    for id in device.screen.componentIDs { deliver(.appear, to: id) }
    tellAppOfScreen()
  }

  mutating func tellAppOfScreen() { if let name = progress.shownName { happened(.shown, at: name) } }

  // MARK: Other apps and the background

  mutating func receiveNotification(from app: String, _ text: String) {
    if let code = SoftwareKeyboard.code(in: text) {
      device.softwareKeyboard.code = code
      secrets.note(code, of: "notification", isSecret: false)
    }
    tell(.notified(app: app, text: text))
  }

  /// Keeps the app in the background. No timer fires during this time. A timer that becomes due fires when the app
  /// returns.
  mutating func stayInBackground(for duration: Duration) {
    silence()
    let back = device.now + duration
    timers.rest(until: back)
    advance(to: back)
    tell(.returned)
  }

  // MARK: Reactions

  mutating func happened(_ event: ElementEvent, at element: String, _ detail: String? = nil) {
    for index in reactionIndices(to: event, of: element, detail) {
      if interactions != nil { progress.reactionsSeen.insert(index) }
      consequences.cause(.steps(play.scenario.reactions[index].steps[...]))
    }
    workOff()
  }

  /// Returns the reactions to an event. `detail` says more about it, such as the name of the action; a reaction that
  /// names no detail is one to all of them.
  func reactions(to event: ElementEvent, of element: String, _ detail: String? = nil) -> [Scenario.Reaction] {
    reactionIndices(to: event, of: element, detail).map { play.scenario.reactions[$0] }
  }

  private func reactionIndices(to event: ElementEvent, of element: String, _ detail: String?) -> [Int] {
    if play.scenario.reactions.isEmpty { return [] }
    return play.scenario.reactions.indices.filter { index in
      let reaction = play.scenario.reactions[index]
      return reaction.event == event && reaction.element == element
        && (reaction.detail == nil || reaction.detail == detail)
        && (reaction.screen == nil || reaction.screen == progress.screen)
    }
  }

  /// The app's reactions whose events did not happen. Known only for an audit.
  package var unusedReactions: [Scenario.Reaction] {
    play.scenario.reactions.indices.filter { !progress.reactionsSeen.contains($0) }.map { play.scenario.reactions[$0] }
  }

  /// Performs the first step. The other steps follow after all consequences of the first step.
  private mutating func react(_ steps: ArraySlice<Step>) {
    var rest = steps
    guard let step = rest.popFirst(), countEffect() else { return }
    switch step.action {
    // A choice has no effect of its own. Only the steps that it selects have effects.
    case .choose, .turns: break
    default: progress.outcome.happened("the app reacted with `\(step.name)`")
    }
    if case .wait(let duration) = step.action {
      return schedule(.steps(rest, act: interactions?.count, event: progress.event), after: duration)
    }
    run(step.action)
    consequences.cause(.steps(rest))
  }

  /// Performs all pending consequences. Does nothing if a caller is already performing them.
  mutating func workOff() {
    guard !consequences.isWorking else { return }
    consequences.isWorking = true
    defer { consequences.isWorking = false }
    while progress.crash == nil {
      consequences.bringForward()
      if consequences.positionsAreStale {
        // A component may have removed an element, so the cursor and the focus are checked first.
        checkPositions()
        continue
      }
      switch consequences.next() {
      case .effect(let effect, let component): if countEffect() { handle(effect, of: component) }
      case .steps(let steps): react(steps)
      case nil: return
      }
    }
    consequences.removeAll()
  }

  private mutating func countEffect() -> Bool {
    consequences.count += 1
    if consequences.count == Consequences.limit + 1 {
      timers.removeAll()
      consequences.removeAll()
      recorder.add(
        Diagnostic(
          "step \(progress.index) caused more than \(Consequences.limit) effects and was stopped",
          file: play.scenario.file,
          line: progress.line, column: progress.line == nil ? nil : 1,
          help: "check the reactions in `when:`; one of them probably causes the event that it reacts to"))
    }
    return consequences.count <= Consequences.limit
  }
}

extension AccessibilityElement {
  /// Returns the element as it was before a change of the app. A view of Android reports each error that is set, whether or
  /// not it is the same as before; a field of Compose reports only another one (read in DerpFest-AOSP/android17 036a8b4f,
  /// `TextView.setError`).
  fileprivate func reporting(_ change: Step.Change, on platform: Platform) -> Self {
    guard platform == .android, change.property == "error", self.android?.isCompose != true else { return self }
    var before = self
    before.changeAndroid { $0.error = nil }
    return before
  }
}
