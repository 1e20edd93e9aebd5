import Foundation
import LocaleCatalogs
import TestSupport
import Testing

/// What the generator refuses. Each case spoils the real catalogues in one place, which it finds by the key of an entry
/// and by languages that are there: another language changes no case.
@Suite(.timeLimited) struct LocaleCatalogsTests {
  /// The problems of a copy of `Locales` in which one text of one file is replaced: the last of the texts given, each
  /// searched for after the one before it. Only the catalogue that the file belongs to is read, if it belongs to one.
  private func problems(_ file: String, at texts: String..., with new: String) throws -> [String] {
    let package = TemporaryFolder()
    let all = ["VoiceOver", "TalkBack", "Components", "Characters"]
    let own = all.filter { file.hasPrefix($0) || file == "ComponentPhrase.swift" && $0 == "Components" }
    let catalogs = own.isEmpty ? all : own
    let folders = [
      "VoiceOver": "Sources/VoiceOverReader", "TalkBack": "Sources/TalkBackReader", "Components": "Sources/CodeInputs",
    ]
    let enums =
      catalogs.compactMap { name in
        folders[name].map { "\($0)/Wording/\(name == "Components" ? "Component" : name)Phrase.swift" }
      } + ["Locales/Confidence.swift"]
    let files = catalogs.flatMap { ["Locales/\($0).xcstrings", "Locales/\($0).defaults"] }
    for path in enums + files {
      let name = String(path.split(separator: "/").last!)
      let url = CatalogTests.package.appendingPathComponent(path)
      var text = try String(contentsOf: url, encoding: .utf8)
      if name == file {
        let place = try texts.reduce(text.startIndex..<text.startIndex) { found, next in
          try #require(text.range(of: next, range: found.upperBound..<text.endIndex), "\(next)")
        }
        text.replaceSubrange(place, with: new)
      }
      try package.file(path, text)
    }
    do {
      _ = try LocaleCatalogs(packageAt: URL(fileURLWithPath: package.path), only: catalogs)
      return []
    } catch let problems as LocaleCatalogs.Problems {
      return problems.messages
    }
  }

  @Test func keyWithoutCase() throws {
    #expect(
      try problems("VoiceOver.xcstrings", at: "\"trait.link\" :", with: "\"trait.hyperlink\" :") == [
        "Locales/VoiceOver.xcstrings: trait.link: VoiceOverPhrase.link has no entry",
        "Locales/VoiceOver.xcstrings: trait.hyperlink: VoiceOverPhrase has no case with this raw value",
      ])
  }

  @Test func caseWithoutKey() throws {
    let found = try problems(
      "VoiceOverPhrase.swift", at: "  case on = ", with: "  case menu = \"trait.menu\"\n  case on = ")
    #expect(found == ["Locales/VoiceOver.xcstrings: trait.menu: VoiceOverPhrase.menu has no entry"])
  }

  @Test func commentWithoutALanguage() throws {
    let found = try problems(
      "Components.xcstrings", at: "\"ouds.pinCodeInput.empty\" :", "\\nen ", with: "\\n")
    #expect(
      found == [
        "Locales/Components.xcstrings: ouds.pinCodeInput.empty: en: the comment has no line for this language",
        "Locales/Components.xcstrings: ouds.pinCodeInput.empty: there is no English text",
      ])
  }

  /// English has no default, whatever the file says; without one, every language needs its lines.
  @Test func noDefault() throws {
    let found = try problems("VoiceOver.defaults", at: "* guess", with: "en guess")
    #expect(
      found.first == "Locales/VoiceOver.defaults: en: not a language of the catalogue that can have a default source")
    #expect(
      found.contains("Locales/VoiceOver.xcstrings: action.activate: bg: the comment has no line for this language"))
  }

  @Test func defaultsOfALanguageThatIsNotThere() throws {
    let found = try problems("Characters.defaults", at: "\npt-PT ", with: "\nqaa pt-PT ")
    #expect(
      found == ["Locales/Characters.defaults: qaa: not a language of the catalogue that can have a default source"])
  }

  @Test func lineOfDefaultsThatSaysNothing() throws {
    let found = try problems("Characters.defaults", at: "\nen-GB guess: as", with: "\nen-GB: as")
    #expect(
      found.first
        == """
        Locales/Characters.defaults: the line “en-GB: as in en” does not have the form “languages confidence: source”
        """)
  }

  @Test func twoDefaultsForOneLanguage() throws {
    let found = try problems("Characters.defaults", at: "\npt-PT ", with: "\nen-GB pt-PT ")
    #expect(found.first == "Locales/Characters.defaults: en-GB: two lines name this language")
  }

  /// A default stands for the text of a confirmed entry that has lost its line: the state gives it away.
  @Test func commentThatLostItsLine() throws {
    let found = try problems(
      "Components.xcstrings", at: "\"ouds.pinCodeInput.empty\" :", "\\nen ", "fr ", with: "")
    #expect(
      found == [
        """
        Locales/Components.xcstrings: ouds.pinCodeInput.empty: fr.other: the state is translated, but with the \
        confidence guess it must be needs_review
        """
      ])
  }

  @Test func commentThatRepeatsTheDefault() throws {
    let found = try problems(
      "VoiceOver.xcstrings", at: "\"dismiss.contextMenu\" :", "\\nen ", "\",\n",
      with: "\\nbg guess: our translation\",\n")
    #expect(
      found.map { $0.hasSuffix("dismiss.contextMenu: bg: the comment's line repeats VoiceOver.defaults") } == [true])
  }

  /// A star in a comment is every language with a line in the file of defaults, and no other.
  @Test func commentForEveryLanguageOfTheDefaults() throws {
    let found = try problems(
      "VoiceOver.xcstrings", at: "\"key.space\" :", "* vendor: UIKit.axbundle", with: "* guess: UIKit.axbundle")
    #expect(found.count == 35)
    let state = "the state is translated, but with the confidence guess it must be needs_review"
    #expect(found.allSatisfy { $0.hasSuffix(state) })
    #expect(found.first?.hasPrefix("Locales/VoiceOver.xcstrings: key.space: ar.other: ") == true)
    let twice = try problems("VoiceOver.xcstrings", at: "\"key.space\" :", "\\n*", with: "\\n* guess: x\\n*")
    #expect(twice.first == "Locales/VoiceOver.xcstrings: key.space: two lines of the comment begin with *")
  }

  @Test func twoLinesForOneLanguage() throws {
    let found = try problems(
      "VoiceOver.xcstrings", at: "\"dismiss.contextMenu\" :", "\\nen ", "\",\n",
      with: "\\nen en pinned: a film\",\n")
    #expect(
      found.first
        == "Locales/VoiceOver.xcstrings: dismiss.contextMenu: en: two lines of the comment name this language")
  }

  @Test func textLeftInEnglish() throws {
    #expect(
      try problems("VoiceOver.xcstrings", at: "\"trait.tab\" :", "same as en:", " tr", with: "") == [
        """
        Locales/VoiceOver.xcstrings: trait.tab: tr: “tab” is the English text; if it is correct, add \
        “same as en: tr” to the comment
        """
      ])
    #expect(
      try problems("VoiceOver.xcstrings", at: "\"trait.tab\" :", "same as en:", with: "same as en: fr qaa")
        == [
          "Locales/VoiceOver.xcstrings: trait.tab: fr: the comment says that this is the English word, but it is not",
          "Locales/VoiceOver.xcstrings: trait.tab: qaa: the comment has a line for a text that does not exist",
        ])
  }

  @Test func unknownConfidence() throws {
    let found = try problems(
      "VoiceOver.xcstrings", at: "\"rotor.characterMode\" :", "\\nen ", "recorded: magentaA11y time-picker",
      with: "heard: me")
    #expect(found.first?.contains("“en heard: me” does not have the form “language confidence: source”") == true)
  }

  @Test func otherPlaceholders() throws {
    let found = try problems("VoiceOver.xcstrings", at: "\"character.capital\" :", "\"fr\" :", "%@", with: "%lld")
    #expect(
      found == [
        "Locales/VoiceOver.xcstrings: character.capital: fr.other: its placeholders differ from the English text's"
      ])
  }

  @Test func stateAndConfidenceDisagree() throws {
    let found = try problems(
      "VoiceOver.xcstrings", at: "\"dismiss.contextMenu\" :", "\\nen ", "\",\n", with: "\\nbg recorded: a film\",\n")
    #expect(
      found == [
        """
        Locales/VoiceOver.xcstrings: dismiss.contextMenu: bg.other: the state is needs_review, but with the confidence \
        recorded it must be translated
        """
      ])
  }

  @Test func keyThatIsNoScalar() throws {
    let found = try problems("Characters.xcstrings", at: "\"U+002D\"", with: "\"U+2D\"")
    #expect(found == ["Locales/Characters.xcstrings: U+2D: not a scalar written like U+002D"])
  }

  @Test func notACatalogue() throws {
    let found = try problems("Characters.xcstrings", at: "\"strings\" :", with: "\"text\" :")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Locales/Characters.xcstrings: not a String Catalog:") == true)
  }
}
