/// A change of the text that a field displays (`TYPE_VIEW_TEXT_CHANGED`).
public struct AndroidTextChange: Sendable, Hashable {
  /// The action that changed the text of a field. `byApp` means that the app set the text.
  public enum Cause: String, Sendable, Hashable, CaseIterable { case typed, deleted, pasted, filledIn, byApp }

  /// The displayed text before and after the change. A password field displays bullets.
  public let before, after: String
  /// The cause of the change, such as typing or deletion.
  public var cause: Cause
  /// The keyboard that was used last before the change.
  public var keyboard: Keyboard

  /// The added text: `after` without the beginning and end that it shares with `before`.
  let added: String

  /// The removed text: `before` without the beginning and end that it shares with `after`.
  let removed: String

  /// The beginning of `after`, up to the end of the added text.
  let upToAdded: String

  public init(_ before: String, _ after: String, _ cause: Cause, via keyboard: Keyboard = .software) {
    (self.before, self.after, self.cause, self.keyboard) = (before, after, cause, keyboard)
    // Most changes add to the end, or remove from it. Then, inspecting each character would be slow.
    if before.isASCII, after.isASCII {
      if after.utf8.starts(with: before.utf8) {
        (added, removed, upToAdded) = (String(after.utf8.dropFirst(before.utf8.count))!, "", after)
        return
      }
      if before.utf8.starts(with: after.utf8) {
        (added, removed, upToAdded) = ("", String(before.utf8.dropFirst(after.utf8.count))!, after)
        return
      }
    }
    let shorter = min(before.count, after.count)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = min(zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count, shorter - start)
    added = String(after.dropFirst(start).dropLast(end))
    removed = String(before.dropFirst(start).dropLast(end))
    upToAdded = String(after.dropLast(end))
  }
}

extension String {
  /// Whether every character is one byte: ASCII, and no carriage return, which is one character with a line feed.
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}
