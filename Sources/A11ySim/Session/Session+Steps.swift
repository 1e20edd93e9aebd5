/// What a step does.
extension Session {
  mutating func run(_ action: Step.Action) {
    switch action {
    case .appear, .swipe, .touch, .doubleTap, .gesture: move(action)
    case .type(let text, let interval, let keyboard): type(text, interval: interval, on: keyboard)
    case .delete(let count, let interval): delete(count, interval: interval)
    case .paste(let text): paste(text)
    case .autofill(let text): fillIn(text)
    case .copy:
      beginAct(.other)
      copy()
    case .selectAll:
      beginAct(.other)
      selectAll()
    case .key(let key):
      waitForAct(0)
      beginAct(.key(key))
      press(key)
    case .dismissKeyboard:
      waitForAct(0)
      beginAct(.other)
      dismissKeyboard()
    case .set, .announce, .post, .screen, .reader, .wait, .notification, .background: doByItself(action)
    case .expect: break
    }
  }

  /// What a person does with a finger on the screen.
  private mutating func move(_ action: Step.Action) {
    switch action {
    case .appear:
      progress.actStart = device.now
      beginAct(.appear)
      tell(.screenAppeared)
      for id in device.screen.componentIDs { deliver(.appear, to: id) }
    case .swipe(let direction, let times):
      for index in 0..<times {
        waitForAct(index, isKey: false)
        beginAct(.swipe)
        if !tell(.swipe(direction)) { break }
      }
    case .touch(let id):
      waitForAct(0)
      if SoftwareKeyboard.isKey(id) {
        beginAct(.other)
        device.keyboard = .software
      } else {
        beginAct(.touch(id))
      }
      tell(.touch(id))
    case .doubleTap:
      waitForAct(0)
      beginAct(.doubleTap(reader.value.isOnKeyboard ? nil : reader.value.cursor))
      tell(.doubleTap)
    case .gesture(let gesture):
      waitForAct(0)
      let descriptor = reader.choice.descriptor
      let kind = descriptor.gestures.first { $0.name == gesture.name }
      beginAct(kind?.isSwipe == true ? .swipe : .other)
      if reader.choice.isRunning, kind == nil { return note("\(descriptor.name) has no gesture `\(gesture.name)`") }
      tell(.gesture(gesture))
    default: break
    }
  }

  /// What the app, the system and other apps do.
  private mutating func doByItself(_ action: Step.Action) {
    switch action {
    case .set(let changes):
      beginActUnlessReacting(.app)
      for change in changes where progress.crash == nil { set(change) }
    case .announce(let announcement):
      beginActUnlessReacting(.app)
      announce(announcement)
    case .post(let notification):
      beginActUnlessReacting(.app)
      post(notification)
    case .screen(let items):
      beginActUnlessReacting(.screen)
      replaceScreen(items)
    case .reader(let choice):
      beginAct(.reader)
      switchReader(to: choice)
    case .wait(let duration): advance(to: device.now + duration)
    case .notification(let app, let text): receiveNotification(from: app, text)
    case .background(let duration):
      beginAct(.other)
      stayInBackground(for: duration)
    default: break
    }
  }

  // MARK: Acts, for an audit

  /// Notes that something is done now.
  mutating func beginAct(_ kind: Act.Kind) {
    guard acts != nil else { return }
    endAct()
    let moment = moment()
    let act = Act(kind: kind, step: progress.index, line: progress.line, before: moment, after: moment)
    acts?.begin(act, at: recorder.count)
  }

  /// What the app does in answer belongs to the act it answers.
  private mutating func beginActUnlessReacting(_ kind: Act.Kind) {
    if !consequences.isWorking { beginAct(kind) }
  }

  mutating func endAct() {
    guard acts != nil else { return }
    let moment = moment()
    acts?.end(at: moment)
  }

  func insertion(of text: String, _ how: Act.Insertion) -> Act.Kind {
    device.firstResponder.map { .insert(text, into: $0, how: how) } ?? .other
  }

  func deletion() -> Act.Kind { device.firstResponder.map { .delete(from: $0) } ?? .other }

  private mutating func moment() -> Act.Moment {
    let tree = device.tree
    return .init(
      tree: tree, treeNumber: device.screen.treeNumber, promises: device.screen.promises,
      cursor: reader.value.isOnKeyboard ? nil : reader.value.cursor, firstResponder: device.firstResponder,
      isReaderRunning: reader.choice.isRunning, screenReader: reader.value)
  }
}
