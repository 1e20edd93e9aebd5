import Locales

/// Plays steps on a screen, in virtual time, and keeps what was heard.
///
/// The VoiceOver cursor and the keyboard focus (first responder) are two positions. While a person types on the software
/// keyboard the cursor is on its keys, and a move of the first responder is not spoken by itself.
public struct Session: Sendable {
  private var screen: Screen
  private var reader: Reader
  private var context: ReaderContext?
  private var environment: Environment
  private let settings: Settings
  private let pace: Pace
  private let timing: any SpeechTiming
  private let reactions: [Scenario.Reaction]
  private var redaction: Redaction?
  /// What went into secure fields: a component may try to log it.
  private var secrets = Redaction()
  /// For an audit: every code there is, redacted or not.
  private var entered = Redaction()

  private var queue: SpeechQueue
  private var now = Duration.zero
  private var timers: [Timer] = []
  private var timerCount = 0

  /// What is still to be done in this instant, first things first. A list rather than calls within calls: an effect may
  /// cause the next a thousand times over, and no stack is that deep.
  private var consequences: [Consequence] = []
  /// What has been caused since the first of them was taken off the list: it goes before the others.
  private var caused: [Consequence] = []
  private var isWorking = false
  /// Whether a component's elements may have changed since the positions were last checked.
  private var positionsAreStale = false

  /// The element the cursor is on, or last was on before it went to the keyboard.
  private var cursor: String?
  private var isOnKeyboard = false
  /// The keyboard last used: its delete key is the one that is pressed.
  private var keyboard = Keyboard.software
  private var firstResponder: String?
  private var pasteboard: String?
  private var crashedInStep: Int?

  /// The step whose doings are being recorded.
  private var stepIndex = 0
  /// Steps that were handed in, those that wait for the speech of an earlier one included.
  private var stepCount = 0
  private var stepStart = Duration.zero
  private var actStart = Duration.zero
  private var effectsInStep = 0
  /// Where the current step stands in `records`.
  private var stepRecord = 0
  /// Where the current step is written.
  private var stepLine: Int?
  private let file: String?
  private var pendingExpectations: [(Step, Int)] = []

  private var header: Transcript.Header
  private var records: [Record] = []
  private var sequence = 0
  /// Where the utterance with a queue index stands in `records`.
  private var recordOfUtterance: [Int] = []
  private var diagnostics: [Diagnostic] = []
  private var end = Duration.zero
  /// For an audit: each act, and where its doings begin in `records`. Nil when nobody asked.
  private var acts: [(act: Act, start: Int)]?

  /// An entry with what it is ordered by.
  private struct Record {
    var entry: Transcript.Entry
    var sequence: Int
  }

  private enum Consequence {
    case effect(Effect, of: String)
    /// Steps of the app that react to something.
    case steps(ArraySlice<Step>)
  }

  private struct Timer {
    enum Work {
      case component(String, name: String)
      /// A character of a code that step entered which stands there in `records`.
      case insert(String, step: Int)
      case steps(ArraySlice<Step>)
    }

    var due: Duration
    var order: Int
    var work: Work
  }

  /// More effects than this in one step mean that component, reactions and timers feed each other for ever.
  static let effectLimit = 1_000

  /// Opens a screen. Nothing is said before the first step.
  ///
  /// - Parameters:
  ///   - locale: BCP 47 tag of the app's and the reader's language.
  ///   - timing: where durations come from.
  public init(
    screen: [ScreenItem], reader: Reader = .voiceOver, locale: String = "en", settings: Settings = Settings(),
    pace: Pace = .patient, timing: any SpeechTiming = SpeechEstimate()
  ) {
    var scenario = Scenario()
    scenario.screen = screen
    scenario.reader = reader
    scenario.settings = settings
    scenario.pace = pace
    self.init(scenario, locale: locale, timing: timing)
  }

  init(
    _ scenario: Scenario, locale: String, timing: any SpeechTiming, isRedacted: Bool = false, recordsActs: Bool = false
  ) {
    acts = recordsActs ? [] : nil
    if recordsActs { entered = Redaction(scenario) }
    if isRedacted { redaction = Redaction(scenario) }
    file = scenario.file
    reader = scenario.reader
    settings = scenario.settings
    pace = scenario.pace
    self.timing = timing
    reactions = scenario.reactions
    screen = Screen(scenario.screen)
    queue = SpeechQueue(highPriorityYieldsToUser: scenario.settings.highPriorityYieldsToUser)
    environment = Environment(
      isVoiceOverRunning: reader.profile != nil, osVersion: reader.osVersion, locale: locale)
    var readerLocale = locale
    if let wording = Wording(voiceOver: locale) {
      readerLocale = wording.language
      context = ReaderContext(
        wording: wording, characterNames: CharacterNames(language: wording.language), settings: settings,
        appLocale: locale)
    } else if scenario.reader != .none {
      diagnostics.append(.noWording(for: locale))
    }
    header = Transcript.Header(
      scenario: redaction.map { redaction in scenario.name.map(redaction.masked) } ?? scenario.name,
      reader: scenario.reader.id,
      readerVersion: scenario.reader.version, readerLocale: readerLocale,
      appLocale: locale, settings: settings, pace: pace, timing: timing.name)
    noteCodes()
    for id in screen.componentIDs { deliver(.environmentChanged, to: id) }
    records = []
    for text in scenario.notes { note(text) }
    warnOfMissingPhrases()
    complainOfForeignComponents()
  }

  /// A reader's phrase missing in a language is left out of what it says, and that is said.
  private mutating func warnOfMissingPhrases() {
    guard reader != .none, let wording = context?.wording else { return }
    for phrase in Phrase.allCases where wording.template(phrase) == nil {
      diagnostics.append(
        Diagnostic(
          "VoiceOver's phrase `\(phrase.rawValue)` is missing in “\(wording.language)”: it is left out",
          severity: .warning))
    }
  }

  /// While something of another platform is on the screen, nothing is said, and that is an error.
  private mutating func complainOfForeignComponents() {
    guard reader != .none else { return }
    for (id, platform) in screen.foreignComponents {
      let complaint = Diagnostic.unreadable(id, platform, file: file, line: stepLine)
      if !diagnostics.contains(where: { $0.message == complaint.message }) { diagnostics.append(complaint) }
    }
  }

  /// What was heard so far, played to the end of what is still being said.
  public var transcript: Transcript {
    var session = self
    return session.finish()
  }

  /// Plays to the end of what is still being said.
  mutating func finish() -> Transcript {
    settle(includingHints: true)
    flushExpectations()
    return finished()
  }

  /// The accessibility tree of the screen now.
  public var elements: AccessibilityTree {
    var screen = screen
    return screen.tree
  }

  /// Plays one step.
  public mutating func perform(_ action: Step.Action, after: Duration? = nil) {
    perform(Step(action, after: after))
  }

  /// Plays one step.
  public mutating func perform(_ step: Step) {
    stepCount += 1
    if case .expect = step.action {
      // Takes no time: it stands before the next step, after everything the steps before it have caused.
      pendingExpectations.append((step, stepCount))
      return
    }
    begin(step)
    if let crashedInStep {
      note("nothing happens: the app crashed in step \(crashedInStep)")
      return
    }
    run(step.action)
  }

  // MARK: Time

  private mutating func begin(_ step: Step) {
    let hasInterval =
      switch step.action {
      case .type(_, let interval, _), .delete(_, let interval): interval != nil
      default: false
      }
    if let after = step.after {
      advance(to: max(now, stepStart + after))
    } else if pace == .brisk, case .swipe = step.action, let start = queue.currentStart {
      advance(to: max(now, start + .milliseconds(600)))
    } else {
      settle(includingHints: !hasInterval)
    }
    if step.after != nil || hasInterval { queue.cancelHint() }
    flushExpectations()
    // Only now: what happened while this step waited belongs to the one before.
    stepIndex = stepCount
    stepLine = step.line
    stepStart = now
    effectsInStep = 0
    stepRecord = records.count
    record(.step(step))
    redaction?.add(step)
    if case .set(let changes) = step.action {
      var hidden: Set<String> = []
      for change in changes where change.property == "value" {
        let isField = tree[change.element]?.text != nil || screen.componentIDs.contains(change.element)
        if isField { redaction?.add(change.value) }
        if isField, acts != nil { entered.add(change.value) }
        if isSecure(change.element) { secrets.add(change.value) }
        if isSecure(change.element) || isField && redaction != nil { hidden.insert(change.element) }
      }
      maskStep(valuesOf: hidden)
    }
    // With no field being edited, what is typed was meant for the field under the cursor, or for one of those there are.
    if isSecure(firstResponder ?? cursor) || firstResponder == nil && hasOnlySecureFields { maskSecret() }
    if let redaction {
      maskStep()
      if case .step(let step) = records[stepRecord].entry.kind {
        records[stepRecord].entry.kind = .step(redaction.masked(step))
      }
    }
  }

  /// Shows what the person enters in a step as bullets: it goes into a secure field.
  ///
  /// - Parameter index: where the step stands in `records`; the current one unless given.
  private mutating func maskSecret(at index: Int? = nil) {
    guard case .step(let step) = records[index ?? stepRecord].entry.kind else { return }
    if !step.isMasked { secrets.add(step) }
    maskStep(at: index)
  }

  private mutating func maskStep(at index: Int? = nil, valuesOf hidden: Set<String> = []) {
    guard case .step(let step) = records[index ?? stepRecord].entry.kind else { return }
    records[index ?? stepRecord].entry.kind = .step(step.masked(valuesOf: hidden))
  }

  private mutating func flushExpectations() {
    let index = stepIndex
    for (step, position) in pendingExpectations {
      stepIndex = position
      record(.step(step))
    }
    stepIndex = index
    pendingExpectations = []
  }

  /// Waits for the next act of a row of them: key `index` of a step, counted from 0.
  private mutating func waitForAct(_ index: Int, interval: Duration? = nil, isKey: Bool = true) {
    if index > 0 {
      if let interval {
        advance(to: stepStart + interval * index)
      } else if isKey && pace != .patient {
        advance(to: max(now, actStart + .milliseconds(400)))
      } else if !isKey && pace == .brisk, let start = queue.currentStart {
        advance(to: max(now, start + .milliseconds(600)))
      } else {
        settle(includingHints: false)
      }
    }
    advance(to: now)
    actStart = now
  }

  /// Lets time pass until nothing is speaking, queued or scheduled.
  private mutating func settle(includingHints: Bool) {
    while let next = earliest(queue.nextEvent(includingHints: includingHints), timers.first?.due) {
      advance(to: next)
    }
  }

  private func earliest(_ a: Duration?, _ b: Duration?) -> Duration? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  private mutating func advance(to target: Duration) {
    while true {
      let speech = queue.nextEvent(includingHints: true)
      let timer = timers.first?.due
      guard let next = earliest(speech, timer), next <= target else { break }
      now = max(now, next)
      if let speech, speech == next {
        let words = timing
        let rate = settings.wordsPerMinute
        apply(queue.advance(to: next) { words.timing(of: $0, wordsPerMinute: rate) })
      } else {
        fire(timers.removeFirst())
      }
    }
    now = max(now, target)
    end = max(end, now)
  }

  private mutating func fire(_ timer: Timer) {
    switch timer.work {
    case .component(let id, let name):
      deliver(.timer(name), to: id)
    case .insert(let text, let step):
      if let field = editedField() { insert(text, in: field, step: step) }
    case .steps(let steps):
      caused.append(.steps(steps))
      work()
    }
  }

  private mutating func schedule(_ work: Timer.Work, after delay: Duration) {
    timerCount += 1
    let timer = Timer(due: now + delay, order: timerCount, work: work)
    timers.insert(timer, at: timers.firstIndex { $0.due > timer.due } ?? timers.count)
  }

  // MARK: Acts

  private mutating func run(_ action: Step.Action) {
    switch action {
    case .appear:
      actStart = now
      begin(.appear)
      landOnFirstElement(isAct: true)
      for id in screen.componentIDs { deliver(.appear, to: id) }
    case .swipe(let direction, let times):
      for index in 0..<times {
        waitForAct(index, isKey: false)
        begin(.swipe)
        if !swipe(direction) { break }
      }
    case .touch(let id):
      waitForAct(0)
      begin(.touch(id))
      touch(id)
    case .doubleTap:
      waitForAct(0)
      begin(.doubleTap(isOnKeyboard ? nil : cursor))
      doubleTap()
    case .type(let text, let interval, let keyboard):
      type(text, interval: interval, on: keyboard)
    case .delete(let count, let interval):
      for index in 0..<count {
        waitForAct(index, interval: interval)
        if crashedInStep != nil { break }
        begin(firstResponder.map { .delete(from: $0) } ?? .other)
        if !delete() { break }
      }
    case .paste(let text):
      waitForAct(0)
      begin(insertion(of: text ?? pasteboard ?? "", .pasted))
      guard let text = text ?? pasteboard else { return note("there is nothing to paste: nothing was copied") }
      guard let field = editedField() else { return note("no field is being edited: the paste goes nowhere") }
      note("what VoiceOver says about a paste is not known; nothing is said here", ifHeard: true)
      insert(text, in: field)
    case .autofill(let text):
      waitForAct(0)
      begin(insertion(of: text, .autofilled))
      guard let field = editedField() else { return note("no field is being edited: no code can be filled in") }
      note("what VoiceOver says when a code is filled in is not known; nothing is said here", ifHeard: true)
      autofill(text, in: field)
    case .copy:
      begin(.other)
      copy()
    case .selectAll:
      begin(.other)
      guard let field = editedField() else { return note("no field is being edited: there is nothing to select") }
      if let (component, part) = screen.component(owning: field.id) {
        deliver(.selectAll(in: part), to: component)
      } else {
        screen.selectAll(in: field.id)
      }
    case .key(let key):
      waitForAct(0)
      begin(.key(key))
      press(key)
    case .set(let changes):
      beginUnlessReacting(.app)
      for change in changes where crashedInStep == nil { set(change) }
    case .announce(let announcement):
      beginUnlessReacting(.app)
      speak(.announced(announcement), isAct: false)
    case .post(let notification):
      beginUnlessReacting(.app)
      post(notification)
    case .screen(let items):
      beginUnlessReacting(.screen)
      replaceScreen(items)
    case .reader(let reader):
      begin(.reader)
      switchReader(to: reader)
    case .wait(let duration):
      advance(to: now + duration)
    case .readAll:
      begin(.other)
      readAll()
    case .expect:
      break
    }
  }

  private mutating func landOnFirstElement(isAct: Bool) {
    isOnKeyboard = false
    guard let first = tree.readingOrder.first else {
      cursor = nil
      return note("the screen has no element", ifHeard: true)
    }
    cursor = nil
    moveCursor(to: first, cause: .screenChanged, isAct: isAct)
  }

  /// False when there was nowhere to go.
  private mutating func swipe(_ direction: Step.Direction) -> Bool {
    guard reader != .none else {
      note("there is no screen reader: a swipe does nothing here")
      return false
    }
    guard direction == .right || direction == .left else {
      note("a swipe \(direction.rawValue) does nothing on this element")
      return false
    }
    isOnKeyboard = false
    let stops = tree.readingOrder
    guard let index = stops.firstIndex(where: { $0.element.id == cursor }) else {
      guard let first = stops.first else {
        note("the screen has no element")
        return false
      }
      moveCursor(to: first, cause: .person, isAct: true)
      return true
    }
    let next = direction == .right ? index + 1 : index - 1
    guard stops.indices.contains(next) else {
      note("there is nothing \(direction == .right ? "after the last" : "before the first") element")
      return false
    }
    moveCursor(to: stops[next], cause: .person, isAct: true)
    return true
  }

  private mutating func touch(_ id: String) {
    guard let stop = tree.stop(at: id) else {
      if let element = tree[id], element.isHidden {
        // A finger reaches what a screen reader does not.
        if reader == .none { cursor = id } else { note("\(id) is hidden from the screen reader") }
        return
      }
      if tree[id]?.role == .group { return note("\(id) is a group: the cursor stops on what is in it") }
      return note("\(id) is not on the screen now")
    }
    isOnKeyboard = false
    moveCursor(to: stop, cause: .person, isAct: true)
  }

  private mutating func doubleTap() {
    guard !isOnKeyboard else { return note("the cursor is on the keyboard: touch an element first") }
    guard let element = cursor.flatMap({ tree[$0] }) else { return note("the cursor is on no element") }
    if element.traits.contains(.notEnabled) { return note("\(element.id) is dimmed: a double tap does nothing") }
    if element.text != nil {
      if element.id == firstResponder { return toggleInsertionPoint(of: element) }
      if settings.insertionPointOnActivation == .start { setInsertionPoint(0, of: element.id) }
      setFirstResponder(element.id, .activated)
    } else if !element.allTraits.isDisjoint(with: [.button, .link, .toggle]) {
      let isPlainToggle = element.allTraits.contains(.toggle) && screen.component(owning: element.id) == nil
      if isPlainToggle { screen.flip(element.id) }
      // What the act re-speaks is what the element has become when component and app have reacted to it, and it comes
      // before anything they post.
      var outcome = self
      outcome.activate(element.id)
      speak(.activated(outcome.tree[element.id] ?? element, before: element), isAct: true)
      if isPlainToggle { record(.value, element.id, tree[element.id]?.value?.string == "1" ? "on" : "off") }
    } else {
      return note("\(element.id) does nothing when it is activated")
    }
    activate(element.id)
  }

  /// Tells component and app that an element was activated.
  private mutating func activate(_ id: String) {
    if let (component, part) = screen.component(owning: id) { deliver(.activated(part), to: component) }
    happened(.activated, at: id)
  }

  /// A second double tap on a field being edited (yaraneba.com; reported).
  private mutating func toggleInsertionPoint(of element: AccessibilityElement) {
    guard let text = element.text else { return }
    setInsertionPoint(text.insertionPoint == 0 ? text.length : 0, of: element.id)
    if let moved = tree[element.id] { speak(.insertionPointMoved(over: nil, in: moved), isAct: true) }
  }

  private mutating func setInsertionPoint(_ position: Int, of id: String) {
    if let (component, part) = screen.component(owning: id) {
      deliver(.insertionPointMoved(position, in: part), to: component)
    } else {
      screen.setInsertionPoint(position, of: id)
    }
  }

  private mutating func type(_ text: String, interval: Duration?, on keyboard: Keyboard) {
    for (index, character) in text.enumerated() {
      waitForAct(index, interval: interval)
      if crashedInStep != nil { return }
      begin(insertion(of: String(character), .typed))
      guard let field = editedField() else {
        let count = text.count - index
        return note("no field is being edited: \(count) character\(count == 1 ? "" : "s") typed into nothing")
      }
      moveCursorToKeyboard(keyboard)
      speak(
        .typed(character, into: field, keyboard: keyboard, completedWord: completedWord(by: character, in: field)),
        isAct: true)
      insert(String(character), in: field)
    }
  }

  /// While a person types on the software keyboard the cursor is on its keys; a hardware keyboard leaves it alone.
  private mutating func moveCursorToKeyboard(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    guard reader != .none else { return }
    if keyboard == .software, !isOnKeyboard {
      isOnKeyboard = true
      cursor = firstResponder
      record(.cursor, nil, "keyboard")
    } else if keyboard == .hardware {
      isOnKeyboard = false
    }
  }

  /// The word that a space or a punctuation mark ends, where the content of the field is ours to know.
  private func completedWord(by character: Character, in field: AccessibilityElement) -> String? {
    guard character.isWhitespace || character.isPunctuation, let content = screen.fields[field.id] else { return nil }
    let before = content.string.prefix(content.insertionPoint)
    return before.last?.isLetter == true
      ? String(before.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }).last ?? "") : nil
  }

  private mutating func insert(_ text: String, in field: AccessibilityElement, step: Int? = nil) {
    if field.text?.isSecure == true { maskSecret(at: step) }
    if let (component, part) = screen.component(owning: field.id) {
      deliver(.insertText(text, in: part), to: component)
    } else {
      screen.insert(text, in: field.id)
      recordFieldValue(field)
    }
  }

  private mutating func autofill(_ text: String, in field: AccessibilityElement) {
    switch settings.smsDelivery {
    case .whole:
      insert(text, in: field)
    case .perCharacter:
      // The interval is a guess; it only has to be shorter than a person's.
      for (index, character) in text.enumerated() {
        schedule(.insert(String(character), step: stepRecord), after: .milliseconds(10 * index))
      }
    }
  }

  /// False when no field is being edited.
  private mutating func delete() -> Bool {
    guard let field = editedField(), let text = field.text else {
      note("no field is being edited: delete does nothing")
      return false
    }
    moveCursorToKeyboard(keyboard)
    if let (component, part) = screen.component(owning: field.id) {
      let deleted = text.deletable(from: field.value?.string ?? "")
      speak(.deleted(deleted, from: field), isAct: true)
      let didSomething = deliver(.deleteBackward(in: part), to: component)
      if deleted == nil, !didSomething { noteNothingToDelete(in: field.id, text) }
    } else {
      let deleted = screen.deleteBackward(in: field.id)
      speak(.deleted(deleted, from: field), isAct: true)
      if deleted == nil {
        noteNothingToDelete(in: field.id, text)
      } else {
        recordFieldValue(field)
      }
    }
    return true
  }

  private mutating func noteNothingToDelete(in id: String, _ text: AccessibilityElement.TextState) {
    let reason = text.length == 0 ? "is empty" : "has nothing before the insertion point"
    note("\(id) \(reason): there is nothing to delete")
  }

  private mutating func copy() {
    guard let field = editedField() else { return note("no field is being edited: there is nothing to copy") }
    if field.text?.isSecure == true { return note("a secure field cannot be copied") }
    pasteboard = screen.fields[field.id]?.string ?? (field.text?.length == 0 ? "" : field.value?.string)
  }

  private mutating func press(_ key: Step.Key) {
    moveCursorToKeyboard(.hardware)
    switch key {
    case .tab:
      // Without Full Keyboard Access, tab goes from text field to text field.
      let fields = tree.readingOrder.map(\.element).filter { $0.text != nil && !$0.traits.contains(.notEnabled) }
      guard !fields.isEmpty else { return note("tab: there is no text field to go to") }
      let current = fields.firstIndex { $0.id == firstResponder }
      let next = current.map { ($0 + 1) % fields.count } ?? 0
      setFirstResponder(fields[next].id, .tab)
    case .return:
      guard let field = editedField(), let (component, part) = screen.component(owning: field.id),
        deliver(.submit(in: part), to: component)
      else { return note("nothing here reacts to return") }
    case .escape:
      note("nothing here reacts to escape")
    case .leftArrow, .rightArrow, .upArrow, .downArrow:
      guard let field = editedField(), let text = field.text else { return note("no field is being edited") }
      let target =
        switch key {
        case .leftArrow: text.insertionPoint - 1
        case .rightArrow: text.insertionPoint + 1
        case .upArrow: 0
        default: text.length
        }
      let clamped = min(max(target, 0), text.length)
      let isStep = abs(clamped - text.insertionPoint) == 1 && (key == .leftArrow || key == .rightArrow)
      let content = screen.fields[field.id]?.string ?? field.value?.string ?? ""
      let over = isStep ? content.dropFirst(min(clamped, text.insertionPoint)).first : nil
      setInsertionPoint(clamped, of: field.id)
      if let moved = tree[field.id] { speak(.insertionPointMoved(over: over, in: moved), isAct: true) }
    }
  }

  private mutating func readAll() {
    guard reader != .none else { return note("there is no screen reader: nothing is read") }
    isOnKeyboard = false
    var groups: [AccessibilityElement] = []
    var utterances: [Utterance] = []
    for stop in tree.readingOrder {
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      utterances += spoken(.focused(stop, entering: entering, cause: .readAll))
    }
    enqueue(utterances, isAct: true)
  }

  // MARK: The app

  private mutating func set(_ change: Step.Change) {
    if change.isLeftOut { return note("`\(change.property)` is left out: it cannot be set here") }
    if let last = acts?.indices.last { acts![last].act.changes.append(change) }
    if screen.componentIDs.contains(change.element) {
      deliver(.set(property: change.property, to: change.value), to: change.element)
    } else {
      guard let before = tree[change.element] else {
        // What is hidden can be changed, and shown again.
        if screen.holds(change.element) { return screen.set(change.property, to: change.value, of: change.element) }
        return note("\(change.element) is not on the screen now")
      }
      screen.set(change.property, to: change.value, of: change.element)
      checkPositions()
      guard let after = tree[change.element] else { return }
      if after.value != before.value || after.text?.length != before.text?.length {
        recordFieldValue(after)
        if change.element == cursor, !isOnKeyboard { speak(.valueChanged(after), isAct: false) }
      }
      let wasEnabled = !before.traits.contains(.notEnabled)
      let isEnabled = !after.traits.contains(.notEnabled)
      if wasEnabled != isEnabled { record(.enabled, change.element, String(isEnabled)) }
    }
  }

  private mutating func post(_ notification: Step.Notification) {
    switch notification {
    case .screenChanged(let id):
      speak(.screenChanged, isAct: false)
      guard let id else { return landOnFirstElement(isAct: false) }
      moveCursor(toElement: id, cause: .screenChanged)
    case .layoutChanged(let id):
      if let id { moveCursor(toElement: id, cause: .layoutChanged) }
    case .pageScrolled(let text):
      speak(.scrolled(SpokenText(text)), isAct: false)
    }
  }

  private mutating func moveCursor(toElement id: String, cause: FocusCause) {
    guard let stop = tree.stop(at: id) else {
      return note("\(id) is not on the screen now: the cursor stays where it is")
    }
    isOnKeyboard = false
    moveCursor(to: stop, cause: cause, isAct: false)
  }

  private mutating func replaceScreen(_ items: [ScreenItem]) {
    if let last = acts?.indices.last { acts![last].act.replacesScreen = true }
    if firstResponder != nil { setFirstResponder(nil, .gone) }
    screen = Screen(items)
    // What the components of the old screen were about to do is gone with them.
    timers.removeAll { if case .component = $0.work { true } else { false } }
    consequences.removeAll { if case .effect = $0 { true } else { false } }
    caused.removeAll { if case .effect = $0 { true } else { false } }
    complainOfForeignComponents()
    for id in screen.componentIDs { deliver(.environmentChanged, to: id) }
    speak(.screenChanged, isAct: false)
    landOnFirstElement(isAct: false)
    for id in screen.componentIDs { deliver(.appear, to: id) }
  }

  private mutating func switchReader(to reader: Reader) {
    apply(queue.stop(at: now))
    let wasRunning = environment.isVoiceOverRunning
    self.reader = reader
    environment.isVoiceOverRunning = reader.profile != nil
    environment.osVersion = reader.osVersion
    isOnKeyboard = false
    if reader != .none, context == nil { diagnostics.append(.noWording(for: environment.locale)) }
    complainOfForeignComponents()
    for id in screen.componentIDs { deliver(.environmentChanged, to: id) }
    guard reader != .none, !wasRunning else { return }
    note("what VoiceOver says of itself when it is switched on is not known; the cursor's first place is a guess")
    if let id = firstResponder, let stop = tree.stop(at: id) {
      cursor = nil
      moveCursor(to: stop, cause: .screenChanged, isAct: true)
    } else {
      landOnFirstElement(isAct: true)
    }
  }

  /// Runs the app's reactions to something that happened.
  private mutating func happened(_ event: Scenario.Reaction.Event, at element: String) {
    for reaction in reactions where reaction.event == event && reaction.element == element {
      caused.append(.steps(reaction.steps[...]))
    }
    work()
  }

  /// Does the first of some steps; the rest waits for what that causes.
  private mutating func react(_ steps: ArraySlice<Step>) {
    var rest = steps
    guard let step = rest.popFirst(), countEffect() else { return }
    if case .wait(let duration) = step.action { return schedule(.steps(rest), after: duration) }
    run(step.action)
    caused.append(.steps(rest))
  }

  /// Does what is to be done in this instant, unless that is being done already.
  private mutating func work() {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    while crashedInStep == nil {
      consequences.insert(contentsOf: caused, at: 0)
      caused = []
      if positionsAreStale {
        // What a component has removed is gone before anything follows from that.
        checkPositions()
      } else if !consequences.isEmpty {
        switch consequences.removeFirst() {
        case .effect(let effect, let component):
          if countEffect() { handle(effect, of: component) }
        case .steps(let steps):
          react(steps)
        }
      } else {
        return
      }
    }
    (consequences, caused) = ([], [])
  }

  // MARK: Components

  /// Whether the component did anything about it.
  @discardableResult
  private mutating func deliver(_ input: ComponentInput, to id: String) -> Bool {
    guard crashedInStep == nil else { return false }
    environment.cursor = cursorPlace(for: id)
    let effects = screen.send(input, to: id, in: environment)
    noteCodes()
    caused += effects.map { .effect($0, of: id) }
    positionsAreStale = true
    work()
    return !effects.isEmpty
  }

  /// What is in the fields is a code to hide as well: the app or a component may have put it there.
  private mutating func noteCodes() {
    guard redaction != nil || acts != nil else { return }
    let contents = tree.elements.flatMap(\.fieldContents).filter { $0.contains(where: \.isNumber) }
    for code in contents + [contents.joined()] where !code.isEmpty {
      redaction?.add(code)
      if acts != nil { entered.add(code) }
    }
  }

  /// Where the cursor is, as a component can tell it.
  private func cursorPlace(for component: String) -> Environment.Cursor? {
    if reader == .none { return nil }
    if isOnKeyboard { return .keyboard }
    guard let cursor, let owner = screen.component(owning: cursor), owner.id == component else { return .elsewhere }
    return .part(owner.part)
  }

  private mutating func handle(_ effect: Effect, of component: String) {
    func id(_ part: String) -> String { part.isEmpty ? component : "\(component).\(part)" }
    switch effect {
    case .focus(let part):
      setFirstResponder(part.map(id), .byApp)
    case .announce(let announcement):
      speak(.announced(announcement), isAct: false)
    case .value(let value, let part):
      record(.value, id(part), isSecure(id(part)) ? Self.count(value) : value)
      happened(.value, at: id(part))
    case .completed(let code):
      record(.completed, component, isSecure(component) ? Self.count(code) : code)
      happened(.completed, at: component)
    case .enabled(let part, let isEnabled):
      record(.enabled, id(part), String(isEnabled))
    case .log(let text):
      record(.log, component, secrets.withoutCodes(text))
    case .crash(let text):
      record(.crash, component, secrets.withoutCodes(text))
      crashedInStep = stepIndex
      timers = []
    case .schedule(let name, let delay):
      timers.removeAll { timer in
        if case .component(component, name) = timer.work { true } else { false }
      }
      schedule(.component(component, name: name), after: delay)
    }
  }

  private static func count(_ text: String) -> String { count(text.count) }

  private static func count(_ length: Int) -> String { length == 1 ? "1 character" : "\(length) characters" }

  private mutating func isSecure(_ id: String?) -> Bool {
    guard let id else { return false }
    // Of a component, whether any field in it is.
    let prefix = screen.componentIDs.contains(id) ? id + "." : nil
    return tree.contains { element in
      element.text?.isSecure == true && (element.id == id || prefix.map { element.id.hasPrefix($0) } ?? false)
    }
  }

  /// Whether there are text fields, all of them secure.
  private var hasOnlySecureFields: Bool {
    mutating get {
      tree.contains { $0.text?.isSecure == true } && !tree.contains { $0.text?.isSecure == false }
    }
  }

  /// What moved the keyboard focus, and so what is said of it.
  private enum FocusMove {
    case byApp
    /// A hardware key of the person's.
    case tab
    /// A double tap on the field.
    case activated
    /// There is no such field any more.
    case gone
  }

  private mutating func setFirstResponder(_ id: String?, _ move: FocusMove) {
    guard id != firstResponder else { return }
    if let id, tree[id]?.text == nil { return note("\(id) cannot take the keyboard focus: it is no text field now") }
    let old = firstResponder
    firstResponder = id
    screen.firstResponder = id
    record(.focus, id, nil)
    if (old == nil) != (id == nil) { record(.keyboard, nil, id == nil ? "down" : "up") }
    queue.cancelHint()
    // What components do about it comes after what the reader says of it.
    let wasWorking = isWorking
    isWorking = true
    let owner = id.flatMap { screen.component(owning: $0) }
    if let old = old.flatMap({ screen.component(owning: $0) }), old.id != owner?.id {
      deliver(.focusChanged(nil), to: old.id)
    }
    if let owner { deliver(.focusChanged(owner.part), to: owner.id) }
    isWorking = wasWorking
    guard let id else {
      isOnKeyboard = false
      return work()
    }
    switch move {
    case .byApp, .tab: followFirstResponder(to: id, isAct: move == .tab)
    case .activated: if let edited = tree[id] { speak(.beganEditing(edited), isAct: true) }
    case .gone: break
    }
    happened(.focus, at: id)
  }

  /// The cursor follows a first responder that was moved, aloud or silently.
  private mutating func followFirstResponder(to id: String, isAct: Bool) {
    let isSpoken =
      switch settings.firstResponderChangeSpoken {
      case .never: isAct
      case .always: true
      case .automatic: !isOnKeyboard
      }
    guard isSpoken, reader != .none, let stop = tree.stop(at: id) else {
      // From the keyboard's keys, a swipe goes on from the field that is being edited.
      if isOnKeyboard { cursor = id }
      return
    }
    isOnKeyboard = false
    moveCursor(to: stop, cause: isAct ? .person : .firstResponder, isAct: isAct)
  }

  private mutating func checkPositions() {
    positionsAreStale = false
    if let id = firstResponder, !tree.contains(where: { $0.id == id && $0.text != nil }) {
      record(.removed, id, nil)
      setFirstResponder(nil, .gone)
    }
    if let id = cursor, !tree.contains(where: { $0.id == id && (!$0.isHidden || reader == .none) }) {
      cursor = nil
      record(.removed, id, nil)
    }
  }

  private mutating func countEffect() -> Bool {
    effectsInStep += 1
    if effectsInStep == Self.effectLimit + 1 {
      timers = []
      (consequences, caused) = ([], [])
      diagnostics.append(
        Diagnostic(
          "step \(stepIndex) caused more than \(Self.effectLimit) effects and was stopped", file: file,
          line: stepLine, column: stepLine == nil ? nil : 1,
          help: "a reaction in `when:` probably sets off the event it reacts to"))
    }
    return effectsInStep <= Self.effectLimit
  }

  // MARK: Speech

  private var tree: AccessibilityTree { mutating get { screen.tree } }

  private mutating func editedField() -> AccessibilityElement? {
    guard let firstResponder else { return nil }
    return tree[firstResponder]
  }

  private mutating func moveCursor(to stop: AccessibilityTree.Stop, cause: FocusCause, isAct: Bool) {
    guard reader != .none else {
      // Without a reader there is no cursor: a touch and a double tap stand for a tap on the element.
      cursor = stop.element.id
      return
    }
    let old = cursor
    let groups = old.flatMap { id in tree.stop(at: id)?.groups } ?? []
    let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
    cursor = stop.element.id
    queue.cancelHint()
    record(.cursor, cursor, nil)
    speak(.focused(stop, entering: entering, cause: cause), isAct: isAct)
  }

  private mutating func speak(_ event: AccessibilityEvent, isAct: Bool) {
    guard let profile = reader.profile, let context, screen.foreignComponents.isEmpty else { return }
    if let sound = profile.sound(for: event, in: context) { record(.sound(sound)) }
    enqueue(spoken(event), isAct: isAct)
  }

  private func spoken(_ event: AccessibilityEvent) -> [Utterance] {
    guard let profile = reader.profile, let context, screen.foreignComponents.isEmpty else { return [] }
    let utterances = profile.utterances(for: event, in: context)
    return redaction.map { redaction in utterances.map(redaction.masked) } ?? utterances
  }

  private mutating func enqueue(_ utterances: [Utterance], isAct: Bool) {
    guard !utterances.isEmpty else { return }
    let timing = timing
    let rate = settings.wordsPerMinute
    // Asked for once: a synthesizer really says it.
    let timings = utterances.map { $0.priority == .hint ? nil : timing.timing(of: $0, wordsPerMinute: rate) }
    for (utterance, timing) in zip(utterances, timings) {
      guard let timing else { continue }
      recordOfUtterance.append(records.count)
      record(.utterance(.init(utterance: utterance, outcome: .dropped, duration: .zero, timing: timing)))
    }
    var spoken = timings.lazy.compactMap { $0 }.makeIterator()
    let result = queue.enqueue(utterances, isAct: isAct, at: now) { _ in spoken.next()! }
    apply(result.events)
  }

  private mutating func apply(_ events: [SpeechQueue.Event]) {
    for event in events {
      switch event {
      case .started(let index, let time):
        if index == recordOfUtterance.count, let hint = queue.utterance(index) {
          recordOfUtterance.append(records.count)
          record(
            .utterance(
              .init(
                utterance: hint, outcome: .dropped, duration: .zero,
                timing: timing.timing(of: hint, wordsPerMinute: settings.wordsPerMinute))))
        }
        let place = recordOfUtterance[index]
        if case .utterance(let heard) = records[place].entry.kind, heard.utterance.reason == .readAll {
          cursor = heard.utterance.element
          record(.cursor, cursor, nil)
        }
        // What had to wait stands where it began; what did not keeps its place before what is still waiting.
        if records[place].entry.time != time {
          sequence += 1
          records[place].sequence = sequence
          records[place].entry.time = time
        }
      case .ended(let index, let time, let outcome):
        let record = recordOfUtterance[index]
        guard case .utterance(var heard) = records[record].entry.kind else { continue }
        heard.outcome = outcome
        heard.duration = outcome == .dropped ? .zero : time - records[record].entry.time
        records[record].entry.kind = .utterance(heard)
        end = max(end, time)
      }
    }
  }

  // MARK: Records

  private mutating func record(_ kind: Transcript.Entry.Kind) {
    sequence += 1
    records.append(Record(entry: .init(kind: kind, step: stepIndex, time: now), sequence: sequence))
  }

  private mutating func record(_ name: Transcript.HappenedEffect.Name, _ element: String?, _ detail: String?) {
    var detail = detail
    if redaction != nil, name == .completed || name == .value, let code = detail, !code.isEmpty { redaction?.add(code) }
    if let redaction, [.value, .completed, .log, .crash].contains(name) { detail = detail.map(redaction.masked) }
    record(.effect(.init(name: name, element: element, detail: detail)))
  }

  private mutating func recordFieldValue(_ field: AccessibilityElement) {
    guard let now = tree[field.id] else { return }
    let detail = now.text?.isSecure == true ? Self.count(now.text?.length ?? 0) : now.value?.string ?? ""
    record(.value, field.id, detail)
    happened(.value, at: field.id)
  }

  /// Notes for an audit that something is done now.
  private mutating func begin(_ kind: Act.Kind) {
    guard acts != nil else { return }
    endAct()
    let moment = moment()
    acts!.append((Act(kind: kind, step: stepIndex, line: stepLine, before: moment, after: moment), records.count))
  }

  /// What the app does in answer belongs to the act it answers.
  private mutating func beginUnlessReacting(_ kind: Act.Kind) {
    if !isWorking { begin(kind) }
  }

  private func insertion(of text: String, _ how: Act.Insertion) -> Act.Kind {
    firstResponder.map { .insert(text, into: $0, how: how) } ?? .other
  }

  private mutating func endAct() {
    guard let last = acts?.indices.last else { return }
    acts![last].act.after = moment()
  }

  private mutating func moment() -> Act.Moment {
    let tree = tree
    return .init(
      tree: tree, treeNumber: screen.treeNumber, promises: screen.promises, cursor: isOnKeyboard ? nil : cursor,
      firstResponder: firstResponder,
      isReaderRunning: reader != .none)
  }

  /// A text about what happened, without what went into secure fields; without any code where all are to be hidden.
  func concealed(_ text: String, hidingCodes: Bool) -> String {
    let text = secrets.withoutCodes(text)
    guard hidingCodes else { return text }
    let redaction = entered
    // Quotations may be a part of a code, or one digit.
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
      let quoted = rest[rest.index(after: open)..<close]
      result += redaction.withoutCodes(String(rest[..<open])) + "“" + redaction.masked(String(quoted)) + "”"
      rest = rest[rest.index(after: close)...]
    }
    return result + redaction.withoutCodes(String(rest))
  }

  /// Plays to the end, and gives each act with what was heard and happened in it.
  mutating func finishActs() -> (Transcript, [Act]) {
    let transcript = finish()
    endAct()
    let starts = (acts ?? []).map(\.start)
    let recorded = (acts ?? []).enumerated().map { index, item in
      var act = item.act
      let end = index + 1 < starts.count ? starts[index + 1] : records.count
      act.entries = records[item.start..<end].sorted { ($0.entry.time, $0.sequence) < ($1.entry.time, $1.sequence) }
        .map(\.entry)
      return act
    }
    return (transcript, recorded)
  }

  private mutating func note(_ text: String, ifHeard: Bool = false) {
    if ifHeard && reader == .none { return }
    record(.note(text))
  }

  private func finished() -> Transcript {
    let ordered = records.indices.sorted {
      (records[$0].entry.time, records[$0].sequence) < (records[$1].entry.time, records[$1].sequence)
    }
    var transcript = Transcript(
      header: header, entries: ordered.map { records[$0].entry }, diagnostics: diagnostics, end: end)
    var confirmed: Set<String> = []
    var unconfirmed: Set<String> = []
    for heard in transcript.utterances {
      for segment in heard.utterance.segments {
        // An app's own text counts only where it is a guess that it is spoken at all.
        guard segment.phrase != nil || !segment.confidence.isConfirmed else { continue }
        let key = (segment.phrase ?? segment.text) + " " + segment.language
        if segment.confidence.isConfirmed { confirmed.insert(key) } else { unconfirmed.insert(key) }
      }
    }
    transcript.header.confirmedPhrases = confirmed.count
    transcript.header.unconfirmedPhrases = unconfirmed.count
    return transcript
  }
}

extension Diagnostic {
  /// The reader has no words in a language. Speaking English instead without a word would be a lie.
  public static func noWording(for locale: String) -> Diagnostic {
    Diagnostic(
      "VoiceOver's words in “\(locale)” are not there",
      help: "choose one of \(Wording.voiceOverLanguages.joined(separator: ", ")), or `reader: none`")
  }
}

extension Step {
  /// Whether what the person enters is shown as bullets already.
  fileprivate var isMasked: Bool { self == masked(valuesOf: []) }

  /// With what the person enters, and what the app sets into some fields, shown as bullets.
  fileprivate func masked(valuesOf hidden: Set<String>) -> Step {
    var step = self
    func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
    switch action {
    case .type(let text, let interval, let via): step.action = .type(bullets(text), interval: interval, via: via)
    case .paste(let text): step.action = .paste(text.map(bullets))
    case .set(let changes):
      step.action = .set(
        changes.map { change in
          let isHidden = change.property == "value" && hidden.contains(change.element)
          return isHidden ? .init(change.element, change.property, bullets(change.value)) : change
        })
    case .autofill(let text): step.action = .autofill(bullets(text))
    default: break
    }
    return step
  }
}

extension Session {
  /// Opens a scenario's screen in one language, without playing its steps.
  public init(_ scenario: Scenario, locale: String) {
    self.init(scenario, locale: locale, timing: SpeechEstimate())
  }

  /// What the reader would say for each element in reading order, a line per utterance; hints come last.
  public var descriptions: [(element: String, lines: [String])] {
    var groups: [AccessibilityElement] = []
    return elements.readingOrder.map { stop in
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      return (stop.element.id, spoken(.focused(stop, entering: entering, cause: .person)).map(\.text))
    }
  }
}

extension AccessibilityElement {
  /// What is in the text fields in it.
  fileprivate var fieldContents: [String] {
    (text == nil || text!.length == 0 ? [] : [value?.string ?? ""]) + children.flatMap(\.fieldContents)
  }
}
