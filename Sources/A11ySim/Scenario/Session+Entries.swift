/// What was recorded becomes a transcript, whole or in pieces.
extension Session {
  /// The places in `records` in the order of time.
  private var order: [Int] {
    records.indices.sorted {
      (records[$0].entry.time, records[$0].sequence) < (records[$1].entry.time, records[$1].sequence)
    }
  }

  /// Takes away what nothing can change any more, in the order of the transcript, so that a play of any length needs no
  /// more memory than one step of it. Played to the same end, the pieces and then the entries of `transcript` are what
  /// `transcript` would have had; its header speaks of all of them.
  ///
  /// What stays is what is still being said or waits, and everything that belongs after it.
  public mutating func takeEntries() -> [Transcript.Entry] {
    // An audit needs all of them.
    guard acts == nil else { return [] }
    // The step that is being played may yet turn out to be secret, and so may one whose code is still coming in.
    var open: Set<Int> = [stepRecord]
    for index in queue.unfinished { open.insert(recordOfUtterance[index - firstUtterance]) }
    for timer in timers { if case .insert(_, let step) = timer.work { open.insert(step) } }
    let taken = order.prefix { !open.contains($0) }
    let entries = taken.map { records[$0].entry }
    for entry in entries { phrases.count(entry) }
    removeRecords(Set(taken))
    return entries
  }

  /// Removes records, and corrects every place that is kept of the others.
  private mutating func removeRecords(_ removed: Set<Int>) {
    var places = Array(repeating: 0, count: records.count)
    var rest: [Record] = []
    for place in records.indices where !removed.contains(place) {
      places[place] = rest.count
      rest.append(records[place])
    }
    let ended = (queue.unfinished.min() ?? firstUtterance + recordOfUtterance.count) - firstUtterance
    firstUtterance += ended
    recordOfUtterance = recordOfUtterance.dropFirst(ended).map { places[$0] }
    if places.indices.contains(stepRecord) { stepRecord = places[stepRecord] }
    for index in timers.indices {
      if case .insert(let text, let step) = timers[index].work {
        timers[index].work = .insert(text, step: places[step])
      }
    }
    records = rest
  }

  func finished() -> Transcript {
    var transcript = Transcript(
      header: header, entries: order.map { records[$0].entry }, diagnostics: diagnostics, end: end)
    var phrases = phrases
    for entry in transcript.entries { phrases.count(entry) }
    transcript.header.confirmedPhrases = phrases.confirmed.count
    transcript.header.unconfirmedPhrases = phrases.unconfirmed.count
    return transcript
  }

  /// The different phrases in what was said.
  struct Phrases {
    var confirmed: Set<String> = []
    var unconfirmed: Set<String> = []

    mutating func count(_ entry: Transcript.Entry) {
      guard case .utterance(let heard) = entry.kind else { return }
      for segment in heard.utterance.segments {
        // An app's own text counts only where it is a guess that it is spoken at all.
        guard segment.phrase != nil || !segment.confidence.isConfirmed else { continue }
        let key = (segment.phrase ?? segment.text) + " " + segment.language
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
}
