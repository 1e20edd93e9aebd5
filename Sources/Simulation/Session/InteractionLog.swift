struct InteractionLog: Sendable {
  /// Each interaction with the index of its first entry in the recorder.
  private var interactions: [(interaction: Interaction, start: Int)] = []

  var count: Int { interactions.count }

  /// The pending timers of components. Each key is a component's id and a timer's name. Each value is the index of the
  /// interaction that started the timer.
  private var pending: [[String]: Int] = [:]

  /// The index of the last interaction; -1 if there is none.
  var last: Int { interactions.count - 1 }

  var isInTick: Bool { interactions.last?.interaction.ticker != nil }

  func act(of index: Int) -> Int { interactions[index].interaction.answeredAct ?? index }

  mutating func started(timer name: String, of component: String) { pending[[component, name]] = last }

  /// Removes a timer that fired, and returns the index of the interaction that started the timer. Returns nil if no
  /// interaction started the timer, for example because a clock starts the timer again at each tick.
  mutating func fired(timer name: String, of component: String) -> Int? {
    pending.removeValue(forKey: [component, name])
  }

  mutating func begin(_ interaction: Interaction, at start: Int) {
    interactions.append((interaction, start))
  }

  mutating func end(at moment: Interaction.Moment) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.after = moment
    interactions[last].interaction.isUnfinished = pending.values.contains(last)
  }

  mutating func note(_ change: Step.Change) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.changes.append(change)
  }

  mutating func note(_ reveal: Reveal) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.reveals.append(reveal)
  }

  mutating func noteReplacement() {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.replacesScreen = true
  }

  mutating func noteTranslation() {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.changesLanguage = true
  }

  func interactions(with recorder: Recorder) -> [Interaction] {
    interactions.enumerated().map { index, item in
      var interaction = item.interaction
      let end = index + 1 < interactions.count ? interactions[index + 1].start : recorder.count
      interaction.entries = recorder.entries(item.start..<end)
      return interaction
    }
  }
}
