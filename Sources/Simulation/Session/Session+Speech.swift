import AccessibilityModel

extension Session {
  mutating func say(_ utterances: [Utterance], isAct: Bool) {
    if holdsBack(.say(utterances, isAct: isAct)) { return }
    let (timing, rate) = (play.timing, reader.wordsPerMinute)
    var isFirst = true
    for utterance in utterances {
      if utterance.delivery.isFollowUp {
        queue.attach(utterance)
        continue
      }
      if utterance.segments.contains(where: { $0.spokenAs == .silent }) {
        note("\(reader.choice.descriptor.name) reads the password aloud here")
      }
      let length = timing.timing(of: utterance, wordsPerMinute: rate)
      queue.add(utterance.delivery, lasting: length.duration, isFirst: isFirst, isAct: isAct, at: device.now)
      recorder.record(
        utterance, length, wordsPerMinute: rate, step: progress.index, origin: origin, at: device.now)
      isFirst = false
    }
    queue.startNext(at: device.now)
    recordQueue()
  }

  mutating func silence() {
    if holdsBack(.silence) { return }
    queue.stop(at: device.now)
    recordQueue()
  }

  mutating func cancelFollowUps() {
    if !holdsBack(.cancelFollowUps) { queue.cancelFollowUps() }
  }

  /// Records new events of the speech queue. Also reports an event to the reader if the utterance's delivery requests
  /// the report.
  mutating func recordQueue() {
    var events: [SpeechQueue.Event] = []
    swap(&events, &spareEvents)
    queue.takeEvents(&events)
    for event in events {
      switch event {
      case .started(let index, let time): began(index, at: time)
      case .ended(let index, let time, let outcome):
        let told = recorder.ended(index, at: time, outcome, for: queue.displacer, by: origin)
        if let told { record(.announced, nil, told) }
        if let (utterance, origin) = recorder.reported(index) {
          resuming(origin.event, origin.agent) { $0.tell(.ended(utterance, outcome)) }
        }
      }
    }
    events.removeAll(keepingCapacity: true)
    swap(&events, &spareEvents)
  }

  private mutating func began(_ index: Int, at time: Duration) {
    if !recorder.isRecorded(index), let followUp = queue.followUp(index) {
      let rate = reader.wordsPerMinute
      let length = play.timing.timing(of: followUp, wordsPerMinute: rate)
      recorder.record(
        followUp, length, wordsPerMinute: rate, step: progress.index, origin: origin, at: device.now)
    }
    if let (utterance, origin) = recorder.beginningReported(index) {
      resuming(origin.event, origin.agent) { $0.tell(.began(utterance)) }
    }
    recorder.began(index, at: time)
  }

  // MARK: Records

  mutating func record(_ kind: Transcript.Entry.Kind) {
    if !holdsBack(.record(kind)) { recorder.record(kind, step: progress.index, at: device.now) }
  }

  /// Records an effect at the current time.
  mutating func record(_ name: Transcript.HappenedEffect.Name, _ element: String?, _ detail: String?) {
    // A move of the cursor to the keyboard does not count as an effect of the step, because even a key that enters
    // nothing causes this move.
    if name != .cursor || element != nil {
      progress.outcome.happened(element.map { "\(name.rawValue) of \($0)" } ?? name.rawValue)
    }
    record(.effect(.init(name: name, element: element, detail: detail)))
  }

  mutating func recordFieldValue(_ field: String) {
    guard let now = device.screen.tree[field] else { return }
    guard now.text != nil else {
      let value = now.value?.string ?? ""
      record(.value, field, revealing(value, by: .value, of: field))
      return happened(.value, at: field)
    }
    let typed = device.screen.fields[field]
    let content = typed?.string ?? now.value?.string ?? ""
    device.screen.noteContent(of: field)
    secrets.note(content, of: field, isSecret: isSecret(field))
    record(.value, field, shown(content: content, length: typed?.length ?? content.count, of: field))
    happened(.value, at: field)
  }

  static func count(_ length: Int) -> String { length == 1 ? "1 character" : "\(length) characters" }

  mutating func note(_ text: String) {
    record(.note(secrets.isEmpty ? text : secrets.hiding(inMessage: text, entered: secrets.isRedacted)))
  }

  mutating func refuse(_ text: String) {
    if progress.outcome.refusal == nil { progress.outcome.refusal = text }
    note(text)
  }
}
