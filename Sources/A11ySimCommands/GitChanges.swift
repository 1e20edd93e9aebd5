import A11ySim
import ESpeakNG
import StringCatalogs

/// What differs from a commit in catalogues, wherever their repositories are.
struct GitChanges {
  /// What differs in a file.
  private struct Changes {
    var isNew = false
    /// Lines that are other, or new.
    var lines: [ClosedRange<Int>] = []
    /// Where lines are gone: from the line before to the line behind.
    var gaps: [ClosedRange<Int>] = []
  }

  /// By the name a file was given with.
  private var changes: [String: Changes] = [:]
  /// Where texts and entries begin in files that have gaps: lines in their order, by the name of the file.
  private var marks: [String: [Int]] = [:]

  /// Asks git.
  /// - Parameter files: as they were named.
  init(since ref: String, files: [String], tables: [StringTable]) throws(Diagnostic) {
    if ref.hasPrefix("-") { throw Diagnostic("“\(ref)” is no commit or branch") }
    // Git names files from the top of their repository, without symbolic links on the way.
    var repositories: [String: [(path: String, name: String)]] = [:]
    for name in files {
      let path = InputFile.resolved(name)
      let top = Self.repository(of: path)
      let below = path.dropFirst(top.count).drop { $0 == "/" }
      repositories[top, default: []].append((String(below), name))
    }
    for (top, files) in repositories.sorted(by: { $0.key < $1.key }) {
      let git = ["-C", top, "--literal-pathspecs"]
      let paths = files.map(\.path)
      // All that a person's settings could change is said.
      let diff = try Self.git(
        git + [
          "diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text",
          "--src-prefix=a/", "--dst-prefix=b/", ref, "--",
        ] + paths)
      let changed = Self.changes(in: diff)
      let untracked = try Self.git(git + ["ls-files", "--others", "-z", "--"] + paths)
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

  /// Whether a finding stands in what changed, or its text has lost lines: a plural form that is gone has no line to stand in.
  func touch(_ finding: StringFinding, in table: StringTable?) -> Bool {
    let file = finding.location.file
    guard let changes = changes[file] else { return false }
    if changes.isNew || changes.lines.contains(where: { $0.contains(finding.location.line) }) { return true }
    guard !changes.gaps.isEmpty, let key = finding.key, let entry = table?.entry(key) else { return false }
    func lines(_ places: [SourceLocation]) -> [Int] { places.filter { $0.file == file }.map(\.line) }
    var own = lines(finding.language.flatMap { entry.localizations[$0]?.forms.map(\.location) } ?? [])
    if own.isEmpty { own = lines(Self.places(of: entry)) }
    guard let first = own.min(), let last = own.max() else { return false }
    // Up to the texts before and behind: where the one that is gone was the first or the last.
    let marks = marks[file] ?? []
    let before = marks.last { $0 < first } ?? 0
    let behind = marks.first { $0 > last } ?? .max
    return changes.gaps.contains { $0.upperBound > before && $0.lowerBound < behind }
  }

  private static func places(of entry: StringEntry) -> [SourceLocation] {
    [entry.location] + entry.localizations.values.flatMap { $0.forms.map(\.location) }
  }

  /// The folder that has the repository of a file; the file's own where there is none, which git will say.
  private static func repository(of path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    var top = folder
    while true {
      // A file in a submodule or another working tree.
      if InputFile.exists(top + "/.git") { return top.isEmpty ? "/" : String(top) }
      guard let slash = top.lastIndex(of: "/") else { return folder.isEmpty ? "/" : String(folder) }
      top = top[..<slash]
    }
  }

  /// Takes git's answer apart, by the path of each file. It is not all UTF-8, and a line may end with a carriage return.
  private static func changes(in diff: [UInt8]) -> [String: Changes] {
    var changes: [String: Changes] = [:]
    var path = ""
    var texts = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if texts > 0 {
        // `\ No newline at end of file` is not counted.
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
        // With nothing in its place, the line named is the one before.
        let before = new > 0 ? first - 1 : first
        if new < old { changes[path, default: Changes()].gaps.append(before...first + max(new, 1)) }
      }
    }
    return changes
  }

  /// `b/a.xcstrings` without its prefix and what git puts behind a name with spaces, and with the characters it writes as octal
  /// numbers in quotation marks.
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

  private static func git(_ arguments: [String]) throws(Diagnostic) -> [UInt8] {
    let process: ChildProcess
    do {
      process = try ChildProcess("/usr/bin/env", ["git"] + arguments, output: .kept, errors: .kept)
    } catch {
      throw Diagnostic("git cannot be run", help: "--changed-since needs git")
    }
    let output = process.allOutput()
    guard process.wait() == 0 else {
      let text = process.complaints().split(separator: "\n").first.map(String.init) ?? "git failed"
      throw Diagnostic("git: \(text)", help: "name a commit or branch, in a folder that git knows")
    }
    return output
  }
}
