import AccessibilityModel
import Simulation

/// The JSON schema of scenario files, for editors. It is made from the lists that the parser uses.
///
/// The parser reads every scalar as a text, but an editor may read it as a number, a boolean or null. So the schema
/// accepts these types wherever a text is expected. Where a text must match a pattern, the schema also accepts any
/// number.
package struct ScenarioSchema {
  package static let fileName = "a11y-sim.schema.json"

  let vocabulary: ScenarioParser.Vocabulary

  package init(_ vocabulary: ScenarioParser.Vocabulary = .init()) { self.vocabulary = vocabulary }

  var readers: [any ScreenReader.Type] { vocabulary.screenReaders }

  package var scenario: JSONSchema {
    object(
      .scenario,
      [
        "name": text, "appName": filled,
        "reader": .any(of: [.reference("reader"), .list(of: .reference("reader"), atLeast: 1)]),
        "readerLocale": .reference("language"),
        "locale": .any(of: [
          .reference("language"),
          .list(of: .reference("language"), atLeast: 1).with("uniqueItems", .flag(true)),
        ]),
        "device": device, "settings": settings, "pace": choice(Pace.self),
        "wording": .any(of: [text, .list(of: text, atLeast: 1)]),
        "strings": .any(of: [text, .list(of: text, atLeast: 1)]), "screen": .reference("screen"),
        "screens": namedScreens, "start": text, "transcript": flag, "redact": flag,
        "when": .reference("reactions"), "steps": .list(of: .reference("step")),
        "audit": .any(of: [flag, choice(Diagnostic.Severity.self)]), "ignore": .list(of: ignored), "fresh": freshness,
      ], required: ["steps"]
    )
    // A scenario has either `screen`, or `screens` and optionally `start`.
    .with("if", .schema(.having("screens")))
    .with("then", .schema(.not(.having("screen"))))
    .with("else", .schema(.having("screen").with("allOf", [.not(.having("start"))])))
    .document(title: "A scenario of a11y-sim", definitions: definitions)
  }

  package var screen: JSONSchema {
    JSONSchema.any(of: [
      .reference("elements"),
      object(.screenFile, ["screen": .reference("elements")], required: ["screen"]),
    ]).document(
      title: "A screen of a scenario of a11y-sim", definitions: textDefinitions + elementDefinitions)
  }

  private var definitions: [(String, JSONSchema)] {
    textDefinitions + [
      ("reader", reader),
      (
        "screen",
        .any(of: [.reference("elements"), object(.screen, ["file": text, "overlay": text], required: ["file"])])
      ),
    ] + elementDefinitions + stepDefinitions
      + [("expectation", expectation), ("never", never), ("conveyed", conveyed)]
  }

  // MARK: The file

  private var freshness: JSONSchema {
    object(
      .freshness,
      ["paths": .list(of: filled, atLeast: 1), "maxAge": .pattern("^[1-9][0-9]{0,3}d$")]
    ).with("minProperties", .number("1"))
  }

  private var reader: JSONSchema {
    var names: [String] = []
    for descriptor in readers.map({ $0.descriptor }) {
      names.append(descriptor.id)
      for version in descriptor.versions {
        // A version can be shortened. For example, `26` also means `26.3`.
        for count in version.numbers.indices {
          let name = "\(descriptor.id)@\(version.numbers[...count].map(String.init).joined(separator: "."))"
          if !names.contains(name) { names.append(name) }
        }
      }
    }
    return .choice(names + [Reader.noneID]).described("The screen reader, and its version")
  }

  private var settings: JSONSchema {
    .object(
      bareSettings
        + readers.map { ($0.descriptor.id, .object(settings($0.descriptor.settings))) })
  }

  /// The settings that a scenario can write without the id of a screen reader, with the schemas of their values. If
  /// several screen readers have a setting of the same name, the schema accepts the values of all of them.
  private var bareSettings: [(String, JSONSchema)] {
    readers.settings.map { setting in
      var forms: [JSONSchema] = []
      for reader in readers {
        let own = reader.descriptor.settings.filter { $0.name == setting.name }
        for (_, form) in settings(own) where !forms.contains(form) { forms.append(form) }
      }
      return (setting.name, forms.count == 1 ? forms[0] : .any(of: forms))
    }
  }

  private func settings(_ settings: [Setting]) -> [(String, JSONSchema)] {
    settings.map { setting in
      var values = text
      if let range = setting.range {
        values = .integer(range)
      } else if setting.isClosed {
        values = oneOf(setting.values)
      }
      return (setting.name, values.described(setting.summary))
    }
  }

  var only: JSONSchema { .oneOrMore(.choice(readerNames)) }

  var readerNames: [String] { readers.map { $0.descriptor.id } + [Reader.noneID] }

  private var device: JSONSchema {
    let side = JSONSchema.integer(ScenarioParser.sides)
    let types = [
      "kind": choice(AccessibilityTree.Device.self), "keyboard": side,
      "size": .list(of: side, atLeast: 2).with("maxItems", .number("2")),
      "platform": .choice(ScenarioParser.platforms.keys.sorted()),
      "os": .pattern("^[0-9]+(\\.[0-9]+)*$", or: "number"),
    ]
    let sized = object(.device, types)
      .with("if", .schema(.having("keyboard"))).with("then", .schema(.having("size")))
    return .any(of: [choice(AccessibilityTree.Device.self), sized])
  }

  private var namedScreens: JSONSchema {
    let types = ["elements": JSONSchema.reference("screen"), "when": .reference("reactions")]
    let screen = JSONSchema.any(of: [.reference("screen"), object(.namedScreen, types, required: ["elements"])])
    return .object([], others: screen).with("minProperties", .number("1"))
      .with("propertyNames", .schema(.pattern("^[^\\s./]+$")))
  }

  var reactions: JSONSchema {
    let events = ElementEvent.allCases.map { event in
      guard let details = event.details else { return "\(event.rawValue)(\\..+)?" }
      return details.isEmpty ? event.rawValue : "\(event.rawValue)(\\.(\(details.joined(separator: "|"))))?"
    }.joined(separator: "|")
    return .object([], others: .reference("reactionSteps"))
      .with("propertyNames", .schema(.pattern("^.+\\.(\(events))$")))
  }

  private var ignored: JSONSchema {
    object(
      .ignored,
      ["rule": .choice(vocabulary.auditRuleIDs), "element": .reference("target"), "reason": filled],
      required: ["rule", "reason"], isEntry: true)
  }
}

extension Setting {
  var range: ClosedRange<Int>? {
    guard values.count == 1 else { return nil }
    let bounds = values[0].split(separator: "-").compactMap { Int($0) }
    return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil
  }

  /// Whether only the listed values are allowed. False if `values` contains a range or a description.
  fileprivate var isClosed: Bool {
    var settings = Settings()
    return !values.isEmpty && values.allSatisfy { write(&settings, $0) }
  }
}

// MARK: - Texts

extension ScenarioSchema {
  /// The schema of a text. An editor may read a text as a number, a boolean or null.
  var text: JSONSchema { .type("string", "number", "boolean", "null") }
  /// The schema of a text with at least one character. Null is not accepted, because it means that no text was written.
  var notEmpty: JSONSchema {
    JSONSchema(("type", .list([.text("string"), .text("number"), .text("boolean")])), ("minLength", .number("1")))
  }
  var filled: JSONSchema { .pattern("\\S", or: "number", "boolean") }
  /// The schema of an absent value, such as after a colon at the end of a line.
  var nothing: JSONSchema { JSONSchema(("enum", .list([.null, .text("")]))) }
  var flag: JSONSchema { .pattern("^(true|false)$", or: "boolean") }
  var language: JSONSchema { .pattern("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$") }

  func oneOf(_ texts: [String]) -> JSONSchema { texts == ["true", "false"] ? flag : .choice(texts) }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> JSONSchema {
    .choice(type.allCases.map(\.rawValue))
  }

  /// Returns the schema of a mapping.
  /// - Parameters:
  ///   - types: The schemas of the values, by key.
  ///   - isEntry: Whether the mapping is an entry of a list. An entry can have the key `only`.
  func object(
    _ form: MappingForm, _ types: [String: JSONSchema], required: [String] = [], isEntry: Bool = false
  ) -> JSONSchema {
    precondition(Set(types.keys) == Set(form.keys), "\(form.what) has other keys")
    let only: [(String, JSONSchema)] = isEntry ? [("only", .reference("only"))] : []
    return .object(form.keys.map { ($0, types[$0]!) } + only, required: required)
  }

  private var speechAttributes: [String: JSONSchema] {
    [
      "spellOut": flag, "punctuation": flag, "ipa": text, "language": .reference("language"),
      "parts": .list(
        of: object(
          .part, ["text": .reference("filledText"), "language": .reference("language")], required: ["text", "language"])
      ),
      "pitch": JSONSchema.pattern("^-?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e-?[0-9]+)?$", or: "number")
        .with("minimum", .number("0")).with("maximum", .number("2")),
    ]
  }

  var announcement: JSONSchema {
    var types = speechAttributes
    types["text"] = .reference("spokenText")
    types["priority"] = choice(Announcement.Priority.self)
    types["queue"] = flag
    let twice = MappingForm.speechAttributes.map { name in
      JSONSchema.not(
        .having(name).with("properties", .schema(JSONSchema([("text", .having(name).with("type", .text("object")))]))))
    }
    return .any(of: [
      notEmpty, .reference("catalogText"), object(.announcement, types, required: ["text"]).with("allOf", twice),
    ])
  }

  private var textDefinitions: [(String, JSONSchema)] {
    var types = speechAttributes
    types["text"] = text
    let catalogText = object(.catalogText, ["key": text, "args": .list(of: text)], required: ["key"])
    return [
      ("flag", flag), ("language", language.described("A BCP 47 tag: en, fr-CA, zh-Hans")),
      ("text", .any(of: [text, .reference("catalogText")])),
      ("filledText", .any(of: [filled, .reference("catalogText")])),
      ("catalogText", catalogText.described("A text from one of the catalogues named under `strings`")),
      (
        "spokenText",
        .any(of: [text, .reference("catalogText"), object(.text, types, required: ["text"])])
      ),
      ("time", .pattern(Self.time).described("A time of at most an hour: 2s, 0.25s or 250ms")),
      (
        "id",
        JSONSchema.pattern("^[^\\s.]+$", or: "integer", "boolean")
          .with("not", .schema(JSONSchema(("const", .text(String(SoftwareKeyboard.prefix.dropLast()))))))
          .described("One word without a dot")
      ),
      ("target", notEmpty.described("An element by its id, or a part of a component: code.1")),
      ("only", only.described("The screen reader, or the list of them, for which this entry is there")),
    ]
  }

  /// A regular expression for a duration with its unit, of at most an hour.
  static let time: String = {
    let seconds = "(0*([0-9]{1,3}|[12][0-9]{3}|3[0-5][0-9]{2})(\\.[0-9]{1,6})?|0*3600(\\.0{1,6})?)s"
    let milliseconds = "(0*([0-9]{1,6}|[12][0-9]{6}|3[0-5][0-9]{5})(\\.[0-9]{1,6})?|0*3600000(\\.0{1,6})?)ms"
    return "^(\(seconds)|\(milliseconds))$"
  }()
}
