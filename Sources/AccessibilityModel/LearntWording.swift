/// The words of a screen reader that a team recorded. They replace built-in words whose confidence is `guess` or
/// `reported`.
public struct LearntWording: Sendable, Hashable {
  /// The id of the screen reader, such as `voiceover`.
  public var reader: String
  /// The BCP 47 tag of the words' language.
  public var locale: String
  /// The origin of the recording, as the team describes it.
  public var source: String
  /// The recorded phrases, sorted by their keys.
  public var phrases: [Phrase]

  /// The recorded words of one phrase of a screen reader, such as the word for a button.
  public struct Phrase: Sendable, Hashable {
    /// The key of the phrase, such as `trait.button`. The option `--why` prints these keys.
    public var key: String
    /// The words that the screen reader said, as the team recorded them.
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
  /// A hexadecimal digest of the words (FNV-1a, 64 bits); empty if there are no words.
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
