/// A kind of effect other than speech. A transcript can show the effect, and an expectation can count it.
public enum EffectName: String, Sendable, Hashable, CaseIterable {
  case focus, cursor, keyboard, completed, value, enabled, removed, log, crash
  /// A custom action was run.
  case action
  /// An announcement ended, whether it was heard completely or not (`announcementDidFinish`).
  case announced
  /// The app changed the label of an element.
  case label
}
