/// A person's way through a scenario's screen, one act at a time, with everything that was heard.
///
/// A `Session` plays each act, so an exploration and a play of the same steps cannot disagree. The session after each
/// act is kept: to take an act back is to go on from the session before it.
package struct Exploration: Sendable {
  /// An act, and the session just after it, when its speech has begun.
  private struct Point: Sendable {
    var step: Step
    var session: Session
    /// The number of entries that could no longer change at that time.
    var finalCount: Int
    /// The place in a field where the act enters a character; nil for any other act.
    var place: Place?
  }

  private var points: [Point] = []
  /// The entries that can no longer change, whatever the person does next.
  private var final: [Transcript.Entry] = []
  /// The session as it is when nothing is being said, queued or scheduled: the time at which a patient person acts.
  private var settled: Session
  /// The entries after `final`, as they are if the person waits.
  private var rest: [Transcript.Entry] = []
  /// The session as far as the last act was heard, for a person who hears it while time passes.
  private var live: Session

  /// Opens the screen of a scenario, and lets it appear. The steps of the scenario are not played.
  ///
  /// - Parameters:
  ///   - scenario: The scenario. Its pace is ignored: the person decides when to act.
  ///   - locale: The BCP 47 tag of the language.
  ///   - timing: The source of utterance durations.
  ///   - isRedacted: Whether bullets replace every code that the person enters.
  package init(
    _ scenario: Scenario, locale: String, timing: any SpeechTiming = SpeechEstimate(), isRedacted: Bool = false
  ) {
    var scenario = scenario
    scenario.pace = .patient
    scenario.steps = []
    settled = Session(scenario, locale: locale, timing: timing, isRedacted: isRedacted)
    live = settled
    perform(.appear)
  }

  // MARK: Acting

  /// Performs an act.
  ///
  /// - Parameter after: The delay after the start of the act before; nil for a patient person, who waits until nothing
  ///   is being said.
  package mutating func perform(_ action: Step.Action, after: Duration? = nil) {
    var session = points.last?.session ?? settled
    let step = Step(action, after: after)
    let place = session.placeOfTyping(action)
    session.perform(step)
    final += session.takeEntries()
    points.append(Point(step: step, session: session, finalCount: final.count, place: place))
    settle()
  }

  /// Takes the last act back, and returns it as the transcript shows it. Returns nil if there is none: the screen has
  /// only just appeared.
  package mutating func takeBack() -> Step? {
    guard points.count > 1 else { return nil }
    let session = points.removeLast().session
    final.removeLast(final.count - points[points.count - 1].finalCount)
    settle()
    return session.recorder.step(at: session.progress.record)
  }

  /// Performs the gesture that chooses what a swipe up or down does, such as a turn of the rotor, with the next choice
  /// that the screen reader does not refuse. Returns false if the screen reader has no such gesture.
  package mutating func turn(after: Duration? = nil) -> Bool {
    guard let kind = turn, !kind.arguments.isEmpty else { return false }
    let current = settled.reader.value.swipeUnit.flatMap(kind.arguments.firstIndex) ?? -1
    for offset in 1...kind.arguments.count {
      let argument = kind.arguments[(current + offset) % kind.arguments.count]
      var turned = self
      turned.perform(.gesture(Gesture(kind.name, argument)), after: after)
      if turned.settled.progress.outcome.refusal != nil { continue }
      self = turned
      return true
    }
    return false
  }

  private var turn: GestureKind? { settled.reader.choice.descriptor.gestures.first(where: \.choosesSwipeUnit) }

  private mutating func settle() {
    settled = points[points.count - 1].session
    settled.settle(includingHints: true)
    rest = settled.recorder.transcript.entries
    live = points[points.count - 1].session
  }

  // MARK: Time

  /// The time to which the person has heard what came, from the beginning.
  package var now: Duration { live.device.now }

  /// Lets the person hear what comes up to a time. Time does not go back.
  package mutating func pass(to time: Duration) { live.advance(to: max(time, live.device.now)) }

  /// The time at which the last act began, from the beginning.
  package var start: Duration { points[points.count - 1].session.progress.start }

  /// The time at which a patient person can act next, from the beginning.
  package var end: Duration { settled.device.now }

  /// Returns the `after` of an act that comes at a time after the start of the last act, in steps of 10 ms. Returns nil
  /// if a patient person's act would have the same effect: nothing is being said, and nothing has happened since.
  package func after(_ elapsed: Duration) -> Duration? {
    let rounded = Duration.milliseconds(Int((elapsed + .milliseconds(5)) / .milliseconds(10)) * 10)
    let now = start + rounded
    if now >= end, settled.timers.nextDue.map({ $0 > now }) ?? true { return nil }
    return rounded
  }

  // MARK: Results

  /// Returns the entries from an index on, in the order of the transcript, as they are if the person does nothing more.
  ///
  /// - Parameter waiting: Whether to include what the app does by itself later, which a patient person does not wait
  ///   for.
  package func entries(from index: Int = 0, waiting: Bool = false) -> [Transcript.Entry] {
    var rest = rest
    if waiting {
      var session = settled
      session.settleToTheEnd()
      rest = session.recorder.transcript.entries
    }
    return index < final.count ? final[index...] + rest : Array(rest.dropFirst(index - final.count))
  }

  /// Returns the entries from an index on that are over at the time to which the person has heard them. Later acts
  /// change neither these entries nor their order.
  package func heardEntries(from index: Int) -> [Transcript.Entry] {
    let rest = live.recorder.entries(before: live.queue.unfinished)
    return index < final.count ? final[index...] + rest : Array(rest.dropFirst(index - final.count))
  }

  /// The utterance that is being said at the time to which the person has heard; nil for none.
  package var current: Utterance? {
    guard live.queue.currentStart != nil, let index = live.queue.unfinished.first else { return nil }
    return live.recorder.utterance(index)
  }

  /// The number of entries before the last act.
  package var countBeforeLast: Int {
    final.count + (rest.firstIndex { if case .step = $0.kind { $0.step == points.count } else { false } } ?? 0)
  }

  /// The header of the transcript. It does not count the phrases.
  package var header: Transcript.Header { settled.recorder.header }

  /// Returns a transcript of the entries that are not over at a time, and the time up to which it is complete. That is
  /// nil if nothing comes later.
  package func upcoming(from time: Duration) -> (transcript: Transcript, horizon: Duration?) {
    var session = live
    session.settleToTheEnd()
    var horizon: Duration?
    if session.timers.nextDue != nil {
      // The clock of the app has no end.
      horizon = max(session.device.now, time) + .seconds(5)
      session.advance(to: horizon!)
      session.settle(includingHints: false, until: horizon! + .seconds(10))
    }
    let entries = session.recorder.transcript.entries.filter { $0.time >= time || $0.end > time }
    return (Transcript(header: header, entries: entries, diagnostics: [], end: time), horizon)
  }

  /// The acts so far. The first is `appear`.
  package var steps: [Step] { points.map(\.step) }

  /// Returns the acts so far with placeholders for the texts that a transcript conceals, such as a password.
  ///
  /// A placeholder has as many characters as the text, and digits where the text has digits. Two texts differ in it
  /// exactly where they differ, so that an app which compares two entries of a PIN does the same.
  ///
  /// - Parameter choice: The number of the set of characters to choose from, from 0.
  package func concealedSteps(choice: Int = 0) -> (steps: [Step], hasPlaceholders: Bool) {
    var placeholders = Placeholders(choice: choice)
    let shown = entries().compactMap { if case .step(let step) = $0.kind { step } else { nil } }
    let steps = zip(points, shown).map { point, shown in
      shown.action == point.step.action ? point.step : placeholders.replacing(point.step, at: point.place)
    }
    return (steps, !placeholders.isEmpty)
  }

  /// The position of the person, and the time.
  package struct Status: Sendable, Hashable {
    /// The id of the element under the screen reader's cursor; nil for none.
    package var cursor: String?
    /// Whether the cursor is on the software keyboard.
    package var isOnKeyboard = false
    /// The id of the field with the keyboard focus; nil for none.
    package var focus: String?
    /// The name of the gesture that chooses what a swipe up or down does; nil if the reader has none.
    package var turn: String?
    /// The current choice; nil if nothing was chosen yet.
    package var unit: String?
    /// The time from the beginning.
    package var time = Duration.zero
    /// The time until the app does something by itself; nil if it does not.
    package var untilNext: Duration?
  }

  /// The position of the person when nothing is being said, or later if the person has waited longer.
  package var status: Status {
    let session = now > end ? live : settled
    let reader = session.reader.value
    return Status(
      cursor: reader.cursor, isOnKeyboard: reader.isOnKeyboard, focus: session.device.firstResponder,
      turn: turn?.name, unit: reader.swipeUnit, time: session.device.now,
      untilNext: session.timers.nextDue.map { $0 - session.device.now })
  }

  /// Whether keys that the person types arrive in a field.
  package var isTyping: Bool {
    var device = settled.device
    return device.firstResponder != nil && device.modalOverKeyboard == nil
  }
}

/// Placeholders for texts that must not be kept. The same character at the same place has the same placeholder.
private struct Placeholders {
  private static let digits = Array("1234567890")
  private static let letters = Array("xyzqjkvw")
  private static let marks = Array("-_.,:;!?")
  /// The number of the characters to begin with.
  let choice: Int
  /// For each place and kind of character, the characters that were entered so far, in the order in which they came.
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
        // A space ends a word, which the screen reader may then say.
        if character.isWhitespace { return character }
        let characters = character.isNumber ? Self.digits : character.isLetter ? Self.letters : Self.marks
        let key = "\(characters[0])\((place?.offset ?? 0) + index)/\(place?.part ?? "")"
        if known[key]?.contains(character) != true { known[key, default: []].append(character) }
        return characters[(choice + known[key]!.firstIndex(of: character)!) % characters.count]
      })
  }
}

/// A place where a character is entered: the part of a component, empty for any other field, and the number of
/// characters before it.
private struct Place: Sendable {
  var part: String
  var offset: Int
}

extension Session {
  /// Returns the place where an act enters a character; nil if the act enters none.
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
  /// The time at which the entry is over: for an utterance, the time at which it was said or cut.
  package var end: Duration { if case .utterance(let heard) = kind { time + heard.duration } else { time } }
}
