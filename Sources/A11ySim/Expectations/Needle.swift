/// A text to search for, character by character. The search takes linear time, even with many partial matches (Knuth,
/// Morris and Pratt 1977).
struct Needle {
  private let characters: [Character]
  /// The fallback table. After n matching characters and a mismatch, `fallback[n - 1]` characters still match.
  private var fallback: [Int] = []

  init(_ text: String) {
    characters = Array(text)
    var found = 0
    for (index, character) in characters.enumerated() {
      if index > 0 { found = advanced(found, by: character) }
      fallback.append(found)
    }
  }

  var count: Int { characters.count }

  /// Returns how many leading characters match after `character` was read; `count` if the whole text matches.
  ///
  /// - Parameter found: the number of leading characters that matched before `character` was read.
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
  /// Returns whether this string contains a text. For a long text, `contains` would take quadratic time.
  func includes(_ text: String) -> Bool { text.utf8.count <= 64 ? contains(text) : Needle(text).occurs(in: self) }
}
