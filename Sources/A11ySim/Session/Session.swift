import Locales

/// Plays steps on a device with a screen reader, in virtual time, and records what is heard.
///
/// The session owns the steps and the time. `Device` models the phone, the `ScreenReader` decides what is said, the
/// `SpeechQueue` which utterance cuts which, and the `Recorder` keeps the results.
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
  /// Records, utterances and events that are held back while an element is being activated, until the reader has spoken
  /// of the activation; nil at other times.
  var held: [HeldBack]?
  /// Empty lists kept for their storage: allocating one for every utterance would be a good part of the work.
  var spareReactions = Reactions()
  var spareEvents: [SpeechQueue.Event] = []

  /// The parameters of a play. Only a change of language changes them.
  struct Play: Sendable {
    /// The scenario in the language of the app.
    var scenario: Scenario
    let timing: any SpeechTiming
    var readerLocale: String?
  }

  /// The screen reader that runs, and what is known of it.
  struct RunningReader: Sendable {
    var choice: Reader
    var value: any ScreenReader
    /// The speaking rate, asked for once since every utterance needs it.
    var wordsPerMinute: Int
    /// Whether the reader can read every component on the screen, none being built for another platform.
    var canRead = true
    /// The reader that ran when the current activation began, if the activation has switched readers and has not been
    /// spoken of yet.
    var predecessor: (any ScreenReader)?
  }

  /// Work that is due later.
  enum Work: Sendable {
    case component(String, name: String)
    /// A character of a code; `step` is the index of the entry of the step that entered it.
    case insert(String, step: Int)
    /// Steps of a reaction; `act` is the number of the interaction that caused them, nil without an audit.
    case steps(ArraySlice<Step>, act: Int?)
    /// The tick of a ticker with this number, counted from 1.
    case tick(Step.Ticker, number: Int)
    case reader(String)
  }

  /// Opens a screen. Nothing is said before the first step.
  ///
  /// - Parameters:
  ///   - screen: the elements and components, from top to bottom.
  ///   - reader: the screen reader that runs.
  ///   - locale: BCP 47 tag of the app's and the reader's language.
  ///   - settings: the settings that differ from their defaults.
  ///   - pace: how soon the person acts again.
  ///   - timing: the source of durations.
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

  /// Opens a scenario's screen in one language, without playing its steps.
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
      scenario.screen, idiom: scenario.device, platform: choice.descriptor.platform, release: choice.release,
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
        learnt: scenario.wording.digest))
    if choice.isRunning, value.language == nil { recorder.add(.noWording(of: choice, for: locale)) }
    noteCodes()
    for id in device.screen.componentIDs { deliver(.environmentChanged, to: id) }
    // Nothing is said before the first step, whatever a component announces of itself.
    queue = SpeechQueue(rules: value.queueRules)
    recorder.removeAll()
    for text in scenario.notes + [scenario.readerNote].compactMap(\.self) { note(text) }
    warnOfMissingPhrases()
    complainOfForeignComponents()
  }

  // MARK: Playing

  /// Plays one step.
  public mutating func perform(_ action: Step.Action, after: Duration? = nil) {
    perform(Step(action, after: after))
  }

  /// Plays steps. After a step of several keys, a step that happens by itself and whose `after` is before the last key
  /// comes between the keys: a notification while a person types. A step that is played alone comes after the keys.
  public mutating func perform(_ steps: [Step]) {
    var rest = steps[...]
    while let step = rest.popFirst() {
      progress.interjections = step.pressesKeys ? rest.prefix { $0.after != nil && $0.comesByItself } : []
      rest = rest.dropFirst(progress.interjections.count)
      let start = progress.count
      perform(step)
      // The next step counts its `after` from the last step that was played.
      if progress.count > start + 1 { progress.start = progress.interjectionBase }
      // Steps that were due later than the last key, or had no keys to come between.
      let left = progress.interjections
      progress.interjections = []
      for step in left { perform(step) }
    }
  }

  /// Plays one step.
  public mutating func perform(_ step: Step) {
    progress.count += 1
    if case .expect = step.action {
      // An expectation takes no time: it comes before the next step, after everything that earlier steps have caused.
      progress.expectations.append((step, progress.count))
      return
    }
    begin(step)
    if let crash = progress.crash { return note("nothing happens: the app crashed in step \(crash)") }
    run(step.action)
  }

  // MARK: What came of it

  /// The transcript so far, played to the end of what is still being said.
  public var transcript: Transcript {
    var session = self
    return session.finish()
  }

  /// Plays to the end of what is still being said, and returns the transcript.
  mutating func finish() -> Transcript {
    settleToTheEnd()
    endStep()
    flushExpectations()
    return recorder.transcript
  }

  /// Plays to the end, and returns each interaction with the entries that belong to it.
  mutating func finishInteractions() -> (Transcript, [Interaction]) {
    let transcript = finish()
    endInteraction()
    return (transcript, interactions?.interactions(with: recorder) ?? [])
  }

  /// The accessibility tree of the screen now.
  public var elements: AccessibilityTree {
    var screen = device.screen
    return screen.tree
  }

  /// The places where the reader's cursor stops now, in order.
  package var readingOrder: [AccessibilityTree.Stop] { reader.value.readingOrder(of: elements) }

  /// Removes and returns, in the order of the transcript, the entries that nothing can change any more, so that a play
  /// of any length needs no more memory than one step of it. The pieces, followed by the entries of the final
  /// `transcript`, are the entries that `transcript` would otherwise have had; its header covers all of them.
  ///
  /// Entries stay that are still being said or wait, and so does everything that belongs after them.
  package mutating func takeEntries() -> [Transcript.Entry] {
    // An audit needs all entries.
    guard interactions == nil else { return [] }
    // The current step may yet turn out to be secret, and so may one whose code is still arriving.
    var open = [progress.record]
    for case .insert(_, let step) in timers.works { open.append(step) }
    let (entries, place) = recorder.take(unfinished: queue.unfinished, open: open)
    progress.record = place(progress.record)
    timers.change { work in
      if case .insert(let text, let step) = work { work = .insert(text, step: place(step)) }
    }
    return entries
  }

  /// Each element with everything the reader would say of it, in the order of a swipe to the next.
  var described: [(element: String, utterances: [Utterance])] {
    var groups: [AccessibilityElement] = []
    return readingOrder.map { stop in
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      let said = reader.canRead ? reader.value.description(of: stop, entering: entering) : []
      return (stop.element.id, masked(said))
    }
  }

  /// Returns a text about what happened without what went into secure fields, and without any code where `hidingCodes`.
  func concealed(_ text: String, hidingCodes: Bool) -> String { secrets.concealed(text, hidingCodes: hidingCodes) }
}
