import A11ySim
import Locales
import ScenarioFiles
import StringCatalogs

struct CatalogStrings: AppStrings {
  let tables: [StringTable]
  /// The language of the texts; nil for the language in which the scenario is played.
  var language: String?

  func text(_ key: String, arguments: [String], locale: String) throws(Diagnostic) -> AppText {
    let locale = language ?? locale
    guard let table = tables.first(where: { $0.entry(key) != nil }) else {
      let near = key.nearest(in: tables.lazy.flatMap(\.entries).map(\.key))
      throw Diagnostic(
        "no catalogue of this scenario has the key “\(key)”",
        help: near.map { "did you mean “\($0)”?" } ?? "search the catalogues with `a11y-sim strings say KEY`")
    }
    do throws(SayError) {
      let said = try table.say(key, language: locale, arguments: arguments.map { FormatArgument($0) })
      guard let said else {
        throw SayError("“\(key)” has no text in “\(locale)”, nor in a language that it falls back to")
      }
      if said.isKey {
        return AppText(said.text, note: "“\(key)” has no text in \(said.language), so the app shows the key")
      }
      guard LanguageTag.language(of: said.language) != LanguageTag.language(of: locale) else {
        return AppText(said.text)
      }
      return AppText(
        said.text, language: said.language,
        note: "“\(key)” has no text in \(locale), so the app shows the text in \(said.language)")
    } catch {
      throw Diagnostic("in \(locale), \(error)", help: "list the arguments in the order of the app's code: args: [ … ]")
    }
  }
}
