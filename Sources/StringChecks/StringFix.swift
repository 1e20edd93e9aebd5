import AccessibilityModel
import StringCatalogs

/// A text and its only possible correction. For example, a Cyrillic letter replaces a Latin letter that looks the same.
package struct StringFix: Sendable, Hashable {
  /// The uncorrected text as the app receives it, with the escapes of the file resolved.
  package var old: String
  package var new: String

  init?(_ old: String, _ new: String) {
    if old == new { return nil }
    self.old = old
    self.new = new
  }

  struct Edit: Hashable {
    var old: [UInt8]
    var new: [UInt8]
    /// The number of earlier occurrences of the piece `old` in the uncorrected text.
    var occurrence: Int
  }

  /// The differences between `old` and `new`: one edit for each changed word, or a single edit if the number of words
  /// differs.
  var edits: [Edit] {
    let (from, to) = (Self.words(of: old), Self.words(of: new))
    guard from.count == to.count else { return [whole] }
    return zip(from, to).compactMap { before, after in
      if before.word == after.word { return nil }
      return Edit(
        old: before.word, new: after.word,
        occurrence: Self.count(of: before.word, in: Array(old.utf8), before: before.offset))
    }
  }

  /// A single edit from the first to the last changed word.
  private var whole: Edit {
    let (from, to) = (Array(old.utf8), Array(new.utf8))
    var start = zip(from, to).prefix { $0 == $1 }.count
    var end = zip(from.reversed(), to.reversed()).prefix { $0 == $1 }.count
    end = min(end, min(from.count, to.count) - start)
    while start > 0, from[start - 1] != 0x20 { start -= 1 }
    while end > 0, from[from.count - end] != 0x20 { end -= 1 }
    let piece = Array(from[start..<from.count - end])
    return Edit(
      old: piece, new: Array(to[start..<to.count - end]), occurrence: Self.count(of: piece, in: from, before: start))
  }

  private static func words(of text: String) -> [(word: [UInt8], offset: Int)] {
    text.utf8.split(separator: 0x20, omittingEmptySubsequences: false).map { word in
      (Array(word), text.utf8.distance(from: text.utf8.startIndex, to: word.startIndex))
    }
  }

  private static func count(of piece: [UInt8], in text: [UInt8], before end: Int) -> Int {
    (0..<end).count { text[$0...].starts(with: piece) }
  }
}

/// A writer of corrections into the files of string tables. A correction is skipped if another text would change too.
package struct StringFixer {
  /// The files with the corrections that were made so far.
  package private(set) var files: [StringFile]
  package private(set) var fixedCount = 0

  private let sourceLanguage: String?

  /// Returns all files of each table that has a changed file. `old` contains the files before the corrections.
  package func filesOfChangedTables(since old: [StringFile]) -> [StringFile] {
    func table(_ file: StringFile) -> String? { FilePlace(file.path)?.table }
    let changed = Set(zip(old, files).filter { $0 != $1 }.compactMap { table($0.1) })
    // Code may have the source texts of a table.
    return files.filter { table($0).map(changed.contains) ?? CodeTexts.isCode($0.path) }
  }

  package init(_ files: [StringFile], sourceLanguage: String?) {
    self.files = files
    self.sourceLanguage = sourceLanguage
  }

  /// Writes the findings' corrections into `files`. Each changed file is read again. A correction is kept only if its
  /// text, and no other text, has changed.
  package mutating func fix(_ findings: [StringFinding]) {
    let byFile = Dictionary(grouping: findings.filter { $0.fix != nil }) { $0.location.file }
    for (index, file) in files.enumerated() {
      guard let found = byFile[file.path] else { continue }
      var texts: Set<FileLocation> = []
      // If a text has two findings, only the first is corrected. The next check finds the second again.
      let chosen = found.filter { texts.insert($0.location).inserted }
      if !apply(chosen, to: index) {
        for finding in chosen { _ = apply([finding], to: index) }
      }
    }
  }

  private mutating func apply(_ findings: [StringFinding], to index: Int) -> Bool {
    var bytes = files[index].bytes
    let lines = Self.lineStarts(of: bytes)
    // Corrections are made from the end of the file to its beginning, so that the remaining offsets stay valid.
    let sorted = findings.sorted { ($1.location.line, $1.location.column) < ($0.location.line, $0.location.column) }
    for finding in sorted {
      guard let fix = finding.fix, let start = Self.offset(of: finding.location, in: bytes, lines) else { return false }
      let limit = min(bytes.count, start + 8 * fix.old.utf8.count + 200)
      var places: [(Range<Int>, [UInt8])] = []
      for edit in fix.edits {
        var rest = edit.occurrence
        let place = (start..<limit).first { offset in
          guard bytes[offset...].starts(with: edit.old) else { return false }
          rest -= 1
          return rest < 0
        }
        guard let place, !edit.old.isEmpty else { return false }
        places.append((place..<place + edit.old.count, edit.new))
      }
      for (range, new) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
        bytes.replaceSubrange(range, with: new)
      }
    }
    // Only the texts of this file are compared, because the corrections change no other file.
    let after = StringFile(path: files[index].path, bytes: bytes)
    guard
      Self.texts(of: [after], sourceLanguage) == Self.texts(of: [files[index]], sourceLanguage, replacing: findings)
    else { return false }
    files[index].bytes = bytes
    fixedCount += findings.count
    return true
  }

  /// Returns the tables in the files, with the corrections of `findings` made. All positions are set to one value, so
  /// that the tables of two calls differ only in texts.
  private static func texts(
    of files: [StringFile], _ sourceLanguage: String?, replacing findings: [StringFinding] = []
  ) -> [StringTable] {
    let fixes = Dictionary(findings.map { ($0.location, $0.fix) }) { first, _ in first }
    let nowhere = FileLocation(file: "", line: 1, column: 1)
    return StringTables.read(files, sourceLanguage: sourceLanguage).tables.map { table in
      var table = table
      for index in table.entries.indices {
        table.entries[index].location = nowhere
        for (language, localization) in table.entries[index].localizations {
          var localization = localization
          for form in localization.forms.indices {
            if let fix = fixes[localization.forms[form].location] ?? nil, localization.forms[form].text == fix.old {
              localization.forms[form].text = fix.new
            }
            localization.forms[form].location = nowhere
          }
          table.entries[index].localizations[language] = localization
        }
      }
      return table
    }
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Returns the byte offset of a location in a UTF-8 file; nil if the line or column does not exist.
  private static func offset(of location: FileLocation, in bytes: [UInt8], _ lines: [Int]) -> Int? {
    guard lines.indices.contains(location.line - 1) else { return nil }
    var offset = lines[location.line - 1]
    // A byte order mark does not count as a column.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var column = 1
    while column < location.column, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset < bytes.count ? offset : nil
  }
}

extension CheckedText {
  /// Returns a correction that replaces this text with `new`. Nil if `new` lacks arguments of the source text, has
  /// other arguments, or equals this text.
  func fix(_ new: String) -> StringFix? {
    guard let source else { return nil }
    func arguments(_ specifiers: [FormatString.Specifier]) -> [String] {
      specifiers.map { "\(CheckedText.identity(of: $0)) \($0.kind)" }.sorted()
    }
    var form = form
    form.text = new
    let format = form.format(entry.syntax)
    let isWhole = format.parts.allSatisfy { if case .malformed = $0 { false } else { true } }
    guard isWhole, arguments(format.specifiers) == arguments(source.specifiers) else { return nil }
    return StringFix(text, new)
  }
}
