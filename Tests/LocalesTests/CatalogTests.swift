import Foundation
import LocaleCatalogs
import Testing

@testable import Locales

@Suite struct CatalogTests {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func generatedFilesAreFresh() throws {
    let stale = try LocaleCatalogs(packageAt: Self.package).stale()
    #expect(stale.isEmpty, "run `swift run generate-locales`")
  }

  @Test func languagesAreComplete() {
    #expect(Wording.voiceOverLanguages == languages)
    #expect(ComponentWording.languages == languages)
    #expect(CharacterNames.languages == languages)
  }

  @Test(arguments: languages) func everyPhraseHasAText(language: String) throws {
    let wording = try #require(Wording(voiceOver: language))
    for phrase in Phrase.allCases {
      #expect(wording.template(phrase) != nil, "VoiceOver, \(language), \(phrase.rawValue)")
    }
    let components = ComponentWording(components: language)
    for phrase in ComponentPhrase.allCases {
      let name = phrase.rawValue
      // Our own component speaks every language, a modelled one those its source ships: most of them English alone.
      let isThere =
        language == "en" || name.hasPrefix("codeField.")
        || name.hasPrefix("ouds.") && languagesOfSources.contains(language)
      #expect((components.template(phrase) != nil) == isThere, "components, \(language), \(name)")
      #expect(components.language(of: phrase) == (isThere ? language : "en"))
    }
  }

  /// A form for each plural category that a number up to a thousand is in, and the one for fractions; `many` of a million is
  /// never heard of a code.
  @Test(arguments: ["VoiceOver", "Components"]) func pluralsHaveEveryForm(catalog: String) throws {
    let url = Self.package.appendingPathComponent("Locales/\(catalog).xcstrings")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let strings = try #require(file?["strings"] as? [String: [String: Any]])
    var count = 0
    for (key, entry) in strings {
      let localizations = try #require(entry["localizations"] as? [String: [String: Any]])
      let isPlural = localizations["en"]?["variations"] != nil
      for (language, localization) in localizations {
        let found = (localization["variations"] as? [String: [String: Any]])?["plural"].map { Set($0.keys) }
        let wanted = Set((0...1_000).map { "\(PluralCategory($0, language: language))" } + ["other"])
        // A form may vary where the English does not, but not the other way about.
        if let found {
          #expect(found == wanted, "\(key), \(language)")
          count += 1
        } else {
          #expect(!isPlural || wanted == ["other"], "\(key), \(language)")
        }
      }
    }
    #expect(count >= languagesOfSources.count)
  }

  @Test(arguments: languages) func everyNamedCharacterIsNamedInEachLanguage(language: String) throws {
    let names = try #require(CharacterNames(language: language))
    let english = try #require(CharacterNames(language: "en"))
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      #expect((names.name(of: character) == nil) == (english.name(of: character) == nil), "\(language), \(character)")
    }
  }

  /// Other languages wait for somebody to hear them. That they admit it, the generator sees to.
  @Test func englishVoiceOverIsConfirmedButForWhatNobodyPublished() throws {
    let english = try #require(Wording(voiceOver: "en"))
    let guesses = Phrase.allCases.filter { english.template($0)?.confidence.isConfirmed != true }
    #expect(
      guesses == [
        .inProgress, .activate, .rotorCharacters, .rotorWords, .rotorHeadings, .rotorTextFields, .rotorActions,
        .rotorValues, .rotorMoreContent,
        .spaceKey, .shiftKey, .returnKey, .numbersKey, .lettersKey, .codeSuggestion,
      ])
  }

  @Test(arguments: languages) func textsAreCleanAtTheirEdges(language: String) throws {
    for phrase in try everyText(in: language) {
      let last = try #require(phrase.text.last, "\(language), \(phrase.key)")
      #expect(!".,;:!?؟،؛ \u{A0}\u{202F}\n".contains(last), "\(language), \(phrase.key): “\(phrase.text)”")
      #expect(phrase.text.first?.isWhitespace == false, "\(language), \(phrase.key): “\(phrase.text)”")
      #expect(!phrase.source.isEmpty)
    }
  }

  /// A Latin letter among Arabic ones is read by another voice or not at all; a direction control is read aloud by some.
  @Test func arabicIsArabic() throws {
    for phrase in try everyText(in: "ar") {
      var text = phrase.text
      for placeholder in ["%1$lld", "%2$lld", "%lld", "%1$@", "%2$@", "%@"] {
        text = text.split(separator: placeholder, omittingEmptySubsequences: false).joined()
      }
      for scalar in text.unicodeScalars {
        // The Arabic comma, which no voice reads.
        let isArabic = ("\u{0620}"..."\u{0652}").contains(scalar) || scalar == " " || scalar == "\u{060C}"
        #expect(isArabic, "\(phrase.key): U+\(String(scalar.value, radix: 16)) in “\(phrase.text)”")
      }
    }
  }

  @Test func digestsTellTheCataloguesApart() {
    let digests = [WordingDigest.voiceOver, WordingDigest.components, WordingDigest.characters]
    #expect(Set(digests).count == 3)
    #expect(digests.allSatisfy { $0.count == 16 && UInt64($0, radix: 16) != nil })
  }
}
