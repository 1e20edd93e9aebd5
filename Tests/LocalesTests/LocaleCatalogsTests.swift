import Foundation
import LocaleCatalogs
import TestSupport
import Testing

/// What the generator refuses. Each case spoils the real catalogues in one place.
@Suite struct LocaleCatalogsTests {
  /// A copy of `Locales` in which a text of one file has been replaced.
  private func problems(_ file: String, replacing old: String, with new: String) throws -> [String] {
    let package = TemporaryFolder()
    for name in [
      "Phrase.swift", "Confidence.swift", "VoiceOver.xcstrings", "Components.xcstrings", "Characters.xcstrings",
    ] {
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
      "Components.xcstrings", replacing: "\\nfr pinned: ouds-ios 3, core_pinCodeInput_empty_a11y", with: "")
    #expect(
      found == ["Locales/Components.xcstrings: ouds.pinCodeInput.empty: fr: the comment has no line for this language"])
  }

  @Test func unknownConfidence() throws {
    let found = try problems(
      "VoiceOver.xcstrings", replacing: "en recorded: magentaA11y time-picker\\n", with: "en heard: me\\n")
    #expect(found.first?.contains("“en heard: me” does not read “language confidence: source”") == true)
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
      "VoiceOver.xcstrings", replacing: "fr guess: our translation; \(sap) have sélection\\n",
      with: "fr recorded: a film\\n")
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
