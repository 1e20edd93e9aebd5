import A11ySim
import Foundation
import StringCatalogs

/// Findings that a team had when it began to check. It may only shrink.
struct StringsBaseline {
  /// Sorted; one that is there twice may be found twice.
  var findings: [StringFinding.Identity]

  init(_ findings: [StringFinding.Identity]) { self.findings = findings.sorted() }

  private struct Form: Codable {
    var version: Int
    var findings: [StringFinding.Identity]
  }

  static func read(_ path: String) throws(Diagnostic) -> StringsBaseline {
    let bytes = try InputFile.bytes(of: path, ifMissing: "check the path")
    guard let form = try? JSONDecoder().decode(Form.self, from: Data(bytes)), form.version == 1 else {
      throw Diagnostic("this is no baseline of strings", file: path, help: "remove it, and it is written anew")
    }
    return StringsBaseline(form.findings)
  }

  /// A finding a line, so that a review shows what went.
  func write(to path: String) throws(Diagnostic) {
    let lines = findings.map { finding in
      "    "
        + JSON.object([
          ("rule", JSON.string(finding.rule)), ("table", JSON.string(finding.table)), ("key", JSON.string(finding.key)),
          ("language", JSON.string(finding.language)), ("variant", JSON.string(finding.variant)),
        ])
    }
    let text = "{\n  \"version\": 1,\n  \"findings\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
    try TextFile.write(Array(text.utf8), to: path)
  }

  /// What is new, and what of the baseline is still found.
  func split(_ found: [StringFinding]) -> (new: [StringFinding], known: StringsBaseline) {
    var rest: [StringFinding.Identity: Int] = [:]
    for finding in findings { rest[finding, default: 0] += 1 }
    var new: [StringFinding] = []
    var known: [StringFinding.Identity] = []
    for finding in found {
      if let count = rest[finding.identity], count > 0 {
        rest[finding.identity] = count - 1
        known.append(finding.identity)
      } else {
        new.append(finding)
      }
    }
    return (new, StringsBaseline(known))
  }
}

/// Lines that differ from a commit.
struct GitChanges {
  /// By file as git names it, from the top of the repository; nil for a file that is all new.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  private var isNew: Set<String> = []

  init(since ref: String, files: [String]) throws(Diagnostic) {
    if ref.hasPrefix("-") { throw Diagnostic("“\(ref)” is no commit or branch") }
    let diff = try Self.git(["diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", ref, "--"] + files)
    var file = ""
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("+++ ") {
        file = Self.name(line.dropFirst(4))
      } else if line.hasPrefix("@@ "), let plus = line.firstIndex(of: "+") {
        let numbers = line[line.index(after: plus)...].prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
        guard let first = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        if count > 0 { lines[file, default: []].append(first...(first + count - 1)) }
      }
    }
    let untracked = try Self.git(["ls-files", "--others", "--"] + files)
    isNew = Set(untracked.split(separator: "\n").map { Self.name($0) })
  }

  /// Whether a place is in what changed.
  func contains(_ place: SourceLocation) -> Bool {
    isNew.contains(place.file) || lines[place.file]?.contains { $0.contains(place.line) } ?? false
  }

  /// `b/a.xcstrings` without its prefix, and with the characters git writes as octal numbers in quotation marks.
  private static func name(_ text: Substring) -> String {
    var text = text
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

  private static func git(_ arguments: [String]) throws(Diagnostic) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Diagnostic("git cannot be run", help: "--changed-since needs git")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text =
        String(decoding: complaint, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "git failed"
      throw Diagnostic("git: \(text)", help: "name a commit or branch, in a folder that git knows")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
