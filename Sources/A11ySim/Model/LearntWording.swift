import Locales

/// Words of a screen reader that a team recorded. They replace words that nobody outside this project has confirmed by
/// a test or a recording.
public struct LearntWording: Sendable, Hashable {
  /// The id of the reader, such as `voiceover`.
  public var reader: String
  /// The BCP 47 tag of the language of the words.
  public var locale: String
  /// A description of the recording that the words come from.
  public var source: String
  /// The words by the key of their phrase, such as `trait.button`, sorted by key.
  public var phrases: [Phrase]

  /// The recorded words of one phrase.
  public struct Phrase: Sendable, Hashable {
    /// The key of the phrase, as `--why` prints it.
    public var key: String
    /// The words as they were recorded.
    public var text: String

    public init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }
  }

  public init(reader: String, locale: String, source: String, phrases: [Phrase]) {
    self.reader = reader
    self.locale = locale
    self.source = source
    self.phrases = phrases.sorted { $0.key < $1.key }
  }
}

extension [LearntWording] {
  /// A digest of the words: FNV-1a, 64 bits, in hexadecimal; empty for none.
  package var digest: String {
    if isEmpty { return "" }
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for wording in self {
      for text in [wording.reader, wording.locale] + wording.phrases.flatMap({ [$0.key, $0.text] }) {
        for byte in text.utf8 + [0] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
    }
    return String(digest, radix: 16)
  }
}
