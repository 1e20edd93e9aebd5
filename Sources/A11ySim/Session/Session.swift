import Locales

/// Plays steps on a screen, in virtual time, and keeps what was heard.
///
/// The VoiceOver cursor and the keyboard focus (first responder) are two positions. While a person types on the software
/// keyboard the cursor is on its keys, and a move of the first responder is not spoken by itself.
public struct Session: Sendable {
  var screen: Screen
  var reader: Reader
  var context: ReaderContext?
  var environment: Environment
  let settings: Settings
  let pace: Pace
  let timing: any SpeechTiming
  let reactions: [Scenario.Reaction]
  var redaction: Redaction?
  /// What went into secure fields: a component may try to log it.
  var secrets = Redaction()
  /// For an audit: every code there is, redacted or not.
  var entered = Redaction()

  var queue: SpeechQueue
  var now = Duration.zero
  var timers: [Timer] = []
  var timerCount = 0

  /// What is still to be done in this instant, first things first. A list rather than calls within calls: an effect may
  /// cause the next a thousand times over, and no stack is that deep.
  var consequences: [Consequence] = []
  /// What has been caused since the first of them was taken off the list: it goes before the others.
  var caused: [Consequence] = []
  var isWorking = false
  /// Whether a component's elements may have changed since the positions were last checked.
  var positionsAreStale = false

  /// The element the cursor is on, or last was on before it went to the keyboard.
  var cursor: String?
  var isOnKeyboard = false
  /// The key under the cursor; nil while a person types without going from key to key.
  var key: SoftwareKeyboard.Key?
  var softwareKeyboard = SoftwareKeyboard()
  /// What was entered key by key since the person last did something else.
  var enteredByKeys = ""
  /// What a swipe up or down goes by, once the person has chosen.
  var rotor: Rotor?
  /// Which piece of its custom content was said last, counted from 0.
  var selectedContent: Int?
  /// The element that was activated last, and when: what it has become was said then.
  var activation: (element: String, time: Duration)?
  /// Which of the actions of the element under the cursor a double tap runs, counted from 0; nil for none.
  var selectedAction: Int?
  /// The keyboard last used: its delete key is the one that is pressed.
  var keyboard = Keyboard.software
  var firstResponder: String?
  var pasteboard: String?
  var crashedInStep: Int?

  /// The step whose doings are being recorded.
  var stepIndex = 0
  /// Steps that were handed in, those that wait for the speech of an earlier one included.
  var stepCount = 0
  var stepStart = Duration.zero
  var actStart = Duration.zero
  var effectsInStep = 0
  /// Where the current step stands in `entries`.
  var stepRecord = 0
  /// Where the current step is written.
  var stepLine: Int?
  let file: String?
  var pendingExpectations: [(Step, Int)] = []
  /// Steps that are due while the keys of the step before them are pressed.
  var interjections: ArraySlice<Step> = []
  /// When the first of them counts its `after` from.
  var interjectionBase = Duration.zero

  var header: Transcript.Header
  /// What was heard and happened, in the order in which it was recorded.
  var entries: [Transcript.Entry] = []
  /// Of each of them, where it stands among those of the same time.
  var sequences: [Int] = []
  var sequence = 0
  /// Where the utterances stand in `entries`, from the one with the queue index `firstUtterance` on.
  var recordOfUtterance: [Int] = []
  var firstUtterance = 0
  /// The last utterance of a reading from the top, as its queue index.
  var lastReadAll = -1
  /// Where the queue puts what it did; empty in between.
  var spareEvents: [SpeechQueue.Event] = []
  /// Phrases in what was said or should have been.
  var phrases = Phrases()
  var diagnostics: [Diagnostic] = []
  var end = Duration.zero
  /// For an audit: each act, and where its doings begin in `entries`. Nil when nobody asked.
  var acts: [(act: Act, start: Int)]?

  enum Consequence {
    case effect(Effect, of: String)
    /// Steps of the app that react to something.
    case steps(ArraySlice<Step>)
  }

  struct Timer {
    enum Work {
      case component(String, name: String)
      /// A character of a code that step entered which stands there in `entries`.
      case insert(String, step: Int)
      case steps(ArraySlice<Step>)
      /// The reader looks at what updates frequently; the element is what it was when it was last looked at.
      case poll(AccessibilityElement)
    }

    var due: Duration
    var order: Int
    var work: Work
  }

  /// More effects than this in one step mean that component, reactions and timers feed each other for ever.
  static let effectLimit = 1_000

  /// How long a reader waits after a change of what updates frequently before it looks at it. That it polls is Apple's
  /// word; how often is a guess.
  static let pollingInterval = Duration.seconds(1)

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
    let scenario = scenario.localized(to: locale)
    acts = recordsActs ? [] : nil
    if recordsActs { entered = Redaction(scenario) }
    if isRedacted { redaction = Redaction(scenario) }
    file = scenario.file
    reader = scenario.reader
    settings = scenario.settings
    pace = scenario.pace
    self.timing = timing
    reactions = scenario.reactions
    screen = Screen(scenario.screen, isRightToLeft: locale.isRightToLeftLanguage, device: scenario.device)
    queue = SpeechQueue(scenario.settings)
    environment = Environment(
      isVoiceOverRunning: reader.profile != nil, osVersion: reader.osVersion, locale: locale)
    var readerLocale = locale
    context = ReaderContext(locale: locale, settings: settings)
    if let context {
      readerLocale = context.wording.language
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
    // Nothing is said before the first step, whatever a component announces of itself.
    queue = SpeechQueue(settings)
    (entries, sequences, recordOfUtterance, phrases) = ([], [], [], Phrases())
    for text in scenario.notes + [scenario.readerNote].compactMap(\.self) { note(text) }
    warnOfMissingPhrases()
    complainOfForeignComponents()
  }

  /// A reader's phrase missing in a language is left out of what it says, and that is said.
  mutating func warnOfMissingPhrases() {
    guard reader != .none, let wording = context?.wording else { return }
    for phrase in Phrase.allCases where wording.template(phrase) == nil {
      diagnostics.append(
        Diagnostic(
          "VoiceOver's phrase `\(phrase.rawValue)` is missing in “\(wording.language)”: it is left out",
          severity: .warning))
    }
  }

  /// While something of another platform is on the screen, nothing is said, and that is an error.
  mutating func complainOfForeignComponents() {
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

  /// Plays steps. What comes by itself after a step of several keys, at an `after` before the last of them, comes between
  /// the keys: a notification while a person types. A step that is played alone comes after the keys.
  public mutating func perform(_ steps: [Step]) {
    var rest = steps[...]
    while let step = rest.popFirst() {
      interjections = step.pressesKeys ? rest.prefix { $0.after != nil && $0.comesByItself } : []
      rest = rest.dropFirst(interjections.count)
      let start = stepCount
      perform(step)
      // What comes next counts its `after` from the last that was played.
      if stepCount > start + 1 { stepStart = interjectionBase }
      // Those that were due later than the last key, or had none to come between.
      let left = interjections
      interjections = []
      for step in left { perform(step) }
    }
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

  mutating func begin(_ step: Step) {
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
    stepRecord = entries.count
    if !step.usesKeys { enteredByKeys = "" }
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
    if step.entersText, isSecure(firstResponder ?? cursor) || firstResponder == nil && hasOnlySecureFields {
      maskSecret()
    }
    if let redaction {
      maskStep()
      if case .step(let step) = entries[stepRecord].kind {
        entries[stepRecord].kind = .step(redaction.masked(step))
      }
    }
  }

  /// Shows what the person enters in a step as bullets: it goes into a secure field.
  ///
  /// - Parameter index: where the step stands in `entries`; the current one unless given.
  mutating func maskSecret(at index: Int? = nil) {
    guard case .step(let step) = entries[index ?? stepRecord].kind else { return }
    if !step.isMasked { secrets.add(step) }
    maskStep(at: index)
  }

  mutating func maskStep(at index: Int? = nil, valuesOf hidden: Set<String> = []) {
    guard case .step(let step) = entries[index ?? stepRecord].kind else { return }
    entries[index ?? stepRecord].kind = .step(step.masked(valuesOf: hidden))
  }

  mutating func flushExpectations() {
    let index = stepIndex
    for (step, position) in pendingExpectations {
      stepIndex = position
      record(.step(step))
    }
    stepIndex = index
    pendingExpectations = []
  }

  /// Waits for the next act of a row of them: key `index` of a step, counted from 0.
  mutating func waitForAct(_ index: Int, interval: Duration? = nil, isKey: Bool = true) {
    if index == 0 { interjectionBase = stepStart }
    while let step = interjections.first, let after = step.after, index > 0, crashedInStep == nil {
      let due = interjectionBase + after
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
    advance(to: now)
    actStart = now
  }

  /// When the next act of a row comes; nil when nothing is speaking, queued or scheduled any more.
  private func timeOfAct(_ index: Int, interval: Duration?, isKey: Bool) -> Duration? {
    if let interval { return stepStart + interval * index }
    if isKey && pace != .patient { return max(now, actStart + .milliseconds(400)) }
    if !isKey && pace == .brisk, let start = queue.currentStart { return max(now, start + .milliseconds(600)) }
    return nil
  }

  /// Plays a step between the keys of the one before.
  private mutating func interject() {
    let typing = (stepIndex, stepLine, stepStart, stepRecord, effectsInStep, enteredByKeys)
    stepStart = interjectionBase
    perform(interjections.removeFirst())
    interjectionBase = stepStart
    (stepIndex, stepLine, stepStart, stepRecord, effectsInStep, enteredByKeys) = typing
  }

  /// Lets time pass until nothing is speaking, queued or scheduled.
  ///
  /// - Parameter limit: at most until then, and then including what is due at that very moment.
  /// - Returns: whether it came to that.
  @discardableResult
  mutating func settle(includingHints: Bool, until limit: Duration? = nil) -> Bool {
    while let next = earliest(queue.nextEvent(includingHints: includingHints), timers.first?.due) {
      if let limit, next > limit { return false }
      advance(to: next)
    }
    return true
  }

  func earliest(_ a: Duration?, _ b: Duration?) -> Duration? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  mutating func advance(to target: Duration) {
    while true {
      let speech = queue.nextEvent(includingHints: true)
      let timer = timers.first?.due
      guard let next = earliest(speech, timer), next <= target else { break }
      now = max(now, next)
      if let speech, speech == next {
        let words = timing
        let rate = settings.wordsPerMinute
        var events = takeEvents()
        queue.advance(to: next, timing: { words.timing(of: $0, wordsPerMinute: rate) }, &events)
        apply(&events)
      } else {
        fire(timers.removeFirst())
      }
    }
    now = max(now, target)
    end = max(end, now)
  }

  mutating func fire(_ timer: Timer) {
    switch timer.work {
    case .component(let id, let name):
      deliver(.timer(name), to: id)
    case .insert(let text, let step):
      if let field = editedField() { insert(text, in: field, step: step) }
    case .steps(let steps):
      caused.append(.steps(steps))
      work()
    case .poll(let before):
      guard before.id == cursor, !isOnKeyboard, let element = tree[before.id] else { return }
      speak(.polled(element, before: before), isAct: false)
    }
  }

  mutating func schedule(_ work: Timer.Work, after delay: Duration) {
    timerCount += 1
    let timer = Timer(due: now + delay, order: timerCount, work: work)
    timers.insert(timer, at: timers.firstIndex { $0.due > timer.due } ?? timers.count)
  }

  // MARK: Records

  mutating func record(_ kind: consuming Transcript.Entry.Kind) {
    sequence += 1
    entries.append(.init(kind: kind, step: stepIndex, time: now))
    sequences.append(sequence)
  }

  /// - Parameter code: what of it a person entered, to be hidden where codes are.
  mutating func record(
    _ name: Transcript.HappenedEffect.Name, _ element: String?, _ detail: String?, code: String? = nil
  ) {
    var detail = detail
    if let code, !code.isEmpty { redaction?.add(code) }
    if let redaction, [.value, .completed, .log, .crash].contains(name) { detail = detail.map(redaction.masked) }
    record(.effect(.init(name: name, element: element, detail: detail)))
  }

  mutating func recordFieldValue(_ field: String) {
    guard let now = tree[field] else { return }
    let detail = now.text?.isSecure == true ? Self.count(now.text?.length ?? 0) : now.value?.string ?? ""
    record(.value, field, detail, code: now.text?.isSecure == false ? detail : nil)
    happened(.value, at: field)
  }

  /// Notes for an audit that something is done now.
  mutating func begin(_ kind: Act.Kind) {
    guard acts != nil else { return }
    endAct()
    let moment = moment()
    acts!.append((Act(kind: kind, step: stepIndex, line: stepLine, before: moment, after: moment), entries.count))
  }

  /// What the app does in answer belongs to the act it answers.
  mutating func beginUnlessReacting(_ kind: Act.Kind) {
    if !isWorking { begin(kind) }
  }

  func insertion(of text: String, _ how: Act.Insertion) -> Act.Kind {
    firstResponder.map { .insert(text, into: $0, how: how) } ?? .other
  }

  mutating func endAct() {
    guard let last = acts?.indices.last else { return }
    acts![last].act.after = moment()
  }

  mutating func moment() -> Act.Moment {
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
      let end = index + 1 < starts.count ? starts[index + 1] : entries.count
      act.entries = order(of: item.start..<end).map { entries[$0] }
      return act
    }
    return (transcript, recorded)
  }

  mutating func note(_ text: String, ifHeard: Bool = false) {
    if ifHeard && reader == .none { return }
    record(.note(text))
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
  /// Whether the person enters a text in it.
  var entersText: Bool {
    switch action {
    case .type, .paste, .autofill: true
    case .touch(let id): SoftwareKeyboard.character(ofKey: id) != nil
    default: false
    }
  }

  /// Whether it is several keys.
  var pressesKeys: Bool {
    switch action {
    case .type(let text, _, _): text.count > 1
    case .delete(let count, _): count > 1
    default: false
    }
  }

  /// Whether it is nothing that a person does.
  var comesByItself: Bool {
    switch action {
    case .set, .announce, .post, .screen, .notification: true
    default: false
    }
  }

  /// Whether it can be one of those that enter a code key by key.
  var usesKeys: Bool {
    switch action {
    case .touch(let id): SoftwareKeyboard.isKey(id)
    case .doubleTap, .expect: true
    default: false
    }
  }

  /// Whether what the person enters is shown as bullets already.
  var isMasked: Bool { self == masked(valuesOf: []) }

  /// With what the person enters, and what the app sets into some fields, shown as bullets.
  func masked(valuesOf hidden: Set<String>) -> Step {
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
    case .touch(let id) where SoftwareKeyboard.character(ofKey: id) != nil:
      step.action = .touch(SoftwareKeyboard.maskedID)
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
  public var descriptions: [(element: String, lines: [String])] { descriptions(in: .commaList) }
}

extension AccessibilityElement {
  /// What is in the text fields in it.
  var fieldContents: [String] {
    (text == nil || text!.length == 0 ? [] : [self.value?.string ?? ""]) + children.flatMap(\.fieldContents)
  }
}

extension SpeechQueue {
  /// An empty queue with the rules that settings choose.
  fileprivate init(_ settings: Settings) {
    self.init(
      highPriorityYieldsToUser: settings.highPriorityYieldsToUser,
      announcementDuringElement: settings.announcementDuringElement)
  }
}
