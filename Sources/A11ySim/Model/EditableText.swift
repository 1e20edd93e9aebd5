/// Text with an insertion point: what a platform's text field does with keys, before an app has its say.
public struct EditableText: Sendable, Hashable {
  /// The content.
  public private(set) var string: String
  /// In characters, 0 to the length.
  public private(set) var insertionPoint: Int
  /// Whether all of it is selected: what comes next replaces it.
  public private(set) var isAllSelected = false

  /// Characters in it. To count them is slow: with as many bytes before the insertion point there is no need to.
  public var length: Int { string.utf8.count == insertionPoint ? insertionPoint : string.count }

  /// Creates a content; the insertion point is at its end.
  public init(_ string: String = "") {
    self.string = string
    insertionPoint = string.count
  }

  /// Puts text in at the insertion point.
  public mutating func insert(_ text: String) {
    if isAllSelected { self = EditableText() }
    // As many bytes as characters: all of it is ASCII, and the insertion point is at its end. To count characters is slow.
    if string.utf8.count == insertionPoint, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      string += text
      insertionPoint += text.utf8.count
      return
    }
    let index = string.index(string.startIndex, offsetBy: insertionPoint)
    let before = string.count
    string.insert(contentsOf: text, at: index)
    // Combining characters may join what was there.
    insertionPoint = min(string.count, insertionPoint + max(0, string.count - before))
  }

  /// Takes away the character before the insertion point, or what is selected, and gives it; nil when there is none.
  public mutating func deleteBackward() -> String? {
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

  /// What `deleteBackward()` would take away; nil when there is nothing.
  public var deletable: String? {
    if isAllSelected, !string.isEmpty { return string }
    guard insertionPoint > 0 else { return nil }
    return String(string[string.index(string.startIndex, offsetBy: insertionPoint - 1)])
  }

  /// Moves the insertion point, no further than the ends; nothing is selected any more.
  public mutating func moveInsertionPoint(to position: Int) {
    insertionPoint = min(max(position, 0), string.count)
    isAllSelected = false
  }

  /// Selects all of it.
  public mutating func selectAll() { isAllSelected = true }
}
