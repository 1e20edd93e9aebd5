/// The costs of the parts of an utterance in one language. A cost is a time in microseconds at
/// `SpeechEstimate.ratePerMinute`.
///
/// `Scripts/calibrate` writes the rows in `SpeechCosts+Table.swift`.
package struct SpeechCosts: Sendable, Hashable {
  /// The time before the first sound of an utterance.
  var onset: Int
  /// The cost of a word, without the cost of its letters.
  var word: Int
  /// The cost of a letter of an alphabet or a syllabary.
  var letter: Int
  /// The cost of a mark on a letter, such as a vowel sign.
  var mark: Int
  /// The cost of a character that represents a syllable or a word.
  var ideograph: Int
  /// The cost of a sign such as %, which is read by its name.
  var sign: Int
  /// The cost of a letter that is alone in its segment and is therefore read by its name.
  var name: Int
  /// The cost of a punctuation mark at which the voice pauses.
  var pause: Int
  /// The cost of the boundary between two segments.
  var segment: Int
  /// The time between two digits that are read one by one.
  var spelling: Int
  /// The costs of digits, in this order:
  /// - the digits 0 to 9, each read alone
  /// - the digits 0 to 9, each within a number
  /// - the additional cost of a number with 2, 3, … 8 digits
  /// - the additional cost of each digit after the eighth
  var digits: [Int]

  /// Indices in `digits`. The costs of digits within a number begin at `within`. The additional costs of a number begin
  /// at `lengths`.
  static let within = 10, lengths = 20
  /// The maximum number of digits for which `digits` has a separate additional cost.
  static let longest = 8

  package static let count = 10 + lengths + longest

  /// Creates costs from a row of `table`, which has milliseconds in the order of the properties.
  package init(milliseconds row: [Int]) {
    precondition(row.count == Self.count)
    let values = row.map { $0 * 1_000 }
    (onset, word, letter, mark, ideograph) = (values[0], values[1], values[2], values[3], values[4])
    (sign, name, pause, segment, spelling) = (values[5], values[6], values[7], values[8], values[9])
    digits = Array(values[10...])
  }

  /// Returns the costs for a BCP 47 tag. Drops subtags from the right until `table` has a row. If there is no row,
  /// returns the English costs.
  static func costs(for tag: String) -> SpeechCosts {
    var key = packed(tag)
    while key != 0 {
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].key < key { low = middle + 1 } else { high = middle }
      }
      if low < rows.count, rows[low].key == key { return rows[low].costs }
      key = shortened(key)
    }
    return english
  }

  static let english = SpeechCosts(milliseconds: table.first { $0.language == "en" }!.costs)

  /// The rows of `table`, sorted by tag. Each tag is an integer, because integers are compared faster than texts.
  private static let rows = table.map { (key: packed($0.language), costs: SpeechCosts(milliseconds: $0.costs)) }
    .sorted { $0.key < $1.key }

  /// Returns the bytes of a tag in lower case as an integer. Drops subtags from the right until the tag fits into eight
  /// bytes.
  private static func packed(_ tag: String) -> UInt64 {
    var key: UInt64 = 0
    var count = 0
    for byte in tag.utf8 {
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte
      if count == 8 { return small == UInt8(ascii: "-") ? key : shortened(key) }
      key = key << 8 | UInt64(small)
      count += 1
    }
    return key
  }

  private static func shortened(_ key: UInt64) -> UInt64 {
    var key = key
    while key != 0 {
      let last = UInt8(truncatingIfNeeded: key)
      key >>= 8
      if last == UInt8(ascii: "-") { break }
    }
    return key
  }

  /// Returns a hexadecimal digest (FNV-1a, 64 bits) of the rows. A transcript contains the digest of its table.
  package static func digest(_ table: [(language: String, costs: [Int])]) -> String {
    let text = table.map { "\($0.language) \($0.costs)" }.joined(separator: "\n")
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
