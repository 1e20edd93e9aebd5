/// A text with an insertion point. A key press changes the text as in the platform's own text field, before the app
/// reacts.
package struct EditableText: Sendable, Hashable {
  package private(set) var string: String
  /// The insertion point, in characters: 0 to `length`.
  package private(set) var insertionPoint: Int
  package private(set) var isAllSelected = false

  /// The number of characters. For the most frequent text, ASCII with the insertion point at its end, the slow count of
  /// characters is avoided: the insertion point then equals the number of bytes.
  package var length: Int { string.utf8.count == insertionPoint ? insertionPoint : string.count }

  package init(_ string: String = "") {
    self.string = string
    insertionPoint = string.count
  }

  package mutating func insert(_ text: String) {
    if isAllSelected { self = EditableText() }
    // Counting characters is slow. If the number of bytes equals the insertion point, the text is ASCII and the
    // insertion point is at the end.
    if string.utf8.count == insertionPoint, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      string += text
      insertionPoint += text.utf8.count
      return
    }
    let index = string.index(string.startIndex, offsetBy: insertionPoint)
    let before = string.count
    string.insert(contentsOf: text, at: index)
    // Combining characters may join the text before them.
    insertionPoint = min(string.count, insertionPoint + max(0, string.count - before))
  }

  /// Removes the selection, or the character before the insertion point. Returns nil if there is nothing to remove.
  package mutating func deleteBackward() -> String? {
    let deleted = deletable
    if isAllSelected, !string.isEmpty {
      self = EditableText()
    } else if insertionPoint > 0 {
      string.remove(at: string.index(string.startIndex, offsetBy: insertionPoint - 1))
      insertionPoint = min(insertionPoint - 1, string.count)
    }
    isAllSelected = false
    return deleted
  }

  package var deletable: String? {
    if isAllSelected, !string.isEmpty { return string }
    guard insertionPoint > 0 else { return nil }
    return String(string[string.index(string.startIndex, offsetBy: insertionPoint - 1)])
  }

  package mutating func moveInsertionPoint(to position: Int) {
    insertionPoint = min(max(position, 0), string.count)
    isAllSelected = false
  }

  package mutating func selectAll() { isAllSelected = true }
}
