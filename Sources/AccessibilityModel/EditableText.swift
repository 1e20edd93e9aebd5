/// A text with an insertion point. A key press changes the text as in the platform's own text field, before the app
/// reacts.
package struct EditableText: Sendable, Hashable {
  package private(set) var string: String
  /// The insertion point, in characters: 0 to `length`.
  package private(set) var insertionPoint: Int
  /// The selected part, in characters; nil if nothing is selected.
  package private(set) var selection: Range<Int>?

  /// Whether the whole text is selected.
  package var isAllSelected: Bool { selection.map { $0.lowerBound == 0 && $0.upperBound >= string.count } ?? false }

  /// The number of characters. For the most frequent text, ASCII with the insertion point at its end, the slow count of
  /// characters is avoided: the insertion point then equals the number of bytes.
  package var length: Int { string.utf8.count == insertionPoint ? insertionPoint : string.count }

  package init(_ string: String = "") {
    self.string = string
    insertionPoint = string.count
  }

  package mutating func insert(_ text: String) {
    removeSelection()
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
    if selection?.isEmpty == false {
      removeSelection()
    } else if insertionPoint > 0 {
      string.remove(at: string.index(string.startIndex, offsetBy: insertionPoint - 1))
      insertionPoint = min(insertionPoint - 1, string.count)
    }
    selection = nil
    return deleted
  }

  package var deletable: String? {
    if let selected, !selected.isEmpty { return selected }
    guard insertionPoint > 0 else { return nil }
    return String(string[string.index(string.startIndex, offsetBy: insertionPoint - 1)])
  }

  package mutating func moveInsertionPoint(to position: Int) {
    insertionPoint = min(max(position, 0), string.count)
    selection = nil
  }

  package mutating func selectAll() { selection = 0..<string.count }

  /// Selects a part of the text. The insertion point is at the end of the part.
  package mutating func select(_ part: Range<Int>) {
    selection = part.clamped(to: 0..<string.count)
    insertionPoint = selection!.upperBound
  }

  /// Moves the insertion point. What lies between it and the other end of the selection, or the earlier insertion point, is
  /// then selected.
  package mutating func extendSelection(to position: Int) {
    let fixed =
      selection.map { insertionPoint == $0.lowerBound ? $0.upperBound : $0.lowerBound } ?? insertionPoint
    insertionPoint = min(max(position, 0), string.count)
    selection = fixed == insertionPoint ? nil : min(fixed, insertionPoint)..<max(fixed, insertionPoint)
  }

  /// The selected text; nil if nothing is selected.
  package var selected: String? { selection.map { String(string.dropFirst($0.lowerBound).prefix($0.count)) } }

  private mutating func removeSelection() {
    guard let part = selection else { return }
    selection = nil
    let start = string.index(string.startIndex, offsetBy: part.lowerBound)
    string.removeSubrange(start..<string.index(start, offsetBy: part.count))
    insertionPoint = min(part.lowerBound, string.count)
  }
}
