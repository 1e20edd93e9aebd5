import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import CodeInputs
@testable import Simulation

/// A scenario read with another component in the place of its own.
@Suite("Scenario, another component", .timeLimited) struct SubstitutionTests {
  /// Another component than any there is: one field, with parameters of its own.
  private struct Field: Component {
    var label: String
    var value = ""

    var elements: [AccessibilityElement] {
      [.init(id: "field", role: .textField, label: SpokenText(label), value: SpokenText(value))]
    }

    mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
      switch input {
      case .insertText(let text, in: "field"):
        value += text
        return value.count >= 6 ? [.value(value), .completed(value)] : [.value(value)]
      case .set("label", let text):
        label = text
        return []
      case .set(let property, _):
        return [.log("set \(property)")]
      default: return []
      }
    }

    static let kind = ComponentKind(
      id: "one-field", summary: "", source: "", versions: ["1", "2"],
      parameters: [
        .init("label", .text, settable: true, ""), .init("length", .choice(["6"]), settable: true, ""),
        .init("outlined", .choice(["thick", "thin"]), ""), .init("helperText", .flag, ""),
      ],
      inputs: [], defects: [], unconfirmed: [], parts: { _ in ["field"] },
      make: { Field(label: $0["label"] ?? "Code \($0["length"] ?? "") \($0["version"] ?? "newest")") })
  }

  private static let file = """
    screen:
      - heading: Enter your code
      - group:
          label: Code
          children:
            - component: ouds-pin-code-input
              id: code
              version: 3.0
              length: 4
              outlined: true
              helperText: By SMS
              autofocus: true
    when:
      code.completed: [ { set: { code: { error: Wrong } } } ]
      code.3.focus: [ { announce: never } ]
    steps:
      - appear
      - touch: code.3
      - touch: code.field
      - set: { code: { length: 8, error: Wrong } }
      - touch: code.8
      - post: { layoutChanged: code.error }
    """

  private func read(
    _ text: String = file.replacing("  - touch: code.field\n", with: ""),
    replacing substitution: ScenarioParser.Substitution?
  ) throws -> Scenario {
    try ScenarioParser.parse(text, replacing: substitution)
  }

  private func lines(_ scenario: Scenario) -> [String] {
    scenario.play().description.split(separator: "\n").map(String.init)
  }

  @Test("it stands in the same place, under the same id") func place() throws {
    let scenario = try read(replacing: .init(of: "code", by: Field.kind))
    #expect(scenario.components == [.init(id: "code", kind: "one-field", version: "2")])
    guard case .group(_, let items) = scenario.screen[1], case .component(let component, let id) = items[0] else {
      throw Diagnostic("no component")
    }
    #expect(id == "code")
    #expect(component is Field)
  }

  @Test("parameters that it does not take are left out and noted") func parameters() throws {
    #expect(
      try read(replacing: .init(of: "code", by: Field.kind)).notes == [
        "`length` is left out, because this component supports only the values 6",
        "`helperText` is left out, because this component supports only the values true and false",
        "`outlined` is left out, because this component supports only the values thick, thin",
        "`autofocus` is left out, because this component does not support it",
      ])
    let same = try read(replacing: .init(of: "code", by: OUDSPinCodeInput.kind))
    #expect(same.notes == [])
  }

  @Test("the written version stays for the same kind, unless another is asked for") func versions() throws {
    let kind = OUDSPinCodeInput.kind
    func version(_ substitution: ScenarioParser.Substitution?) throws -> String? {
      try read(replacing: substitution).components.first?.version
    }
    #expect(try version(nil) == "3.0")
    #expect(try version(.init(of: "code", by: kind)) == "3.0")
    #expect(try version(.init(of: "code", by: kind, version: "1.4")) == "1.4")
    #expect(try version(.init(of: "code", by: Field.kind)) == "2")
    #expect(try version(.init(of: "code", by: Field.kind, version: "1")) == "1")
  }

  @Test("the same scenario for the component that is written") func identity() throws {
    let written = try read(replacing: nil)
    let replaced = try read(replacing: .init(of: "code", by: OUDSPinCodeInput.kind))
    #expect(written.play() == replaced.play())
  }

  @Test("what it lacks is noted when it is played") func missing() throws {
    let lines = lines(try read(Self.file, replacing: .init(of: "code", by: Field.kind)))
    let first = try #require(lines.firstIndex(of: "# 1 appear"))
    #expect(lines[1..<first].allSatisfy { $0.hasPrefix("# note: `") })
    func under(_ step: String) -> [String] {
      let start = lines.firstIndex { $0.hasSuffix(step) } ?? lines.endIndex - 1
      return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("# ") || $0.hasPrefix("# note") })
    }
    #expect(under("touch: code.3") == ["# note: code.3 is not on the screen now"])
    #expect(
      under("set: { code: { length: 8, error: Wrong } }") == [
        "# note: the replacement component does not accept this `length`, so the change is left out",
        "# note: the replacement component does not accept this `error`, so the change is left out",
      ])
    #expect(under("touch: code.8") == ["# note: code.8 is not on the screen now"])
    #expect(
      under("post: { layoutChanged: code.error }") == [
        "# note: code.error is not on the screen now, so the cursor does not move"
      ])
  }

  @Test("the app reacts to it as to the other") func reactions() throws {
    let text = Self.file.replacing("  - touch: code.3\n", with: "").replacing(
      "  - set:", with: "  - doubleTap\n  - type: 482913\n  - set:")
    let lines = lines(try read(text, replacing: .init(of: "code", by: Field.kind)))
    #expect(lines.contains("→ completed code: 482913"))
    #expect(lines.contains("# note: the replacement component does not accept this `error`, so the change is left out"))
    #expect(!lines.contains { $0.contains("log") })
  }

  @Test("whatever else is wrong stays wrong") func otherFaults() {
    for text in ["- touch: cod", "- touch: other.1", "- set: { heading1: { placeholder: a } }", "- swip: right"] {
      #expect(throws: ScenarioParser.Failure.self) {
        try ScenarioParser.parse(Self.file + "\n  \(text)", replacing: .init(of: "code", by: Field.kind))
      }
    }
  }
}
