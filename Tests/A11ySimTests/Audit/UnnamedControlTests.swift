import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AuditRules
@testable import Simulation

/// What names a column of a picker.
@Suite(.timeLimited) struct UnnamedControlTests {
  private func found(_ picker: String, _ reader: String) throws -> [String] {
    let scenario = try ScenarioParser.parse("reader: \(reader)\nscreen: [ { picker: \(picker) } ]\nsteps: [ appear ]")
    return Audit(scenario).findings.filter { $0.rule == "unnamed-control" }.map(\.message)
  }

  @Test(arguments: ["voiceover", "talkback"]) func aNumberAloneNamesNoPicker(reader: String) throws {
    let number = try found("{ id: hour, value: 14, options: [13, 14] }", reader)
    #expect(number.count == 1 && number[0].hasPrefix("hour has no name; only “14, "), "\(number)")
    #expect(try found("{ id: hour, label: Hour, value: 14, options: [13, 14] }", reader) == [])
    #expect(try found("{ id: month, value: May, options: [April, May] }", reader) == [])
  }
}
