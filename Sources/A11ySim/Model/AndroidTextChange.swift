/// A change of the text that a field displays (`TYPE_VIEW_TEXT_CHANGED`).
public struct AndroidTextChange: Sendable, Hashable {
  /// The way the text came or went.
  public enum Cause: String, Sendable, Hashable, CaseIterable { case typed, deleted, pasted, filledIn, byApp }

  /// The displayed text before and after the change. A password displays bullets.
  public var before, after: String
  /// The way in which the text changed.
  public var cause: Cause
  /// The keyboard that was used last.
  public var keyboard: Keyboard

  public init(_ before: String, _ after: String, _ cause: Cause, via keyboard: Keyboard = .software) {
    (self.before, self.after, self.cause, self.keyboard) = (before, after, cause, keyboard)
  }

  /// The text that is new. What both texts begin and end with counts as unchanged.
  var added: String { middle(of: after) }

  /// The text that is gone.
  var removed: String { middle(of: before) }

  /// The text before the change in the text after it, up to and with what was added.
  var upToAdded: String { String(after.prefix(start + added.count)) }

  private var start: Int { zip(before, after).prefix { $0 == $1 }.count }

  private func middle(of text: String) -> String {
    let shorter = min(before.count, after.count)
    let start = start
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    return String(text.dropFirst(start).dropLast(min(end, shorter - start)))
  }
}
