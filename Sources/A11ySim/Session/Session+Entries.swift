/// What was recorded becomes a transcript, whole or in pieces.
extension Session {
  /// The places in `entries` in the order of time.
  func order(of places: Range<Int>) -> [Int] {
    func isLater(_ a: Int, than b: Int) -> Bool {
      let (time, other) = (entries[a].time, entries[b].time)
      return time > other || time == other && sequences[a] > sequences[b]
    }
    // They mostly are in order.
    if places.dropFirst().allSatisfy({ isLater($0, than: $0 - 1) }) { return Array(places) }
    return places.sorted { isLater($1, than: $0) }
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
    var isOpen = Array(repeating: false, count: entries.count)
    if isOpen.indices.contains(stepRecord) { isOpen[stepRecord] = true }
    for index in queue.unfinished { isOpen[recordOfUtterance[index - firstUtterance]] = true }
    for timer in timers { if case .insert(_, let step) = timer.work { isOpen[step] = true } }
    let order = order(of: entries.indices)
    let taken = order.prefix { !isOpen[$0] }
    // Mostly these are the first ones. To copy an entry costs a good part of what it cost to come by it.
    let count = taken.count
    var result: [Transcript.Entry]
    if taken.elementsEqual(0..<count) {
      result = entries
      let rest = entries[count...]
      entries = []
      // The next step probably makes as many.
      entries.reserveCapacity(min(count + rest.count, 1_000))
      entries += rest
      sequences.removeFirst(count)
      result.removeSubrange(count...)
      movePlaces { max(0, $0 - count) }
    } else {
      result = taken.map { entries[$0] }
      var isTaken = Array(repeating: false, count: entries.count)
      for place in taken { isTaken[place] = true }
      let rest = entries.indices.filter { !isTaken[$0] }
      var places = Array(repeating: 0, count: entries.count)
      for (new, old) in rest.enumerated() { places[old] = new }
      (entries, sequences) = (rest.map { entries[$0] }, rest.map { sequences[$0] })
      movePlaces { $0 < places.count ? places[$0] : rest.count }
    }
    return result
  }

  /// Corrects every place that is kept of an entry.
  private mutating func movePlaces(_ place: (Int) -> Int) {
    let ended = (queue.unfinished.min() ?? firstUtterance + recordOfUtterance.count) - firstUtterance
    firstUtterance += ended
    recordOfUtterance = recordOfUtterance.dropFirst(ended).map(place)
    stepRecord = place(stepRecord)
    for index in timers.indices {
      if case .insert(let text, let step) = timers[index].work {
        timers[index].work = .insert(text, step: place(step))
      }
    }
  }

  func finished() -> Transcript {
    var transcript = Transcript(
      header: header, entries: order(of: entries.indices).map { entries[$0] }, diagnostics: diagnostics, end: end)
    transcript.header.confirmedPhrases = phrases.confirmed.count
    transcript.header.unconfirmedPhrases = phrases.unconfirmed.count
    return transcript
  }

  /// The different phrases in what was said.
  struct Phrases {
    var confirmed: Set<String> = []
    var unconfirmed: Set<String> = []

    mutating func count(_ utterance: Utterance) {
      for segment in utterance.segments {
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
