/// A change of the text that a field displays (`TYPE_VIEW_TEXT_CHANGED`).
public struct AndroidTextChange: Sendable, Hashable {
  /// The action that changed the text. `byApp` means that the app set the text.
  public enum Cause: String, Sendable, Hashable, CaseIterable { case typed, deleted, pasted, filledIn, byApp }

  /// The displayed text before and after the change. A password field displays bullets.
  public let before, after: String
  /// The action that changed the text, such as typing or deletion.
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
    // Most changes affect only the end of the text. A comparison of bytes is then enough, and it is fast.
    if let shared = before.beginning(sharedWith: after) {
      if shared == before.utf8.count {
        let start = after.utf8.index(after.startIndex, offsetBy: shared)
        (added, removed, upToAdded) = (String(after[start...]), "", after)
        return
      }
      if shared == after.utf8.count {
        let start = before.utf8.index(before.startIndex, offsetBy: shared)
        (added, removed, upToAdded) = ("", String(before[start...]), after)
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
  /// Returns the number of bytes at the beginning that two texts share; nil if either text has a character of several
  /// bytes.
  fileprivate func beginning(sharedWith other: String) -> Int? {
    let shared = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others -> Int? in
        if Self.isMultibyte(bytes) || Self.isMultibyte(others) { return nil }
        var count = 0
        while count < min(bytes.count, others.count), bytes[count] == others[count] { count += 1 }
        return count
      }
    }
    return (shared ?? nil) ?? nil
  }

  /// Returns whether any byte is not ASCII or is a carriage return. A carriage return forms one character with a line
  /// feed.
  private static func isMultibyte(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // The compiler can vectorise this loop, because it has a single exit.
    var result: UInt8 = 0
    for byte in bytes { result |= byte & 0x80 | (byte == 0x0D ? 1 : 0) }
    return result != 0
  }
}
