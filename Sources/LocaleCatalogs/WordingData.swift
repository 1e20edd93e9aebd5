/// A generator of a catalogue's data file, in the format that `EmbeddedText` and `WordingTexts` read.
enum WordingData {
  static func text(_ catalog: CheckedCatalog) -> String {
    let sections = catalog.languages.map { ($0, section(catalog, language: $0)) }
    var lines = [
      "Written by `swift run generate-locales` from Locales/\(catalog.table.name).xcstrings: edit that instead."
    ]
    var start = 0
    for (language, section) in sections {
      lines.append("\(language) \(start) \(section.utf8.count)")
      start += section.utf8.count
    }
    return lines.joined(separator: "\n") + "\n\n" + sections.map(\.1).joined()
  }

  /// Returns the content of the header that Embed.h requires beside a data file.
  static func digest(of text: String, in file: String) -> String {
    "// \(SwiftSource.digest(of: text)) of \(file)\n"
  }

  /// Returns the lines of one language: first the sources of the texts, then the texts. `WordingTexts` describes the
  /// format.
  private static func section(_ catalog: CheckedCatalog, language: String) -> String {
    var sources: [String] = []
    var texts: [String] = []
    for (number, (key, _)) in catalog.keys.enumerated() {
      guard let forms = catalog.localizations[key]?[language]?.forms else { continue }
      for category in CheckedCatalog.categories {
        guard let form = forms[category] else { continue }
        let source = "* \(form.origin.confidence) \(form.origin.source)"
        let index = sources.firstIndex(of: source) ?? sources.endIndex
        if index == sources.endIndex { sources.append(source) }
        texts.append("\(number)\(category == "other" ? "" : "." + category) \(index) \(form.text)")
      }
    }
    return (sources + texts).map { $0 + "\n" }.joined()
  }
}
