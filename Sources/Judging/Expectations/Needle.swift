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
  func includes(_ text: String) -> Bool {
    if text.utf8.count > 64 { return Needle(text).occurs(in: self) }
    return includesASCII(text) ?? contains(text)
  }

  /// Returns whether this string contains a short text; nil if one of both is not ASCII or has a line break, whose bytes
  /// may be parts of characters. A search in bytes is ten times as fast.
  private func includesASCII(_ text: String) -> Bool? {
    utf8.withContiguousStorageIfAvailable { all -> Bool? in
      text.utf8.withContiguousStorageIfAvailable { wanted -> Bool? in
        guard let first = wanted.first, wanted.allSatisfy(\.isPlain) else { return nil }
        guard all.allSatisfy(\.isPlain) else { return nil }
        if wanted.count > all.count { return false }
        for start in 0...all.count - wanted.count where all[start] == first {
          if all[start...].starts(with: wanted) { return true }
        }
        return false
      } ?? nil
    } ?? nil
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self < 0x80 && self != 0x0D }
}
