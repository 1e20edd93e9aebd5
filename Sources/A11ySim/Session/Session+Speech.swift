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
    var events = takeEvents()
    var isFirst = true
    for index in utterances.indices {
      if utterances[index].priority == .hint {
        queue.attach(hint: utterances[index])
        continue
      }
      let length = timing.timing(of: utterances[index], wordsPerMinute: rate)
      recordHeard(utterances[index], length)
      queue.add(
        utterances[index].priority, lasting: length.duration, isFirst: isFirst, isAct: isAct, at: now, &events)
      isFirst = false
    }
    queue.startNext(at: now, &events)
    apply(&events)
  }

  /// Ends everything that is said or waits.
  mutating func silence() {
    var events = queue.stop(at: now)
    apply(&events)
  }

  /// An empty list, which has had things in it: to make one anew for every utterance would be a good part of the work.
  mutating func takeEvents() -> [SpeechQueue.Event] {
    var events: [SpeechQueue.Event] = []
    swap(&events, &spareEvents)
    return events
  }

  /// Records what is said or waits; how that ends is not known yet.
  private mutating func recordHeard(_ utterance: Utterance, _ timing: UtteranceTiming) {
    recordOfUtterance.append(entries.count)
    if utterance.reason == .readAll { lastReadAll = firstUtterance + recordOfUtterance.count - 1 }
    phrases.count(utterance)
    record(.utterance(.init(utterance: utterance, outcome: .dropped, duration: .zero, timing: timing)))
  }

  /// Puts what the queue did into the records.
  mutating func apply(_ events: inout [SpeechQueue.Event]) {
    for event in events {
      switch event {
      case .started(let index, let time):
        if index == firstUtterance + recordOfUtterance.count, let hint = queue.hint(index) {
          recordHeard(hint, timing.timing(of: hint, wordsPerMinute: settings.wordsPerMinute))
        }
        let place = recordOfUtterance[index - firstUtterance]
        // The cursor goes along. To look into a record is to copy it.
        if index <= lastReadAll, case .utterance(let heard) = entries[place].kind, heard.utterance.reason == .readAll {
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
        let place = recordOfUtterance[index - firstUtterance]
        end = max(end, time)
        let finished = entries[place].end(outcome, at: time)
        if let finished { record(.announced, nil, finished) }
      }
    }
    events.removeAll(keepingCapacity: true)
    swap(&events, &spareEvents)
  }
}

extension Transcript.Entry {
  /// Notes how an utterance ended.
  /// - Returns: what an app that announced it is told.
  fileprivate mutating func end(_ outcome: SpeechQueue.Outcome, at time: Duration) -> String? {
    // Taken out rather than looked at, which would copy it.
    var taken = Kind.note("")
    swap(&taken, &kind)
    guard case .utterance(var heard) = consume taken else { preconditionFailure("only utterances end") }
    heard.outcome = outcome
    heard.duration = outcome == .dropped ? .zero : time - self.time
    // `announcementDidFinish` comes for what an app announced and somebody heard: never for speech about an element,
    // and not for what was dropped from the queue (Apple; Stack Overflow 52459406, reported).
    var told: String?
    if heard.utterance.reason == .announcement, heard.utterance.element == nil, outcome != .dropped {
      told = "\(outcome == .spoken ? "finished" : "interrupted"): \(heard.utterance.text)"
    }
    kind = .utterance(heard)
    return told
  }
}
