import AccessibilityModel

/// An interactive exploration of a scenario's screen, action by action.
///
/// A `Session` performs each action, so the speech is the same as for a scenario with these steps. To undo an action,
/// the exploration goes back to the session before it. A session takes much memory, so only the last sessions and every
/// 64th are kept; the others are made again from the steps.
package struct Exploration: Sendable {
  /// A performed step, and the session directly after it. The speech about the step may not have ended yet.
  private struct Point: Sendable {
    var step: Step
    /// Nil if `interval` does not keep the session.
    var session: Session?
    /// The number of entries in `final` after the step.
    var finalCount: Int
    /// The position at which the step enters text; nil if the step enters no text.
    var place: Place?
  }

  /// Of the points, the first and each at this distance keep their session, and so do the last points up to this number.
  private static let interval = 64

  private var points: [Point] = []
  /// Opens a session at the beginning, with the ids of fields that become secret later.
  private let open: @Sendable (Set<String>) -> Session
  private var secret: Set<String> = []
  /// The entries that later actions cannot change.
  private var final: [Transcript.Entry] = []
  /// The session after all speech about the last action. A patient person performs the next action at this time.
  private var settled: Session
  /// The entries after `final`, if the person does nothing more.
  private var rest: [Transcript.Entry] = []
  /// The session as far as the person has listened. `pass(to:)` moves it forward.
  private var live: Session

  /// Opens the screen of a scenario and performs `appear`. The steps of the scenario are not played.
  ///
  /// - Parameters:
  ///   - scenario: The scenario. Its pace is ignored, because the person decides when to act.
  ///   - locale: The BCP 47 tag of the app's language.
  ///   - timing: The source of utterance durations.
  ///   - isRedacted: Whether bullets replace every one-time code that the person enters.
  package init(
    _ scenario: Scenario, locale: String, timing: any SpeechTiming = SpeechEstimate(), isRedacted: Bool = false
  ) {
    var scenario = scenario
    scenario.pace = .patient
    scenario.steps = []
    open = { [scenario] secret in
      Session(scenario, locale: locale, timing: timing, isRedacted: isRedacted, secret: secret)
    }
    settled = open([])
    live = settled
    perform(.appear)
  }

  // MARK: Acting

  /// Performs an action. `after` is the delay since the start of the previous action; nil to wait until nothing is
  /// being said.
  package mutating func perform(_ action: Step.Action, after: Duration? = nil) {
    perform(Step(action, after: after))
    // What was entered before its field became secret is hidden from now on, also in everything that is saved.
    let late = session.device.screen.lateSecrets
    if !late.isSubset(of: secret) {
      secret.formUnion(late)
      let steps = steps
      (points, final, settled) = ([], [], open(secret))
      for step in steps { perform(step) }
    }
    settle()
  }

  private mutating func perform(_ step: Step) {
    var session = points.isEmpty ? settled : self.session
    let place = session.placeOfTyping(step.action)
    session.perform(step)
    final += session.takeEntries()
    session.recorder.removeUndone()
    points.append(Point(step: step, session: session, finalCount: final.count, place: place))
    let left = points.count - 1 - Self.interval
    if left > 0, left % Self.interval != 0 { points[left].session = nil }
  }

  /// Undoes the last action and returns its step as the transcript shows it. Returns nil if only `appear` was
  /// performed.
  package mutating func takeBack() -> Step? {
    guard points.count > 1 else { return nil }
    let session = self.session
    points.removeLast()
    final.removeLast(final.count - points[points.count - 1].finalCount)
    if points[points.count - 1].session == nil { makeSessions() }
    settle()
    return session.recorder.step(at: session.progress.record)
  }

  /// The session directly after the last step.
  private var session: Session { points[points.count - 1].session! }

  /// Makes the sessions of the last points again, from the last kept session on.
  private mutating func makeSessions() {
    let last = points.count - 1
    let start = last - last % Self.interval
    var session = points[start].session!
    for index in start + 1...last {
      session.perform(points[index].step)
      _ = session.takeEntries()
      session.recorder.removeUndone()
      points[index].session = session
    }
  }

  /// Performs the gesture that chooses the effect of a swipe up or down, such as a turn of the rotor. Skips choices
  /// that the screen reader refuses. Returns false if no choice is left.
  package mutating func turn(after: Duration? = nil) -> Bool {
    guard let kind = turn, !kind.arguments.isEmpty else { return false }
    let current = settled.reader.value.swipeUnit.flatMap(kind.arguments.firstIndex) ?? -1
    for offset in 1...kind.arguments.count {
      let gesture = Step.Action.gesture(Gesture(kind.name, kind.arguments[(current + offset) % kind.arguments.count]))
      var tried = session
      tried.perform(gesture, after: after)
      tried.settle(includingHints: true)
      if tried.progress.outcome.refusal != nil { continue }
      perform(gesture, after: after)
      return true
    }
    return false
  }

  private var turn: GestureKind? { settled.reader.choice.descriptor.gestures.first(where: \.choosesSwipeUnit) }

  private mutating func settle() {
    live = session
    settled = live
    settled.settle(includingHints: true)
    rest = settled.recorder.transcript.entries
  }

  // MARK: Time

  /// The time up to which the person has listened, since the beginning of the session.
  package var now: Duration { live.device.now }

  /// Lets the person listen up to a time. A time before `now` has no effect.
  package mutating func pass(to time: Duration) { live.advance(to: max(time, live.device.now)) }

  package var start: Duration { session.progress.start }

  /// The time at which a patient person can act next, because no speech is playing or waiting.
  package var end: Duration { settled.device.now }

  /// Returns the delay `after` for an action that begins `elapsed` after the last action, rounded to 10 ms. Returns nil
  /// if all speech has ended by then and no timer has fired since.
  package func after(_ elapsed: Duration) -> Duration? {
    let rounded = Duration.milliseconds(Int((elapsed + .milliseconds(5)) / .milliseconds(10)) * 10)
    let now = start + rounded
    if now >= end, settled.timers.nextDue.map({ $0 > now }) ?? true { return nil }
    return rounded
  }

  // MARK: Results

  /// Returns the entries from an index on, if the person does nothing more. With `waiting`, the entries include later
  /// changes by the app, for which a patient person does not wait.
  package func entries(from index: Int = 0, waiting: Bool = false) -> [Transcript.Entry] {
    var rest = rest
    if waiting {
      var session = settled
      session.settleToTheEnd()
      rest = session.recorder.transcript.entries
    }
    return index < final.count ? final[index...] + rest : Array(rest.dropFirst(index - final.count))
  }

  /// The number of entries, if the person does nothing more.
  package var count: Int { final.count + rest.count }

  /// Returns the entries from an index on that have ended at the time `now`. Later actions do not change these entries
  /// or their order.
  package func heardEntries(from index: Int) -> [Transcript.Entry] {
    let rest = live.recorder.entries(before: live.queue.unfinished)
    return index < final.count ? final[index...] + rest : Array(rest.dropFirst(index - final.count))
  }

  /// The utterance that is being said at the time `now`; nil for none.
  package var current: Utterance? {
    guard live.queue.currentStart != nil, let index = live.queue.unfinished.first else { return nil }
    return live.recorder.said(index)?.utterance
  }

  /// The number of entries before the entry of the last step.
  package var countBeforeLast: Int {
    final.count + (rest.firstIndex { if case .step = $0.kind { $0.step == points.count } else { false } } ?? 0)
  }

  /// The transcript's header, without the numbers of phrases.
  package var header: Transcript.Header { settled.recorder.header }

  /// Returns a transcript of the entries that have not ended at `time`. `horizon` is the time up to which the
  /// transcript is complete; nil if nothing happens later.
  package func upcoming(from time: Duration) -> (transcript: Transcript, horizon: Duration?) {
    var session = live
    session.settleToTheEnd()
    var horizon: Duration?
    if session.timers.nextDue != nil {
      // Only the app's tickers remain. They may never stop, so only the next 5 seconds are simulated.
      horizon = max(session.device.now, time) + .seconds(5)
      session.advance(to: horizon!)
      session.settle(includingHints: false, until: horizon! + .seconds(10))
    }
    let entries = session.recorder.transcript.entries.filter { $0.time >= time || $0.end > time }
    return (Transcript(header: header, entries: entries, diagnostics: [], end: time), horizon)
  }

  package var steps: [Step] { points.map(\.step) }

  /// Returns the performed steps with placeholders for texts that a transcript conceals, such as passwords.
  ///
  /// A placeholder has the length of its text, and digits at the same positions. Equal characters at the same position
  /// have equal placeholders, so an app that compares two entered PINs behaves the same.
  ///
  /// - Parameter choice: An offset that selects other placeholder characters, from 0.
  package func concealedSteps(choice: Int = 0) -> (steps: [Step], hasPlaceholders: Bool) {
    var placeholders = Placeholders(choice: choice)
    let shown = entries().compactMap { if case .step(let step) = $0.kind { step } else { nil } }
    let steps = zip(points, shown).map { point, shown in
      shown.action == point.step.action ? point.step : placeholders.replacing(point.step, at: point.place)
    }
    return (steps, !placeholders.isEmpty)
  }

  /// What no output of the flow may show.
  package var secrets: Secrets { session.secrets }

  package struct Status: Sendable, Hashable {
    package var cursor: String?
    package var isOnKeyboard = false
    package var focus: String?
    /// The name of the gesture that chooses the effect of a swipe up or down; nil if the reader has no such gesture.
    package var turn: String?
    /// The chosen effect of a swipe up or down; nil before the first choice.
    package var unit: String?
    package var time = Duration.zero
    /// The time until the app next does something by itself; nil if no timer is running.
    package var untilNext: Duration?
  }

  /// The status at the time `end`, or at the time `now` if that is later.
  package var status: Status {
    let session = now > end ? live : settled
    let reader = session.reader.value
    return Status(
      cursor: reader.cursor, isOnKeyboard: reader.isOnKeyboard, focus: session.device.firstResponder,
      turn: turn?.name, unit: reader.swipeUnit, time: session.device.now,
      untilNext: session.timers.nextDue.map { $0 - session.device.now })
  }

  /// Whether typed text reaches a field: a field has the keyboard focus, and no modal element covers the keyboard.
  package var isTyping: Bool {
    let device = settled.device
    return device.firstResponder != nil && device.modalOverKeyboard == nil
  }
}

/// Placeholders for secret characters. Equal characters at the same position have equal placeholders.
private struct Placeholders {
  private static let digits = Array("1234567890")
  private static let letters = Array("xyzqjkvw")
  private static let marks = Array("-_.,:;!?")
  /// The offset of the first placeholder in `digits`, `letters` or `marks`.
  let choice: Int
  /// For each position in a field and each kind of character (digit, letter or mark), the distinct characters that
  /// were entered there, in order of entry. The key joins the kind and the position.
  private var known: [String: [Character]] = [:]

  init(choice: Int) { self.choice = choice }

  var isEmpty: Bool { known.isEmpty }

  mutating func replacing(_ step: Step, at place: Place?) -> Step {
    var step = step
    switch step.action {
    case .type(let text, let interval, let via):
      step.action = .type(placeholder(for: text, at: place), interval: interval, via: via)
    case .paste(let text?): step.action = .paste(placeholder(for: text, at: place))
    default: break
    }
    return step
  }

  private mutating func placeholder(for text: String, at place: Place?) -> String {
    String(
      text.enumerated().map { index, character in
        // White space stays, because it ends a word and the screen reader may then say the word.
        if character.isWhitespace { return character }
        let characters = character.isNumber ? Self.digits : character.isLetter ? Self.letters : Self.marks
        let key = "\(characters[0])\((place?.offset ?? 0) + index)/\(place?.part ?? "")"
        if known[key]?.contains(character) != true { known[key, default: []].append(character) }
        return characters[(choice + known[key]!.firstIndex(of: character)!) % characters.count]
      })
  }
}

/// A position at which text is entered. `part` is the field's id within its component; empty for a field outside a
/// component. `offset` is the number of characters already in the field.
private struct Place: Sendable {
  var part: String
  var offset: Int
}

extension Session {
  fileprivate func placeOfTyping(_ action: Step.Action) -> Place? {
    switch action {
    case .type, .paste: break
    default: return nil
    }
    var session = self
    session.settle(includingHints: true)
    guard let field = session.device.editedField else { return nil }
    let isPart = session.device.screen.component(owning: field.id) != nil
    return Place(
      part: isPart ? field.id.split(separator: ".").last.map(String.init) ?? "" : "", offset: field.text?.length ?? 0)
  }
}

extension Transcript.Entry {
  /// The time at which the utterance of the entry ended. For an entry of another kind, the time of the entry.
  package var end: Duration { if case .utterance(let heard) = kind { time + heard.duration } else { time } }
}
