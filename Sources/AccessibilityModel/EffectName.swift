/// A kind of effect other than speech. Transcripts show effects, and expectations can count them.
public enum EffectName: String, Sendable, Hashable, CaseIterable {
  case focus, cursor, keyboard, completed, value, enabled, removed, log, crash
  /// A custom action was run.
  case action
  /// A link within a text was opened.
  case link
  /// An announcement ended, whether or not it was heard completely (`announcementDidFinish`).
  case announced
  /// The app changed the label of an element.
  case label
}
