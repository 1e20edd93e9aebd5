import TestSupport
import Testing

@testable import Locales

@Suite(.timeLimited) struct CharacterNamesTests {
  @Test(
    arguments: [
      ("en", "-", "hyphen"), ("fr", "-", "trait d’union"), ("ar", "-", "شرطة"),
      ("en", " ", "space"), ("en", "•", "bullet"), ("fr", "•", "puce"),
      ("ar", "؟", "علامة استفهام"), ("en", "✔\u{FE0F}", "heavy check mark"), ("en", "\r\n", "new line"),
    ] as [(String, Character, String)])
  func name(language: String, character: Character, name: String) throws {
    #expect(try #require(CharacterNames(language: language)).name(of: character)?.text == name)
  }

  @Test(arguments: ["a", "É", "e\u{301}", "ب", "7", "٣", "👍🏽", "\u{FE0F}"] as [Character])
  func speaksForItself(character: Character) throws {
    #expect(try #require(CharacterNames(language: "en")).name(of: character) == nil)
  }

  @Test(arguments: languages) func everyMarkOfASCIIHasAName(language: String) throws {
    let names = try #require(CharacterNames(language: language))
    for value in UInt8(0x20)..<0x7F {
      let character = Character(Unicode.Scalar(value))
      let isNamed = !character.isLetter && !character.isNumber
      #expect((names.name(of: character) != nil) == isNamed, "\(language), \(character)")
    }
  }

  @Test func keyIsTheScalar() throws {
    let name = try #require(CharacterNames(language: "en-AU")?.name(of: "'"))
    #expect(name.key == "U+0027")
    #expect(name.confidence == .documented)
    #expect(name.language == "en")
  }
}
