import AccessibilityModel

extension Session {
  mutating func run(_ action: Step.Action) {
    switch action {
    case .appear: appear()
    case .swipe(let direction, let times): swipe(direction, times: times)
    case .touch(let id): touch(id)
    case .doubleTap:
      waitForAct(0)
      beginInteraction(.doubleTap(reader.value.isOnKeyboard ? nil : reader.value.cursor))
      tell(.doubleTap)
    case .gesture(let gesture): make(gesture)
    case .type(let text, let interval, let keyboard): type(text, interval: interval, on: keyboard)
    case .delete(let count, let interval): delete(count, interval: interval)
    case .paste(let text): paste(text)
    case .autofill(let text): fillIn(text)
    case .copy:
      beginInteraction(.other)
      copy()
    case .cut:
      beginInteraction(.other)
      cut()
    case .select(let text):
      beginInteraction(.other)
      select(text)
    case .selectAll:
      beginInteraction(.other)
      selectAll()
    case .key(let key):
      waitForAct(0)
      beginInteraction(.key(key))
      press(key)
    case .dismissKeyboard:
      waitForAct(0)
      beginInteraction(.other)
      dismissKeyboard()
    case .set(let changes):
      beginInteractionUnlessReacting(.app)
      for change in changes where progress.crash == nil { set(change) }
    case .announce(let announcement):
      beginInteractionUnlessReacting(.app)
      announce(announcement)
    case .post(let notification):
      beginInteractionUnlessReacting(.app)
      post(notification)
    case .toast(let text):
      beginInteractionUnlessReacting(.app)
      tell(.toast(SpokenText(text)))
    case .screen(let items):
      beginInteractionUnlessReacting(.screen)
      replaceScreen(items)
    case .show(let name):
      beginInteractionUnlessReacting(.screen)
      guard let items = play.scenario.screens[name] else { return refuse("there is no screen “\(name)”") }
      replaceScreen(items, name: name)
    case .focus(let id):
      beginInteractionUnlessReacting(.app)
      focus(id, .byApp)
    case .locale(let tag):
      beginInteractionUnlessReacting(.app)
      changeLanguage(to: tag)
    case .readerLocale(let tag):
      beginInteraction(.reader)
      changeReaderLanguage(to: tag)
    case .reader(let choice):
      beginInteraction(.reader)
      switchReader(to: choice)
    case .wait(let duration): advance(to: device.now + duration)
    case .notification(let app, let text):
      beginInteractionUnlessReacting(.app)
      receiveNotification(from: app, text)
    case .background(let duration):
      beginInteraction(.other)
      stayInBackground(for: duration)
    case .choose(let rules, let otherwise): choose(rules, otherwise: otherwise)
    case .turns(let turns, let name): take(turns, name: name)
    case .every(let ticker):
      stop(ticker.name)
      tick(ticker, 1)
    case .stop(let name): stop(name)
    case .count: note("`count` works only among the steps of `every`")
    case .expect: break
    }
  }

  private mutating func appear() {
    progress.actStart = device.now
    beginInteraction(.appear)
    tell(.screenAppeared)
    for id in device.screen.componentIDs { deliver(.appear, to: id) }
    tellAppOfScreen()
  }

  private mutating func swipe(_ direction: Step.Direction, times: Int) {
    for index in 0..<times {
      waitForAct(index, isKey: false)
      beginInteraction(.swipe)
      if !tell(.swipe(direction)) { break }
    }
  }

  private mutating func touch(_ id: String) {
    waitForAct(0)
    if SoftwareKeyboard.isKey(id) {
      beginInteraction(.other)
      device.keyboard = .software
    } else {
      beginInteraction(.touch(id))
    }
    tell(.touch(id))
  }

  private mutating func make(_ gesture: Gesture) {
    waitForAct(0)
    let descriptor = reader.choice.descriptor
    let kind = descriptor.gestures.first { $0.name == gesture.name }
    beginInteraction(kind?.isSwipe == true ? .swipe : .other)
    if reader.choice.isRunning, kind == nil { return refuse("\(descriptor.name) has no gesture `\(gesture.name)`") }
    guard tell(.gesture(gesture)), kind?.isConfirmed == true else { return }
    // The person hears what is chosen, and then taps twice.
    waitForAct(1, isKey: false)
    beginInteraction(.doubleTap(reader.value.cursor))
    tell(.doubleTap)
  }

  // MARK: Acts, for an audit

  /// Begins an event and, for an audit, an interaction.
  mutating func beginInteraction(_ kind: Interaction.Kind) {
    beginEvent(kind.agent)
    logInteraction(kind)
  }

  /// Ends the current interaction and begins the next one. Has no effect without an audit.
  ///
  /// - Parameters:
  ///   - ticker: the name of the ticker whose tick begins the interaction; otherwise nil.
  ///   - act: the index of the earlier interaction that caused the new interaction; nil for none.
  mutating func logInteraction(_ kind: Interaction.Kind, ticker: String? = nil, answering act: Int? = nil) {
    guard interactions != nil else { return }
    endInteraction()
    let moment = moment()
    let interaction = Interaction(
      kind: kind, step: progress.index, line: progress.line, time: device.now, ticker: ticker,
      answeredAct: act.flatMap { interactions?.act(of: $0) }, before: moment, after: moment)
    interactions?.begin(interaction, at: recorder.count)
  }

  /// Begins an interaction, unless the app is reacting. A reaction belongs to the interaction that caused it.
  private mutating func beginInteractionUnlessReacting(_ kind: Interaction.Kind) {
    if !consequences.isWorking { beginInteraction(kind) }
  }

  mutating func endInteraction() {
    guard interactions != nil else { return }
    let moment = moment()
    interactions?.end(at: moment)
  }

  func insertion(of text: String, _ how: Interaction.Insertion) -> Interaction.Kind {
    device.firstResponder.map { .insert(text, into: $0, how: how) } ?? .other
  }

  func deletion() -> Interaction.Kind { device.firstResponder.map { .delete(from: $0) } ?? .other }

  private mutating func moment() -> Interaction.Moment {
    let tree = device.screen.tree
    return .init(
      platform: device.platform, tree: tree, treeNumber: device.screen.treeNumber, promises: device.screen.promises,
      cursor: reader.value.isOnKeyboard ? nil : reader.value.cursor, firstResponder: device.firstResponder,
      screen: progress.screen, keyboard: device.keyboard, isReaderRunning: reader.choice.isRunning,
      screenReader: reader.value)
  }
}
