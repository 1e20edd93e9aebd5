import A11ySim
import Locales
import StringCatalogs
import TestSupport
import Testing

@Suite("A table of strings", .timeLimited)
struct StringTableTests {
  @Test("two forms for two numbers are two")
  func formsDiffer() {
    let place = FileLocation(file: "a.xcstrings", line: 1, column: 1)
    let one = StringForm("%d digit", argument: 1, plural: .category(.one), location: place)
    let exact = StringForm("%d digit", argument: 1, plural: .exactly(1), location: place)
    #expect(one != exact)
  }

  @Test("has each language's texts once, in the order of the languages")
  func localizations() {
    func texts(_ text: String) -> Localization {
      Localization(forms: [StringForm(text, location: FileLocation(file: "f", line: 1, column: 1))])
    }
    var localizations: Localizations = ["fr": texts("un"), "de": texts("eins")]
    localizations["ar"] = texts("واحد")
    localizations["en"] = texts("one")
    localizations["fr"] = texts("une")
    localizations["de"]?.state = .new
    localizations["it"]?.state = .new
    #expect(Array(localizations.keys) == ["ar", "de", "en", "fr"])
    #expect(localizations.values.map { $0.forms[0].text } == ["واحد", "eins", "one", "une"])
    #expect(localizations["de"]?.state == .new)
    localizations["en"] = nil
    localizations["it"] = nil
    #expect(localizations.map(\.language) == ["ar", "de", "fr"])
    #expect(localizations["en"] == nil)
  }
}
