import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import CodeInputs
@testable import Simulation

/// Scalars are what they look like, never what YAML 1.1 or JSON makes of them.
@Suite(.timeLimited) struct ScalarTests {
  @Test(arguments: [
    ("048291", "048291"), ("007", "007"), ("1e5", "1e5"), ("0x1F", "0x1F"), ("1_000", "1_000"),
    ("12:30:00", "12:30:00"),
    ("2026-11-21", "2026-11-21"), (".inf", ".inf"), ("-.5", "-.5"), ("+1", "+1"), ("1.0", "1.0"), ("~", "~"),
    ("null", "null"), ("Null", "Null"), ("yes", "yes"), ("no", "no"), ("on", "on"), ("off", "off"), ("y", "y"),
    ("true", "true"), ("FALSE", "FALSE"), ("<<", "<<"), ("=", "="), ("482 913", "482 913"), ("a#b", "a#b"),
    ("-1", "-1"),
    ("\"048291\"", "048291"), ("'048291'", "048291"), ("\"\\u0031\\t2\"", "1\t2"), ("'it''s'", "it's"),
    ("\"yes\"", "yes"), ("'#5'", "#5"), ("\"a: b\"", "a: b"), ("\"[x]\"", "[x]"), ("007 # a comment", "007"),
  ])
  func isTypedAsWritten(_ written: String, _ typed: String) throws {
    #expect(try actions("type: \(written)") == [.type(typed)])
    #expect(try actions("type: { text: \(written.contains("#") ? "\"\(typed)\"" : written) }") == [.type(typed)])
    #expect(try actions("paste: \(written)") == [.paste(typed)])
    #expect(try actions("autofill: \(written)") == [.autofill(typed)])
    #expect(try actions("announce: \(written)") == [.announce(Announcement(SpokenText(typed)))])
  }

  @Test func aJSONNumberIsItsText() throws {
    let scenario = try ScenarioParser.parse(
      """
      { "screen": [ { "textField": { "label": 0042, "id": 7 } } ],
        "steps": [ { "touch": 7 }, { "type": 048291 }, { "paste": 1e5 }, { "autofill": 1.50 }, { "delete": 2 },
          { "announce": true }, { "announce": null }, { "wait": "2s" } ] }
      """)
    #expect(
      scenario.steps.map(\.action) == [
        .touch("7"), .type("048291"), .paste("1e5"), .autofill("1.50"), .delete(2),
        .announce(Announcement("true")), .announce(Announcement("null")), .wait(.seconds(2)),
      ])
    #expect(scenario.screen.first?.elements.first?.label == "0042")
  }

  @Test func aLanguageMayBeNo() throws {
    let scenario = try ScenarioParser.parse("reader: none\nlocale: no\nscreen: [ text: a ]\nsteps: [appear]")
    #expect(scenario.locales == ["no"])
    let several = try ScenarioParser.parse("reader: none\nlocale: [no, nb-NO]\nscreen: [ text: a ]\nsteps: []")
    #expect(several.locales == ["no", "nb-NO"])
  }

  @Test(arguments: ["1.4", "3.0", "3.3", "\"3.0\"", "'3.0'"])
  func aVersionIsNoNumber(_ version: String) throws {
    let scenario = try ScenarioParser.parse(
      """
      screen:
        - component: ouds-pin-code-input
          id: code
          version: \(version)
      steps: [appear]
      """)
    guard case .component(let component as OUDSPinCodeInput, _) = try #require(scenario.screen.first) else {
      Issue.record("no component")
      return
    }
    #expect(component.version.rawValue == version.filter { $0.isNumber || $0 == "." })
  }

  @Test(arguments: ["3", "3.00", "0x3", "three"])
  func aVersionIsComparedAsWritten(_ version: String) {
    #expect(throws: ScenarioParser.Failure.self) {
      try ScenarioParser.parse(
        "screen: [ { component: ouds-pin-code-input, id: code, version: \(version) } ]\nsteps: [appear]")
    }
  }

  @Test(arguments: ["yes", "no", "on", "off", "null", "~", "1e5", "012", "2026-11-21", "0o7", ".nan", "<<"])
  func aLabelIsAsWritten(_ label: String) throws {
    for screen in ["- text: \(label)", "- text: { label: \(label) }", "- { text: '\(label)' }"] {
      let scenario = try ScenarioParser.parse("screen:\n  \(screen)\nsteps: [appear]")
      #expect(scenario.screen.first?.elements.first?.label?.string == label)
    }
  }

  @Test func idsAreTexts() throws {
    let scenario = try ScenarioParser.parse(
      "screen: [ { button: { label: A, id: 1e5 } }, { button: { label: B, id: yes } } ]\nsteps: [ touch: 1e5, touch: yes ]"
    )
    #expect(scenario.steps.map(\.action) == [.touch("1e5"), .touch("yes")])
  }

  @Test func aBlockKeepsItsLines() throws {
    let scenario = try ScenarioParser.parse(
      "screen: [ text: a ]\nsteps:\n  - announce: |\n      048\n      yes: no\n  - announce: >-\n      one\n      two\n"
    )
    #expect(
      scenario.steps.map(\.action) == [
        .announce(Announcement("048\nyes: no\n")), .announce(Announcement("one two")),
      ])
  }

  @Test(arguments: [
    ("2s", Duration.seconds(2)), ("0.25s", .milliseconds(250)), ("250ms", .milliseconds(250)),
    ("1.5ms", .microseconds(1_500)), ("3600s", .seconds(3_600)), ("0s", .zero),
  ])
  func aDurationHasAUnit(_ text: String, _ duration: Duration) throws {
    #expect(try actions("wait: \(text)") == [.wait(duration)])
  }

  @Test(arguments: [
    "2", "2 s", "-1s", "1e3s", "٣s", "s", "ms", ".5s", "1.s", "3600.1s", "1_000ms", "0x1s", "1,5s", "~",
  ])
  func aDurationIsNothingElse(_ text: String) {
    #expect(throws: ScenarioParser.Failure.self) { try actions("wait: \(text)") }
  }

  private func actions(_ step: String) throws -> [Step.Action] {
    try ScenarioParser.parse("screen: [ text: a ]\nsteps:\n  - \(step)\n").steps.map(\.action)
  }

  @Test("a file in another encoding is told by its byte order mark")
  func encodings() {
    for (mark, name) in [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE, 0x61, 0], "UTF-16"),
      ([0xFE, 0xFF, 0, 0x61], "UTF-16"),
    ] as [([UInt8], String)] {
      let failure = #expect(throws: ScenarioParser.Failure.self) { try ScenarioParser.parse(mark, file: "s.yaml") }
      #expect(
        failure?.diagnostics.map(\.description) == [
          "s.yaml:1:1: error: the file is \(name), not UTF-8\nhelp: save the file as UTF-8"
        ])
    }
  }
}
