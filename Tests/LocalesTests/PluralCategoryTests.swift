import TestSupport
import Testing

@testable import CodeInputs
@testable import Locales
@testable import VoiceOverReader

@Suite(.timeLimited) struct PluralCategoryTests {
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

  @Test func everyLanguageOfTheCataloguesHasARule() {
    let known = Set(PluralSamples.cardinal.flatMap { $0.languages.split(separator: " ") })
    for language in VoiceOverWording.languages + ComponentWording.languages {
      #expect(known.contains(language.prefix { $0 != "-" }), "\(language)")
    }
  }

  /// What the rules make of CLDR's own samples, which are written down by others.
  @Test func cardinalsAreThoseOfTheSamples() {
    #expect(PluralSamples.cardinal.count == PluralCategory.cardinalSets && PluralCategory.cardinalSets == 39)
    let count = Self.check(PluralSamples.cardinal) { PluralCategory($0, language: $1) }
    #expect(count > 4_000)
  }

  @Test func ordinalsAreThoseOfTheSamples() {
    #expect(PluralSamples.ordinal.count == PluralCategory.ordinalSets && PluralCategory.ordinalSets == 24)
    let count = Self.check(PluralSamples.ordinal) { PluralCategory(ordinal: $0, language: $1) }
    #expect(count > 1_000)
  }

  /// How many samples were looked at.
  private static func check(
    _ sets: [(languages: String, samples: [(PluralCategory, String)])], category: (Int, String) -> PluralCategory
  ) -> Int {
    var count = 0
    for (languages, samples) in sets {
      for language in languages.split(separator: " ") {
        for (expected, numbers) in samples {
          for number in numbers.split(separator: " ") {
            let ends = number.split(separator: "~").compactMap { Int($0) }
            for value in ends[0]...ends[ends.count - 1] {
              count += 1
              let found = category(value, String(language))
              #expect(found == expected, "\(language), \(value)")
            }
          }
        }
      }
    }
    return count
  }

  @Test(arguments: ["", "-", "x", "xx", "tlh", "root", "und-DE", "deu-x", "english", "é", "日本", "-de", "mis_DE"])
  func aLanguageWithoutRulesHasOneForm(tag: String) {
    for number in [0, 1, 2, 5, 11, 1_000_000, .max, .min] {
      #expect(PluralCategory(number, language: tag) == .other)
      #expect(PluralCategory(ordinal: number, language: tag) == .other)
    }
  }

  @Test func subtagsAndCaseMakeNoDifferenceExceptInPortugal() {
    for tag in ["pl", "pl-PL", "PL", "pl_PL", "pl-Latn-PL"] { #expect(PluralCategory(22, language: tag) == .few) }
    for tag in ["pt", "pt-BR", "pt-AO", "pt-x-pt1"] { #expect(PluralCategory(0, language: tag) == .one) }
    for tag in ["pt-PT", "pt_pt", "pt-Latn-PT"] { #expect(PluralCategory(0, language: tag) == .other) }
    #expect(PluralCategory(ordinal: 22, language: "en-GB") == .two)
  }
}
