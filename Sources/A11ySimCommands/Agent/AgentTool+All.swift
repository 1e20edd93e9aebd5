import A11ySim
import AgentProtocol

extension AgentTool {
  /// The tools, in the order of `tools/list`.
  static func all(_ screens: AgentScreens) -> [AgentTool] {
    [
      hearScreen(screens), explainUtterance(screens), auditScreen(screens), compareScreens(screens), playSteps(screens),
      searchReference(), writeScenario(screens),
    ]
  }

  /// The arguments that say what to hear. Exactly one of them is needed, which a schema cannot say to all clients.
  static let source = [
    ToolArgument(
      "path", .text(atMost: 4_096), "File with a dump or scenario."),
    ToolArgument("dump", .text(atMost: AgentScreens.dumpLimit), "A dump, whole."),
    ToolArgument("screen", .text(atMost: 40), "Earlier handle."),
  ]

  static let format = ToolArgument("format", .text(atMost: 40), "If detection is wrong.")

  /// The arguments that say how to hear it.
  static let hearing = [
    ToolArgument(
      "reader", .text(atMost: 40), "both, voiceover, talkback, voiceover@17."),
    ToolArgument("locale", .text(atMost: 40), "App language, BCP 47."),
  ]

  static let settings = [ToolArgument("settings", .settings, "Settings of readers and device.")]

  // MARK: Schemas

  /// The level of confidence of an utterance or a part of one.
  static let confidence = JSON.object([("enum", JSON.array(Confidence.allCases.map { JSON.string($0.rawValue) }))])
  static let texts = #"{"type":"array","items":{"type":"string"}}"#
  static let string = #"{"type":"string"}"#
  static let integer = #"{"type":"integer"}"#

  /// Returns the schema of an object. Fields whose names end in `?` may be missing.
  static func object(_ fields: [(String, String)]) -> String {
    let properties = fields.map { ($0.0.hasSuffix("?") ? String($0.0.dropLast()) : $0.0, $0.1) }
    let required = fields.filter { !$0.0.hasSuffix("?") }.map { JSON.string($0.0) }
    return JSON.object([
      ("type", "\"object\""), ("properties", JSON.object(properties)), ("required", JSON.array(required)),
    ])
  }

  static func list(_ item: String) -> String { JSON.object([("type", "\"array\""), ("items", item)]) }

  /// The schema of `AgentPlays.fields`.
  static let inputFields = [
    ("screen", string), ("locale", string), ("notCaptured", texts),
    ("inferred", texts), ("warnings", texts),
  ]

  /// The schema of what says that a list is cut.
  static let restFields = [("more?", integer), ("next?", integer)]
}
