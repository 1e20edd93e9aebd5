/// A text that is searched for character by character. The time grows only with the lengths of both texts, even where
/// the text almost occurs many times (Knuth, Morris and Pratt 1977).
struct Needle {
  private let characters: [Character]
  /// The number of characters that still match after a mismatch, by the number that matched before it.
  private var fallback: [Int] = []

  init(_ text: String) {
    characters = Array(text)
    var found = 0
    for (index, character) in characters.enumerated() {
      if index > 0 { found = advanced(found, by: character) }
      fallback.append(found)
    }
  }

  /// The number of characters.
  var count: Int { characters.count }

  /// Returns how many characters are found after one more character of the searched text; `count` for all of them.
  ///
  /// - Parameter found: how many were found before it.
  func advanced(_ found: Int, by character: Character) -> Int {
    var found = found
    while found == count || characters[found] != character {
      guard found > 0 else { return 0 }
      found = fallback[found - 1]
    }
    return found + 1
  }

  func occurs(in text: String) -> Bool {
    var found = 0
    for character in text where found < count { found = advanced(found, by: character) }
    return found == count
  }
}

extension String {
  /// Tells whether a text is a part of this one, as `contains` does, but without its quadratic time for long texts.
  func includes(_ text: String) -> Bool { text.utf8.count <= 64 ? contains(text) : Needle(text).occurs(in: self) }
}
