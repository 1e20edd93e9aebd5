/// The name and keys of a mapping in a scenario, for the parser and the schema.
struct MappingForm {
  /// The name of the mapping in messages.
  var what: String
  /// The keys, in the order in which messages list them.
  var keys: [String]
  /// The mapping as it is written, where a text in its place is a likely mistake.
  var example: String?

  init(_ what: String, _ keys: [String], example: String? = nil) {
    (self.what, self.keys, self.example) = (what, keys, example)
  }

  static let scenario = MappingForm("a scenario", ScenarioKey.names)
  static let ignored = MappingForm("an entry of `ignore`", ScenarioKey.ignore.keys)
  static let ignoredByProject = MappingForm("an entry of `ignore`", ScenarioKey.ignore.keys + ["by", "until"])
  static let freshness = MappingForm("`fresh`", ScenarioKey.fresh.keys)
  static let device = MappingForm("a device", ScenarioKey.device.keys)
  static let screen = MappingForm("a screen", ["file", "overlay"])
  /// An entry of an overlay. It gives an element properties that a capture cannot record.
  static let overlay = MappingForm("an entry of an overlay", OverlayKey.ofElement)
  /// A named screen that is written in the scenario, with its elements and reactions.
  static let namedScreen = MappingForm("a screen", ["elements", "when"])
  static let screenFile = MappingForm("a screen file", ["screen"])

  static let text = MappingForm("a text", ElementKey.label.keys)
  static let speechAttributes = SpeechAttribute.names
  static let catalogText = MappingForm("a text from a catalogue", ["key", "args"])
  static let content = MappingForm("an entry of `content`", ElementKey.content.keys)
  static let part = MappingForm("an entry of `parts`", ["text", "language"])
  static let rotor = MappingForm("an entry of `rotors`", ElementKey.rotors.keys)
  static let position = MappingForm("a position", ElementKey.position.keys, example: "position: { index: 2, of: 3 }")
  static let cell = MappingForm("a cell", ElementKey.cell.keys, example: "cell: { row: 2, column: 1 }")
  static let collection = MappingForm(
    "a collection", ElementKey.collection.keys, example: "collection: { rows: 4, columns: 1 }")
  static let item = MappingForm(
    "a place in a collection", ElementKey.item.keys, example: "item: { row: 1, column: 1 }")
  static let range = MappingForm(
    "a range", ElementKey.range.keys, example: "range: { minimum: 0, maximum: 100, value: 30 }")

  static let swipe = MappingForm("a swipe", StepName.swipe.keys)
  static let type = MappingForm("a `type` step", StepName.type.keys)
  static let delete = MappingForm("a `delete` step", StepName.delete.keys)
  static let notification = MappingForm("a notification", StepName.notification.keys)
  static let announcement = MappingForm("an announcement", StepName.announce.keys)
  /// A notification that the app posts to the platform.
  static let post = MappingForm("a notification", StepName.post.keys)
  static let choice = MappingForm("a choice", StepName.if.keys)
  static let check = MappingForm("a test", ["matches", "length", "empty", "sameAs"])
  static let length = MappingForm("`length`", ["min", "max"], example: "length: { min: 6 }")
  static let turns = MappingForm("`turns`", ["turns"])
  static let ticker = MappingForm("`every`", StepName.every.keys)
  static let count = MappingForm("`count`", StepName.count.keys)
  static let layoutChange = MappingForm("a layout change", ["text"])

  /// The keys of an expectation. Conditions are checked in the order of these keys, so their order in the file does not
  /// affect the order of the findings.
  static let expectation = MappingForm("an expectation", ConditionKey.names)
  static let never = MappingForm("`never`", ConditionKey.never.keys)
  static let conveyed = MappingForm("`conveys`", ConditionKey.conveys.keys)
}

extension NodeParser {
  /// - Parameter elsewhere: Returns what to write instead of a key, if the key is known from elsewhere.
  mutating func mapping(
    _ node: Document.Node, _ form: MappingForm,
    elsewhere: (_ key: String, _ value: Document.Node) -> String? = { _, _ in nil }
  ) -> [String: Document.Node]? {
    mapping(node, keys: form.keys, what: form.what, example: form.example, elsewhere: elsewhere)
  }
}
