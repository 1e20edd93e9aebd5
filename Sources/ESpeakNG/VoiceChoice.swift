import A11ySim
import Locales

/// The voice chosen for a language, with the reason for the choice and the limits of the voice.
package struct VoiceChoice: Sendable, Hashable {
  /// The chosen voice. Its identifier ends in `+` and a variant if the user asked for a variant.
  package var voice: Voice
  /// The reason for the choice, in a few words.
  package var reason: String
  /// The writing systems that the voice reads, such as `Latin`.
  package var scripts: [String]
  /// Sentences about text that the voice does not read or reads badly (measured with eSpeak NG 1.51).
  package var limits: [String]
  /// The source of the names of symbols and emoji; nil if there are no names in the language.
  package var symbolNames: String?
  /// A notice to show whenever the voice speaks, if the user chose another language's voice as a replacement; otherwise
  /// nil.
  package var notice: String?

  /// Returns the names of the scripts in a text that the voice cannot read, sorted; empty if the voice can read all
  /// scripts in the text.
  package func unreadScripts(of text: String) -> [String] {
    text.unicodeScalars.reduce(into: Script()) { $0.formUnion(Script($1)) }.names.filter { !scripts.contains($0) }
      .sorted()
  }
}

/// The known limits of eSpeak NG's voices, apart from scripts that a voice does not read.
enum VoiceLimits {
  /// Returns sentences about text that the voice for a language does not read or reads badly; empty if no such text is
  /// known.
  static func limits(of language: String) -> [String] {
    switch language.prefix(while: { $0 != "-" }) {
    case "ja":
      [
        "kanji: it speaks each as “Chinese letter”; write kana, or use another engine",
        "words in Latin letters: it spells them",
      ]
    case "ar": ["Arabic without vowel signs: the vowels of words that are not in its dictionary are missing"]
    case "he":
      [
        "Hebrew without points: the vowels of words that are not in its dictionary are missing",
        "Hebrew with points: it spells the letters and names the points",
        "numbers: it has no words for them, so each digit is spoken as its name",
        "words in Latin letters: it spells them",
      ]
    case "hak": ["Chinese characters: it speaks each as “Chinese letter” and reads only Latin letters"]
    case "cmn" where language != "cmn": ["Latin letters: it reads them as Pinyin if possible"]
    case "ku": ["Arabic letters: it names them one by one and reads only Latin letters"]
    case "chr": ["Cherokee: it speaks the codes of the letters and reads only Latin letters"]
    case "be": ["Belarusian: according to eSpeak NG, its dictionary is not complete"]
    default: []
    }
  }
}
