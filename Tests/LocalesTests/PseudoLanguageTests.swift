import TestSupport
import Testing

@testable import CodeInputs
@testable import Locales
@testable import VoiceOverReader

/// The pseudo-languages: made from the English, and never found in a list.
@Suite(.timeLimited) struct PseudoLanguageTests {
  @Test func accentsAndWordsMakeATextLonger() throws {
    #expect(PseudoLanguage.accented.text(of: "Secure text field") == "Šéçúŕé ţéẋţ ƒíéļđ óñé ţŵó")
    for phrase in VoiceOverPhrase.allCases {
      let english = try #require(VoiceOverWording("en")?.template(phrase)?.text)
      let text = try #require(VoiceOverWording("en-XA")?.template(phrase)?.text)
      #expect(text.count * 100 >= english.count * 135, "\(phrase.rawValue)")
      #expect(text.count <= english.count * 2 + 6, "\(phrase.rawValue)")
    }
  }

  @Test func wordsAreTurnedOneByOne() {
    #expect(
      PseudoLanguage.rightToLeft.text(of: "text field")
        == "\u{200F}\u{202E}text\u{202C}\u{200F} \u{200F}\u{202E}field\u{202C}\u{200F}")
  }

  @Test(arguments: PseudoLanguage.allCases) func placeholdersStay(pseudo: PseudoLanguage) throws {
    let wording = try #require(VoiceOverWording(pseudo.rawValue))
    #expect(wording.language == pseudo.rawValue)
    let position = try #require(wording.phrase(.position, 2, 6)?.text)
    #expect(position.contains("2") && position.contains("6") && !position.contains("%"))
    let capital = try #require(wording.phrase(.capital, "É")?.text)
    #expect(capital.contains("É") && !capital.contains("%"))
    for phrase in ComponentPhrase.allCases {
      let text = try #require(ComponentWording(components: pseudo.rawValue).template(phrase)?.text)
      let english = try #require(ComponentWording(components: "en").template(phrase)?.text)
      #expect(Set(text.placeholders) == Set(english.placeholders), "\(phrase.rawValue)")
    }
  }

  @Test(arguments: PseudoLanguage.allCases) func nothingIsSaidPlainly(pseudo: PseudoLanguage) throws {
    let wording = try #require(VoiceOverWording(pseudo.rawValue))
    for phrase in VoiceOverPhrase.allCases {
      let english = try #require(VoiceOverWording("en")?.template(phrase)?.text)
      let found = try #require(wording.template(phrase))
      #expect(found.text != english && found.confidence == .guess && found.language == pseudo.rawValue)
      #expect(wording.text(phrase)?.text == found.text)
    }
    #expect(CharacterNames(language: pseudo.rawValue)?.name(of: "-")?.text != "hyphen")
    #expect(!ComponentWording(components: pseudo.rawValue).isFallback)
  }

  @Test func theyAreInNoList() {
    for pseudo in PseudoLanguage.allCases {
      #expect(!VoiceOverWording.languages.contains(pseudo.rawValue))
      #expect(!ComponentWording.languages.contains(pseudo.rawValue))
    }
  }

  /// Plural forms go by the English rules.
  @Test func oneIsOne() throws {
    let wording = try #require(VoiceOverWording("ar-XB"))
    #expect(try #require(wording.phrase(.characterCount, 1)?.text).contains("character\u{202C}"))
    #expect(try #require(wording.phrase(.characterCount, 2)?.text).contains("characters\u{202C}"))
  }
}
