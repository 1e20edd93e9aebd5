import AccessibilityModel

/// A simulation that plays steps on a device with a screen reader. It runs in virtual time and records all speech.
///
/// The session performs the steps and lets time pass. `Device` models the phone or tablet. `ScreenReader` decides what
/// is said, and `SpeechQueue` decides which utterance interrupts another. `Recorder` keeps the results.
public struct Session: Sendable {
  var play: Play
  var device: Device
  var reader: RunningReader
  var queue: SpeechQueue
  var recorder: Recorder
  var timers = Timers<Work>()
  var consequences = Consequences()
  /// The interactions for an audit; nil if no audit is requested.
  var interactions: InteractionLog?
  package internal(set) var secrets: Secrets
  /// The places where the app said or showed a secret.
  var reveals: [Reveal] = []
  /// Whether a note says that a text of the screen and a secret cannot be told apart.
  var hasAmbiguousText = false
  var progress = Progress()
  var held = HeldBack()
  /// On Android, the field with the keyboard focus and its displayed text, for detecting changes. Nil without a focus,
  /// and on other platforms.
  var watched: (field: String, text: String)?
  /// The cause of the text change that is in progress; `byApp` if the person is not changing a text.
  var textCause = AndroidTextChange.Cause.byApp
  /// The id of a component's field whose whole text was selected last; nil for none. A component does not say what is
  /// selected.
  var selectedInComponent: String?
  // Empty lists whose storage is reused, because allocating lists for every utterance is slow.
  var spareReactions = Reactions()
  var spareEvents: [SpeechQueue.Event] = []

  /// The parameters of one run of a scenario. Only a change of language changes the parameters.
  struct Play: Sendable {
    var scenario: Scenario
    let timing: any SpeechTiming
    var readerLocale: String?
    /// The scenario in each of the app's earlier languages, by BCP 47 tag. Localizing a scenario again is expensive.
    var translations: [String: Scenario] = [:]
  }

  struct RunningReader: Sendable {
    var choice: Reader
    var value: any ScreenReader
    /// The speaking rate. It is stored here because every utterance needs it.
    var wordsPerMinute: Int
    /// False if a component on the screen is built for another platform than the reader's. The reader then says
    /// nothing.
    var canRead = true
    /// The previous reader, if the current activation switched the reader. The previous reader still speaks about the
    /// activation.
    var predecessor: (any ScreenReader)?
  }

  enum Work: Sendable {
    /// `event` is the number of the event to which the work belongs, here and below.
    case component(String, name: String, event: Int)
    /// A character of an autofilled one-time code. `step` is the recorder's index of the step that fills in the code.
    case insert(String, step: Int, event: Int)
    /// Steps of a delayed reaction. `act` is the number of the interaction that caused the reaction, counted from 1;
    /// nil without an audit.
    case steps(ArraySlice<Step>, act: Int?, event: Int)
    /// A tick of a ticker. `number` counts the ticks from 1.
    case tick(Step.Ticker, number: Int)
    case reader(String, isHint: Bool, origin: Origin)
  }

  /// Opens a screen. Nothing is said before the first step.
  ///
  /// - Parameters:
  ///   - screen: the elements and components, from top to bottom.
  ///   - reader: the screen reader that runs.
  ///   - locale: the BCP 47 tag of the app's and the reader's language.
  ///   - settings: the settings that differ from their defaults.
  ///   - pace: how soon the person begins the next action.
  ///   - timing: the source of utterance durations.
  public init(
    screen: [ScreenItem], reader: Reader, locale: String = "en", settings: Settings = Settings(),
    pace: Pace = .patient, timing: any SpeechTiming = SpeechEstimate()
  ) {
    var scenario = Scenario(reader: reader)
    scenario.screen = screen
    scenario.settings = settings
    scenario.pace = pace
    self.init(scenario, locale: locale, timing: timing)
  }

  /// Opens a scenario's screen in one language. The steps of the scenario are not played.
  ///
  /// - Parameters:
  ///   - scenario: the source of the screen, the reader and the settings.
  ///   - locale: the BCP 47 tag of the app's language.
  public init(_ scenario: Scenario, locale: String) {
    self.init(scenario, locale: locale, timing: SpeechEstimate())
  }

  package init(
    _ scenario: Scenario, locale: String, timing: any SpeechTiming, isRedacted: Bool = false,
    recordsInteractions: Bool = false, notesEntered: Bool = false, secret: Set<String> = []
  ) {
    let scenario = scenario.localized(to: locale)
    let isRedacted = isRedacted || scenario.isRedacted
    let choice = scenario.reader
    play = Play(scenario: scenario, timing: timing, readerLocale: scenario.readerLocale)
    progress.screen = scenario.start
    interactions = recordsInteractions ? InteractionLog() : nil
    secrets = Secrets(of: scenario, isRedacted: isRedacted, notesEntered: notesEntered)
    device = Device(
      scenario.screen, idiom: scenario.device, platform: scenario.platform(for: choice),
      release: scenario.systemVersion ?? choice.systemVersion,
      locale: locale, isScreenReaderRunning: choice.isRunning, isRedacted: isRedacted,
      secret: secret.union(scenario.secretFields),
      settings: Device.Settings(scenario.settings), entersAtFirstElement: scenario.entersAtFirstElement)
    let value = choice.start(scenario, locale: locale, readerLocale: scenario.readerLocale)
    reader = RunningReader(choice: choice, value: value, wordsPerMinute: value.wordsPerMinute)
    queue = SpeechQueue(rules: value.queueRules)
    let name = scenario.name.map { [secrets] in secrets.shown($0) }
    recorder = Recorder(
      Transcript.Header(
        scenario: name, screenReader: choice, readerLocale: value.language ?? locale, appLocale: locale,
        settings: scenario.settings, wordsPerMinute: value.wordsPerMinute, pace: scenario.pace, timing: timing.name,
        learnt: scenario.wording.digest, catalogues: scenario.catalogues,
        notCaptured: scenario.notCaptured))
    if choice.isRunning, value.language == nil { recorder.add(.noWording(of: choice, for: locale)) }
    // A text beside a field that is secure in another capture was not there before its content.
    if !scenario.secretFields.isEmpty { noteContents() }
    seeTexts()
    noteContents()
    for id in device.screen.componentIDs { deliver(.environmentChanged, to: id) }
    // Nothing is said before the first step, so earlier announcements of components are discarded.
    queue = SpeechQueue(rules: value.queueRules)
    recorder.removeAll()
    for text in scenario.notes + [scenario.readerNote, scenario.readerEvidence].compactMap(\.self) { note(text) }
    warnOfMissingPhrases()
    complainOfForeignComponents()
  }

  // MARK: Playing

  /// Plays a step with the given action.
  ///
  /// - Parameters:
  ///   - action: the action of the person, the app or the system.
  ///   - after: the delay since the start of the previous step, even during speech; nil to wait as long as the
  ///     session's pace requires.
  public mutating func perform(_ action: Step.Action, after: Duration? = nil) {
    perform(Step(action, after: after))
  }

  /// Plays steps in order. A delayed step (`after`) of the app or another app can happen between two key presses of the
  /// previous step. For example, a notification can arrive while a person types.
  ///
  /// A step that is passed alone to `perform` never happens between earlier key presses.
  public mutating func perform(_ steps: [Step]) { perform(steps, while: { true }) }

  /// Plays steps in order, as long as they are wanted. That is asked before each step.
  package mutating func perform(_ steps: [Step], while isWanted: () -> Bool) {
    var rest = steps[...]
    while isWanted(), let step = rest.popFirst() {
      progress.interjections = step.pressesKeys ? rest.prefix { $0.after != nil && $0.comesByItself } : []
      rest = rest.dropFirst(progress.interjections.count)
      let start = progress.count
      perform(step)
      // The `after` of the next step is measured from the last step that was played.
      if progress.count > start + 1 { progress.start = progress.interjectionBase }
      // The remaining interjections are due after the last key press, or the key presses ended early.
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

  package mutating func finish() -> Transcript {
    settleToTheEnd()
    endStep()
    flushExpectations()
    var transcript = recorder.transcript
    nameReveals(&transcript)
    (transcript.reveals, transcript.isRedacted) = (reveals, secrets.isRedacted)
    transcript.hidesContent = !secrets.isEmpty
    transcript.header.places = play.scenario.capturedPlaces
    return transcript
  }

  package mutating func finishInteractions() -> (Transcript, [Interaction]) {
    let transcript = finish()
    endInteraction()
    return (transcript, interactions?.interactions(with: recorder) ?? [])
  }

  /// The current accessibility tree, without the keys of the software keyboard.
  public var elements: AccessibilityTree {
    var tree = tree
    if secrets.isRedacted || device.screen.hasSecrets || !secrets.isEmpty { hide(in: &tree.elements) }
    return tree
  }

  private var tree: AccessibilityTree {
    var screen = device.screen
    return screen.tree
  }

  package var readingOrder: [AccessibilityTree.Stop] { reader.value.readingOrder(of: tree) }

  /// Whether the reader's cursor is on an element.
  package var isOnElement: Bool { reader.value.cursor != nil }

  /// Removes and returns the entries that can no longer change, sorted by time. Called after every step, this method
  /// limits the memory of a session to that of one step.
  ///
  /// The complete transcript consists of all returned entries and the entries of the final `transcript`. The header of
  /// the final `transcript` covers all of them. Utterances that have not ended stay in the session, and so do all later
  /// entries.
  package mutating func takeEntries() -> [Transcript.Entry] {
    // An audit needs all entries.
    guard interactions == nil else { return [] }
    // The text of the current step may still turn out to be secret. So may the text of a step that is still filling in
    // a one-time code.
    var open = [progress.record]
    for case .insert(_, let step, _) in timers.works { open.append(step) }
    let (entries, place) = recorder.take(unfinished: queue.unfinished, open: open)
    progress.record = place(progress.record)
    timers.change { work in
      if case .insert(let text, let step, let event) = work { work = .insert(text, step: place(step), event: event) }
    }
    return entries
  }

  /// Each element in reading order, with the utterances that follow a swipe to the element.
  package var described: [(element: String, utterances: [Utterance])] {
    var groups: [AccessibilityElement] = []
    let stops = readingOrder.map { stop in
      let entering = stop.groups.filter { group in !groups.contains { $0.id == group.id } }
      groups = stop.groups
      return (stop: stop, entering: entering)
    }
    let said = reader.canRead ? reader.value.descriptions(of: stops) : stops.map { _ in [] }
    return zip(stops, said).map { ($0.stop.element.id, masked($1).shown) }
  }
}
