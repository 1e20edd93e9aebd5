import TestSupport
import Testing

@testable import Locales
@testable import VoiceOverReader

/// Latin Serbian, once somebody has its words.
private let latinSerbian = languages.first { $0 == "sr-Latn" }

@Suite(.timeLimited) struct WordingTests {
  @Test(arguments: [
    ("en", "en"), ("en-GB", "en-GB"), ("en-AU", "en"), ("en_US", "en"), ("EN", "en"), ("fr-CA", "fr"),
    ("fr-Latn-FR-x-mine", "fr"),
    ("ar-EG", "ar"), ("de-AT", "de"), ("qaa", nil), ("qtz-Latn", nil), ("", nil), ("-fr", nil), ("fra", nil),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh_SG", "zh-Hans"), ("ZH-hans-hk", "zh-Hans"),
    ("cmn-CN", "zh-Hans"), ("zh-Hans", "zh-Hans"),
    // Nobody who reads one script is given the other, and Cantonese is another language.
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"),
    ("yue-HK", languages.contains("yue") ? "yue" : nil),
    ("sr-RS", "sr"), ("sr-Cyrl-ME", "sr"), ("sr-Latn-RS", latinSerbian), ("sr_ME", latinSerbian),
    ("sh", latinSerbian),
    ("sh-Cyrl-BA", "sr"),
    ("es-ES", "es"), ("es-MX", "es-419"), ("es_AR", "es-419"), ("es-419", "es-419"), ("pt-AO", "pt-PT"),
    ("pt", "pt-BR"),
    ("en-XA", "en-XA"), ("AR_xb", "ar-XB"), ("fr-XA", "fr"),
  ]) func languageOfATag(tag: String, language: String?) {
    #expect(VoiceOverWording(tag)?.language == language)
    #expect(CharacterNames(language: tag)?.language == language)
  }

  @Test(arguments: [
    ("fr-CA", ["fr-ca", "fr"]), ("zh", ["zh-hans"]), ("zh-CN", ["zh-cn", "zh-hans"]), ("zh-HK", ["zh-hk", "zh-hant"]),
    ("zh-Hans-TW", ["zh-hans-tw", "zh-hans", "zh-hans"]), ("zh-Hant", ["zh-hant", "zh-hant"]),
    ("pt", ["pt-br"]), ("pt-BR", ["pt-br", "pt-br"]), ("pt_AO", ["pt-ao", "pt-pt"]), ("no", ["nb"]),
    ("iw-IL", ["he-il", "he"]), ("es-MX", ["es-mx", "es-419", "es"]), ("es-ES", ["es-es", "es"]),
    ("sr-Latn-RS", ["sr-latn-rs", "sr-latn"]), ("sh-BA", ["sr-latn-ba", "sr-latn"]),
    ("", []), ("-", ["-", ""]),
  ]) func whatServesATag(tag: String, candidates: [String]) {
    #expect(LanguageTag.candidates(for: tag) == candidates)
  }

  @Test func phraseSaysWhatIsKnownOfIt() throws {
    let phrase = try #require(VoiceOverWording("fr-CA")?.phrase(.secureTextField))
    #expect(phrase.text == "champ de texte sécurisé")
    #expect(phrase.language == "fr")
    #expect(phrase.confidence == .vendor)
    #expect(phrase.source == "VoiceOverTouch.app, iOS 15 (2022); applelocalization-tools 6159e37d")
    #expect(phrase.key == "trait.secureTextField")
    let english = try #require(VoiceOverWording("en")?.phrase(.secureTextField))
    #expect(english.confidence == .pinned)
  }

  /// A phrase without an argument has nothing to replace, and no format of a number.
  @Test(arguments: languages) func textsWithoutPlaceholdersAreSaidAsTheyStand(language: String) throws {
    let wording = try #require(VoiceOverWording(language))
    for phrase in VoiceOverPhrase.allCases {
      guard let (text, confidence) = wording.text(phrase), !text.contains("%") else { continue }
      let hasNumber = text.unicodeScalars.contains { $0.properties.numericType == .decimal }
      // Apple's Japanese says “one finger” with a digit, which is no number of anything.
      #expect(hasNumber == (language == "ja" && phrase == .adjustHint), "\(phrase)")
      #expect(wording.phrase(phrase)?.text == text)
      #expect(wording.phrase(phrase)?.confidence == confidence)
    }
  }

  @Test(arguments: [("en", "2 of 6"), ("fr", "2 sur 6"), ("ar", "2 من 6")])
  func integersTakeTheirPlaces(language: String, text: String) throws {
    #expect(try #require(VoiceOverWording(language)).phrase(.position, 2, 6)?.text == text)
  }

  @Test(arguments: [("en", "cap É"), ("fr", "É majuscule"), ("ar", "حرف استهلالي É")])
  func textsTakeTheirPlaces(language: String, text: String) throws {
    #expect(try #require(VoiceOverWording(language)).phrase(.capital, "É")?.text == text)
  }

  @Test(arguments: [
    (
      "en",
      ["0 characters", "1 character", "2 characters", "3 characters", "11 characters", "100 characters"]
    ),
    ("fr", ["0 caractère", "1 caractère", "2 caractères", "3 caractères", "11 caractères", "100 caractères"]),
    ("ar", ["لا توجد أحرف", "حرف واحد", "حرفان", "3 أحرف", "11 حرفًا", "100 حرف"]),
  ]) func pluralForms(language: String, texts: [String]) throws {
    let wording = try #require(VoiceOverWording(language))
    #expect(counts.map { wording.phrase(.characterCount, .integer($0))?.text } == texts)
  }

  @Test func singularIsLessSureThanThePlural() throws {
    let wording = try #require(VoiceOverWording("en"))
    #expect(wording.phrase(.characterCount, 1)?.confidence == .guess)
    #expect(wording.phrase(.characterCount, 2)?.confidence == .reported)
  }

  /// “One character” may leave its number out only where no other number shares the form.
  @Test(arguments: languages) func formsWithoutANumberStandForOneNumber(language: String) throws {
    let wording = try #require(VoiceOverWording(language))
    var seen: Set<String> = []
    for count in 0...200 {
      let text = try #require(wording.phrase(.characterCount, .integer(count))?.text)
      #expect(seen.insert(text).inserted, "\(language), \(count): “\(text)” was said of another number")
    }
  }
}
