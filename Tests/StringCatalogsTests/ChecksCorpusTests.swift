import A11ySim
import Foundation
import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Real catalogues, which are no part of this package: a folder with them and a table `defects.tsv` of known defects, its
/// columns `file key locale variant rule severity what value source accessibility verified`.
@Suite(
  "Checks of real catalogues", .enabled(if: ProcessInfo.processInfo.environment["A11Y_SIM_STRINGS_CORPUS"] != nil),
  .timeLimited)
struct ChecksCorpusTests {
  private let folder = ProcessInfo.processInfo.environment["A11Y_SIM_STRINGS_CORPUS"] ?? ""

  /// Which rule finds what the table has under another name.
  private let rules = [
    "accessibility-missing": "a11y-missing", "escape-literal": "markup-spoken",
    "format-argument-dropped": "argument-dropped", "format-extra-argument": "format-crash",
    "format-type-mismatch": "format-crash", "label-collision": "label-collision", "order-reversed": "order-reversed",
    "parenthetical-plural": "parenthetical-plural", "placeholder-glued": "glued-placeholder",
    "plural-category-missing": "plural-missing", "plural-form-empty": "plural-empty", "slash-count": "slash-count",
    "untranslated-accessibility": "a11y-untranslated", "untranslated-hint": "a11y-untranslated",
    "wrong-language": "wrong-language",
  ]

  @Test("of the defects that were read one by one, 98 % are found")
  func recall() throws {
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }.sorted()
      .filter(StringFile.isCatalog).compactMap { path in
        FileManager.default.contents(atPath: folder + "/" + path).map { StringFile(path: path, bytes: Array($0)) }
      }
    let report = StringChecker().report(on: StringTables.tables(from: files).tables)
    let found = Dictionary(grouping: report.findings) { "\($0.rule) \($0.language ?? "")" }
    let table = try String(contentsOfFile: folder + "/defects.tsv", encoding: .utf8)
    var counts: [String: (found: Int, all: Int)] = [:]
    var eye = (found: 0, all: 0)
    for line in table.split(whereSeparator: \.isNewline).dropFirst() {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard row.count > 10, let rule = rules[row[4]] else { continue }
      let project = row[0].prefix { $0 != "/" }
      let isFound = row[2].split(separator: ",").contains { tag in
        let language = WrittenLanguage(String(tag)).primary + tag.drop { $0 != "-" }
        return found["\(rule) \(language)", default: []].contains { finding in
          finding.location.file.hasPrefix(project)
            && (finding.key == row[1] || finding.notes.contains { $0.hasPrefix("also key “\(row[1].prefix(40))") })
        }
      }
      let key = "\(rule) \(row[10])"
      counts[key, default: (0, 0)].all += 1
      if isFound { counts[key]!.found += 1 }
      if row[10] == "eye" {
        eye.all += 1
        if isFound { eye.found += 1 } else { print("missed: \(row[4]) \(row[2]) \(row[1].prefix(60))") }
      }
    }
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(key): \(count.found) of \(count.all)") }
    #expect(eye.all > 0)
    #expect(eye.found * 100 >= eye.all * 98)
  }
}
