import A11ySim
import StringCatalogs

/// The texts of an app's catalogues, for its scenarios.
struct CatalogStrings: AppStrings {
  let tables: [StringTable]

  func text(_ key: String, arguments: [String], locale: String) throws(Diagnostic) -> AppText {
    guard let table = tables.first(where: { $0.entry(key) != nil }) else {
      let near = key.nearest(in: tables.lazy.flatMap(\.entries).map(\.key))
      throw Diagnostic(
        "no catalogue of this scenario has the key “\(key)”",
        help: near.map { "did you mean “\($0)”?" } ?? "`a11y-sim strings say KEY` looks for one")
    }
    do throws(SayError) {
      let said = try table.say(key, language: locale, arguments: arguments.map { FormatArgument($0) })
      guard let said else { throw SayError("“\(key)” has no text in any language that serves \(locale).") }
      if said.isKey {
        return AppText(said.text, note: "“\(key)” has no text in \(said.language): the app shows the key")
      }
      guard said.language.languageSubtag != locale.languageSubtag else { return AppText(said.text) }
      return AppText(
        said.text, language: said.language,
        note: "“\(key)” has no text in \(locale): the app shows that in \(said.language)")
    } catch {
      throw Diagnostic("in \(locale), \(error)", help: "args: [ … ] are what the app puts in, in its order")
    }
  }
}

extension String {
  /// The language of a BCP 47 tag, under the name it has today.
  var languageSubtag: String {
    let language = prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["iw": "he", "in": "id", "ji": "yi", "no": "nb"][language] ?? language
  }
}
