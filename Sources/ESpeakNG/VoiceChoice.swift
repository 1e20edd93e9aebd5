import A11ySim
import Locales

/// The voice for a language, and what there is to know before one trusts it.
public struct VoiceChoice: Sendable, Hashable {
  /// The voice; its identifier ends in `+` and a variant where one was asked for.
  public var voice: Voice
  /// Why it is this one, in a few words.
  public var reason: String
  /// The writing systems it reads, such as `Latin`.
  public var scripts: [String]
  /// What it does not read, or not well: plain sentences (eSpeak NG 1.51, measured).
  public var limits: [String]
  /// Where the names of symbols and emoji come from; nil when there are none in its language.
  public var symbolNames: String?
  /// What is to be said whenever it speaks: that it is another language's, as the person asked for. Nil when it is not.
  public var notice: String?

  /// The writing systems of a text's letters that the voice does not read, sorted; empty when it reads them all.
  public func unreadScripts(of text: String) -> [String] {
    text.unicodeScalars.reduce(into: Script()) { $0.formUnion(Script($1)) }.names.filter { !scripts.contains($0) }
      .sorted()
  }
}

/// What is known of how eSpeak NG's voices read, besides their letters.
enum VoiceLimits {
  /// What a voice for a language does not read, or not well.
  static func limits(of language: String) -> [String] {
    switch language.prefix(while: { $0 != "-" }) {
    case "ja":
      [
        "kanji: it calls each “Chinese letter”; write kana, or take another engine to hear them",
        "words in Latin letters: it spells them",
      ]
    case "ar": ["Arabic without vowel signs: the vowels of words that are not in its dictionary are missing"]
    case "he":
      [
        "Hebrew without points: the vowels of words that are not in its dictionary are missing",
        "Hebrew with points: it spells the letters and names the points",
        "numbers: it has no words for them, so each digit is sent as its name",
        "words in Latin letters: it spells them",
      ]
    case "hak": ["Chinese characters: it calls each “Chinese letter” and reads only Latin letters"]
    case "cmn" where language != "cmn": ["Latin letters: it takes them for Pinyin where they can be"]
    case "ku": ["Arabic letters: it names them one by one; it reads only Latin ones"]
    case "chr": ["Cherokee: it says the codes of its letters; it reads only Latin ones"]
    case "be": ["the engine itself says that its dictionary for Belarusian is not complete"]
    default: []
    }
  }
}
