import AccessibilityModel

extension Session {
  /// Sends an event to the reader, and performs the reader's reactions. Returns false if the event is a gesture that
  /// had no effect.
  @discardableResult
  mutating func tell(_ happening: Happening) -> Bool {
    var reactions = Reactions()
    swap(&reactions, &spareReactions)
    device.screen.prepareTree()
    reader.value.handle(happening, on: device, &reactions)
    let isRefused = reactions.isRefused
    while let reaction = reactions.takeFirst() { react(to: reaction) }
    swap(&reactions, &spareReactions)
    if let element = progress.reached.take() { tellAppOfReaching(element) }
    return !isRefused
  }

  /// Tells the app and the component that the cursor reached an element. They hear of it after the reader's own speech.
  private mutating func tellAppOfReaching(_ element: String) {
    inform(.reached, about: element)
    happened(.reached, at: element)
  }

  @discardableResult
  mutating func tell(_ event: AccessibilityEvent) -> Bool { tell(.event(event)) }

  private mutating func react(to reaction: consuming Reactions.Reaction) {
    switch reaction {
    case .say(let utterances, let isAct): if reader.canRead { say(hiding(utterances), isAct: isAct) }
    case .silence: silence()
    case .sound(let sound): if reader.canRead { record(.sound(sound)) }
    case .cursor(let element, let detail):
      record(.cursor, element, detail)
      progress.reached = element.flatMap { SoftwareKeyboard.isKey($0) ? nil : $0 }
    case .cursorLost(let element): record(.removed, element, nil)
    case .perform(let action): perform(action)
    case .schedule(let name, let delay, let isHint):
      schedule(.reader(name, isHint: isHint, origin: origin), after: delay)
    case .cancel(let name):
      timers.removeAll { if case .reader(let scheduled, _, _) = $0 { scheduled == name } else { false } }
    case .cancelFollowUps: cancelFollowUps()
    case .note(let text): note(text)
    case .refuse(let text): refuse(text)
    }
  }

  private mutating func perform(_ action: DeviceAction) {
    switch action {
    case .activate(let element): activate(element)
    case .press(let key, let afterSpeech):
      if afterSpeech { settle(includingHints: false) }
      press(key)
    case .adjust(let id, let steps): changeValue(of: id, by: steps)
    case .run(let action, let id, let element):
      record(.action, id, action)
      tell(.actionRan(action, of: element))
      inform(.action(action), about: id)
      happened(.action, at: id, action)
    case .open(let link, let id):
      record(.link, id, link)
      inform(.link(link), about: id)
      happened(.link, at: id, link)
    case .moveInsertionPoint(let position, let field, let text):
      setInsertionPoint(position, of: field)
      if let moved = device.screen.tree[field] { tell(.insertionPointMoved(over: text, in: moved, byReader: true)) }
    case .extendSelection(let position, let field): extendSelection(to: position, of: field)
    case .offer(let event, let detail, let ids): offer(event, detail, to: ids)
    case .dismissKeyboard: dismissKeyboard()
    }
  }

  private mutating func offer(_ event: ElementEvent, _ detail: String?, to ids: [String]) {
    for id in ids {
      if !reactions(to: event, of: id, detail).isEmpty { return happened(event, at: id, detail) }
      if let gesture = ComponentGesture(event, detail), inform(gesture, about: id) { return }
    }
    if let screen = progress.shownName, !reactions(to: event, of: screen, detail).isEmpty {
      return happened(event, at: screen, detail)
    }
    let name = [event.rawValue, detail].compactMap(\.self).joined(separator: " ")
    refuse("nothing on the screen reacts to \(name)")
  }

  /// Tells the component that owns an element about a gesture on it. Returns whether the component did anything.
  @discardableResult
  mutating func inform(_ gesture: ComponentGesture, about id: String) -> Bool {
    guard let (component, part) = device.screen.component(owning: id) else { return false }
    return deliver(.gesture(gesture, on: part), to: component)
  }

  // MARK: Switching

  mutating func switchReader(to choice: Reader) {
    silence()
    let wasRunning = reader.choice.isRunning
    let value = choice.start(
      play.scenario, locale: device.locale, readerLocale: play.readerLocale, after: reader.value)
    reader = RunningReader(
      choice: choice, value: value, wordsPerMinute: value.wordsPerMinute,
      predecessor: held.isWaiting ? reader.predecessor ?? reader.value : nil)
    queue.change(rules: value.queueRules)
    // If no screen reader runs now, the device keeps its platform and release.
    let isRunning = choice.isRunning
    device.readerChanged(
      isRunning: isRunning, platform: isRunning ? play.scenario.platform(for: choice) : device.platform,
      release: isRunning ? play.scenario.systemVersion ?? choice.systemVersion : device.release)
    if choice.isRunning, value.language == nil { recorder.add(.noWording(of: choice, for: device.locale)) }
    complainOfForeignComponents()
    for id in device.screen.componentIDs { deliver(.environmentChanged, to: id) }
    if choice.isRunning, !wasRunning { tell(.readerStarted) }
  }

  mutating func warnOfMissingPhrases() {
    guard reader.choice.isRunning, let language = reader.value.language else { return }
    for phrase in reader.value.missingPhrases {
      recorder.add(
        Diagnostic(
          "\(reader.choice.descriptor.name)'s phrase `\(phrase)` is missing in “\(language)”, so it is not spoken",
          severity: .warning))
    }
  }

  /// Reports components of another platform than the reader's as errors. While the screen has one of these components,
  /// `canRead` is false.
  mutating func complainOfForeignComponents() {
    reader.canRead = true
    guard reader.choice.isRunning else { return }
    for foreign in device.screen.foreign(to: reader.choice.descriptor.platform) {
      reader.canRead = false
      let complaint = Diagnostic.unreadable(
        foreign, by: reader.choice, among: play.scenario.knownReaders, file: play.scenario.file, line: progress.line)
      if !recorder.diagnostics.contains(where: { $0.message == complaint.message }) { recorder.add(complaint) }
    }
  }
}
