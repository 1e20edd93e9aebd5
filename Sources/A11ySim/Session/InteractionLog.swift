/// The interactions in a session, recorded for an audit.
struct InteractionLog: Sendable {
  /// Each interaction with the index of its first entry in the recorder.
  private var interactions: [(interaction: Interaction, start: Int)] = []

  /// The number of interactions so far, which is also the number of the current interaction, counted from 1.
  var count: Int { interactions.count }

  /// The timers that components started because of an interaction and that have not fired. Each key consists of the
  /// component's id and the timer's name. Each value is the index of the interaction.
  private var pending: [[String]: Int] = [:]

  /// The index of the last interaction; -1 before the first interaction.
  var last: Int { interactions.count - 1 }

  /// Whether the last interaction began with a tick of one of the app's tickers.
  var isInTick: Bool { interactions.last?.interaction.ticker != nil }

  /// Returns the index of the interaction that caused the interaction at `index`; returns `index` itself if no
  /// interaction caused it.
  func act(of index: Int) -> Int { interactions[index].interaction.answeredAct ?? index }

  /// Records that a component started a timer because of the last interaction.
  mutating func started(timer name: String, of component: String) { pending[[component, name]] = last }

  /// Records that a timer fired.
  /// - Returns: the index of the interaction that started the timer; nil if no interaction did, for example because a
  ///   clock starts its timer again at each tick.
  mutating func fired(timer name: String, of component: String) -> Int? {
    pending.removeValue(forKey: [component, name])
  }

  /// Adds an interaction that begins now. `start` is the number of entries that the recorder has before the
  /// interaction.
  mutating func begin(_ interaction: Interaction, at start: Int) {
    interactions.append((interaction, start))
  }

  /// Stores the screen at the end of the current interaction.
  mutating func end(at moment: Interaction.Moment) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.after = moment
    interactions[last].interaction.isUnfinished = pending.values.contains(last)
  }

  /// Adds a change that the app made during the current interaction.
  mutating func note(_ change: Step.Change) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.changes.append(change)
  }

  /// Records that the app replaced the screen during the current interaction.
  mutating func noteReplacement() {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.replacesScreen = true
  }

  /// Records that the app changed its language during the current interaction.
  mutating func noteTranslation() {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.changesLanguage = true
  }

  /// Returns each interaction with the transcript entries that belong to it.
  func interactions(with recorder: Recorder) -> [Interaction] {
    interactions.enumerated().map { index, item in
      var interaction = item.interaction
      let end = index + 1 < interactions.count ? interactions[index + 1].start : recorder.count
      interaction.entries = recorder.entries(item.start..<end)
      return interaction
    }
  }
}
