import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import ScenarioFiles
@testable import Simulation

/// The schemas of what is written for programs: `Scripts/check-schemas` holds all that is played to them; here are the fields
/// and their order.
@Suite("Schemas of outputs", .timeLimited) struct OutputSchemaTests {
  private static let scenario = """
    screen:
      - textField: { id: code, label: Code }
      - button: { id: verify, label: { text: Verify, pitch: 1.5, ipa: abc } }
    settings: { sounds: true }
    steps: [ appear, { type: 1 }, { touch: code }, doubleTap, { type: 482913 }, { touch: verify }, { touch: verify }, doubleTap, delete ]
    """

  @Test func fieldsStandAsTheyAreDescribed() throws {
    var transcript = try ScenarioParser.parse(Self.scenario).play(locale: "en")
    let finding = Finding(
      rule: "toggle-without-effect", severity: .warning, message: "it did nothing", step: 1, criteria: ["4.1.2"],
      remedy: "")
    transcript = transcript.adding([finding])
    let schema = OutputSchema.jsonLines()
    let validator = SchemaValidator(schema)
    guard case .schema(let definitions)? = schema["definitions"] else { throw Missing() }
    var kinds: Set<String> = []
    for line in TranscriptFormat.jsonLines.render([transcript]).split(separator: "\n") {
      let document = try Document.read(line.utf8, file: nil)
      #expect(document.fields.first?.name == "kind")
      guard case .scalar(let kind, _)? = document.fields.first?.value.value,
        case .schema(let form)? = definitions[kind], case .schema(let properties)? = form["properties"]
      else { throw Missing() }
      kinds.insert(kind)
      let written = document.fields.map(\.name)
      #expect(properties.entries.map(\.name).filter(written.contains) == written)
    }
    #expect(kinds == ["header", "step", "utterance", "effect", "sound", "note", "finding"])
    // Every field of the schema of a note is required.
    let note = #"{"kind":"note","step":1,"time":0.000}"#
    #expect(!validator.accepts(try Document.read(note.utf8, file: nil)))
  }

  private struct Missing: Error {}
}

extension Document.Node {
  /// The fields of a mapping by their names.
  fileprivate var fields: [(name: String, value: Document.Node)] {
    guard case .mapping(let pairs) = value else { return [] }
    return pairs.map { key, value in if case .scalar(let name, _) = key.value { (name, value) } else { ("", value) } }
  }
}
