import Foundation
import LocaleCatalogs
import TestSupport
import Testing

@testable import CodeInputs
@testable import Locales
@testable import TalkBackReader
@testable import VoiceOverReader

@Suite(.timeLimited) struct CatalogTests {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func generatedFilesAreFresh() throws {
    let stale = try LocaleCatalogs(packageAt: Self.package).stale()
    #expect(stale.isEmpty, "run `swift run generate-locales`")
  }

  @Test func languagesAreComplete() {
    #expect(VoiceOverWording.languages == languages)
    #expect(ComponentWording.languages == languages)
    #expect(CharacterNames.languages == languages)
    #expect(TalkBackWording.languages == languages)
  }

  @Test(arguments: languages) func everyPhraseHasAText(language: String) throws {
    let wording = try #require(VoiceOverWording(language))
    for phrase in VoiceOverPhrase.allCases {
      #expect(wording.template(phrase) != nil, "VoiceOver, \(language), \(phrase.rawValue)")
    }
    let talkBack = try #require(TalkBackWording(language))
    for phrase in TalkBackPhrase.allCases where !phrase.isOnlySince16 {
      #expect(talkBack.template(phrase) != nil, "TalkBack, \(language), \(phrase.rawValue)")
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

  /// The words of TalkBack 16 were read in 17 languages. In the others, those of 15.1 stay, and new words are not made up.
  @Test func theWordsOfTalkBack16AreThoseThatWereRead() throws {
    let known = [
      "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr", "zh-Hans",
    ]
    let newer = TalkBackPhrase.allCases.filter(\.isOnlySince16)
    #expect(newer.count == 18)
    for language in languages {
      let wording = try #require(TalkBackWording(language))
      #expect((wording.template(.valueReadOnly) != nil) == known.contains(language), "\(language)")
      if !known.contains(language) { #expect(newer.allSatisfy { wording.template($0) == nil }, "\(language)") }
    }
  }

  /// The plural category of each number from 0 to 1,000.
  private static func categories(of language: String) -> [String] {
    categories[language] ?? (0...1_000).map { "\(PluralCategory($0, language: language))" }
  }

  private static let categories = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      (language, (0...1_000).map { "\(PluralCategory($0, language: language))" })
    })

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
        let wanted = Set(Self.categories(of: language) + ["other"])
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
    for value in namedScalars {
      let character = Character(try #require(Unicode.Scalar(value)))
      #expect(names.name(of: character) != nil, "\(language), \(character)")
    }
  }

  /// Other languages wait for somebody to hear them. That they admit it, the generator sees to.
  @Test func englishVoiceOverIsConfirmedOrApplesButForWhatNobodyPublished() throws {
    let english = try #require(VoiceOverWording("en"))
    func phrases(_ group: Confidence.Group) -> [VoiceOverPhrase] {
      VoiceOverPhrase.allCases.filter { english.template($0)?.confidence.group == group }
    }
    #expect(phrases(.unconfirmed) == [.codeSuggestion])
    #expect(
      phrases(.vendor) == [
        .positionOfUIKit, .emptyPasswordField, .inProgress, .emptyList, .activate, .rotorCharacters, .rotorWords,
        .rotorHeadings, .rotorTextFields, .rotorActions, .rotorValues, .rotorMoreContent,
        .spaceKey, .shiftKey, .returnKey, .numbersKey, .lettersKey,
      ])
  }

  /// Each plural form has every argument. Only a form for a single number may leave the number out.
  @Test(arguments: ["VoiceOver", "Components"]) func everyFormSpeaksEveryArgument(catalog: String) throws {
    for (key, forms, _) in try Self.entries(of: catalog) {
      let english = try #require(forms.first { $0.language == "en" && $0.category == "other" }).text
      for form in forms {
        let missing = english.placeholders.filter { !form.text.placeholders.contains($0) }
        lazy var numbers = Self.categories(of: form.language).count { $0 == form.category }
        let isAllowed = missing.isEmpty || numbers == 1 && missing.count == 1 && missing[0].hasSuffix("lld")
        #expect(isAllowed, "\(key), \(form.language).\(form.category): “\(form.text)” leaves out \(missing)")
        // Two numbers in another order than the arguments' have to say which is which.
        if english.placeholders.count > 1 { #expect(form.text.placeholders.allSatisfy { $0.contains("$") }) }
      }
    }
  }

  /// A text that is word for word the English one is a word both languages have, which the entry's comment says, or was
  /// forgotten. Such are loans, as in all of computing (tab, link, shift, return), and common Latin and Greek stock (plus,
  /// tilde, image).
  @Test(arguments: ["VoiceOver", "Components", "Characters"]) func nothingIsLeftInEnglish(catalog: String) throws {
    for (key, forms, comment) in try Self.entries(of: catalog) {
      let prefix = "same as en: "
      let line = comment.split(separator: "\n").first { $0.hasPrefix(prefix) }
      let allowed = (line?.dropFirst(prefix.count).split(separator: " ") ?? []).map(String.init)
      let english = Set(forms.filter { $0.language == "en" }.map { $0.text.lowercased() })
      var unused = Set(allowed)
      for form in forms where !form.language.hasPrefix("en") && english.contains(form.text.lowercased()) {
        let bare = form.text.placeholders.reduce(form.text) { $0.replacing($1, with: "") }
        if !bare.contains(where: \.isLetter) { continue }
        unused.remove(form.language)
        #expect(allowed.contains(form.language), "\(catalog), \(key), \(form.language): “\(form.text)” is the English")
      }
      #expect(unused.isEmpty, "\(catalog), \(key): these do not have the English word any more")
    }
  }

  /// Letters of another alphabet look right and are spelled, read by another voice or not read at all.
  @Test(arguments: ["VoiceOver", "Components", "Characters"]) func lettersAreThoseOfTheLanguage(catalog: String) throws
  {
    for (key, forms, _) in try Self.entries(of: catalog) {
      // Greek keys have the word in Latin letters.
      for form in forms where !(key == "key.shift" && form.language == "el") {
        let bare = form.text.placeholders.reduce(form.text) { $0.replacing($1, with: "") }
        let scripts = Language(of: form.language).scripts
        var alphabet = Self.alphabets[form.language] ?? (scripts == .latin ? Self.latin : nil)
        if Self.applesLatinWords[key]?.contains(form.language) == true { alphabet? += Self.latin }
        for scalar in bare.unicodeScalars where scalar.properties.isAlphabetic {
          let isRight = alphabet?.contains { $0.contains(scalar.value) } ?? scripts.isSuperset(of: Script(scalar))
          #expect(isRight, "\(key), \(form.language): U+\(String(scalar.value, radix: 16)) in “\(form.text)”")
        }
        // Persian and Indic spelling need the joiners; a mark of direction is read aloud by some voices.
        let controls = bare.unicodeScalars.filter { $0.properties.generalCategory == .format }
        #expect(controls.allSatisfy { $0 == "\u{200C}" && form.language == "fa" }, "\(key), \(form.language)")
      }
    }
  }

  /// Apple writes these words in Latin letters, the names of keys above all.
  private static let applesLatinWords: [String: Set<String>] = [
    "key.delete": ["el", "ko", "th"], "key.return": ["ar", "el", "he", "th"],
    "key.shift": ["he", "ja", "ko", "ru", "th", "uk", "zh-Hans", "zh-Hant"], "key.space": ["ko", "th"],
    "landmark.end": ["ja", "ko"], "trait.tab": ["el", "th"],
  ]

  private static let latin: [ClosedRange<UInt32>] = [0x41...0x24F, 0x1E00...0x1EFF]
  private static let cyrillic: [ClosedRange<UInt32>] = [0x400...0x4FF]
  /// Narrower than the scripts of the language's row.
  private static let alphabets: [String: [ClosedRange<UInt32>]] = [
    "ar": [0x620...0x652], "bg": cyrillic, "bn": [0x980...0x9FF], "el": [0x370...0x3FF],
    // Without the Arabic kaf and yeh, which look like the Persian ones.
    "fa": [
      0x620...0x642, 0x644...0x649, 0x64B...0x654, 0x67E...0x67E, 0x686...0x686, 0x698...0x698, 0x6A9...0x6A9,
      0x6AF...0x6AF, 0x6CC...0x6CC,
    ],
    // Apple points some words.
    "he": [0x5D0...0x5EA, 0x5B0...0x5C7], "hi": [0x900...0x97F], "ja": [0x3040...0x30FF, 0x4E00...0x9FFF],
    "ko": [0xAC00...0xD7A3],
    "ru": cyrillic, "sr": cyrillic, "th": [0xE00...0xE7F], "uk": cyrillic + [0x2BC...0x2BC],
    "zh-Hans": [0x4E00...0x9FFF],
    "zh-Hant": [0x4E00...0x9FFF],
  ]

  private struct Form {
    var language: String
    var category: String
    var text: String
  }

  /// Every form of every entry of a catalogue, by key.
  private static func entries(of catalog: String) throws -> [(key: String, forms: [Form], comment: String)] {
    let url = package.appendingPathComponent("Locales/\(catalog).xcstrings")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let strings = try #require(file?["strings"] as? [String: [String: Any]])
    return try strings.sorted { $0.key < $1.key }.map { key, entry in
      let localizations = try #require(entry["localizations"] as? [String: [String: Any]])
      return (
        key,
        try localizations.sorted { $0.key < $1.key }.flatMap { language, localization -> [Form] in
          let plural = (localization["variations"] as? [String: [String: Any]])?["plural"] ?? ["other": localization]
          return try plural.sorted { $0.key < $1.key }.map { category, unit in
            let unit = (unit as? [String: Any])?["stringUnit"] as? [String: String]
            return Form(language: language, category: category, text: try #require(unit?["value"]))
          }
        },
        try #require(entry["comment"] as? String)
      )
    }
  }

  @Test(arguments: languages) func textsAreCleanAtTheirEdges(language: String) throws {
    for phrase in try everyText(in: language) {
      let last = try #require(phrase.text.last, "\(language), \(phrase.key)")
      #expect(!".,;:!?؟،؛。、，！？।-– \u{A0}\u{202F}\n".contains(last), "\(language), \(phrase.key): “\(phrase.text)”")
      #expect(phrase.text.first?.isWhitespace == false, "\(language), \(phrase.key): “\(phrase.text)”")
      #expect(!phrase.source.isEmpty)
    }
  }

  /// A Latin letter among Arabic ones is read by another voice or not at all; a direction control is read aloud by some.
  @Test func arabicIsArabic() throws {
    // Apple has the name of one key in Latin letters, and a sign for another.
    for phrase in try everyText(in: "ar") where !["key.return", "key.shift"].contains(phrase.key) {
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
    let digests = [VoiceOverTable.digest, TalkBackTable.digest, ComponentWording.digest, CharacterNames.digest]
    #expect(Set(digests).count == 4)
    #expect(digests.allSatisfy { $0.count == 16 && UInt64($0, radix: 16) != nil })
  }
}
