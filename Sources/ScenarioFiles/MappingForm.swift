/// A mapping of a scenario: what it is, and its keys. The parser reads by it, and the schema is made of it.
struct MappingForm {
  /// Its name in messages.
  var what: String
  /// In the order in which messages list them.
  var keys: [String]

  init(_ what: String, _ keys: [String]) { (self.what, self.keys) = (what, keys) }

  static let scenario = MappingForm(
    "a scenario",
    [
      "name", "reader", "locale", "device", "settings", "pace", "strings", "screen", "when", "steps", "audit", "ignore",
    ])
  static let ignored = MappingForm("an entry of `ignore`", ["rule", "element", "reason"])
  /// A screen that stands in a file of its own.
  static let screen = MappingForm("a screen", ["file"])
  static let screenFile = MappingForm("a screen file", ["screen"])

  // Parts of an element
  static let text = MappingForm("a text", ["text"] + speechAttributes)
  /// Attributes of how a text is spoken.
  static let speechAttributes = ["spellOut", "punctuation", "pitch", "ipa", "language"]
  static let catalogText = MappingForm("a text from a catalogue", ["key", "args"])
  static let content = MappingForm("an entry of `content`", ["label", "value", "important"])
  static let position = MappingForm("a position", ["index", "of"])
  static let cell = MappingForm("a cell", ["row", "column", "rowSpan", "columnSpan", "header"])

  // Steps
  static let swipe = MappingForm("a swipe", ["direction", "times"])
  static let type = MappingForm("a `type` step", ["text", "interval", "via"])
  static let delete = MappingForm("a `delete` step", ["times", "interval"])
  static let notification = MappingForm("a notification", ["app", "text"])
  static let announcement = MappingForm("an announcement", ["text", "priority", "queue"] + speechAttributes)
  /// A notification of the app to the platform.
  static let post = MappingForm("a notification", ["screenChanged", "layoutChanged", "pageScrolled"])
  static let layoutChange = MappingForm("a layout change", ["text"])

  // Expectations
  /// In the order in which conditions are checked, whatever the order of the file: findings come in a fixed order.
  static let expectation = MappingForm(
    "an expectation",
    [
      "line", "contains", "matches", "inOrder", "anyOrder", "conveys", "never", "silence", "sound", "within",
      "uninterrupted", "atMost", "swipes", "seconds", "effects", "since",
    ])
  static let never = MappingForm("`never`", ["text", "scope", "echo"])
  static let conveyed = MappingForm("`conveys`", ["role", "name", "state", "level"])
}

extension NodeParser {
  /// The fields of a mapping of some form; unknown ones are reported and left out.
  mutating func mapping(_ node: Document.Node, _ form: MappingForm) -> [String: Document.Node]? {
    mapping(node, keys: form.keys, what: form.what)
  }
}
