/// The words in a key or comment that indicate the purpose of a string.
struct PurposeWords: OptionSet {
  let rawValue: UInt16

  /// A word in a key that says that the string is for screen readers.
  static let certain = PurposeWords(rawValue: 1 << 0)
  /// A word in a comment that says that the string is for screen readers.
  static let certainInComment = PurposeWords(rawValue: 1 << 1)
  static let talkBack = PurposeWords(rawValue: 1 << 2)
  static let hint = PurposeWords(rawValue: 1 << 3)
  /// The ending `_hint`.
  static let hintAtEnd = PurposeWords(rawValue: 1 << 4)
  static let announcement = PurposeWords(rawValue: 1 << 5)
  static let value = PurposeWords(rawValue: 1 << 6)
  static let action = PurposeWords(rawValue: 1 << 7)
  static let label = PurposeWords(rawValue: 1 << 8)
  /// A word that says that the app fills in arguments.
  static let argument = PurposeWords(rawValue: 1 << 9)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Finds the words in a text, ignoring case. Each entry of a catalogue is searched, so the text is read only once for
  /// all words.
  init(in text: String) {
    var found: PurposeWords = []
    var text = text
    text.withUTF8 { bytes in
      for start in bytes.indices {
        for word in Self.byFirstByte[Int(Self.small(bytes[start]))] where Self.stands(word.bytes, at: start, in: bytes)
        {
          found.formUnion(word.meaning)
        }
      }
      let ending = Array("_hint".utf8)
      if bytes.count >= ending.count, Self.stands(ending, at: bytes.count - ending.count, in: bytes) {
        found.formUnion(.hintAtEnd)
      }
    }
    self = found
  }

  var part: CheckedEntry.Part? {
    if contains(.hint) { return .hint }
    if contains(.announcement) { return .announcement }
    if contains(.value) { return .value }
    if contains(.action) { return .action }
    return contains(.label) ? .label : nil
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  private static func stands(_ word: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count - start >= word.count else { return false }
    for offset in word.indices where small(bytes[start + offset]) != word[offset] { return false }
    return true
  }

  private static let byFirstByte: [[(bytes: [UInt8], meaning: PurposeWords)]] = {
    let words: [(String, PurposeWords)] = [
      ("a11y", [.certain, .certainInComment]), ("accessib", .certain), ("accessibility", .certainInComment),
      ("voiceover", [.certain, .certainInComment]), ("voice_over", .certain), ("voice over", .certainInComment),
      ("content_desc", [.certain, .label]), ("contentdesc", .certain),
      ("content description", [.certainInComment, .label]), ("screenreader", [.certain, .certainInComment]),
      ("screen_reader", .certain), ("screen reader", .certainInComment), ("talkback", [.talkBack, .certainInComment]),
      ("hint", .hint), ("announce", .announcement), ("accessibility value", .value), ("accessibilityvalue", .value),
      ("a11y_value", .value), ("accessibility action", .action), ("custom action", .action), ("label", .label),
      ("argument", .argument), ("parameter", .argument),
    ]
    var table = [[(bytes: [UInt8], meaning: PurposeWords)]](repeating: [], count: 256)
    for (word, meaning) in words { table[Int(word.utf8.first!)].append((Array(word.utf8), meaning)) }
    return table
  }()
}
