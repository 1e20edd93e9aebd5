import Locales

/// Plays steps on a device with a screen reader, in virtual time, and keeps what was heard.
///
/// It owns the steps and the time. What a phone is stands in `Device`, what is said in the `ScreenReader`, who cuts whom in
/// the `SpeechQueue`, and what came of it in the `Recorder`.
public struct Session: Sendable {
  let play: Play
  var device: Device
  var reader: RunningReader
  var queue: SpeechQueue
  var recorder: Recorder
  var timers = Timers<Work>()
  var consequences = Consequences()
  /// For an audit; nil when nobody asked.
  var interactions: InteractionLog?
  var secrets: Secrets
  var progress = Progress()
  /// What is recorded and said while an element is being activated, until the reader has told of the activation; nil at
  /// other times.
  var held: [HeldBack]?
  /// Empty lists that have had things in them: to make one anew for every utterance would be a good part of the work.
  var spareReactions = Reactions()
  var spareEvents: [SpeechQueue.Event] = []

  /// What is played, and how; it does not change.
  struct Play: Sendable {
    let pace: Pace
    let timing: any SpeechTiming
    let settings: Settings
    let reactions: [Scenario.Reaction]
    let file: String?
  }

  /// The reader that runs.
  struct RunningReader: Sendable {
    var choice: Reader
    var value: any ScreenReader
    /// Asked once: every utterance needs it.
    var wordsPerMinute: Int
    /// Whether nothing on the screen is built for a platform the reader cannot read.
    var canRead = true
    /// The one that was there as an activation began that has switched it and is not told of yet.
    var predecessor: (any ScreenReader)?
  }

  /// What is due later.
  enum Work: Sendable {
    case component(String, name: String)
    /// A character of a code that the step which stands at that place entered.
    case insert(String, step: Int)
    case steps(ArraySlice<Step>)
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
  ///   - timing: where durations come from.
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
    let choice = scenario.reader
    play = Play(
      pace: scenario.pace, timing: timing, settings: scenario.settings, reactions: scenario.reactions,
      file: scenario.file)
    interactions = recordsInteractions ? InteractionLog() : nil
    secrets = Secrets(of: scenario, isRedacted: isRedacted, isAudited: recordsInteractions)
    device = Device(
      scenario.screen, idiom: scenario.device, platform: choice.descriptor.platform, release: choice.release,
      locale: locale, isScreenReaderRunning: choice.isRunning, isRedacted: isRedacted,
      settings: Device.Settings(scenario.settings))
    let value = choice.start(locale: locale, settings: scenario.settings)
    reader = RunningReader(choice: choice, value: value, wordsPerMinute: value.wordsPerMinute)
    queue = SpeechQueue(rules: value.queueRules)
    let name = scenario.name.map { [redaction = secrets.redaction] in redaction?.masked($0) ?? $0 }
    recorder = Recorder(
      Transcript.Header(
        scenario: name, screenReader: choice, readerLocale: value.language ?? locale, appLocale: locale,
        settings: scenario.settings, wordsPerMinute: value.wordsPerMinute, pace: scenario.pace, timing: timing.name))
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

  /// Plays steps. What comes by itself after a step of several keys, at an `after` before the last of them, comes between
  /// the keys: a notification while a person types. A step that is played alone comes after the keys.
  public mutating func perform(_ steps: [Step]) {
    var rest = steps[...]
    while let step = rest.popFirst() {
      progress.interjections = step.pressesKeys ? rest.prefix { $0.after != nil && $0.comesByItself } : []
      rest = rest.dropFirst(progress.interjections.count)
      let start = progress.count
      perform(step)
      // What comes next counts its `after` from the last that was played.
      if progress.count > start + 1 { progress.start = progress.interjectionBase }
      // Those that were due later than the last key, or had none to come between.
      let left = progress.interjections
      progress.interjections = []
      for step in left { perform(step) }
    }
  }

  /// Plays one step.
  public mutating func perform(_ step: Step) {
    progress.count += 1
    if case .expect = step.action {
      // Takes no time: it stands before the next step, after everything the steps before it have caused.
      progress.expectations.append((step, progress.count))
      return
    }
    begin(step)
    if let crash = progress.crash { return note("nothing happens: the app crashed in step \(crash)") }
    run(step.action)
  }

  // MARK: What came of it

  /// What was heard so far, played to the end of what is still being said.
  public var transcript: Transcript {
    var session = self
    return session.finish()
  }

  /// Plays to the end of what is still being said.
  mutating func finish() -> Transcript {
    settle(includingHints: true)
    flushExpectations()
    return recorder.transcript
  }

  /// Plays to the end, and gives each act with what was heard and happened in it.
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

  /// The places the reader's cursor stops at now, in order.
  package var readingOrder: [AccessibilityTree.Stop] { reader.value.readingOrder(of: elements) }

  /// Takes away what nothing can change any more, in the order of the transcript, so that a play of any length needs no
  /// more memory than one step of it. Played to the same end, the pieces and then the entries of `transcript` are what
  /// `transcript` would have had; its header speaks of all of them.
  ///
  /// What stays is what is still being said or waits, and everything that belongs after it.
  public mutating func takeEntries() -> [Transcript.Entry] {
    // An audit needs all of them.
    guard interactions == nil else { return [] }
    // The step that is being played may yet turn out to be secret, and so may one whose code is still coming in.
    var open = [progress.record]
    for case .insert(_, let step) in timers.works { open.append(step) }
    let (entries, place) = recorder.take(unfinished: queue.unfinished, open: open)
    progress.record = place(progress.record)
    timers.change { work in
      if case .insert(let text, let step) = work { work = .insert(text, step: place(step)) }
    }
    return entries
  }

  /// Everything the reader would say of each element, in the order of a swipe to the next.
  var described: [(element: String, utterances: [Utterance])] {
    var groups: [AccessibilityElement] = []
    return readingOrder.map { stop in
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      let said = reader.canRead ? reader.value.description(of: stop, entering: entering) : []
      return (stop.element.id, masked(said))
    }
  }

  /// A text about what happened, without what went into secure fields; without any code where all are to be hidden.
  func concealed(_ text: String, hidingCodes: Bool) -> String { secrets.concealed(text, hidingCodes: hidingCodes) }
}
