import A11ySim
import ScenarioFiles
import TestSupport
import Testing

/// What a scenario says for audits only.
@Suite("Scenario, keys for audits", .timeLimited) struct AuditKeyTests {
  private func element(_ text: String) throws -> AccessibilityElement {
    let scenario = try ScenarioParser.parse("screen: [ { \(text) } ]\nsteps: [ appear ]")
    guard case .element(let element) = scenario.screen[0] else { throw Diagnostic("no element") }
    return element
  }

  @Test("what is drawn, and what of it is underlined") func drawn() throws {
    let text = try element("text: { label: No code, drawn: No code? Send again, underlined: Send again }")
    #expect(text.label == "No code")
    #expect(text.drawn == "No code? Send again")
    #expect(text.underlined == "Send again")
    // Of the label, where nothing else is drawn.
    #expect(try element("link: Send again, underlined: again").underlined == "again")
    #expect(try element("image: Logo, drawn: Orange").drawn == "Orange")
    #expect(try element("toggle: Show, drawn: Show digits").drawn == "Show digits")
  }

  @Test("a content type is known only where it is said") func contentType() throws {
    #expect(try element("textField: Code").text?.contentType == nil)
    #expect(try element("textField: Code, contentType: undeclared").text?.contentType == .undeclared)
    let secure = try element("secureTextField: { label: PIN, contentType: oneTimeCode }")
    #expect(secure.text?.contentType == .oneTimeCode)
    #expect(secure.text?.isSecure == true)
  }

  @Test("it stays while the person types") func contentTypeWhileTyping() throws {
    let scenario = try ScenarioParser.parse(
      "screen: [ { textField: Code, id: code, contentType: oneTimeCode } ]\nsteps: [ appear ]")
    var session = Session(scenario, locale: "en")
    for action: Step.Action in [.appear, .doubleTap, .type("48")] { session.perform(action) }
    #expect(session.elements["code"]?.text?.contentType == .oneTimeCode)
    #expect(session.elements["code"]?.text?.length == 2)
  }

  @Test("none of it is heard") func silent() throws {
    let plain = try ScenarioParser.parse("screen: [ text: a, textField: b ]\nsteps: [ appear, swipe: right ]")
    let drawn = try ScenarioParser.parse(
      """
      screen: [ { text: a, drawn: xyz, underlined: y }, { textField: b, drawn: "•", contentType: oneTimeCode } ]
      steps: [ appear, swipe: right ]
      """)
    #expect(plain.play().description == drawn.play().description)
  }

  @Test("findings that are known") func ignored() throws {
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { textField: { id: code } } ]
      steps: [ appear ]
      ignore:
        - { rule: unnamed-text-field, element: code, reason: known }
        - rule: focus-changed-on-appear-with-vo
          reason: "yes"
      """)
    #expect(
      scenario.ignored == [
        .init(rule: "unnamed-text-field", element: "code", reason: "known", line: 4),
        .init(rule: "focus-changed-on-appear-with-vo", reason: "yes", line: 5),
      ])
    #expect(!Audit(scenario).findings.contains { $0.rule == "unnamed-text-field" })
    #expect(Audit(scenario).ignored.map(\.reason).contains("known"))
  }

  @Test("every fault in the order of the file") func faults() throws {
    let failure = #expect(throws: ScenarioParser.Failure.self) {
      try ScenarioParser.parse(
        "screen: [ { textField: { id: code } } ]\nsteps: [ appear ]\nignore:\n  - { reason: }\n  - x\n  - { element: b }"
      )
    }
    #expect(failure?.diagnostics.map(\.line) == [4, 4, 5, 6, 6, 6])
  }
}
