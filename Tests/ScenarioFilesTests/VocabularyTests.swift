import A11ySim
import A11ySimTesting
import ScenarioFiles
import TestSupport
import Testing

/// Scenarios can name what a team adds from outside.
@Suite("a vocabulary", .timeLimited) struct VocabularyTests {
  /// A team's badge, in a version that says more.
  private struct Badge: Component {
    var label: SpokenText

    var elements: [AccessibilityElement] { [.init(id: "text", role: .text, label: label)] }

    mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] { [] }

    static let kind = ComponentKind(
      id: "badge", summary: "a badge", source: "Badge.swift", versions: ["1", "2"],
      parameters: [.init("count", .text, default: "0", "the number in it")], parts: { _ in ["text"] },
      make: { Badge(label: SpokenText("\($0["count"] ?? "0")\($0["version"] == "1" ? "" : " new messages")")) })
  }

  private static let nakedNumber = AuditRule(
    id: "naked-number", severity: .error, summary: "a number stands alone",
    explanation: "Nobody knows what it counts. Looked at is every text of every tree.", remedy: "say what it counts"
  ) { play in
    .found(
      play.newTrees.flatMap { index in
        play.interactions[index].after.tree.exposed.filter { $0.label.flatMap { Int($0.string) } != nil }.map {
          AuditRule.Spot(message: "\($0.id) is a number alone", element: $0.id, interaction: index)
        }
      })
  }

  private static let vocabulary = ScenarioParser.Vocabulary(
    components: .all + [Badge.kind], auditRules: .all + [nakedNumber])

  private static let text = """
    screen: [ { component: badge, id: inbox, version: 1, count: 3 } ]
    steps: [ appear ]
    """

  @Test func itsComponentIsPlayed() throws {
    expect(try ScenarioParser.parse(Self.text, vocabulary: Self.vocabulary).play(), reads: "3")
    let newest = Self.text.replacing("version: 1, ", with: "")
    expect(try ScenarioParser.parse(newest, vocabulary: Self.vocabulary).play(), reads: "3 new messages")
  }

  @Test func itsRuleIsEvaluatedAndIgnored() throws {
    var scenario = try ScenarioParser.parse(Self.text, vocabulary: Self.vocabulary)
    let audit = Audit(scenario, rules: Self.vocabulary.auditRules)
    #expect(audit.findings.map(\.message) == ["inbox.text is a number alone"])
    #expect(Audit(scenario).findings == [])
    let ignore = "\nignore: [ { rule: naked-number, element: inbox.text, reason: the icon says it } ]"
    scenario = try ScenarioParser.parse(Self.text + ignore, vocabulary: Self.vocabulary)
    let ignoring = Audit(scenario, rules: Self.vocabulary.auditRules)
    #expect(ignoring.findings == [] && ignoring.ignored.map(\.reason) == ["the icon says it"])
    #expect(ignoring.diagnostics == [])
  }

  @Test func whatIsNotInItIsAnError() {
    for (text, message) in [
      (Self.text, "there is no component “badge”"),
      (
        "screen: [ text: a ]\nsteps: [ appear ]\nignore: [ { rule: naked-number, reason: known } ]",
        "there is no rule “naked-number”"
      ),
    ] {
      let failure = #expect(throws: ScenarioParser.Failure.self) { try ScenarioParser.parse(text) }
      #expect(failure?.diagnostics.first?.message == message)
    }
  }
}
