/// A change of the text that a field displays (`TYPE_VIEW_TEXT_CHANGED`).
public struct AndroidTextChange: Sendable, Hashable {
  /// The action that changed the text of a field. `byApp` means that the app set the text.
  public enum Cause: String, Sendable, Hashable, CaseIterable { case typed, deleted, pasted, filledIn, byApp }

  /// The displayed text before and after the change. A password field displays bullets.
  public var before, after: String
  /// The cause of the change, such as typing or deletion.
  public var cause: Cause
  /// The keyboard that was used last before the change.
  public var keyboard: Keyboard

  public init(_ before: String, _ after: String, _ cause: Cause, via keyboard: Keyboard = .software) {
    (self.before, self.after, self.cause, self.keyboard) = (before, after, cause, keyboard)
  }

  /// The added text: `after` without the beginning and end that it shares with `before`.
  var added: String { middle(of: after) }

  /// The removed text: `before` without the beginning and end that it shares with `after`.
  var removed: String { middle(of: before) }

  /// The beginning of `after`, up to the end of the added text.
  var upToAdded: String { String(after.prefix(start + added.count)) }

  private var start: Int { zip(before, after).prefix { $0 == $1 }.count }

  private func middle(of text: String) -> String {
    let shorter = min(before.count, after.count)
    let start = start
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    return String(text.dropFirst(start).dropLast(min(end, shorter - start)))
  }
}
