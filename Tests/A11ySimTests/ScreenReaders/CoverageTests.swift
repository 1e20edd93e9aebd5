import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation

/// `Documentation.docc/WhatVoiceOverSays.md` names a scenario for each kind of element and each event: held against the folders.
@Suite("What VoiceOver says, in the tables and in the scenarios", .timeLimited) struct CoverageTests {
  static let text = String(
    decoding: Repository.bytes("Sources/A11ySim/Documentation.docc/WhatVoiceOverSays.md") ?? [], as: UTF8.self)
  static let named = text.matches(of: /`((?:elements|events|order|settings)\/[^`]+\.yaml)`/).map { String($0.1) }

  static func scenario(_ path: String) throws -> Scenario {
    let bytes = try #require(Repository.bytes("Tests/Scenarios/\(path)"), "\(path)")
    return try ScenarioParser.parse(bytes)
  }

  /// What is on any screen of a scenario.
  static func items(of path: String) throws -> [ScreenItem] {
    let scenario = try Self.scenario(path)
    return scenario.screen
      + scenario.steps.flatMap { step -> [ScreenItem] in
        if case .screen(let items) = step.action { items } else { [] }
      }
  }

  /// Each expects something, and hears it.
  @Test(arguments: named) func scenarioIsHeardAsExpected(path: String) throws {
    let scenario = try Self.scenario(path)
    let expectations = scenario.steps.filter { if case .expect = $0.action { true } else { false } }
    #expect(!expectations.isEmpty)
    let transcript = scenario.play()
    #expect(transcript.diagnostics.isEmpty)
    #expect(scenario.findings(in: transcript).isEmpty)
  }

  @Test(arguments: ["elements", "events", "order"]) func everyFileIsNamed(folder: String) {
    let files = Repository.files(in: "Tests/Scenarios/\(folder)").map { "\(folder)/\($0)" }
    #expect(Set(files).subtracting(Self.named).isEmpty)
  }

  @Test func everyKindOfElementIsInAScenario() throws {
    var seen: Set<Role> = []
    func visit(_ element: AccessibilityElement) {
      seen.insert(element.role)
      element.children.forEach(visit)
    }
    for path in Self.named {
      for item in try Self.items(of: path) { item.elements.forEach(visit) }
    }
    #expect(Role.allCases.filter { !seen.contains($0) } == [])
  }

  /// Every trait with a word, or known to have none, is on some element.
  @Test func everyPublicTraitIsInAScenario() throws {
    var seen: Traits = []
    func visit(_ element: AccessibilityElement) {
      seen.formUnion(element.allTraits)
      element.children.forEach(visit)
    }
    for path in Self.named {
      for item in try Self.items(of: path) { item.elements.forEach(visit) }
    }
    // An item of a tab bar is any button in one.
    #expect(Traits.named.filter { $0.name != "tab" && !seen.contains($0.trait) }.map(\.name) == [])
  }
}
