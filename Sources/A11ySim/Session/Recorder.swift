/// Records what is heard and what happens, in order; it yields a transcript, whole or in pieces.
struct Recorder: Sendable {
  private(set) var header: Transcript.Header
  private var entries: [Transcript.Entry] = []
  /// The order of entries that share a time.
  private var sequences: [Int] = []
  private var sequence = 0
  /// The indices in `entries` of the utterances, from the one with the queue index `firstUtterance` on.
  private var recordOfUtterance: [Int] = []
  private var firstUtterance = 0
  /// The queue index of the last utterance whose beginning and end are reported to the reader.
  private var lastReported = -1
  /// The phrases in all utterances, whether they were heard or not.
  private var phrases = Phrases()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var end = Duration.zero

  init(_ header: Transcript.Header) { self.header = header }

  /// The number of entries.
  var count: Int { entries.count }

  /// The number of utterances whose entries are still kept track of.
  var utteranceCount: Int { recordOfUtterance.count }

  /// Returns the step of the entry at an index; nil for any other entry.
  func step(at place: Int) -> Step? {
    if case .step(let step) = entries[place].kind { step } else { nil }
  }

  /// Replaces the step of the entry at an index.
  mutating func replace(_ step: Step, at place: Int) { entries[place].kind = .step(step) }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func passed(_ time: Duration) { end = max(end, time) }

  /// Removes everything but the diagnostics.
  mutating func removeAll() {
    (entries, sequences, recordOfUtterance, phrases) = ([], [], [], Phrases())
  }

  // MARK: Recording

  mutating func record(_ kind: consuming Transcript.Entry.Kind, step: Int, at time: Duration) {
    sequence += 1
    entries.append(.init(kind: kind, step: step, time: time))
    sequences.append(sequence)
  }

  /// Records an utterance that is said or waits; its outcome is not known yet.
  mutating func record(_ utterance: consuming Utterance, _ timing: UtteranceTiming, step: Int, at time: Duration) {
    recordOfUtterance.append(entries.count)
    if utterance.delivery.isReported { lastReported = firstUtterance + recordOfUtterance.count - 1 }
    phrases.count(utterance)
    record(
      .utterance(.init(utterance: consume utterance, outcome: .dropped, duration: .zero, timing: timing)), step: step,
      at: time)
  }

  /// Tells whether the utterance with a queue index has been recorded.
  func isRecorded(_ index: Int) -> Bool { index < firstUtterance + recordOfUtterance.count }

  /// Returns the utterance if it is to be reported to the reader, otherwise nil.
  func reported(_ index: Int) -> Utterance? {
    // Looking into an entry copies it.
    guard index <= lastReported,
      case .utterance(let heard) = entries[recordOfUtterance[index - firstUtterance]].kind,
      heard.utterance.delivery.isReported
    else { return nil }
    return heard.utterance
  }

  /// Moves an utterance that had to wait to the time it began. One that did not wait keeps its place before those still
  /// waiting.
  mutating func began(_ index: Int, at time: Duration) {
    let place = recordOfUtterance[index - firstUtterance]
    guard entries[place].time != time else { return }
    sequence += 1
    sequences[place] = sequence
    entries[place].time = time
  }

  /// Records how an utterance ended.
  /// - Returns: what the app is told if it announced the utterance.
  mutating func ended(_ index: Int, at time: Duration, _ outcome: SpeechQueue.Outcome) -> String? {
    end = max(end, time)
    return entries[recordOfUtterance[index - firstUtterance]].end(outcome, at: time)
  }

  // MARK: Transcripts

  /// Returns some entries in the order of time.
  func entries(_ places: Range<Int>) -> [Transcript.Entry] { order(of: places).map { entries[$0] } }

  /// The transcript of everything recorded, in the order of time.
  var transcript: Transcript {
    var transcript = Transcript(
      header: header, entries: entries(entries.indices), diagnostics: diagnostics, end: end)
    transcript.header.confirmedPhrases = phrases.confirmed.count
    transcript.header.unconfirmedPhrases = phrases.unconfirmed.count
    return transcript
  }

  /// Returns the indices in `entries` in the order of time.
  private func order(of places: Range<Int>) -> [Int] {
    func isLater(_ a: Int, than b: Int) -> Bool {
      let (time, other) = (entries[a].time, entries[b].time)
      return time > other || time == other && sequences[a] > sequences[b]
    }
    // Mostly they are in order already.
    if places.dropFirst().allSatisfy({ isLater($0, than: $0 - 1) }) { return Array(places) }
    return places.sorted { isLater($1, than: $0) }
  }

  /// Removes and returns, in the order of the transcript, the entries that nothing can change any more. The entries
  /// that may still change stay, and so does everything that belongs after them.
  ///
  /// - Parameters:
  ///   - unfinished: the queue indices of utterances being said or waiting.
  ///   - open: the indices of other entries that may still change.
  /// - Returns: the entries, and a function from the old index of each remaining entry to its new one.
  mutating func take(
    unfinished: [Int], open: [Int]
  ) -> (entries: [Transcript.Entry], place: (Int) -> Int) {
    var isOpen = Array(repeating: false, count: entries.count)
    for place in open where isOpen.indices.contains(place) { isOpen[place] = true }
    for index in unfinished { isOpen[recordOfUtterance[index - firstUtterance]] = true }
    let order = order(of: entries.indices)
    let taken = order.prefix { !isOpen[$0] }
    // Mostly these are the first ones. Copying an entry costs a good part of what making it cost.
    let count = taken.count
    var result: [Transcript.Entry]
    let place: (Int) -> Int
    if taken.elementsEqual(0..<count) {
      result = entries
      let rest = entries[count...]
      entries = []
      // The next step probably needs as many.
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

/// The different phrases in the utterances.
private struct Phrases: Sendable {
  struct Key: Hashable {
    var phrase, language: String
  }

  var confirmed: Set<Key> = []
  var unconfirmed: Set<Key> = []

  mutating func count(_ utterance: Utterance) {
    for segment in utterance.segments {
      // An app's own text counts only where it is a guess that the text is spoken at all.
      guard segment.phrase != nil || !segment.confidence.isConfirmed else { continue }
      let key = Key(phrase: segment.phrase ?? segment.text, language: segment.language)
      // A phrase that was in doubt once stays in doubt.
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
  /// Records how the utterance ended.
  /// - Returns: what the app is told if it announced the utterance.
  fileprivate mutating func end(_ outcome: SpeechQueue.Outcome, at time: Duration) -> String? {
    // Taken out, since looking at it would copy it.
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
