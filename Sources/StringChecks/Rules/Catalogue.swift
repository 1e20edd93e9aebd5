import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let catalogue = StringCheck(
    id: "catalogue", severity: .warning, summary: "a part of the file that a platform reads differently or not at all",
    explanation: """
      For example, a key appears twice, a semicolon is missing, or the format does not have an escape. The app then shows \
      another text than the file seems to contain, or no text. The rule reports problems in files that could be read. A \
      problem is an error if the platform rejects this part of the file. If a file cannot be read, there is no finding, \
      and the exit status is 2.
      """,
    remedy: "correct the file"
  ) { input in
    let table = input.table
    let forsaken = keysWithoutSource(in: table).map { [$0] } ?? []
    if input.faults.isEmpty { return forsaken }
    // A fault belongs to the entry whose key or text is the last before it on its line. Several may be on one line.
    let lines = Set(input.faults.map { location(of: $0, in: table).line() })
    var entries: [FileLocation: [(column: Int, entry: CheckedEntry, language: String?)]] = [:]
    for text in table.texts where lines.contains(text.form.location.line()) {
      entries[text.form.location.line(), default: []].append(
        (text.form.location.column, text.entry, text.language.tag))
    }
    for entry in table.entries where lines.contains(entry.entry.location.line()) {
      entries[entry.entry.location.line(), default: []].append(
        (entry.entry.location.column, entry, entry.isForsaken ? entry.firstLanguage : table.table.sourceLanguage))
    }
    // A text that is dropped is not in the table. The message then begins with its key.
    func named(in message: String) -> CheckedEntry? {
      guard message.hasPrefix("“"), let end = message.firstIndex(of: "”") else { return nil }
      let key = message[..<end].dropFirst()
      return table.entries.first { $0.entry.key == key }
    }
    // What is outside any text is behind the last one.
    func last(before location: FileLocation) -> CheckedEntry? {
      guard table.table.format == .android else { return nil }
      return table.texts.lazy.filter { $0.form.location.file == location.file && $0.form.location.line < location.line }
        .max { $0.form.location.line < $1.form.location.line }?.entry
    }
    return merged(
      input.faults.map { fault in
        let location = location(of: fault, in: table)
        let found = entries[location.line()] ?? []
        let nearest =
          found.filter { $0.column <= location.column }.max { $0.column < $1.column }
          ?? found.min { $0.column < $1.column }
        let (entry, language) = (
          nearest?.entry ?? named(in: fault.message) ?? last(before: location), nearest?.language
        )
        var spot = Spot(
          entry: entry, language: language ?? FilePlace(location.file)?.language, fault.message, notes: fault.notes,
          severity: fault.severity)
        spot.location = location
        spot.help = fault.help
        return spot
      }) + forsaken
  }

  /// Returns the spots, with the same information about one entry told once for all languages.
  private static func merged(_ spots: [Spot]) -> [Spot] {
    var all: [Spot] = []
    var places: [String: Int] = [:]
    for spot in spots {
      guard spot.severity == .info, let entry = spot.entry, let language = spot.language else {
        all.append(spot)
        continue
      }
      let name = entry.entry.key + "\n" + spot.message
      if let place = places[name] {
        if all[place].language != language, !all[place].languages.contains(language) {
          all[place].languages.append(language)
        }
      } else {
        places[name] = all.count
        all.append(spot)
      }
    }
    return all
  }

  /// Returns a finding about the keys that only translations have; nil if there are none.
  private static func keysWithoutSource(in table: CheckedTable) -> Spot? {
    let keys = table.entries.filter(\.isForsaken)
    guard let first = keys.first else { return nil }
    var spot = Spot(
      entry: nil, language: nil,
      "\(keys.count) \(keys.count == 1 ? "key is" : "keys are") not in the source, such as \(first.entry.key.quotedShort): no code asks for such a key, so it is not checked",
      severity: .info)
    spot.languages = Set(keys.flatMap { $0.entry.localizations.keys }).sorted()
    spot.location = first.entry.location
    spot.help = "remove the keys from the translations, or add them to the source"
    return spot
  }

  private static func location(of fault: Diagnostic, in table: CheckedTable) -> FileLocation {
    FileLocation(file: fault.file ?? table.table.path, line: fault.line ?? 1, column: fault.column ?? 1)
  }
}

extension CheckedEntry {
  /// The first language that has a text.
  fileprivate var firstLanguage: String? { entry.localizations.first?.language }
}

extension FileLocation {
  fileprivate func line() -> FileLocation { FileLocation(file: file, line: line, column: 1) }
}
