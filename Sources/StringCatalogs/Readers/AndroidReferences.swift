/// Puts texts in the place of references to them (`@string/other`), as Android does when an app asks for a text.
///
/// What is referred to is looked for in the language asked for: a text that only the default language refers with is
/// another in each language that has the other.
struct AndroidReferences {
  private let table: StringTable
  private let places: [String: Int]
  /// By language, those that serve it, the nearest first.
  private let serving: [String: [String]]
  private var problems: CatalogProblems

  /// As many references in a row as Android follows (AssetManager2, kMaxIterations).
  private static let limit = 20

  /// The entries of a table with the texts in place; what has none stays as it is written, and that is said.
  static func resolve(_ table: StringTable, problems: inout CatalogProblems) -> [StringEntry] {
    var references = AndroidReferences(table, problems)
    defer { problems = references.problems }
    return table.entries.map { references.resolved($0) }
  }

  private init(_ table: StringTable, _ problems: CatalogProblems) {
    self.table = table
    self.problems = problems
    places = Dictionary(zip(table.entries.map(\.key), 0...)) { first, _ in first }
    serving = Dictionary(uniqueKeysWithValues: table.languages.map { ($0, table.languages(serving: $0)) })
  }

  private mutating func resolved(_ entry: StringEntry) -> StringEntry {
    var result = entry
    for language in table.languages {
      if let localization = entry.localizations[language] {
        for (index, form) in localization.forms.enumerated() {
          guard let reference = form.reference else { continue }
          switch target(of: reference, device: form.device, in: language) {
          case .text(let text, _): result.localizations[language]!.forms[index].text = text
          case .fault(let fault): report(fault, reference, of: entry.key, at: form.location)
          }
        }
      } else if let nearest = nearest(entry, to: language), nearest.localization.forms.count == 1,
        let reference = nearest.localization.forms[0].reference,
        case .text(let text, language) = target(of: reference, device: nil, in: language)
      {
        var localization = nearest.localization
        localization.forms[0].text = text
        result.localizations[language] = localization
      }
    }
    return result
  }

  private enum Fault { case foreign, missing, endless }

  private enum Target {
    /// A text, and the language it is in.
    case text(String, String)
    case fault(Fault)
  }

  /// Follows a reference to a text.
  private func target(of reference: String, device: String?, in language: String) -> Target {
    var reference = reference
    for _ in 0..<Self.limit {
      guard let name = Self.name(in: reference) else { return .fault(.foreign) }
      guard let place = places[name], let (localization, found) = nearest(table.entries[place], to: language),
        let form = localization.forms.first(where: { $0.device == device })
          ?? localization.forms.first(where: { $0.device == nil }) ?? localization.forms.first,
        form.plural == nil, form.selector == nil
      else { return .fault(.missing) }
      guard let next = form.reference else { return .text(form.text, found) }
      reference = next
    }
    return .fault(.endless)
  }

  /// What an entry is in a language, or in the nearest that serves it.
  private func nearest(_ entry: StringEntry, to language: String) -> (localization: Localization, language: String)? {
    for tag in serving[language] ?? [] {
      if let localization = entry.localizations[tag] { return (localization, tag) }
    }
    return nil
  }

  /// `other` of `@string/other`; nil for a text of Android or of another package: `@android:string/ok`.
  private static func name(in reference: String) -> String? {
    let start = "@string/"
    return reference.hasPrefix(start) ? String(reference.dropFirst(start.count)) : nil
  }

  private mutating func report(_ fault: Fault, _ reference: String, of key: String, at place: SourceLocation) {
    switch fault {
    case .foreign:
      problems.warn("“\(key)” is \(reference), a text of another package: what it says is not known here.", at: place)
    case .missing:
      problems.warn("“\(key)” is \(reference), and there is no such text in these files.", at: place)
    case .endless:
      problems.fail(
        "“\(key)” is \(reference), which leads back to itself or through more than \(Self.limit) others.", at: place,
        help: "Give one of them a text.")
    }
  }
}
