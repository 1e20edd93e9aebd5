import Testing

@testable import Locales

@Suite struct PluralCategoryTests {
  @Test(
    arguments: [
      ("en", [.other, .one, .other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other, .other, .other]),
      ("ar", [.zero, .one, .two, .few, .many, .other]),
    ] as [(String, [PluralCategory])])
  func categories(language: String, expected: [PluralCategory]) {
    #expect(counts.map { PluralCategory($0, language: language) } == expected)
  }

  @Test func largeAndNegativeNumbers() {
    #expect(PluralCategory(1_000_000, language: "fr") == .many)
    #expect(PluralCategory(-1, language: "en") == .one)
    #expect(PluralCategory(.min, language: "ar") == .few)
    #expect([103, 111, 102, 200].map { PluralCategory($0, language: "ar") } == [.few, .many, .other, .other])
  }

  @Test func everyLanguageHasARule() {
    for language in Wording.voiceOverLanguages + ComponentWording.languages {
      _ = PluralCategory(1, language: language)
    }
  }
}
