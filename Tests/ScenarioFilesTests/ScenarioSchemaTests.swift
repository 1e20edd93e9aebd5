import A11ySim
import TestSupport
import Testing

@testable import ScenarioFiles

/// The schema of scenarios marks what the parser refuses, and nothing else: every key with values of every form.
@Suite("Schema of scenarios", .timeLimited) struct ScenarioSchemaTests {
  /// Values of every form, as they stand in a file.
  private static let values = [
    "", "x", "\" \"", "true", "false", "yes", "mixed", "0", "1", "-1", "2.5", "48%", "1001", "1000001", "1s", "3600s",
    "3601s", "0.25s", "250ms", "3600001ms", "2 s", "en", "french", "zh-Hans", "right", "none", "voiceover@16",
    "voiceover@15",
    "code", "code.1", "a b", "[]", "[x]", "[\"\"]", "[x, x]", "[1, 2, 3, 4]", "[button]", "[ { text: a } ]",
    "[ { label: a, value: b } ]", "{}", "{ text: a }", "{ text: \"\" }", "{ text: a, pitch: 3 }",
    "{ key: k, args: [6] }",
    "{ key: k, text: a }", "{ index: 1, of: 2 }", "{ row: 1, header: both }", "{ x: y }", "{ x: { label: y } }",
    "{ x.1: { label: y } }", "{ file: next.yaml }", "{ en: a, fr: b }", "{ en: [a] }", "{ role: button }",
    "{ times: 3 }", "{ direction: left, times: 0 }", "{ screenChanged: x }", "{ pageScrolled: \"\" }",
    "{ layoutChanged: {} }", "{ layoutChanged: { text: a } }", "{ completed: 1 }",
    "{ size: [390, 844], keyboard: 336 }",
    "{ kind: pad, size: [1, 10000] }", "{ keyboard: 336 }", "{ size: [390] }", "{ size: [0, 1] }",
    "{ size: [1, 2, 3] }",
    "{ kind: tablet, size: [1, 2] }", "{ size: [1, 2], keyboard: 0 }",
  ]

  /// Faults that no schema can see: they concern another place, another file, or what a reader knows.
  private static let beyond = [
    "no screen of this scenario has", "has no part", "because the scenario has no `strings`", "cannot be read here",
    "is not part of", "is not from", "is not a child of", "wording for “", "has no event `completed`",
    "cannot be set on", "is a part of a component", "must be above", "must be below", "is not a regular expression",
    "has no gesture", "a slider cannot", "has the unit “", "a position cannot be", "there is no screen",
    "is not the name of a screen",
    "is the name of a screen", "several screens have", "there is no `every` with the name",
    "is a secure field, so its value", "of a toggle would be spoken as it is written",
    "is larger than `max`", "a countdown needs the `times`", "`count` is allowed only in", "does not contain `{n}`",
    "height of the keyboard must be less than", "must be between its bounds",
    "whose value the person does not change", "which never has the keyboard focus",
  ]

  private static let schema = ScenarioSchema().scenario
  private let validator = SchemaValidator(Self.schema)

  /// Whether parser and schema are of one opinion.
  private func compare(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    guard let document = try? Document.read(text.utf8, file: nil) else {
      Issue.record("no YAML: \(text)", sourceLocation: location)
      return
    }
    var faults: [String] = []
    var isBeyond = false
    do throws(ScenarioParser.Failure) {
      _ = try ScenarioParser.parse(text)
    } catch {
      faults = error.diagnostics.map(\.message).filter { fault in !Self.beyond.contains { fault.contains($0) } }
      isBeyond = faults.isEmpty
    }
    if isBeyond { return }
    #expect(
      validator.accepts(document) == faults.isEmpty, "\(text)\n\(faults.joined(separator: "\n"))",
      sourceLocation: location)
  }

  private func compare(element: String) { compare("screen: [ { \(element) } ]\nsteps: [appear]") }

  private func compare(step: String) { compare("screen: [ { text: a, id: x } ]\nsteps: [ { \(step) } ]") }

  /// Keys that an element of a kind needs.
  private func needed(_ role: Role, besides key: String = "") -> String {
    if role == .pageControl && key != "pages" { return ", pages: 10000" }
    return role.isContainer && role != .stepper && key != "children" ? ", children: [ { text: a } ]" : ""
  }

  @Test(arguments: Role.allCases) func elements(role: Role) { compareElements(of: role, share: 12) }

  @Test(.enabled(if: AtLength.isWanted), arguments: Role.allCases)
  func elementsAtLength(role: Role) { compareElements(of: role, share: 1) }

  /// Compares keys and values of elements of a kind, one in so many of the values.
  private func compareElements(of role: Role, share: Int) {
    let number = Role.allCases.firstIndex(of: role)!
    for (index, key) in (ElementKey.keys(of: role).map(\.rawValue) + ["wrong"]).enumerated() {
      // Each kind with some values, each key with all of them; `value` is of another type from kind to kind.
      let isFirst = Role.allCases.first { ElementKey.keys(of: $0).map(\.rawValue).contains(key) } == role
      let values = Self.values.indices.filter { key == "value" || isFirst || $0 % 6 == number % 6 }
      for value in values.filter({ $0 % share == number % share }).map({ Self.values[$0] }) {
        compare(element: "\(role.rawValue): { \(key): \(value)\(needed(role, besides: key)) }")
      }
      if isFirst || index % share == number % share {
        compare(element: "\(role.rawValue): , \(key): x\(needed(role, besides: key))")
      }
    }
    for value in values(number, share: share) {
      compare(element: "\(role.rawValue): \(value)\(needed(role))")
      compare(element: "\(role.rawValue): \(value), label: a\(needed(role))")
    }
    compare(element: "\(role.rawValue): a")
    compare(element: "\(role.rawValue): a, \(role == .link ? "image" : "link"): b\(needed(role))")
  }

  @Test(arguments: Components.all.map(\.id)) func components(id: String) throws {
    try compareComponent(id, share: 4)
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: Components.all.map(\.id))
  func componentsAtLength(id: String) throws { try compareComponent(id, share: 1) }

  /// One value in so many, from another place of the list for each key.
  private func values(_ number: Int, share: Int) -> [String] {
    Self.values.indices.filter { $0 % share == number % share }.map { Self.values[$0] }
  }

  private func compareComponent(_ id: String, share: Int) throws {
    let kind = try #require(Components.all.first { $0.id == id })
    for version in kind.versions { compare(element: "component: \(id), id: code, version: \(version)") }
    for (number, key) in (kind.parameters.map(\.name) + ["version", "wrong"]).enumerated() {
      for value in values(number, share: share) { compare(element: "component: \(id), id: code, \(key): \(value)") }
    }
    for case .choice(let choices) in kind.parameters.map(\.kind) {
      for choice in choices {
        for parameter in kind.parameters where parameter.kind == .choice(choices) {
          compare(element: "component: \(id), id: code, \(parameter.name): \(choice)")
        }
      }
    }
    compare(element: "component: \(id)")
    for value in values(id.utf8.count, share: share) { compare(element: "component: \(id), id: \(value)") }
  }

  @Test func componentsByName() {
    for value in Self.values { compare(element: "component: \(value), id: code") }
  }

  @Test func steps() { compareSteps(share: 4) }

  @Test(.enabled(if: AtLength.isWanted)) func stepsAtLength() { compareSteps(share: 1) }

  private func compareSteps(share: Int) {
    for (number, name) in (ScenarioParser.stepNames(.all) + ["after", "wrong"]).enumerated() {
      compare("screen: [ { text: a, id: x } ]\nsteps: [ \(name) ]")
      for value in values(number, share: share) {
        compare(step: "\(name): \(value)")
        compare("screen: [ { text: a, id: x } ]\nwhen: { x.value: [ { \(name): \(value) } ] }\nsteps: [appear]")
      }
      if name != "after" { compare(step: "\(name): x, after: 1s") }
      if name != "appear" { compare(step: "appear: , \(name): 1s") }
    }
    for gesture in [any ScreenReader.Type].all.gestures {
      for argument in gesture.arguments { compare(step: "\(gesture.name): \(argument)") }
    }
    for key in Step.Key.allCases { compare(step: "key: \(key)") }
    for value in Self.values {
      compare("screen: [ { text: a } ]\nsteps: [ \(value.isEmpty ? "\"\"" : value) ]")
      compare("screen: [ { text: a } ]\nsteps: \(value)")
    }
  }

  /// The mappings of steps, each with the keys that it needs.
  private static let stepMappings: [(String, [String], [String: String])] = [
    ("swipe", MappingForm.swipe.keys, ["direction": "right"]), ("type", MappingForm.type.keys, ["text": "48"]),
    ("delete", MappingForm.delete.keys, [:]),
    ("notification", MappingForm.notification.keys, ["app": "Messages", "text": "Code"]),
    ("announce", MappingForm.announcement.keys, ["text": "Sent"]), ("post", MappingForm.post.keys, [:]),
    ("expect", MappingForm.expectation.keys, ["contains": "a"]),
  ]

  @Test(arguments: stepMappings)
  func mappings(of step: String, keys: [String], needed: [String: String]) {
    compareMappings(of: step, keys, needed, share: 6)
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: stepMappings)
  func mappingsAtLength(of step: String, keys: [String], needed: [String: String]) {
    compareMappings(of: step, keys, needed, share: 1)
  }

  private func compareMappings(of step: String, _ keys: [String], _ needed: [String: String], share: Int) {
    for (number, key) in (keys + ["wrong"]).enumerated() {
      let others = needed.filter { $0.key != key }.sorted { $0.key < $1.key }
      for value in values(number, share: share) {
        let fields = [(key, value)] + others.map { ($0.key, $0.value) }
        compare(step: "\(step): { \(fields.map { "\($0): \($1)" }.joined(separator: ", ")) }")
      }
      compare(step: "\(step): { \(key): x }")
    }
  }

  @Test func conditions() { compareConditions(share: 6) }

  @Test(.enabled(if: AtLength.isWanted)) func conditionsAtLength() { compareConditions(share: 1) }

  private func compareConditions(share: Int) {
    for (number, key) in MappingForm.expectation.keys.enumerated() {
      for value in values(number, share: share) { compare(step: "expect: { \(key): \(value) }") }
    }
    for (condition, form) in [("never", MappingForm.never), ("conveys", .conveyed)] {
      for (number, key) in (form.keys + ["wrong"]).enumerated() {
        for value in values(number, share: share) + Condition.Conveyed.roles + Condition.Conveyed.stateNames + [
          "must", "stream", "include",
        ] {
          compare(step: "expect: { \(condition): { \(key): \(value) } }")
          compare(
            step: "expect: { \(condition): [ { \(key == "text" ? "scope: stream" : "text: a"), \(key): \(value) } ] }")
        }
      }
    }
    for sound in [any ScreenReader.Type].all.sounds { compare(step: "expect: { sound: \(sound.name) }") }
    for name in EffectName.allCases { compare(step: "expect: { effects: { \(name): 2 } }") }
  }

  @Test func theFile() { compareFile(share: 6) }

  @Test(.enabled(if: AtLength.isWanted)) func theFileAtLength() { compareFile(share: 1) }

  private func compareFile(share: Int) {
    let start = "screen: [ { text: a, id: x } ]\nsteps: [appear]\n"
    for (number, key) in (MappingForm.scenario.keys + ["wrong"]).enumerated() {
      for value in values(number, share: share) {
        let rest = key == "screen" ? "steps: [appear]\n" : key == "steps" ? "screen: [ { text: a } ]\n" : start
        compare(rest + "\(key): \(value)")
      }
    }
    for descriptor in [any ScreenReader.Type].all.map({ $0.descriptor }) {
      for (number, setting) in descriptor.settings.enumerated() {
        for value in values(number, share: share) + setting.values where value != "0-100" {
          // The schema does not know the reader of a bare name that several readers have.
          let owners = ScreenReaders.all.count { $0.descriptor.settings.contains { $0.name == setting.name } }
          if owners == 1 {
            compare(start + "reader: \(descriptor.id)\nsettings: { \(setting.name): \(value) }")
          }
          compare(start + "settings: { \(descriptor.id): { \(setting.name): \(value) } }")
        }
      }
    }
    for value in values(0, share: share) + ["voiceover", "[voiceover, talkback]", "[talkback]", "[]", "[nobody]"] {
      compare(start + "reader: \(value)")
      compare("screen: [ { text: a }, { text: b, only: \(value) } ]\nsteps: [appear]\n")
      compare(step: "wait: 1s, only: \(value)")
      compare(start + "when: { x.activated: [ { announce: a, only: \(value) } ] }")
    }
    for value in values(1, share: share) + ["ios", "android", "15"] {
      compare(start + "device: { platform: \(value) }\nreader: none")
      compare(start + "device: { os: \(value) }")
    }
    for event in ElementEvent.allCases.map(\.rawValue) + ["wrong"] {
      compare(start + "when: { x.\(event): [] }")
      compare(start + "when: { \(event): [] }")
    }
    for value in values(2, share: share) {
      compare(start + "when: { x.value: \(value) }")
      compare(start + "ignore: [ { rule: app-crashed, reason: \(value) } ]")
      compare(start + "ignore: [ { rule: \(value), reason: known } ]")
    }
    compare("steps: [appear]")
    compare("screen: [ { text: a } ]")
  }

  /// Whatever kind of element or component has it.
  @Test func whatIsSet() {
    for role in Role.allCases {
      let element = "\(role.rawValue): { id: x\(needed(role)) }"
      for key in ElementKey.settable(of: role).map(\.rawValue) {
        compare("screen: [ { \(element) } ]\nsteps: [ { set: { x: { \(key): true } } } ]")
        compare("screen: [ { \(element) } ]\nsteps: [ { set: { x: { \(key): [x] } } } ]")
      }
    }
    for kind in Components.all {
      for parameter in kind.parameters where parameter.isSettable {
        let value = if case .choice(let choices) = parameter.kind { choices[0] } else { "true" }
        compare(
          "screen: [ { component: \(kind.id), id: x } ]\nsteps: [ { set: { x: { \(parameter.name): \(value) } } } ]")
      }
    }
  }

  @Test func everyScenarioPasses() throws {
    let screen = SchemaValidator(ScenarioSchema().screen)
    #expect(Repository.goodScenarios.count >= 150)
    for (name, text) in Repository.goodScenarios {
      let document = try Document.read(text.utf8, file: name)
      let isScreen =
        switch document.value {
        case .mapping(let pairs): pairs.count == 1
        default: true
        }
      #expect((isScreen ? screen : validator).accepts(document), "\(name)")
    }
  }

  /// A reader of somebody else's is in the schema that is made with it.
  @Test func readersAreHandedIn() {
    let text = ScenarioSchema(.init(screenReaders: [])).scenario.text
    #expect(!text.contains("voiceover") && !text.contains("\"rotor\"") && text.contains("\"none\""))
  }

  @Test func numbersStandForTexts() {
    let version = JSONSchema.choice(["3.0-beta", "3.0", "true"]).text
    #expect(
      version == """
        {
          "anyOf": [
            { "enum": ["3.0-beta", "3.0", true, "true"] },
            { "minimum": 3.0, "maximum": 3.0, "type": "number" }
          ]
        }

        """)
  }
}
