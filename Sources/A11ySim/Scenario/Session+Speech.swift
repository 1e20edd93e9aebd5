/// Events become utterances, and utterances records.
extension Session {
  var tree: AccessibilityTree { mutating get { screen.tree } }

  mutating func editedField() -> AccessibilityElement? {
    guard let firstResponder else { return nil }
    return tree[firstResponder]
  }

  mutating func moveCursor(to stop: AccessibilityTree.Stop, cause: FocusCause, isAct: Bool) {
    guard reader != .none else {
      // Without a reader there is no cursor: a touch and a double tap stand for a tap on the element.
      cursor = stop.element.id
      return
    }
    let old = cursor
    let around = old.map { groups(around: $0) } ?? []
    var entering = stop.groups.filter { group in !around.contains { $0.id == group.id } }
    // From a group itself, which was said.
    if let index = entering.firstIndex(where: { $0.id == old }) { entering.removeFirst(index + 1) }
    cursor = stop.element.id
    selectedAction = nil
    selectedContent = nil
    queue.cancelHint()
    record(.cursor, cursor, nil)
    speak(.focused(stop, entering: entering, cause: cause), isAct: isAct)
  }

  mutating func speak(_ event: AccessibilityEvent, isAct: Bool) {
    guard let profile = reader.profile, let context, screen.foreignComponents.isEmpty else { return }
    if let sound = profile.sound(for: event, in: context) { record(.sound(sound.rawValue)) }
    enqueue(spoken(event), isAct: isAct)
  }

  /// An element that updates frequently has changed: the reader finds out when it next looks.
  mutating func poll(_ before: AccessibilityElement) {
    let isAwaited = timers.contains { timer in
      if case .poll(let element) = timer.work { element.id == before.id } else { false }
    }
    if !isAwaited, reader != .none { schedule(.poll(before), after: Self.pollingInterval) }
  }

  func spoken(_ event: AccessibilityEvent) -> [Utterance] {
    guard let profile = reader.profile, let context, screen.foreignComponents.isEmpty else { return [] }
    let utterances = profile.utterances(for: event, in: context)
    return redaction.map { redaction in utterances.map(redaction.masked) } ?? utterances
  }

  mutating func enqueue(_ utterances: [Utterance], isAct: Bool) {
    guard !utterances.isEmpty else { return }
    let timing = timing
    let rate = settings.wordsPerMinute
    // Asked for once: a synthesizer really says it.
    var timings: [UtteranceTiming] = []
    for index in utterances.indices where utterances[index].priority != .hint {
      timings.append(timing.timing(of: utterances[index], wordsPerMinute: rate))
      recordOfUtterance.append(entries.count)
      record(
        .utterance(
          .init(utterance: utterances[index], outcome: .dropped, duration: .zero, timing: timings.last!)))
    }
    var next = 0
    let result = queue.enqueue(utterances, isAct: isAct, at: now) { _ in
      defer { next += 1 }
      return timings[next]
    }
    apply(result.events)
  }

  mutating func apply(_ events: [SpeechQueue.Event]) {
    for event in events {
      switch event {
      case .started(let index, let time):
        if index == firstUtterance + recordOfUtterance.count, let hint = queue.hint(index) {
          recordOfUtterance.append(entries.count)
          record(
            .utterance(
              .init(
                utterance: hint, outcome: .dropped, duration: .zero,
                timing: timing.timing(of: hint, wordsPerMinute: settings.wordsPerMinute))))
        }
        let place = recordOfUtterance[index - firstUtterance]
        if case .utterance(let heard) = entries[place].kind, heard.utterance.reason == .readAll {
          cursor = heard.utterance.element
          record(.cursor, cursor, nil)
        }
        // What had to wait stands where it began; what did not keeps its place before what is still waiting.
        if entries[place].time != time {
          sequence += 1
          sequences[place] = sequence
          entries[place].time = time
        }
      case .ended(let index, let time, let outcome):
        let record = recordOfUtterance[index - firstUtterance]
        guard case .utterance(var heard) = entries[record].kind else { continue }
        heard.outcome = outcome
        heard.duration = outcome == .dropped ? .zero : time - entries[record].time
        entries[record].kind = .utterance(heard)
        end = max(end, time)
        // `announcementDidFinish` comes for what an app announced and somebody heard: never for speech about an element,
        // and not for what was dropped from the queue (Apple; Stack Overflow 52459406, reported).
        if heard.utterance.reason == .announcement, heard.utterance.element == nil, outcome != .dropped {
          let end = outcome == .spoken ? "finished" : "interrupted"
          self.record(.announced, nil, "\(end): \(heard.utterance.text)")
        }
      }
    }
  }
}
