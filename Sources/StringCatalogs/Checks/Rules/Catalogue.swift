import A11ySim

extension StringCheck {
  static let catalogue = StringCheck(
    id: "catalogue", severity: .warning, summary: "a place in the file that a platform reads otherwise, or not at all",
    explanation: """
      A key that appears twice, a missing semicolon, an escape that the format does not have: the app says another text \
      than the file seems to have, or none. The rule tells what the reader met in files that it could read; it is an \
      error where the platform refuses the place. A file that cannot be read is no finding but ends the run with \
      status 2.
      """,
    remedy: "correct the file"
  ) { input in
    let table = input.table
    // A fault belongs to the entry that has a text or its key on the fault's line.
    var entries: [FileLocation: (CheckedEntry, String)] = [:]
    for text in table.texts {
      entries[text.form.location.line(), default: (text.entry, text.language.tag)] = (text.entry, text.language.tag)
    }
    for entry in table.entries where entries[entry.entry.location.line()] == nil {
      entries[entry.entry.location.line()] = (entry, table.table.sourceLanguage)
    }
    return input.faults.map { fault in
      let location = FileLocation(
        file: fault.file ?? table.table.path, line: fault.line ?? 1, column: fault.column ?? 1)
      let (entry, language) = entries[location.line()].map { ($0.0, $0.1) } ?? (nil, nil)
      var spot = Spot(
        entry: entry, language: language ?? FilePlace(location.file)?.language, fault.message, notes: fault.notes,
        severity: fault.severity)
      spot.location = location
      spot.help = fault.help
      return spot
    }
  }
}

extension FileLocation {
  /// Returns the beginning of this location's line.
  fileprivate func line() -> FileLocation { FileLocation(file: file, line: line, column: 1) }
}
