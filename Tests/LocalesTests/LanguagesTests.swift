import Foundation
import TestSupport
import Testing

@testable import Locales

@Suite(.timeLimited) struct LanguagesTests {
  @Test func eachHasOneRowUnderItsPresentName() {
    let subtags = Languages.all.map(\.subtag)
    #expect(subtags == Set(subtags).sorted())
    for subtag in subtags {
      #expect(LanguageTag.language(of: subtag) == subtag)
      #expect(Languages.row(of: subtag)?.subtag == subtag)
    }
    #expect(["", "a", "qaa", "zzz"].allSatisfy { Languages.row(of: $0) == nil })
  }

  @Test func wordingIsInTheLanguageOfItsRow() {
    for row in Languages.all where !row.wording.isEmpty {
      #expect(row.name != nil, "\(row.subtag)")
      for tag in row.wording {
        #expect(Language(of: tag).subtag == row.subtag)
        #expect(LanguageTag.candidates(for: tag).contains(tag.lowercased()), "\(tag)")
      }
    }
  }

  /// As Foundation has it, which takes it from CLDR.
  @Test(arguments: languages) func directionIsFoundations(language: String) {
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    #expect(Language(of: language).traits.contains(.rightToLeft) == isRightToLeft)
  }

  @Test func ownNamesAreInSmallLettersAndTellLanguagesApart() {
    let names = Languages.all.flatMap(\.ownNames)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
    #expect(Set(names).count == names.count)
  }

  @Test func scriptsAreKnownOfEveryLanguageOfCLDR() {
    #expect(LanguageScripts.source == "CLDR 41")
    #expect(Language(of: "de").scripts == .latin && Language(of: "krc").scripts == .cyrillic)
    #expect(Language(of: "inh-RU").scripts == .cyrillic && Language(of: "shn").scripts == .myanmar)
    #expect(Language(of: "ku").scripts == [.arabic, .cyrillic, .latin] && Language(of: "iw").scripts == .hebrew)
    #expect(Language(of: "ja").scripts == [.han, .kana] && Language(of: "ryu").scripts.contains(.kana))
    #expect(Language(of: "zz").scripts.isEmpty && Language(of: "").scripts.isEmpty)
  }

  @Test func conjunctionsAreCLDRsAndAFewMore() {
    #expect(Conjunctions.words(of: "sv") == ["eller", "och"] && Conjunctions.words(of: "uk").contains("та"))
    #expect(Conjunctions.words(of: "zz").isEmpty)
  }

  @Test func ofALanguageWithoutARowNothingIsKnown() {
    let language = Language(of: "qaa-Latn")
    #expect(language.subtag == "qaa" && language.name == nil && language.scripts.isEmpty && language.traits.isEmpty)
    #expect(language.wording.isEmpty && language.family == .alone)
  }
}
