/// The acts of a play, for an audit.
struct ActLog: Sendable {
  /// Each act, and where its doings begin in the records.
  private var acts: [(act: Act, start: Int)] = []

  /// Notes that something is done now, before anything comes of it.
  mutating func begin(_ act: Act, at start: Int) { acts.append((act, start)) }

  /// Notes what the screen is at the end of the act.
  mutating func end(at moment: Act.Moment) {
    guard let last = acts.indices.last else { return }
    acts[last].act.after = moment
  }

  /// The app has changed something in the act.
  mutating func note(_ change: Step.Change) {
    guard let last = acts.indices.last else { return }
    acts[last].act.changes.append(change)
  }

  /// The app has replaced the screen in the act.
  mutating func noteReplacement() {
    guard let last = acts.indices.last else { return }
    acts[last].act.replacesScreen = true
  }

  /// Each act with what was heard and happened in it.
  func acts(with recorder: Recorder) -> [Act] {
    acts.enumerated().map { index, item in
      var act = item.act
      let end = index + 1 < acts.count ? acts[index + 1].start : recorder.count
      act.entries = recorder.entries(item.start..<end)
      return act
    }
  }
}
