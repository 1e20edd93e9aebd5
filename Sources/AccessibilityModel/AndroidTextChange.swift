/// A change of the text that a field displays (`TYPE_VIEW_TEXT_CHANGED`).
public struct AndroidTextChange: Sendable, Hashable {
  /// The action that changed the text. `byApp` means that the app set the text.
  public enum Cause: String, Sendable, Hashable, CaseIterable { case typed, deleted, cut, pasted, filledIn, byApp }

  /// The displayed text before and after the change. A password field displays bullets.
  public let before, after: String
  /// The action that changed the text, such as typing or deletion.
  public var cause: Cause
  /// The keyboard that was used last before the change.
  public var keyboard: Keyboard

  /// The added text, as the view counts it. If the whole text was replaced, this is `after`. Otherwise, it is `after`
  /// without the beginning and end that it shares with `before`.
  package let added: String

  /// The removed text, as the view counts it. If the whole text was replaced, this is `before`. Otherwise, it is
  /// `before` without the beginning and end that it shares with `after`.
  package let removed: String

  /// The beginning of `after`, up to the end of the added text.
  package let upToAdded: String

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - before: the displayed text before the change.
  ///   - after: the displayed text after the change.
  ///   - cause: the action that changed the text. A `TextView` whose text the app sets counts the whole old text as
  ///     removed and the whole new text as added, even if they share a part (`TextView.setText`; Android's source, from
  ///     memory).
  ///   - keyboard: the keyboard that was used last before the change.
  ///   - replacesAll: whether the whole text was selected, so that the added text replaced it.
  ///   - part: the selected part of `before`, in characters, which is replaced by the added text; nil if nothing was
  ///     selected.
  ///   - end: the number of characters before the end of the added text, if it is known.
  public init(
    _ before: String, _ after: String, _ cause: Cause, via keyboard: Keyboard = .software, replacesAll: Bool = false,
    replacing part: Range<Int>? = nil, end: Int? = nil
  ) {
    (self.before, self.after, self.cause, self.keyboard) = (before, after, cause, keyboard)
    if cause == .byApp || replacesAll {
      (added, removed, upToAdded) = (after, before, after)
      return
    }
    if let part, before.prefix(part.lowerBound) == after.prefix(part.lowerBound),
      before.dropFirst(part.upperBound) == after.suffix(max(0, before.count - part.upperBound))
    {
      removed = String(before.dropFirst(part.lowerBound).prefix(part.count))
      let upToAdded = after.dropLast(before.count - part.upperBound)
      added = String(upToAdded.dropFirst(part.lowerBound))
      self.upToAdded = String(upToAdded)
      return
    }
    // Most changes affect only the end of the text. A comparison of bytes is then enough, and it is fast.
    if let shared = before.beginning(sharedWith: after) {
      if shared == before.utf8.count, end.map({ $0 == after.utf8.count }) ?? true {
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
    let shared = min(zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count, shorter - start)
    let length = after.count - start - shared
    removed = String(before.dropFirst(start).dropLast(shared))
    // If the added text repeats the text before it, only the insertion point tells where it is.
    let upToAdded = removed.isEmpty && end != nil ? after.prefix(end!) : after.dropLast(shared)
    added = String(upToAdded.suffix(length))
    self.upToAdded = String(upToAdded)
  }

  /// The added and the removed text without the beginning that they share, if one of them is that beginning
  /// (`TextEventInterpreter.interpretTextChange`; source of TalkBack 15.1).
  package var net: (added: String, removed: String) {
    if added.isEmpty || removed.isEmpty { return (added, removed) }
    if removed.hasPrefix(added) { return ("", String(removed.dropFirst(added.count))) }
    if added.hasPrefix(removed) { return (String(added.dropFirst(removed.count)), "") }
    return (added, removed)
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
