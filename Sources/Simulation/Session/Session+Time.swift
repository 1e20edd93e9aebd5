import AccessibilityModel

extension Session {
  mutating func begin(_ step: Step) {
    let hasInterval =
      switch step.action {
      case .type(_, let interval, _), .delete(_, let interval): interval != nil
      default: false
      }
    if let after = step.after {
      advance(to: max(device.now, progress.start + after))
    } else if play.scenario.pace == .brisk, case .swipe = step.action, let start = queue.currentStart {
      advance(to: max(device.now, start + .milliseconds(600)))
    } else {
      settle(includingHints: !hasInterval)
    }
    if step.after != nil || hasInterval { queue.cancelFollowUps() }
    endStep()
    flushExpectations()
    // The progress changes only now, because events during the wait belong to the previous step.
    progress.index = progress.count
    progress.line = step.line
    progress.start = device.now
    progress.record = recorder.count
    consequences.count = 0
    progress.outcome = Progress.Outcome(step: step, tree: device.screen.tree, treeNumber: device.screen.treeNumber)
    secrets.hasBegun = true
    seeTexts()
    if !step.entersText, !step.usesKeys, let field = device.firstResponder {
      secrets.pause(in: field, of: device.screen.component(owning: field)?.id)
    }
    record(.step(step))
    conceal(step)
  }

  mutating func flushExpectations() {
    let index = progress.index
    for (step, position) in progress.expectations {
      progress.index = position
      refuseSecrets(in: step)
      record(.step(step))
    }
    progress.index = index
    progress.expectations = []
  }

  /// Lets time pass until the next action of a step with several actions. `index` is the position of the action in the
  /// step, counted from 0.
  mutating func waitForAct(_ index: Int, interval: Duration? = nil, isKey: Bool = true) {
    if index == 0 { progress.interjectionBase = progress.start }
    while let step = progress.interjections.first, let after = step.after, index > 0, progress.crash == nil {
      let due = progress.interjectionBase + after
      if let time = timeOfAct(index, interval: interval, isKey: isKey) {
        if due > time { break }
      } else if settle(includingHints: false, until: due) {
        break
      }
      interject()
    }
    if index > 0 {
      if let time = timeOfAct(index, interval: interval, isKey: isKey) {
        advance(to: time)
      } else {
        settle(includingHints: false)
      }
    }
    advance(to: device.now)
    progress.actStart = device.now
  }

  /// Returns the time of the next action of a step; nil if the action waits for the end of speech.
  private func timeOfAct(_ index: Int, interval: Duration?, isKey: Bool) -> Duration? {
    if let interval { return progress.start + interval * index }
    if isKey && play.scenario.pace != .patient { return max(device.now, progress.actStart + .milliseconds(400)) }
    if !isKey && play.scenario.pace == .brisk, let start = queue.currentStart {
      return max(device.now, start + .milliseconds(600))
    }
    return nil
  }

  private mutating func interject() {
    let typing = (progress.index, progress.line, progress.start, progress.record, consequences.count)
    progress.start = progress.interjectionBase
    perform(progress.interjections.removeFirst())
    progress.interjectionBase = progress.start
    (progress.index, progress.line, progress.start, progress.record, consequences.count) = typing
  }

  /// Lets time pass until a patient person would act: no speech is playing or waiting, and no component is about to
  /// act.
  ///
  /// - Parameters:
  ///   - includingHints: whether to wait for hints too.
  ///   - limit: the time at which to stop waiting; nil for no limit. Work due at exactly this time is done.
  /// - Returns: false if speech or other work is due after the limit.
  @discardableResult
  mutating func settle(includingHints: Bool, until limit: Duration? = nil) -> Bool {
    // A person waits for speech, and at most `Self.patience` for the timer of a component. A person does not wait for
    // delayed reactions and tickers of the app.
    var patience: Duration?
    let (start, ticks) = (device.now, progress.ticks)
    while true {
      // A person does not wait for an app that never stops talking.
      if progress.ticks > ticks + 10, device.now - start > Self.longestChatter { return true }
      let speech = queue.nextEvent(includingFollowUps: includingHints)
      let awaited = timers.nextDue { work in
        switch work {
        case .component: false
        case .steps, .tick: nil
        case .reader(_, let isHint, _): isHint && !includingHints ? nil : true
        case .insert: true
        }
      }
      var next = earliest(speech, awaited.certain)
      if next == nil, let due = awaited.possible {
        if patience == nil { patience = device.now + Self.patience }
        if due <= patience! { next = due }
      }
      guard var next else { return true }
      // Work for which a person does not wait still happens on time.
      if let due = timers.nextDue { next = min(next, due) }
      if let limit, next > limit { return false }
      advance(to: next)
    }
  }

  /// The longest time that a person waits while tickers of the app keep the reader talking.
  private static let longestChatter = Duration.seconds(60)

  /// The longest time that a person waits for a component while nothing is being said.
  private static let patience = Duration.seconds(1)

  /// Lets time pass until no speech and no timers remain, except tickers.
  package mutating func settleToTheEnd() {
    while true {
      settle(includingHints: true)
      let rest = timers.nextDue { work in if case .tick = work { nil } else { true } }
      guard let due = rest.certain else { return }
      advance(to: due)
    }
  }

  private func earliest(_ a: Duration?, _ b: Duration?) -> Duration? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  mutating func advance(to target: Duration) {
    while true {
      let speech = queue.nextEvent(includingFollowUps: true)
      guard let next = earliest(speech, timers.nextDue), next <= target else { break }
      device.now = max(device.now, next)
      if let speech, speech == next {
        let (timing, rate) = (play.timing, reader.wordsPerMinute)
        queue.pass(to: next) { timing.timing(of: $0, wordsPerMinute: rate) }
        recordQueue()
      } else {
        fire(timers.removeNext())
      }
    }
    device.now = max(device.now, target)
    recorder.passed(device.now)
  }

  private mutating func fire(_ work: Work) {
    switch work {
    case .component(let id, let name, let event):
      // A timer that an earlier interaction started, such as the timer of a clock, is not an effect of the last
      // interaction.
      if let last = interactions?.last {
        let act = interactions?.fired(timer: name, of: id)
        progress.isInOtherTimer = act != last
        // After a tick, a timer that the tick did not start begins its own interaction.
        if act != last, interactions?.isInTick == true { logInteraction(.app, answering: act) }
      }
      resuming(event, .app) { $0.deliver(.timer(name), to: id) }
      progress.isInOtherTimer = false
    case .insert(let text, let step, let event):
      resuming(event, .person) { session in
        if let field = session.device.editedField { session.insert(text, in: field, step: step) }
      }
    case .steps(let steps, let act, let event):
      // If another interaction has begun, the delayed steps begin an interaction of their own. Otherwise, they would
      // count as effects of the other interaction.
      if act != interactions?.count { logInteraction(.app, answering: act.map { $0 - 1 }) }
      consequences.cause(.steps(steps))
      resuming(event, .app) { $0.workOff() }
    case .tick(let ticker, let number):
      logInteraction(.app, ticker: ticker.name)
      progress.eventCount += 1
      resuming(progress.eventCount, .app) { $0.tick(ticker, number) }
    case .reader(let name, _, let origin):
      resuming(origin.event, origin.agent) { $0.tell(.timer(name)) }
    }
  }

  mutating func schedule(_ work: Work, after delay: Duration) { timers.add(work, due: device.now + delay) }
}
