import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation
@testable import TalkBackReader

/// `Documentation.docc/WhatTalkBackSays.md` names a scenario for each row: held against the folder.
@Suite("What TalkBack says, in the tables and in the scenarios", .timeLimited) struct TalkBackCoverageTests {
  static let text = String(
    decoding: Repository.bytes("Sources/A11ySim/Documentation.docc/WhatTalkBackSays.md") ?? [], as: UTF8.self)
  static let named = Set(text.matches(of: /`(talkback\/[^`]+\.yaml)`/).map { String($0.1) }).sorted()

  @Test func everyFileIsNamedAndEveryNameIsAFile() {
    #expect(Repository.files(in: "Tests/Scenarios/talkback").map { "talkback/\($0)" }.sorted() == Self.named)
  }

  @Test(arguments: named) func scenarioIsHeardAsExpected(path: String) throws {
    let scenario = try ScenarioParser.parse(try #require(Repository.bytes("Tests/Scenarios/\(path)")))
    #expect(scenario.reader == .talkBack)
    #expect(scenario.steps.contains { if case .expect = $0.action { true } else { false } })
    let transcript = scenario.play()
    #expect(transcript.diagnostics.isEmpty)
    #expect(transcript.undone.isEmpty)
    #expect(scenario.findings(in: transcript).isEmpty)
  }

  /// Every kind with a form on Android is in a scenario of TalkBack alone or of both readers.
  @Test func everyKindOfElementIsInAScenario() throws {
    var seen: Set<Role> = []
    func visit(_ element: AccessibilityElement) {
      seen.insert(element.role)
      element.children.forEach(visit)
    }
    for path in Self.named {
      let scenario = try ScenarioParser.parse(try #require(Repository.bytes("Tests/Scenarios/\(path)")))
      let later = scenario.steps.flatMap { step -> [ScreenItem] in
        if case .screen(let items) = step.action { items } else { [] }
      }
      for item in scenario.screens.values.flatMap(\.self) + scenario.screen + later { item.elements.forEach(visit) }
    }
    #expect(Role.allCases.filter { $0.androidView != nil && !seen.contains($0) } == [])
  }
}
