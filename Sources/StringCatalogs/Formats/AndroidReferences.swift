import AccessibilityModel
import TextFormats

/// A resolver that replaces references (`@string/other`) with texts, as Android does when an app asks for a text.
///
/// The text is looked up in the requested language, even if only the default language has the reference. So the
/// reference has a different text in each language that translates the text.
///
/// The text may be in another file, because Android merges the names of all `res` folders of an app. The folder of the
/// reference is searched first.
struct AndroidReferences {
  private let tables: [StringTable]
  /// The position of each entry in the tables, by folder and name. `anywhere` has the first position of a name in any
  /// folder.
  private var places: [String: [String: Place]] = [:]
  private var anywhere: [String: Place] = [:]
  /// The languages in which a text is looked up, nearest first, by requested language. Each table has its own
  /// dictionary.
  private var serving: [[String: [String]]] = []
  private var problems = FileProblems()

  private struct Place {
    var table: Int
    var entry: Int
  }

  /// The maximum length of a chain of references that Android follows (AssetManager2, kMaxIterations).
  private static let limit = 20

  init(_ tables: [StringTable]) {
    self.tables = tables
    serving = tables.map { _ in [:] }
    for (number, table) in tables.enumerated() {
      let folder = Self.folder(of: table)
      for (index, entry) in table.entries.enumerated() {
        let place = Place(table: number, entry: index)
        if places[folder]?[entry.key] == nil { places[folder, default: [:]][entry.key] = place }
        if anywhere[entry.key] == nil { anywhere[entry.key] = place }
      }
    }
  }

  /// Returns the entries of the table at an index of `tables`, with texts in place of references. A reference whose
  /// text is not found is not replaced, and is reported unless it refers to another package.
  mutating func resolve(_ table: Int) -> (entries: [StringEntry], problems: FileProblems) {
    problems = FileProblems()
    let entries = tables[table].entries.map { resolved($0, of: table) }
    return (entries, problems)
  }

  private mutating func resolved(_ entry: StringEntry, of table: Int) -> StringEntry {
    guard entry.localizations.values.contains(where: { $0.forms.contains { $0.reference != nil } }) else {
      return entry
    }
    var result = entry
    for language in tables[table].languages {
      if let localization = entry.localizations[language] {
        for (index, form) in localization.forms.enumerated() {
          guard let reference = form.reference else { continue }
          switch target(of: reference, from: table, device: form.device, in: language) {
          case .text(let text, _): result.localizations[language]!.forms[index].text = text
          case .fault(let fault): report(fault, reference, of: entry.key, at: form.location)
          }
        }
      } else if let nearest = nearest(entry, of: table, to: language), nearest.localization.forms.count == 1,
        let reference = nearest.localization.forms[0].reference,
        case .text(let text, language) = target(of: reference, from: table, device: nil, in: language)
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
    /// A text and its language.
    case text(String, String)
    case fault(Fault)
  }

  private mutating func target(
    of reference: String, from table: Int, device: String?, in language: String
  ) -> Target {
    var reference = reference
    var table = table
    for _ in 0..<Self.limit {
      guard let name = Self.name(in: reference) else { return .fault(.foreign) }
      guard let place = places[Self.folder(of: tables[table])]?[name] ?? anywhere[name],
        let (localization, found) = nearest(tables[place.table].entries[place.entry], of: place.table, to: language),
        let form = localization.forms.first(where: { $0.device == device })
          ?? localization.forms.first(where: { $0.device == nil }) ?? localization.forms.first,
        form.plural == nil, form.selector == nil
      else { return .fault(.missing) }
      guard let next = form.reference else { return .text(form.text, found) }
      reference = next
      table = place.table
    }
    return .fault(.endless)
  }

  /// Returns the texts of an entry in a language, or in the nearest language that has texts; nil if there are none.
  private mutating func nearest(
    _ entry: StringEntry, of table: Int, to language: String
  ) -> (localization: Localization, language: String)? {
    if serving[table][language] == nil { serving[table][language] = tables[table].languages(serving: language) }
    for tag in serving[table][language]! {
      if let localization = entry.localizations[tag] { return (localization, tag) }
    }
    return nil
  }

  private static func folder(of table: StringTable) -> String {
    String(table.path[..<(table.path.lastIndex(of: "/") ?? table.path.startIndex)])
  }

  /// Returns the resource name in a reference: `other` for `@string/other`. Nil for a text of another package, such as
  /// Android's `@android:string/ok`.
  private static func name(in reference: String) -> String? {
    let start = "@string/"
    return reference.hasPrefix(start) ? String(reference.dropFirst(start.count)) : nil
  }

  private mutating func report(_ fault: Fault, _ reference: String, of key: String, at place: FileLocation) {
    switch fault {
    // Android has the texts of its own package in every language. The texts of other packages are unknown here.
    case .foreign: break
    case .missing:
      // A library may have it.
      problems.note("“\(key)” refers to \(reference), which is not in these files", at: place)
    case .endless:
      problems.fail(
        "“\(key)” refers to \(reference), which refers back to itself or leads through more than \(Self.limit) references",
        at: place,
        help: "give one of them a text of its own")
    }
  }
}
