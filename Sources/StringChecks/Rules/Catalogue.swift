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
    // Where each language has its own file, the place of an entry without a source text is in a translation's file.
    let isOneFile = [.xcstrings, .xliff, .po].contains(table.table.format)
    for entry in table.entries where lines.contains(entry.entry.location.line()) {
      let isSource = isOneFile || entry.entry.localizations[table.table.sourceLanguage] != nil
      entries[entry.entry.location.line(), default: []].append(
        (
          entry.entry.location.column, entry,
          entry.isForsaken || !isSource ? entry.firstLanguage : table.table.sourceLanguage
        ))
    }
    lazy var keys = Dictionary(table.entries.map { ($0.entry.key, $0) }) { first, _ in first }
    // A text that is dropped is not in the table. The message then begins with its key.
    func named(in message: String) -> CheckedEntry? { key(in: message).flatMap { keys[$0] } }
    lazy var ends = lastTexts(in: table)
    // What is outside any text is behind the last one.
    func last(before location: FileLocation) -> CheckedEntry? {
      guard table.table.format == .android, let texts = ends[location.file] else { return nil }
      var (low, high) = (0, texts.count)
      while low < high {
        let middle = (low + high) / 2
        if texts[middle].line < location.line { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? texts[low - 1].entry : nil
    }
    return toldOnce(
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

  /// Returns the key with which a message about a text begins.
  private static func key(in message: String) -> String? {
    guard message.hasPrefix("“"), let end = message.firstIndex(of: "”") else { return nil }
    return String(message[..<end].dropFirst())
  }

  /// Returns the first text of each line by file, in the order of the lines.
  private static func lastTexts(in table: CheckedTable) -> [String: [(line: Int, entry: CheckedEntry)]] {
    var texts: [String: [Int: CheckedEntry]] = [:]
    for text in table.texts where texts[text.form.location.file]?[text.form.location.line] == nil {
      texts[text.form.location.file, default: [:]][text.form.location.line] = text.entry
    }
    return texts.mapValues { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }

  /// Returns the spots, with one for a fault that many keys of a file have: it has one cause, such as a part of the file
  /// that was pasted twice.
  private static func toldOnce(_ spots: [Spot]) -> [Spot] {
    func kind(of spot: Spot) -> String? {
      // What is ignored at a key is not told with others.
      guard spot.severity != .info, spot.entry?.entry.ignores.isEmpty ?? true, let key = key(in: spot.message) else {
        return nil
      }
      return "\(spot.location!.file)\n\(spot.severity ?? .warning)\n" + spot.message.dropFirst(key.count + 2)
    }
    let kinds = spots.map(kind)
    var counts: [String: Int] = [:]
    for kind in kinds { if let kind { counts[kind, default: 0] += 1 } }
    var told: Set<String> = []
    return merged(
      zip(spots, kinds).compactMap { spot, kind in
        guard let kind, let count = counts[kind], count > manyFaults else { return spot }
        guard told.insert(kind).inserted else { return nil }
        var spot = spot
        spot.entry = nil
        spot.message += "; the same is true of \(count - 1) other keys of this file"
        return spot
      })
  }

  /// The number of faults of one kind in a file up to which each is told.
  private static let manyFaults = 4

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
