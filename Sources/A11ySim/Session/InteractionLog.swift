/// The acts of a play, for an audit.
struct InteractionLog: Sendable {
  /// Each act, and where its doings begin in the records.
  private var interactions: [(interaction: Interaction, start: Int)] = []

  /// Notes that something is done now, before anything comes of it.
  mutating func begin(_ interaction: Interaction, at start: Int) { interactions.append((interaction, start)) }

  /// Notes what the screen is at the end of the act.
  mutating func end(at moment: Interaction.Moment) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.after = moment
  }

  /// The app has changed something in the act.
  mutating func note(_ change: Step.Change) {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.changes.append(change)
  }

  /// The app has replaced the screen in the act.
  mutating func noteReplacement() {
    guard let last = interactions.indices.last else { return }
    interactions[last].interaction.replacesScreen = true
  }

  /// Each act with what was heard and happened in it.
  func interactions(with recorder: Recorder) -> [Interaction] {
    interactions.enumerated().map { index, item in
      var interaction = item.interaction
      let end = index + 1 < interactions.count ? interactions[index + 1].start : recorder.count
      interaction.entries = recorder.entries(item.start..<end)
      return interaction
    }
  }
}
