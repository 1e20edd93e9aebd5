import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import CodeInputs
@testable import Simulation

/// `Documentation.docc/Defects.md` says which rule finds which known defect in which scenario: that is held against both.
@Suite("Known defects, in the table and in an audit", .timeLimited) struct DefectTableTests {
  struct Row: CustomTestStringConvertible {
    var defect: String
    var components: [String]
    var summary: String
    var criteria: [String]
    /// Rules and scenarios; empty with a reason.
    var examples: [(rule: String, scenario: String)]
    var reason: String

    var testDescription: String { defect }
  }

  static let rows: [Row] = {
    let text = Repository.bytes("Sources/A11ySim/Documentation.docc/Defects.md") ?? []
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }.map { cell in
        String(cell.reversed().drop { $0 == " " }.reversed())
      }
      guard cells.count == 5, cells[0].wholeMatch(of: /[A-Z]\d?-\d+/) != nil else { return nil }
      let examples = cells[4].matches(of: /`([a-z-]+)`: `([^`]+)`/).map { (String($0.1), String($0.2)) }
      return Row(
        defect: cells[0], components: cells[1].matches(of: /`([^`]+)`/).map { String($0.1) }, summary: cells[2],
        criteria: cells[3].matches(of: /\d\.\d+\.\d+/).map { String($0.0) }, examples: examples,
        reason: examples.isEmpty ? String(cells[4].drop { $0 == "–" || $0 == " " }) : "")
    }
  }()

  /// Every defect of every component is in the table, under what it is called there.
  @Test func tableIsComplete() {
    for kind in Components.all {
      for defect in kind.defects {
        let row = Self.rows.first {
          $0.defect == defect.id && $0.components.contains(kind.id) && $0.summary == defect.summary
        }
        #expect(row?.criteria == defect.criteria, "\(kind.id) \(defect.id): \(defect.summary)")
      }
    }
    for letter in ["A": 20, "B": 11, "C": 8, "D": 20, "E": 8] {
      for number in 1...letter.value {
        #expect(Self.rows.contains { $0.defect == "\(letter.key)-\(number)" }, "\(letter.key)-\(number)")
      }
    }
  }

  @Test(arguments: rows) func isFoundWhereTheTableSays(row: Row) throws {
    #expect(row.examples.isEmpty == !row.reason.isEmpty)
    for (rule, path) in row.examples {
      #expect(row.components.contains { path.hasPrefix($0 + "/") }, "\(path) shows another component")
      let bytes = try #require(Repository.bytes("Tests/Scenarios/\(path)"), "\(path)")
      let scenario = try ScenarioParser.parse(String(decoding: bytes, as: UTF8.self))
      let findings = Audit(scenario).findings
      #expect(findings.contains { $0.rule == rule }, "\(path): \(Set(findings.map(\.rule)).sorted())")
    }
  }
}
