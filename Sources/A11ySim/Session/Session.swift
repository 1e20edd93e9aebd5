import Locales

/// A simulation that plays steps on a device with a screen reader. It runs in virtual time and records all speech.
///
/// The session performs the steps and lets the time pass. `Device` models the phone or tablet. `ScreenReader` decides
/// what is said, and `SpeechQueue` decides which utterance interrupts another. `Recorder` keeps the results.
public struct Session: Sendable {
  var play: Play
  var device: Device
  var reader: RunningReader
  var queue: SpeechQueue
  var recorder: Recorder
  var timers = Timers<Work>()
  var consequences = Consequences()
  /// The interactions for an audit; nil when no audit is requested.
  var interactions: InteractionLog?
  var secrets: Secrets
  var progress = Progress()
  /// Records, utterances and events that an activation causes. They are held back until the reader has spoken about the
  /// activation. Nil when nothing needs to be held back.
  var held: [HeldBack]?
  /// On Android, the field with the keyboard focus and the text that it displays, kept to notice changes. Nil if no
  /// field has the focus, and on other platforms.
  var watched: (field: String, text: String)?
  /// The cause of the text change that is in progress; `byApp` if the person is not changing a text.
  var textCause = AndroidTextChange.Cause.byApp
  // Empty lists whose storage is reused. Allocating new lists for every utterance would take much of the time.
  var spareReactions = Reactions()
  var spareEvents: [SpeechQueue.Event] = []

  /// The parameters of a play, which is one run of a scenario. Only a change of language changes the parameters.
  struct Play: Sendable {
    /// The scenario in the language of the app.
    var scenario: Scenario
    let timing: any SpeechTiming
    var readerLocale: String?
    /// The scenario in each of the app's earlier languages. Each key is a BCP 47 tag. The scenarios are stored because
    /// localizing a scenario again is expensive.
    var translations: [String: Scenario] = [:]
  }

  /// The current screen reader, with facts about it that the session needs.
  struct RunningReader: Sendable {
    var choice: Reader
    var value: any ScreenReader
    /// The speaking rate, in words per minute. It is stored here because every utterance needs it.
    var wordsPerMinute: Int
    /// Whether the reader can read the screen; false if a component on the screen is built for a platform other than
    /// the reader's. The reader then says nothing.
    var canRead = true
    /// The reader that was running before the current activation, if the activation switched the reader; otherwise nil.
    /// The earlier reader still speaks about the activation.
    var predecessor: (any ScreenReader)?
  }

  /// Work that the session does at a later time, when a timer fires.
  enum Work: Sendable {
    case component(String, name: String)
    /// A character of an autofilled one-time code. `step` is the index, in the recorder, of the step that fills in the
    /// code.
    case insert(String, step: Int)
    /// Steps of a reaction. `act` is the number of the interaction that caused the reaction, counted from 1; nil
    /// without an audit.
    case steps(ArraySlice<Step>, act: Int?)
    /// A tick of a ticker. `number` counts the ticks from 1.
    case tick(Step.Ticker, number: Int)
    case reader(String, isHint: Bool)
  }

  /// Opens a screen. Nothing is said before the first step.
  ///
  /// - Parameters:
  ///   - screen: the elements and components, from top to bottom.
  ///   - reader: the screen reader that runs.
  ///   - locale: BCP 47 tag of the app's and the reader's language.
  ///   - settings: the settings that differ from their defaults.
  ///   - pace: how soon the person begins the next act.
  ///   - timing: the source of utterance durations.
  public init(
    screen: [ScreenItem], reader: Reader = .standard, locale: String = "en", settings: Settings = Settings(),
    pace: Pace = .patient, timing: any SpeechTiming = SpeechEstimate()
  ) {
    var scenario = Scenario()
    scenario.screen = screen
    scenario.reader = reader
    scenario.settings = settings
    scenario.pace = pace
    self.init(scenario, locale: locale, timing: timing)
  }

  /// Opens a scenario's screen in one language. The steps of the scenario are not played.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - locale: BCP 47 tag of the language.
  public init(_ scenario: Scenario, locale: String) {
    self.init(scenario, locale: locale, timing: SpeechEstimate())
  }

  init(
    _ scenario: Scenario, locale: String, timing: any SpeechTiming, isRedacted: Bool = false,
    recordsInteractions: Bool = false
  ) {
    let scenario = scenario.localized(to: locale)
    let isRedacted = isRedacted || scenario.isRedacted
    let choice = scenario.reader
    play = Play(scenario: scenario, timing: timing, readerLocale: scenario.readerLocale)
    progress.screen = scenario.start
    interactions = recordsInteractions ? InteractionLog() : nil
    secrets = Secrets(of: scenario, isRedacted: isRedacted, isAudited: recordsInteractions)
    device = Device(
      scenario.screen, idiom: scenario.device, platform: scenario.platform(for: choice),
      release: scenario.systemVersion ?? choice.systemVersion,
      locale: locale, isScreenReaderRunning: choice.isRunning, isRedacted: isRedacted,
      settings: Device.Settings(scenario.settings))
    let value = choice.start(scenario, locale: locale, readerLocale: scenario.readerLocale)
    reader = RunningReader(choice: choice, value: value, wordsPerMinute: value.wordsPerMinute)
    queue = SpeechQueue(rules: value.queueRules)
    let name = scenario.name.map { [redaction = secrets.redaction] in redaction?.masked($0) ?? $0 }
    recorder = Recorder(
      Transcript.Header(
        scenario: name, screenReader: choice, readerLocale: value.language ?? locale, appLocale: locale,
        settings: scenario.settings, wordsPerMinute: value.wordsPerMinute, pace: scenario.pace, timing: timing.name,
        learnt: scenario.wording.digest, notCaptured: scenario.notCaptured))
    if choice.isRunning, value.language == nil { recorder.add(.noWording(of: choice, for: locale)) }
    noteCodes()
    for id in device.screen.componentIDs { deliver(.environmentChanged, to: id) }
    // Nothing is said before the first step, so announcements that a component made until now are discarded.
    queue = SpeechQueue(rules: value.queueRules)
    recorder.removeAll()
    for text in scenario.notes + [scenario.readerNote].compactMap(\.self) { note(text) }
    warnOfMissingPhrases()
    complainOfForeignComponents()
  }

  // MARK: Playing

  /// Plays a step with the given action.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - after: the delay after the start of the previous step, even during speech; nil to wait as long as the
  ///     session's pace requires.
  public mutating func perform(_ action: Step.Action, after: Duration? = nil) {
    perform(Step(action, after: after))
  }

  /// Plays steps in order. A step of the app or another app can happen between two key presses of the step before it,
  /// if the step has a delay (`after`). For example, a notification can arrive while a person types.
  ///
  /// A step that is passed alone to `perform` never happens between the keys of an earlier step.
  public mutating func perform(_ steps: [Step]) {
    var rest = steps[...]
    while let step = rest.popFirst() {
      progress.interjections = step.pressesKeys ? rest.prefix { $0.after != nil && $0.comesByItself } : []
      rest = rest.dropFirst(progress.interjections.count)
      let start = progress.count
      perform(step)
      // The `after` of the next step is measured from the last step that was played.
      if progress.count > start + 1 { progress.start = progress.interjectionBase }
      // The remaining steps are due after the last key, or the key presses ended early.
      let left = progress.interjections
      progress.interjections = []
      for step in left { perform(step) }
    }
  }

  /// Plays a step. After the app has crashed, a step is recorded but has no effect.
  public mutating func perform(_ step: Step) {
    progress.count += 1
    let step = translated(step)
    if case .expect = step.action {
      // An expectation takes no time. It is recorded just before the next step, after the effects of earlier steps.
      progress.expectations.append((step, progress.count))
      return
    }
    begin(step)
    if let crash = progress.crash { return note("nothing happens: the app crashed in step \(crash)") }
    run(step.action)
  }

  // MARK: Results

  /// The transcript so far, including speech and timers that have not ended yet. Reading this property lets no time
  /// pass in the session.
  public var transcript: Transcript {
    var session = self
    return session.finish()
  }

  /// Lets time pass until all speech and timers have ended, and returns the transcript.
  mutating func finish() -> Transcript {
    settleToTheEnd()
    endStep()
    flushExpectations()
    var transcript = recorder.transcript
    transcript.header.places = play.scenario.capturedPlaces
    return transcript
  }

  /// Lets time pass until all speech and timers have ended. Returns the transcript, and each interaction with its
  /// entries.
  mutating func finishInteractions() -> (Transcript, [Interaction]) {
    let transcript = finish()
    endInteraction()
    return (transcript, interactions?.interactions(with: recorder) ?? [])
  }

  /// The current accessibility tree of the screen. The tree does not contain the keys of the software keyboard.
  public var elements: AccessibilityTree {
    var screen = device.screen
    return screen.tree
  }

  /// The elements at which the reader's cursor stops on the current screen, in reading order.
  package var readingOrder: [AccessibilityTree.Stop] { reader.value.readingOrder(of: elements) }

  /// Removes and returns the entries that can no longer change, in the order of the transcript. If this method is
  /// called after every step, a session of any length needs only the memory of one step.
  ///
  /// The complete transcript consists of all entries that were returned, then the entries of the final `transcript`.
  /// The header of the final `transcript` covers all these entries. Utterances that are being said or are waiting stay
  /// in the session, and so do all entries after them.
  package mutating func takeEntries() -> [Transcript.Entry] {
    // An audit needs all entries.
    guard interactions == nil else { return [] }
    // The text of the current step may still turn out to be secret. The code that an earlier step is still filling in
    // may turn out to be secret too.
    var open = [progress.record]
    for case .insert(_, let step) in timers.works { open.append(step) }
    let (entries, place) = recorder.take(unfinished: queue.unfinished, open: open)
    progress.record = place(progress.record)
    timers.change { work in
      if case .insert(let text, let step) = work { work = .insert(text, step: place(step)) }
    }
    return entries
  }

  /// Each element in reading order, with everything that the reader would say when a swipe moves the cursor to the
  /// element.
  var described: [(element: String, utterances: [Utterance])] {
    var groups: [AccessibilityElement] = []
    return readingOrder.map { stop in
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      let said = reader.canRead ? reader.value.description(of: stop, entering: entering) : []
      return (stop.element.id, masked(said))
    }
  }

  /// Returns an audit's message in which bullets replace the texts of secure fields. If `hidingCodes` is true, bullets
  /// also replace every one-time code.
  func concealed(_ text: String, hidingCodes: Bool) -> String { secrets.concealed(text, hidingCodes: hidingCodes) }
}
