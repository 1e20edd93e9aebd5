import Foundation
import LocaleCatalogs
import TestSupport
import Testing

/// What the generator refuses. Each case spoils the real catalogues in one place.
@Suite struct LocaleCatalogsTests {
  /// A copy of `Locales` in which a text of one file has been replaced.
  private func problems(_ file: String, replacing old: String, with new: String) throws -> [String] {
    let package = TemporaryFolder()
    let catalogs = ["VoiceOver", "Components", "Characters"]
    for name in ["Phrase.swift", "Confidence.swift"] + catalogs.flatMap({ ["\($0).xcstrings", "\($0).defaults"] }) {
      let url = CatalogTests.package.appendingPathComponent("Locales").appendingPathComponent(name)
      var text = try String(contentsOf: url, encoding: .utf8)
      if name == file {
        try #require(text.contains(old))
        text = text.replacingOccurrences(of: old, with: new)
      }
      try package.file("Locales/\(name)", text)
    }
    do {
      _ = try LocaleCatalogs(packageAt: URL(fileURLWithPath: package.path))
      return []
    } catch let problems as LocaleCatalogs.Problems {
      return problems.messages
    }
  }

  @Test func keyWithoutCase() throws {
    #expect(
      try problems("VoiceOver.xcstrings", replacing: "\"trait.link\" :", with: "\"trait.hyperlink\" :") == [
        "Locales/VoiceOver.xcstrings: trait.link: Phrase.link has no entry",
        "Locales/VoiceOver.xcstrings: trait.hyperlink: Phrase has no case with this raw value",
      ])
  }

  @Test func caseWithoutKey() throws {
    let found = try problems(
      "Phrase.swift", replacing: "  case on = ", with: "  case menu = \"trait.menu\"\n  case on = ")
    #expect(found == ["Locales/VoiceOver.xcstrings: trait.menu: Phrase.menu has no entry"])
  }

  @Test func commentWithoutALanguage() throws {
    let found = try problems(
      "Components.xcstrings", replacing: "en ar fr pinned: ouds-ios 3, core_pinCodeInput_empty_a11y",
      with: "ar fr pinned: ouds-ios 3, core_pinCodeInput_empty_a11y")
    #expect(
      found == [
        "Locales/Components.xcstrings: ouds.pinCodeInput.empty: en: the comment has no line for this language",
        "Locales/Components.xcstrings: ouds.pinCodeInput.empty: there is no English text",
      ])
  }

  /// English has no default, whatever the file says; without one, every language needs its lines.
  @Test func noDefault() throws {
    let found = try problems("VoiceOver.defaults", replacing: "* guess", with: "en guess")
    #expect(
      found.first == "Locales/VoiceOver.defaults: en: not a language of the catalogue that can have a default source")
    #expect(
      found.contains("Locales/VoiceOver.xcstrings: action.activate: fr: the comment has no line for this language"))
  }

  @Test func defaultsOfALanguageThatIsNotThere() throws {
    let found = try problems("Characters.defaults", replacing: "pt-PT guess", with: "qaa pt-PT guess")
    #expect(
      found == ["Locales/Characters.defaults: qaa: not a language of the catalogue that can have a default source"])
  }

  @Test func lineOfDefaultsThatSaysNothing() throws {
    let found = try problems("Characters.defaults", replacing: "en-GB guess: as", with: "en-GB: as")
    #expect(
      found.first
        == """
        Locales/Characters.defaults: the line “en-GB: as in en” does not have the form “languages confidence: source”
        """)
  }

  @Test func twoDefaultsForOneLanguage() throws {
    let found = try problems("Characters.defaults", replacing: "pt-PT guess", with: "en-GB pt-PT guess")
    #expect(found.first == "Locales/Characters.defaults: en-GB: two lines name this language")
  }

  /// A default stands for the text of a confirmed entry that has lost its line: the state gives it away.
  @Test func commentThatLostItsLine() throws {
    let found = try problems(
      "Components.xcstrings", replacing: "en ar fr pinned: ouds-ios 3, core_pinCodeInput_empty_a11y",
      with: "en ar pinned: ouds-ios 3, core_pinCodeInput_empty_a11y")
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
      "VoiceOver.xcstrings", replacing: "\\nen recorded: magentaA11y menu\"",
      with: "\\nen recorded: magentaA11y menu\\nde guess: our translation\"")
    #expect(
      found == [
        """
        Locales/VoiceOver.xcstrings: dismiss.contextMenu: de: the comment's line repeats VoiceOver.defaults
        """
      ])
  }

  @Test func twoLinesForOneLanguage() throws {
    let found = try problems(
      "VoiceOver.xcstrings", replacing: "\\nen recorded: magentaA11y menu\"",
      with: "\\nen recorded: magentaA11y menu\\nen en pinned: a film\"")
    #expect(
      found.first
        == "Locales/VoiceOver.xcstrings: dismiss.contextMenu: en: two lines of the comment name this language")
  }

  @Test func textLeftInEnglish() throws {
    #expect(
      try problems("VoiceOver.xcstrings", replacing: "\\nsame as en: id ms nl vi", with: "\\nsame as en: id ms nl") == [
        """
        Locales/VoiceOver.xcstrings: trait.tab: vi: “tab” is the English text; if it is correct, add \
        “same as en: vi” to the comment
        """
      ])
    #expect(
      try problems("VoiceOver.xcstrings", replacing: "same as en: id ms nl vi", with: "same as en: de id ms nl vi qaa")
        == [
          "Locales/VoiceOver.xcstrings: trait.tab: de: the comment says that this is the English word, but it is not",
          "Locales/VoiceOver.xcstrings: trait.tab: qaa: the comment has a line for a text that does not exist",
        ])
  }

  @Test func unknownConfidence() throws {
    let found = try problems(
      "VoiceOver.xcstrings", replacing: "en recorded: magentaA11y time-picker", with: "en heard: me")
    #expect(found.first?.contains("“en heard: me” does not have the form “language confidence: source”") == true)
  }

  @Test func otherPlaceholders() throws {
    let found = try problems("VoiceOver.xcstrings", replacing: "majuscule %@", with: "majuscule %lld")
    #expect(
      found == [
        "Locales/VoiceOver.xcstrings: character.capital: fr.other: its placeholders differ from the English text's"
      ])
  }

  @Test func stateAndConfidenceDisagree() throws {
    let found = try problems(
      "VoiceOver.xcstrings", replacing: "fr guess: our translation; \(sap) have sélection",
      with: "fr recorded: a film")
    #expect(
      found == [
        """
        Locales/VoiceOver.xcstrings: state.selected: fr.other: the state is needs_review, but with the confidence \
        recorded it must be translated
        """
      ])
  }

  @Test func keyThatIsNoScalar() throws {
    let found = try problems("Characters.xcstrings", replacing: "\"U+002D\"", with: "\"U+2D\"")
    #expect(found == ["Locales/Characters.xcstrings: U+2D: not a scalar written like U+002D"])
  }

  @Test func notACatalogue() throws {
    let found = try problems("Characters.xcstrings", replacing: "\"strings\" :", with: "\"text\" :")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Locales/Characters.xcstrings: not a String Catalog:") == true)
  }

  private let sap = "SAP cloud-sdk-ios-fiori, the app's translators,"
}
