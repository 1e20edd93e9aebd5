import Foundation
import TestSupport
import Testing

/// Each page and table that a text names as a source is in this repository, or has a public address beside it.
@Suite("Citations", .timeLimited) struct CitationTests {
  /// Pages and tables that are not in this repository, each with what a text that names it says of where it is.
  static let elsewhere = [
    "Alerts.md": "cvs-health/ios-swiftui-accessibility-techniques",
    "Computed-Descriptions.md": "cashapp/AccessibilitySnapshot",
    "NOTICES.md": "Scripts/release",
    "RELEASE-NOTES.md": "Scripts/release",
    // `a11y-sim skill` writes these.
    "SKILL.md": "skill",
    "bidirectional-2026-09-25.md": "gewill/OpenCCman",
    "case-study.md": "swipewalk/swipewalk",
    "defects.tsv": "A11Y_SIM_STRINGS_CORPUS",
    "dumps.md": "skill",
    "fixes.md": "skill",
    "index.tsv": "A11Y_SIM_STRINGS_CORPUS",
    "realapp-findings.md": "benoberkfell/inspector-widget",
  ]

  @Test func everyCitedFileIsThere() throws {
    let files = Self.files()
    let names = Set(files.map { ($0 as NSString).lastPathComponent })
    var missing: [String] = []
    var used: Set<String> = []
    for file in files where !file.hasSuffix("/CitationTests.swift") {
      guard let data = try? Data(contentsOf: Tool.package.appendingPathComponent(file)) else { continue }
      for name in Self.citations(in: data) where !names.contains(name) {
        if let place = Self.elsewhere[name], data.range(of: Data(place.utf8)) != nil {
          used.insert(name)
        } else {
          missing.append("\(file): \(name)")
        }
      }
    }
    #expect(files.count > 500)
    #expect(missing == [], "put the public address beside the fact: the repository, the commit and the path")
    #expect(used == Set(Self.elsewhere.keys))
  }

  /// `NAME` and `ID` stand for what the reader chooses.
  @Test func everyPathOfThisRepositoryLeadsToAFile() throws {
    let path = #/(?:^|[\s`(<\[,;])((?:Locales|Recorder|Scripts|Sources|Tests)/[\w+.\/\-]*\w)/#
    let manager = FileManager.default
    var paths = 0
    var missing: [String] = []
    for file in Self.files() where !file.hasPrefix("Tests/") || file.hasSuffix(".md") {
      let text = String(decoding: try Data(contentsOf: Tool.package.appendingPathComponent(file)), as: UTF8.self)
      for match in text.matches(of: path) where !match.1.contains("NAME") && !match.1.contains("/ID/") {
        paths += 1
        let place = Tool.package.appendingPathComponent(String(match.1)).path
        if !manager.fileExists(atPath: place) { missing.append("\(file): \(match.1)") }
      }
    }
    #expect(paths > 100)
    #expect(missing == [], "the file has moved")
  }

  @Test func citationsAreFound() {
    let text =
      "see `facts/talkback.md`, section a.5; (voiceover-words.tsv) .md and x.mdx, https://a.org/b.md and Limits.md"
    #expect(Self.citations(in: Data(text.utf8)) == ["talkback.md", "voiceover-words.tsv", "b.md", "Limits.md"])
  }

  /// The texts that people read, from the top of the repository.
  private static func files() -> [String] {
    let endings = ["swift", "yaml", "defaults", "xcstrings", "md", "tsv", "c", "h", "js", "css"]
    let manager = FileManager.default
    let top = (try? manager.contentsOfDirectory(atPath: Tool.package.path)) ?? []
    var files = top.filter { $0.hasSuffix(".md") }
    for folder in ["Locales", "Recorder", "Sources", "Tests"] {
      let inside = manager.enumerator(atPath: Tool.package.appendingPathComponent(folder).path)
      for case let name as String in inside?.allObjects ?? [] where !"/\(name)".contains("/.build/") {
        if endings.contains((name as NSString).pathExtension) { files.append("\(folder)/\(name)") }
      }
    }
    return files.sorted()
  }

  /// The names of pages and tables in a text, without their folders.
  private static func citations(in text: Data) -> [String] {
    var found: [(Int, String)] = []
    for ending in [".md", ".tsv"] {
      var rest = text.startIndex..<text.endIndex
      while let range = text.range(of: Data(ending.utf8), in: rest) {
        rest = range.upperBound..<text.endIndex
        if let next = text[range.upperBound...].first, isOfName(next), next != UInt8(ascii: ".") { continue }
        let start = text[..<range.lowerBound].lastIndex { !isOfName($0) }.map { $0 + 1 } ?? text.startIndex
        guard start < range.lowerBound else { continue }
        found.append((start, String(decoding: text[start..<range.upperBound], as: UTF8.self)))
      }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
