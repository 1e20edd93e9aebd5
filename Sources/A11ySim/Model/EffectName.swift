/// A kind of effect besides speech, which a transcript can show and an expectation can count.
public enum EffectName: String, Sendable, Hashable, CaseIterable {
  case focus, cursor, keyboard, completed, value, enabled, removed, log, crash
  /// A custom action was run.
  case action
  /// An announcement ended, whether it was heard completely or not (`announcementDidFinish`).
  case announced
  /// The app changed a label.
  case label
}
