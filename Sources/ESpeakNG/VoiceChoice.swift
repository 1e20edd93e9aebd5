import AccessibilityModel
import Locales

package struct VoiceChoice: Sendable, Hashable {
  /// The chosen voice. If the user asked for a variant, the identifier ends in `+` and the variant.
  package var voice: Voice
  package var reason: String
  /// The names of the scripts that the voice reads, such as `Latin`.
  package var scripts: [String]
  /// Sentences about text that the voice does not read or reads badly (measured with eSpeak NG 1.51).
  package var limits: [String]
  /// The source of the names of symbols and emoji; nil if there are no names in the language.
  package var symbolNames: String?
  /// A notice if the user chose another language's voice as a replacement; otherwise nil.
  package var notice: String?

  package func unreadScripts(of text: String) -> [String] {
    text.unicodeScalars.reduce(into: Script()) { $0.formUnion(Script($1)) }.names.filter { !scripts.contains($0) }
      .sorted()
  }
}

/// The known limits of eSpeak NG's voices, except for scripts that a voice does not read.
enum VoiceLimits {
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
