import A11ySim
import StringCatalogs
import StringChecks

/// Changes to string catalogues since a commit. The catalogues can be in several repositories.
struct GitChanges {
  private struct Changes {
    var isNew = false
    var lines: [ClosedRange<Int>] = []
    /// The positions of deleted lines. Each range reaches from the line before the deletion to the line after it.
    var gaps: [ClosedRange<Int>] = []
  }

  /// The changes of each file, by the file name that the user gave.
  private var changes: [String: Changes] = [:]
  /// For each file with deleted lines, the sorted lines at which its entries and texts begin.
  private var marks: [String: [Int]] = [:]

  init(since ref: String, files: [String], tables: [StringTable]) throws(Diagnostic) {
    if ref.hasPrefix("-") { throw Diagnostic("“\(ref)” is not a commit or branch", help: "name a commit or branch") }
    // Git prints paths relative to the top folder of the repository, with symbolic links resolved.
    var repositories: [String: [(path: String, name: String)]] = [:]
    for name in files {
      let path = InputFile.resolved(name)
      let top = Git.repository(of: path)
      let below = path.dropFirst(top.count).drop { $0 == "/" }
      repositories[top, default: []].append((String(below), name))
    }
    for (top, files) in repositories.sorted(by: { $0.key < $1.key }) {
      let git = ["-C", top, "--literal-pathspecs"]
      let paths = files.map(\.path)
      // The options are explicit, because the user's git settings could change the output.
      let diff = try Git.output(
        of: git + [
          "diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text",
          "--src-prefix=a/", "--dst-prefix=b/", "--end-of-options", ref, "--",
        ] + paths)
      let changed = Self.changes(in: diff)
      let untracked = try Git.output(of: git + ["ls-files", "--others", "-z", "--"] + paths)
      let new = Set(untracked.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
      for (path, name) in files {
        changes[name] = new.contains(path) ? Changes(isNew: true) : changed[path]
      }
    }
    for place in tables.flatMap(\.entries).flatMap(Self.places) where !(changes[place.file]?.gaps.isEmpty ?? true) {
      marks[place.file, default: []].append(place.line)
    }
    for file in marks.keys { marks[file]?.sort() }
  }

  /// Returns whether a finding is in changed lines. A finding about several languages has a location in each of them.
  func touch(_ finding: StringFinding, in table: StringTable?) -> Bool {
    let entry = finding.key.flatMap { table?.entry($0) }
    if finding.languages.isEmpty { return touch(finding.location, finding.language, entry) }
    return (finding.languages + [finding.language].compactMap { $0 }).contains { language in
      places(of: finding, in: language, entry, table).contains { touch($0, language, entry) }
    }
  }

  /// Returns where the finding's entry has texts in a language. Without an entry, returns the start of the language's
  /// file. If there is neither, returns the location of the finding.
  private func places(
    of finding: StringFinding, in language: String, _ entry: StringEntry?, _ table: StringTable?
  ) -> [FileLocation] {
    func texts(_ entry: StringEntry) -> [FileLocation]? { entry.localizations[language]?.forms.map(\.location) }
    if let entry { return texts(entry).flatMap { $0.isEmpty ? nil : $0 } ?? [finding.location] }
    let file = table?.entries.lazy.compactMap { texts($0)?.first?.file }.first
    return [file.map { FileLocation(file: $0, line: 1, column: 1) } ?? finding.location]
  }

  /// Returns whether the line has changed, or lines beside the entry's text were deleted. Deletions count, because a
  /// deleted plural form no longer has a line.
  private func touch(_ place: FileLocation, _ language: String?, _ entry: StringEntry?) -> Bool {
    let file = place.file
    guard let changes = changes[file] else { return false }
    if changes.isNew || changes.lines.contains(where: { $0.contains(place.line) }) { return true }
    guard !changes.gaps.isEmpty, let entry else { return false }
    func lines(_ places: [FileLocation]) -> [Int] { places.filter { $0.file == file }.map(\.line) }
    var own = lines(language.flatMap { entry.localizations[$0]?.forms.map(\.location) } ?? [])
    if own.isEmpty { own = lines(Self.places(of: entry)) }
    guard let first = own.min(), let last = own.max() else { return false }
    // A gap next to the text counts, because the deleted lines may have been the text's first or last plural form.
    let marks = marks[file] ?? []
    let before = marks.last { $0 < first } ?? 0
    let behind = marks.first { $0 > last } ?? .max
    return changes.gaps.contains { $0.upperBound > before && $0.lowerBound < behind }
  }

  private static func places(of entry: StringEntry) -> [FileLocation] {
    [entry.location] + entry.localizations.values.flatMap { $0.forms.map(\.location) }
  }

  /// Parses the output of `git diff`. It may contain invalid UTF-8, and lines may end with a carriage return.
  private static func changes(in diff: [UInt8]) -> [String: Changes] {
    var changes: [String: Changes] = [:]
    var path = ""
    var texts = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if texts > 0 {
        // Git does not count the line `\ No newline at end of file`.
        if line.first != UInt8(ascii: "\\") { texts -= 1 }
        continue
      }
      let line = String(decoding: line, as: UTF8.self)
      if line.hasPrefix("+++ ") {
        path = name(line.dropFirst(4))
      } else if line.hasPrefix("@@ ") {
        let ranges = line.split(separator: " ").dropFirst().prefix(2).map { $0.dropFirst().split(separator: ",") }
        guard ranges.count == 2, let first = ranges[1].first.flatMap({ Int($0) }) else { continue }
        let counts = ranges.map { $0.count > 1 ? Int($0[1]) ?? 1 : 1 }
        let (old, new) = (counts[0], counts[1])
        texts = old + new
        if new > 0 { changes[path, default: Changes()].lines.append(first...first + new - 1) }
        // For a deletion without new lines, git gives the number of the line before the deletion.
        let before = new > 0 ? first - 1 : first
        if new < old { changes[path, default: Changes()].gaps.append(before...first + max(new, 1)) }
      }
    }
    return changes
  }

  /// Returns the file name in a `+++` line of git, such as `a.xcstrings` for `b/a.xcstrings`. Git adds a tab after a
  /// name with spaces, and writes octal escapes in a quoted name.
  private static func name(_ text: Substring) -> String {
    var text = text
    if text.hasSuffix("\t") { text = text.dropLast() }
    if text.hasPrefix("\"") { text = text.dropFirst().dropLast() }
    if text.hasPrefix("b/") { text = text.dropFirst(2) }
    guard text.contains("\\") else { return String(text) }
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "\\"), index + 3 < source.count,
        let byte = UInt8(String(decoding: source[index + 1...index + 3], as: UTF8.self), radix: 8)
      {
        bytes.append(byte)
        index += 4
      } else {
        if source[index] == UInt8(ascii: "\\") { index += 1 }
        if index < source.count { bytes.append(source[index]) }
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
