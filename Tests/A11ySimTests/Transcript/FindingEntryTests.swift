import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation

/// Findings of an audit among the lines of a transcript.
@Suite("Transcript, findings", .timeLimited) struct FindingEntryTests {
  private func finding(_ step: Int, _ message: String = "m", element: String? = "code.1") -> Finding {
    Finding(
      rule: "rule", severity: .warning, message: message, element: element, step: step, line: 7,
      criteria: ["4.1.2", "1.3.1"], remedy: "r")
  }

  /// Step 3 begins while step 2 is being said, so that what belongs to them alternates.
  private let transcript = play(
    [.text("A long text that lasts", id: "a"), .text("Another", id: "b")], when: [],
    [Step(.appear), Step(.touch("b")), Step(.announce(Announcement("c")), after: .milliseconds(50)), Step(.touch("a"))])

  @Test("each after everything that belongs to its step, in the order they have") func order() {
    let findings = [finding(1, "1a"), finding(1, "1b"), finding(2), finding(3), finding(4), finding(9)]
    let entries = transcript.adding(findings).entries
    #expect(entries.count == transcript.entries.count + 6)
    let places = entries.indices.filter { if case .finding = entries[$0].kind { true } else { false } }
    #expect(places.map { entries[$0].step } == [1, 1, 2, 3, 4, 9])
    for place in places where entries[place].step < 9 {
      #expect(
        entries[place...].allSatisfy { entry in
          if case .finding = entry.kind { true } else { entry.step != entries[place].step }
        })
    }
    #expect(places[1] == places[0] + 1)
    if case .finding(let first) = entries[places[0]].kind { #expect(first.message == "1a") }
  }

  @Test("they take the time of what is before them, and change nothing else") func time() {
    let with = transcript.adding([finding(1), finding(4)])
    #expect(zip(with.entries, with.entries.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(with.utterances == transcript.utterances)
    #expect(with.end == transcript.end)
    #expect(
      with.entries.filter { if case .finding = $0.kind { false } else { true } } == transcript.entries)
    #expect(transcript.adding([]) == transcript)
  }

  @Test("a line of the text format that no expectation sees") func text() {
    let with = transcript.adding([finding(1), finding(1, "two\nlines", element: nil)])
    let lines = with.description.split(separator: "\n")
    #expect(lines.contains("# finding: warning code.1: m [rule]"))
    #expect(lines.contains("# finding: warning: two lines [rule]"))
    var scenario = Scenario()
    scenario.steps = [Step(.expect(.init()))]
    #expect(scenario.findings(in: with).isEmpty)
    #expect(with.entries.compactMap(\.expectedLine) == transcript.entries.compactMap(\.expectedLine))
  }

  @Test("an object of the JSON formats") func json() {
    let lines = TranscriptFormat.jsonLines.render([transcript.adding([finding(4, element: nil)])]).split(
      separator: "\n")
    #expect(
      lines.last
        == #"{"kind":"finding","step":4,"rule":"rule","severity":"warning","message":"m","element":null,"wcag":["4.1.2","1.3.1"],"line":7,"help":"r"}"#
    )
  }
}
