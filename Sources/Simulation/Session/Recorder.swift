import AccessibilityModel
import Locales

struct Recorder: Sendable {
  private(set) var header: Transcript.Header
  private var entries: [Transcript.Entry] = []
  /// A sequence number for each entry. Entries that share a time are sorted by this number.
  private var sequences: [Int] = []
  private var sequence = 0
  /// The index in `entries` of each utterance. The first item belongs to the utterance with the queue index
  /// `firstUtterance`.
  private var recordOfUtterance: [Int] = []
  private var firstUtterance = 0
  /// The queue index of the last utterance whose end is reported to the reader; -1 if there is none.
  private var lastReported = -1
  /// The queue index of the last utterance whose beginning is reported to the reader; -1 if there is none.
  private var lastBeginningReported = -1
  /// The phrases in all recorded utterances, whether or not the utterances were heard.
  private var phrases = Phrases()
  private(set) var diagnostics: [Diagnostic] = []
  /// Errors about steps that had no effect, and about steps that had an effect despite `expectNothing`.
  private var undone: [Diagnostic] = []
  private(set) var end = Duration.zero

  init(_ header: Transcript.Header) { self.header = header }

  /// The number of entries that the recorder still holds. `take` removes entries.
  var count: Int { entries.count }

  var utteranceCount: Int { recordOfUtterance.count }

  func step(at place: Int) -> Step? {
    if case .step(let step) = entries[place].kind { step } else { nil }
  }

  mutating func replace(_ step: Step, at place: Int) { entries[place].kind = .step(step) }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(undone complaint: Diagnostic) { undone.append(complaint) }

  /// Forgets the errors about steps without effect. Nobody asks an exploration for them, and each of its sessions would
  /// keep its own list.
  mutating func removeUndone() { undone = [] }

  mutating func passed(_ time: Duration) { end = max(end, time) }

  /// Removes all entries and phrases, but keeps the diagnostics.
  mutating func removeAll() {
    (entries, sequences, recordOfUtterance, phrases) = ([], [], [], Phrases())
  }

  // MARK: Recording

  mutating func record(_ kind: consuming Transcript.Entry.Kind, step: Int, at time: Duration) {
    sequence += 1
    entries.append(.init(kind: kind, step: step, time: time))
    sequences.append(sequence)
  }

  /// Records an utterance before it ends. Until then, its outcome is `dropped`.
  mutating func record(
    _ utterance: consuming Utterance, _ timing: UtteranceTiming, wordsPerMinute: Int, step: Int, origin: Origin,
    at time: Duration
  ) {
    recordOfUtterance.append(entries.count)
    let number = firstUtterance + recordOfUtterance.count - 1
    if utterance.delivery.isReported { lastReported = number }
    if utterance.delivery.isBeginningReported { lastBeginningReported = number }
    phrases.count(utterance)
    record(
      .utterance(
        .init(
          utterance: consume utterance, outcome: .dropped, duration: .zero, timing: timing,
          wordsPerMinute: wordsPerMinute, number: number, origin: origin)), step: step, at: time)
  }

  func isRecorded(_ index: Int) -> Bool { index < firstUtterance + recordOfUtterance.count }

  /// Returns the utterance with a queue index, and its origin; nil if the recorder does not hold it.
  func said(_ index: Int) -> (utterance: Utterance, origin: Origin)? {
    guard index >= firstUtterance, isRecorded(index),
      case .utterance(let heard) = entries[recordOfUtterance[index - firstUtterance]].kind
    else { return nil }
    return (heard.utterance, heard.origin)
  }

  /// Returns the utterance at the given index in the queue; nil if its end is not reported to the reader.
  func reported(_ index: Int) -> (utterance: Utterance, origin: Origin)? {
    // Reading an entry copies it, so the index is checked first.
    guard index <= lastReported, let said = self.said(index), said.utterance.delivery.isReported else { return nil }
    return said
  }

  /// Returns the utterance at the given index in the queue; nil if its beginning is not reported to the reader.
  func beginningReported(_ index: Int) -> (utterance: Utterance, origin: Origin)? {
    guard index <= lastBeginningReported, let said = self.said(index), said.utterance.delivery.isBeginningReported
    else { return nil }
    return said
  }

  /// Records the time at which an utterance began. The entry of an utterance that had to wait moves behind all entries
  /// up to that time.
  mutating func began(_ index: Int, at time: Duration) {
    let place = recordOfUtterance[index - firstUtterance]
    guard entries[place].time != time else { return }
    sequence += 1
    sequences[place] = sequence
    entries[place].time = time
  }

  /// Records how an utterance ended.
  ///
  /// - Parameters:
  ///   - displacer: the queue index of the utterance that interrupted or displaced this utterance; nil if all speech was
  ///     stopped.
  ///   - origin: the origin of the end, if no recorded utterance caused it.
  /// - Returns: the result that the app receives for its own announcement; nil for any other utterance.
  mutating func ended(
    _ index: Int, at time: Duration, _ outcome: SpeechQueue.Outcome, for displacer: Int?, by origin: Origin
  ) -> String? {
    end = max(end, time)
    var stop: Transcript.UtteranceRecord.Stop?
    if outcome != .spoken {
      stop = .init(time: time, origin: origin)
      if let displacer, displacer != index, isRecorded(displacer), displacer >= firstUtterance,
        case .utterance(let cause) = entries[recordOfUtterance[displacer - firstUtterance]].kind
      {
        stop = .init(time: time, number: displacer, cause: cause.utterance.text, origin: cause.origin)
      }
    }
    return entries[recordOfUtterance[index - firstUtterance]].end(outcome, at: time, stop)
  }

  // MARK: Transcripts

  func entries(_ places: Range<Int>) -> [Transcript.Entry] { order(of: places).map { entries[$0] } }

  /// Returns the entries before the first unfinished utterance, sorted by time. `unfinished` contains queue indices.
  func entries(before unfinished: [Int]) -> [Transcript.Entry] {
    let open = Set(unfinished.map { recordOfUtterance[$0 - firstUtterance] })
    return order(of: entries.indices).prefix { !open.contains($0) }.map { entries[$0] }
  }

  var transcript: Transcript {
    var transcript = Transcript(
      header: header, entries: entries(entries.indices), diagnostics: diagnostics, undone: undone, end: end)
    transcript.header.confirmedPhrases = phrases.count(.confirmed)
    transcript.header.vendorPhrases = phrases.count(.vendor)
    transcript.header.unconfirmedPhrases = phrases.count(.unconfirmed)
    return transcript
  }

  private func order(of places: Range<Int>) -> [Int] {
    func isLater(_ a: Int, than b: Int) -> Bool {
      let (time, other) = (entries[a].time, entries[b].time)
      return time > other || time == other && sequences[a] > sequences[b]
    }
    // Usually, the entries are already sorted.
    if places.dropFirst().allSatisfy({ isLater($0, than: $0 - 1) }) { return Array(places) }
    return places.sorted { isLater($1, than: $0) }
  }

  /// Removes and returns the entries that can no longer change, sorted by time. Stops at the first entry that may still
  /// change.
  ///
  /// - Parameters:
  ///   - unfinished: the queue indices of the utterances that have not ended.
  ///   - open: the indices of other entries that may still change.
  /// - Returns: the entries, and a function from the old index of each remaining entry to its new index.
  mutating func take(
    unfinished: [Int], open: [Int]
  ) -> (entries: [Transcript.Entry], place: (Int) -> Int) {
    var isOpen = Array(repeating: false, count: entries.count)
    for place in open where isOpen.indices.contains(place) { isOpen[place] = true }
    for index in unfinished { isOpen[recordOfUtterance[index - firstUtterance]] = true }
    let order = order(of: entries.indices)
    let taken = order.prefix { !isOpen[$0] }
    // Usually, the removed entries come first. This branch then avoids copies of entries, which are expensive.
    let count = taken.count
    var result: [Transcript.Entry]
    let place: (Int) -> Int
    if taken.elementsEqual(0..<count) {
      result = entries
      let rest = entries[count...]
      entries = []
      // The next step probably needs the same capacity.
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

/// The distinct phrases in the recorded utterances, each in the group of its least confidence.
private struct Phrases: Sendable {
  struct Key: Hashable {
    var phrase, language: String
  }

  private var confidences: [Key: Confidence] = [:]

  func count(_ group: Confidence.Group) -> Int { confidences.values.count { $0.group == group } }

  mutating func count(_ utterance: Utterance) {
    for segment in utterance.segments {
      // An app's own text counts only if it is a guess.
      guard segment.phrase != nil || !segment.confidence.isConfirmed else { continue }
      let key = Key(phrase: segment.phrase ?? segment.text, language: segment.language)
      if confidences[key].map({ segment.confidence < $0 }) ?? true { confidences[key] = segment.confidence }
    }
  }
}

extension Transcript.Entry {
  fileprivate mutating func end(
    _ outcome: SpeechQueue.Outcome, at time: Duration, _ stop: Transcript.UtteranceRecord.Stop?
  ) -> String? {
    // `swap` takes the kind out of the entry, because reading it in place would copy it.
    var taken = Kind.note("")
    swap(&taken, &kind)
    guard case .utterance(var heard) = consume taken else { preconditionFailure("only utterances end") }
    heard.outcome = outcome
    heard.stop = stop
    heard.duration = outcome == .dropped ? .zero : time - self.time
    // iOS posts `announcementDidFinish` only for an app's announcement that was at least partly heard. It posts nothing
    // for speech about an element or for a dropped announcement (Apple; Stack Overflow 52459406, reported).
    var told: String?
    if heard.utterance.reason == .announcement, heard.utterance.element == nil, outcome != .dropped {
      told = "\(outcome == .spoken ? "finished" : "interrupted"): \(heard.utterance.text)"
    }
    kind = .utterance(heard)
    return told
  }
}
