extension TalkBack.ReadingControl {
  /// Returns the range of the next or previous unit, such as a word; nil if there is none.
  ///
  /// A word is a run of letters and digits. An apostrophe between two letters belongs to the word, and so does a point
  /// or comma between two digits. This rule approximates Android's `BreakIterator`, which also divides texts without
  /// spaces. A line ends at a line break in the text, because a scenario has no layout.
  ///
  /// - Parameter place: the number of characters before the start of the search.
  func unit(of text: [Character], from place: Int, forward: Bool) -> Range<Int>? {
    switch self {
    case .characters:
      if forward { return place < text.count ? place..<place + 1 : nil }
      return place > 0 ? place - 1..<place : nil
    case .words: return find(in: text, from: place, forward: forward, Self.isWordPart)
    case .lines, .paragraphs:
      return find(in: text, from: place, forward: forward) { text, index in !text[index].isNewline }
    case .headings, .controls, .links, .actions, .slider: return nil
    }
  }

  /// Returns the next or previous run of characters for which `belongs` returns true.
  private func find(
    in text: [Character], from place: Int, forward: Bool, _ belongs: ([Character], Int) -> Bool
  ) -> Range<Int>? {
    if forward {
      guard let start = text.indices.dropFirst(place).first(where: { belongs(text, $0) }) else { return nil }
      return start..<(text.indices.dropFirst(start).first { !belongs(text, $0) } ?? text.count)
    }
    guard let last = text.indices.prefix(place).last(where: { belongs(text, $0) }) else { return nil }
    return (text.indices.prefix(last).last { !belongs(text, $0) }.map { $0 + 1 } ?? 0)..<last + 1
  }

  private static func isWordPart(_ text: [Character], _ index: Int) -> Bool {
    let character = text[index]
    if character.isLetter || character.isNumber { return true }
    guard index > 0, index + 1 < text.count else { return false }
    let (before, after) = (text[index - 1], text[index + 1])
    if "'’".contains(character) { return before.isLetter && after.isLetter }
    return ".,".contains(character) && before.isNumber && after.isNumber
  }
}
