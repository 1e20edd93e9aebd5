import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import A11ySimCommands
@testable import AccessibilityModel
@testable import AuditRules
@testable import Judging
@testable import Simulation

/// Each kind of view on Android: its line in the reference, a scenario for each version of TalkBack, and a rule of the audit.
@Suite("Each kind of view on Android", .timeLimited) struct AndroidKindTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    /// The class on Android; nil for what has no line of its own in the reference.
    var view: AndroidView?
    var example: String
    var testDescription: String { name }
  }

  static let kinds: [Kind] =
    Role.allCases.compactMap { role in
      role.androidView.map { Kind(name: role.rawValue, view: $0, example: role.example) }
    } + AndroidView.allCases.map { Kind(name: $0.shortName, view: $0, example: $0.example) } + [
      Kind(
        name: "a text field of Compose",
        example: "{ textField: { label: E-mail, compose: true, value: a@b.example } }"),
      Kind(name: "a check box of a page", example: "{ toggle: { label: Subscribe, web: true, view: CheckBox } }"),
      Kind(
        name: "a date dialog",
        example: "{ alert: { label: Date, children: [ { group: { view: DatePicker, children: [ "
          + "{ picker: { label: Year, value: \"2026\", options: [\"2025\", \"2026\"] } } ] } }, { button: OK } ] } }"),
    ]

  static let scenarios = [
    "talkback-15/kinds.yaml": "15.1", "talkback/kinds.yaml": "16.2", "talkback-17/kinds.yaml": "17",
  ]

  private static let page = text(of: "Sources/A11ySim/Documentation.docc/ReferenceKinds.md")

  private static func text(of file: String) -> String {
    String(decoding: Repository.bytes(file) ?? [], as: UTF8.self)
  }

  @Test(arguments: kinds) func itsLineHasTheClassAndAnExample(kind: Kind) throws {
    guard let view = kind.view else { return }
    let line = try #require(Self.page.split(separator: "\n").first { $0.hasPrefix("| `\(kind.name)` |") })
    #expect(line.contains("`\(view.rawValue)`"))
    #expect(line.contains("`\(kind.example)`"))
  }

  @Test(arguments: scenarios) func aScenarioOfEachVersionSaysIt(path: String, version: String) throws {
    let text = Self.text(of: "Tests/Scenarios/\(path)")
    for kind in Self.kinds where !text.contains(kind.example) { Issue.record("\(path) has no \(kind.name)") }
    let scenario = try ScenarioParser.parse(text)
    #expect(scenario.reader == .talkBack(version: try #require(Version(version))))
    let transcript = scenario.play()
    #expect(transcript.diagnostics.isEmpty)
    #expect(!transcript.utterances.isEmpty)
    #expect(scenario.findings(in: transcript).isEmpty)
  }

  /// Kinds that need no name of their own: texts, what only groups others, what is read by its parts, and a back button,
  /// which iOS names.
  private static let unnamed: Set<String> = [
    "text", "heading", "readOnlyTextView", "TextView", "image", "ImageView", "progress", "ProgressBar", "RatingBar",
    "group", "list", "landmark", "table", "ListView", "RecyclerView", "ScrollView", "HorizontalScrollView", "WebView",
    "ViewPager", "alert", "sheet", "ViewGroup", "stepper", "backButton",
  ]

  private static let rules: Set<String> = [
    "unnamed-control", "unnamed-text-field", "unnamed-group-of-fields", "hint-is-the-only-name",
  ]

  @Test(arguments: kinds) func theAuditFindsItWithoutAName(kind: Kind) throws {
    var scenario = try ScenarioParser.parse("reader: talkback\nscreen: [ \(kind.example) ]\nsteps: [ appear ]")
    let named = Audit(scenario).findings.filter { Self.rules.contains($0.rule) }.map(\.message)
    #expect(named == [])
    let needsNone = Self.unnamed.contains(kind.name)
    // What is inside a group is a kind of its own.
    scenario.screen = scenario.screen.map { Self.nameless($0, withChildren: !needsNone) }
    let found = Audit(scenario).findings.filter { Self.rules.contains($0.rule) }
    #expect(found.isEmpty == needsNone, "\(found.map(\.message))")
  }

  @Test func theButtonsOfAPickerCanBeTouched() throws {
    let picker = "{ picker: { label: Month, value: May, options: [April, May, June], id: month } }"
    let scenario = try ScenarioParser.parse(
      "reader: talkback\nsettings: { hints: false }\nscreen: [ \(picker) ]\n"
        + "steps: [ { touch: month.increment }, { touch: month.decrement } ]")
    #expect(scenario.play().utterances.map(\.utterance.text) == ["June, Button, In Month", "April, Button"])
  }

  private static func nameless(_ item: ScreenItem, withChildren: Bool) -> ScreenItem {
    func nameless(_ element: AccessibilityElement) -> AccessibilityElement {
      var element = element
      element.label = nil
      if element.role == .popUpButton || element.role == .picker { element.value = nil }
      if element.android != nil {
        element.changeAndroid { ($0.contentDescription, $0.labeledBy, $0.containerTitle) = (nil, nil, nil) }
      }
      if withChildren { element.children = element.children.map(nameless) }
      return element
    }
    return switch item {
    case .element(let element): .element(nameless(element))
    case .group(let element, let items):
      .group(nameless(element), withChildren ? items.map { Self.nameless($0, withChildren: true) } : items)
    case .component: item
    }
  }
}
