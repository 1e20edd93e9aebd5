/// What was heard and what happened, in the order in which it was recorded; it becomes a transcript, whole or in pieces.
struct Recorder: Sendable {
  private(set) var header: Transcript.Header
  private var entries: [Transcript.Entry] = []
  /// The order of entries that share a time.
  private var sequences: [Int] = []
  private var sequence = 0
  /// Where the utterances stand in `entries`, from the one with the queue index `firstUtterance` on.
  private var recordOfUtterance: [Int] = []
  private var firstUtterance = 0
  /// The last utterance whose reader is told of it, as its queue index.
  private var lastReported = -1
  /// Phrases in what was said or should have been.
  private var phrases = Phrases()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var end = Duration.zero

  init(_ header: Transcript.Header) { self.header = header }

  /// How many entries there are.
  var count: Int { entries.count }

  /// How many utterances there are whose places are kept.
  var utteranceCount: Int { recordOfUtterance.count }

  /// The step that stands at a place; nil for anything else.
  func step(at place: Int) -> Step? {
    if case .step(let step) = entries[place].kind { step } else { nil }
  }

  /// Shows another step at a place.
  mutating func replace(_ step: Step, at place: Int) { entries[place].kind = .step(step) }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func passed(_ time: Duration) { end = max(end, time) }

  /// Forgets everything but what is wrong.
  mutating func removeAll() {
    (entries, sequences, recordOfUtterance, phrases) = ([], [], [], Phrases())
  }

  // MARK: Recording

  mutating func record(_ kind: consuming Transcript.Entry.Kind, step: Int, at time: Duration) {
    sequence += 1
    entries.append(.init(kind: kind, step: step, time: time))
    sequences.append(sequence)
  }

  /// Records what is said or waits; how that ends is not known yet.
  mutating func record(_ utterance: consuming Utterance, _ timing: UtteranceTiming, step: Int, at time: Duration) {
    recordOfUtterance.append(entries.count)
    if utterance.delivery.isReported { lastReported = firstUtterance + recordOfUtterance.count - 1 }
    phrases.count(utterance)
    record(
      .utterance(.init(utterance: consume utterance, outcome: .dropped, duration: .zero, timing: timing)), step: step,
      at: time)
  }

  /// Whether the queue's utterance with an index has been recorded.
  func isRecorded(_ index: Int) -> Bool { index < firstUtterance + recordOfUtterance.count }

  /// The utterance, where the reader is to be told of it.
  func reported(_ index: Int) -> Utterance? {
    // To look into a record is to copy it.
    guard index <= lastReported,
      case .utterance(let heard) = entries[recordOfUtterance[index - firstUtterance]].kind,
      heard.utterance.delivery.isReported
    else { return nil }
    return heard.utterance
  }

  /// What had to wait stands where it began; what did not keeps its place before what is still waiting.
  mutating func began(_ index: Int, at time: Duration) {
    let place = recordOfUtterance[index - firstUtterance]
    guard entries[place].time != time else { return }
    sequence += 1
    sequences[place] = sequence
    entries[place].time = time
  }

  /// Notes how an utterance ended.
  /// - Returns: what an app that announced it is told.
  mutating func ended(_ index: Int, at time: Duration, _ outcome: SpeechQueue.Outcome) -> String? {
    end = max(end, time)
    return entries[recordOfUtterance[index - firstUtterance]].end(outcome, at: time)
  }

  // MARK: Transcripts

  /// Some entries in the order of time.
  func entries(_ places: Range<Int>) -> [Transcript.Entry] { order(of: places).map { entries[$0] } }

  /// Everything, in the order of time.
  var transcript: Transcript {
    var transcript = Transcript(
      header: header, entries: entries(entries.indices), diagnostics: diagnostics, end: end)
    transcript.header.confirmedPhrases = phrases.confirmed.count
    transcript.header.unconfirmedPhrases = phrases.unconfirmed.count
    return transcript
  }

  /// The places in `entries` in the order of time.
  private func order(of places: Range<Int>) -> [Int] {
    func isLater(_ a: Int, than b: Int) -> Bool {
      let (time, other) = (entries[a].time, entries[b].time)
      return time > other || time == other && sequences[a] > sequences[b]
    }
    // They mostly are in order.
    if places.dropFirst().allSatisfy({ isLater($0, than: $0 - 1) }) { return Array(places) }
    return places.sorted { isLater($1, than: $0) }
  }

  /// Takes away what nothing can change any more, in the order of the transcript. What stays is what may still change and
  /// everything that belongs after it.
  ///
  /// - Parameters:
  ///   - unfinished: what is being said or waits, as its indices in the queue.
  ///   - open: other places that may still change.
  /// - Returns: the entries, and where each place that stays has gone.
  mutating func take(
    unfinished: [Int], open: [Int]
  ) -> (entries: [Transcript.Entry], place: (Int) -> Int) {
    var isOpen = Array(repeating: false, count: entries.count)
    for place in open where isOpen.indices.contains(place) { isOpen[place] = true }
    for index in unfinished { isOpen[recordOfUtterance[index - firstUtterance]] = true }
    let order = order(of: entries.indices)
    let taken = order.prefix { !isOpen[$0] }
    // Mostly these are the first ones. To copy an entry costs a good part of what it cost to come by it.
    let count = taken.count
    var result: [Transcript.Entry]
    let place: (Int) -> Int
    if taken.elementsEqual(0..<count) {
      result = entries
      let rest = entries[count...]
      entries = []
      // The next step probably makes as many.
      entries.reserveCapacity(min(count + rest.count, 1_000))
      entries += rest
      sequences.removeFirst(count)
      result.removeSubrange(count...)
      place = { max(0, $0 - count) }
    } else {
      result = taken.map { entries[$0] }
      var isTaken = Array(repeating: false, count: entries.count)
      for place in taken { isTaken[place] = true }
      let rest = entries.indices.filter { !isTaken[$0] }
      var places = Array(repeating: 0, count: entries.count)
      for (new, old) in rest.enumerated() { places[old] = new }
      (entries, sequences) = (rest.map { entries[$0] }, rest.map { sequences[$0] })
      place = { [places] in $0 < places.count ? places[$0] : rest.count }
    }
    let ended = (unfinished.min() ?? firstUtterance + recordOfUtterance.count) - firstUtterance
    firstUtterance += ended
    recordOfUtterance = recordOfUtterance.dropFirst(ended).map(place)
    return (result, place)
  }
}

/// The different phrases in what was said.
private struct Phrases: Sendable {
  struct Key: Hashable {
    var phrase, language: String
  }

  var confirmed: Set<Key> = []
  var unconfirmed: Set<Key> = []

  mutating func count(_ utterance: Utterance) {
    for segment in utterance.segments {
      // An app's own text counts only where it is a guess that it is spoken at all.
      guard segment.phrase != nil || !segment.confidence.isConfirmed else { continue }
      let key = Key(phrase: segment.phrase ?? segment.text, language: segment.language)
      // Once in doubt, in doubt.
      if !segment.confidence.isConfirmed {
        unconfirmed.insert(key)
        confirmed.remove(key)
      } else if !unconfirmed.contains(key) {
        confirmed.insert(key)
      }
    }
  }
}

extension Transcript.Entry {
  /// Notes how an utterance ended.
  /// - Returns: what an app that announced it is told.
  fileprivate mutating func end(_ outcome: SpeechQueue.Outcome, at time: Duration) -> String? {
    // Taken out rather than looked at, which would copy it.
    var taken = Kind.note("")
    swap(&taken, &kind)
    guard case .utterance(var heard) = consume taken else { preconditionFailure("only utterances end") }
    heard.outcome = outcome
    heard.duration = outcome == .dropped ? .zero : time - self.time
    // `announcementDidFinish` comes for what an app announced and somebody heard: never for speech about an element,
    // and not for what was dropped from the queue (Apple; Stack Overflow 52459406, reported).
    var told: String?
    if heard.utterance.reason == .announcement, heard.utterance.element == nil, outcome != .dropped {
      told = "\(outcome == .spoken ? "finished" : "interrupted"): \(heard.utterance.text)"
    }
    kind = .utterance(heard)
    return told
  }
}
