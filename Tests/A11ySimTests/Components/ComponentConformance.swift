import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import CodeInputs
@testable import Simulation

/// The rules that each component keeps, for any sequence of inputs.
struct ComponentConformance {
  var kind: ComponentKind
  /// As a scenario gives them, `version` among them.
  var parameters: ComponentKind.Parameters

  /// Parts it may show: those of its parameters, and of every value the app can set a parameter to later.
  private var parts: Set<String> {
    var parts = Set(kind.parts(parameters))
    for parameter in kind.parameters where parameter.isSettable {
      guard case .choice(let values) = parameter.kind else { continue }
      for value in values { parts.formUnion(kind.parts([parameter.name: value])) }
    }
    return parts
  }

  /// Sends random inputs, and says what was wrong.
  ///
  /// A component that has crashed, as some really do, is made anew.
  func violations(inputs count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    var violations: [String] = []
    let parts = parts
    var component = kind.make(parameters)
    var environment = Environment()
    var timers: [String] = []
    _ = component.send(.environmentChanged, in: environment)

    func check(_ elements: [AccessibilityElement], _ what: @autoclosure () -> String) {
      let elements = all(of: elements)
      let ids = elements.map(\.id)
      if Set(ids).count != ids.count { violations.append("\(what()): ids are not unique: \(ids)") }
      for element in elements {
        if !parts.contains(element.id) { violations.append("\(what()): `\(element.id)` is not among its parts") }
        if element.text?.isSecure == true, element.value != nil {
          violations.append("\(what()): `\(element.id)` lets out what is in a secure field")
        }
        if let text = element.text, !(0...text.length).contains(text.insertionPoint) {
          violations.append("\(what()): the insertion point of `\(element.id)` is outside its text")
        }
        if element.role != .group, !element.children.isEmpty {
          violations.append("\(what()): `\(element.id)` is no group and has children")
        }
      }
    }

    check(component.elements, "at first")
    for index in 0..<count {
      let input = input(using: &random, timers: &timers, environment: &environment)
      let effects = component.send(input, in: environment)
      // A tree costs far more than an input: not every one is looked at where nothing follows.
      if effects.isEmpty && index % 16 != 0 { continue }
      let what = "input \(index), \(input)"
      let exposed = component.elements
      check(exposed, what)
      // Reading must change nothing, or one tree could not be compared with another.
      if index % 64 == 0, component.elements != exposed { violations.append("\(what): its elements are not stable") }
      let elements = all(of: exposed)
      for effect in effects {
        switch effect {
        case .focus(let part?):
          if elements.first(where: { $0.id == part })?.text == nil {
            violations.append("\(what): the focus goes to `\(part)`, which is no text field")
          }
        case .value(_, let part), .enabled(let part, _):
          if !part.isEmpty, !elements.contains(where: { $0.id == part }) {
            violations.append("\(what): an effect names `\(part)`, which is not there")
          }
        case .post(.screenChanged(let part?)), .post(.layoutChanged(let part?)):
          if !elements.contains(where: { $0.id == part }) {
            violations.append("\(what): a notification names `\(part)`, which is not there")
          }
        case .schedule(let name, let delay):
          if delay < .zero { violations.append("\(what): `\(name)` is scheduled in the past") }
          timers.append(name)
        case .crash:
          component = kind.make(parameters)
          _ = component.send(.environmentChanged, in: environment)
          timers = []
        case .focus(nil), .announce, .post, .completed, .log: break
        }
      }
      if violations.count > 5 { break }
    }
    return violations
  }

  private func all(of elements: [AccessibilityElement]) -> [AccessibilityElement] {
    elements.flatMap { [$0] + all(of: $0.children) }
  }

  private func input(
    using random: inout SplitMix64, timers: inout [String], environment: inout Environment
  ) -> ComponentInput {
    let odd = ["", "0", "-1", "01", "99", "9223372036854775807", "-9223372036854775808", "helper", "😀", "insert 1"]
    let part = (kind.parts(parameters) + odd).randomElement(using: &random)!
    let texts = ["4", "8", "a", "", " ", "½", "٣", "482913", "4829 1300 77", "👩‍👩‍👧", "e\u{301}", "\n", "\u{0}"]
    let text = texts.randomElement(using: &random)!
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .appear
    case 1: return .activated(part)
    case 2: return .focusChanged(Bool.random(using: &random) ? part : nil)
    case 3:
      environment.isVoiceOverRunning.toggle()
      environment.osVersion = [16, 17, 26].randomElement(using: &random)!
      environment.locale = ["en", "fr", "ar", "de", ""].randomElement(using: &random)!
      return .environmentChanged
    case 4:
      guard let parameter = kind.parameters.randomElement(using: &random) else {
        return .set(property: "value", to: "482913")
      }
      var values = ["", "true", "482913", "nonsense"]
      if case .choice(let choices) = parameter.kind { values += choices + choices }
      return .set(property: parameter.name, to: values.randomElement(using: &random)!)
    case 5...7: return .deleteBackward(in: part)
    case 8...11:
      guard let name = timers.popLast() else { return .timer(part) }
      return .timer(name)
    default: return .insertText(text, in: part)
    }
  }
}

@Suite("Every component", .timeLimited) struct ComponentConformanceTests {
  @Test(arguments: Components.all.flatMap { kind in kind.versions.map { (kind.id, $0) } })
  func keepsToTheRules(id: String, version: String) throws { try check(id, version, inputs: 300) }

  @Test(
    .enabled(if: AtLength.isWanted), arguments: Components.all.flatMap { kind in kind.versions.map { (kind.id, $0) } })
  func keepsToTheRulesAtLength(id: String, version: String) throws { try check(id, version, inputs: 1_000) }

  private func check(_ id: String, _ version: String, inputs: Int) throws {
    let kind = try #require(Components.all.first { $0.id == id })
    var parameters = [["version": version]]
    // Each choice and flag once; texts as a scenario might have them.
    for parameter in kind.parameters {
      let values: [String] =
        switch parameter.kind {
        case .choice(let choices): choices
        case .flag: ["true", "false"]
        case .text: ["", "48", "4829130077"]
        }
      parameters += values.map { ["version": version, parameter.name: $0] }
    }
    for (index, parameters) in parameters.enumerated() {
      let violations = ComponentConformance(kind: kind, parameters: parameters)
        .violations(inputs: inputs, seed: UInt64(index))
      #expect(violations == [], "\(parameters)")
    }
  }

  @Test(arguments: Components.all.flatMap { kind in kind.versions.map { (kind.id, $0) } })
  func standsManyInputs(id: String, version: String) throws {
    let kind = try #require(Components.all.first { $0.id == id })
    #expect(
      ComponentConformance(kind: kind, parameters: ["version": version]).violations(inputs: 2_000, seed: 1) == [])
  }

  @Test(
    .enabled(if: AtLength.isWanted), arguments: Components.all.flatMap { kind in kind.versions.map { (kind.id, $0) } })
  func standsTwentyThousandInputsAtLength(id: String, version: String) throws {
    let kind = try #require(Components.all.first { $0.id == id })
    #expect(
      ComponentConformance(kind: kind, parameters: ["version": version]).violations(inputs: 20_000, seed: 1) == [])
  }

  @Test func describesItself() {
    for kind in Components.all {
      #expect(!kind.summary.isEmpty && !kind.source.isEmpty && !kind.versions.isEmpty && !kind.inputs.isEmpty)
      #expect(Set(kind.parameters.map(\.name)).count == kind.parameters.count)
      #expect(!kind.parameters.contains { $0.name == "version" || $0.name == "id" || $0.name == "component" })
      for parameter in kind.parameters {
        guard case .choice(let values) = parameter.kind, let value = parameter.defaultValue else { continue }
        #expect(values.contains(value))
      }
    }
    #expect(Set(Components.all.map(\.id)).count == Components.all.count)
  }

  /// From opening to clearing, as far as the component allows; with the versions named where there are several.
  @Test(arguments: Components.all.map(\.id)) func hasAnExample(id: String) throws {
    let kind = try #require(Components.all.first { $0.id == id })
    let files = Repository.files(in: "Tests/Scenarios/\(id)")
    #expect(files.contains { $0.hasPrefix("flow") }, "Tests/Scenarios/\(id)/flow.yaml is missing")
    for file in files where file.hasSuffix(".yaml") {
      let text = String(decoding: try #require(Repository.bytes("Tests/Scenarios/\(id)/\(file)")), as: UTF8.self)
      #expect(text.contains("component: \(id)\n"), "\(file) plays another component")
      #expect(
        kind.versions.count == 1 || text.contains("version: ") || text.contains("platform: "),
        "\(file) names no version")
      #expect(text.contains("- expect:"), "\(file) expects nothing")
    }
  }

  @Test func defectsHaveOneForm() {
    for kind in Components.all {
      #expect(Set(kind.defects.map(\.id)).count == kind.defects.count, "\(kind.id)")
      for defect in kind.defects {
        #expect(defect.id.wholeMatch(of: /[A-Z]\d?-\d+/) != nil)
        #expect(!defect.summary.isEmpty && !defect.experience.isEmpty, "\(defect.id)")
        #expect(!defect.summary.hasSuffix(".") && !defect.experience.hasSuffix("."), "\(kind.id) \(defect.id)")
        #expect(defect.criteria.allSatisfy { $0.wholeMatch(of: /[1-4]\.\d\.\d{1,2}/) != nil }, "\(defect.id)")
      }
    }
  }

  /// The check itself finds what it is there for.
  @Test func findsFaults() {
    struct Faulty: Component {
      var elements = [
        AccessibilityElement(id: "a", role: .secureTextField, value: "secret"),
        AccessibilityElement(id: "a", role: .text),
      ]
      mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
        [.focus("b"), .value("x", of: "c")]
      }
    }
    let kind = ComponentKind(
      id: "faulty", summary: "", source: "", versions: ["1"], parameters: [.init("value", .text, "")], inputs: [],
      defects: [], unconfirmed: [], parts: { _ in ["b"] }, make: { _ in Faulty() })
    let found = ComponentConformance(kind: kind, parameters: [:]).violations(inputs: 1, seed: 1).joined(separator: "\n")
    for fault in ["not unique", "`a` is not among", "secure field", "no text field", "names `c`"] {
      #expect(found.contains(fault), "\(fault)")
    }
  }
}
