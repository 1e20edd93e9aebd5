import AccessibilityModel
import Simulation

extension ScenarioSchema {
  var stepDefinitions: [(String, JSONSchema)] {
    let names = ScenarioParser.stepNames(readers)
      .filter { !ScenarioParser.onlyReactionNames.contains($0) }
    let contents = names.map { ($0, content(of: $0)) }
    let bare = names.filter { accepts(nothingFor: $0) }
    func count(_ number: Int) -> JSONSchema {
      JSONSchema(("minProperties", .number("\(number)")), ("maxProperties", .number("\(number)")))
    }
    /// Returns a schema that allows exactly one action in a step, in addition to the `keys`. The allowed number of
    /// properties is 1 plus the number of `keys` that the step has.
    func one(beside keys: ArraySlice<String>, _ number: Int = 1) -> JSONSchema {
      guard let key = keys.first else { return count(number) }
      return JSONSchema().with("if", .schema(.having(key)))
        .with("then", .schema(one(beside: keys.dropFirst(), number + 1)))
        .with("else", .schema(one(beside: keys.dropFirst(), number)))
    }
    let step = JSONSchema.object(
      contents + [("after", .reference("time")), ("expectNothing", flag), ("only", .reference("only"))]
    ).with("allOf", [one(beside: ["after", "expectNothing", "only"])])
    let simple = (names + ["count", "stop"]).filter { ScenarioParser.reactionNames.contains($0) }
    let reaction = JSONSchema.object(simple.map { ($0, content(of: $0)) } + [("only", .reference("only"))])
      .with("allOf", [one(beside: ["only"])])
    return [
      ("step", .any(of: [.choice(bare), step])),
      ("reactions", reactions), ("reactionSteps", .list(of: .reference("reaction"))),
      (
        "reaction",
        JSONSchema.any(of: [reaction, choiceOfSteps, turns, ticker]).described("A step of the app")
      ),
      ("requirement", requirement), ("changes", changes),
    ]
  }

  // MARK: Choices, turns, tickers

  private var choiceOfSteps: JSONSchema {
    let steps = JSONSchema.reference("reactionSteps")
    return object(
      .choice, ["if": .reference("requirement"), "then": steps, "else": steps], required: ["if", "then"],
      isEntry: true)
  }

  private var turns: JSONSchema {
    object(.turns, ["turns": .list(of: .reference("reactionSteps"), atLeast: 1)], required: ["turns"], isEntry: true)
  }

  private var ticker: JSONSchema {
    let steps = JSONSchema.reference("reactionSteps")
    let shorter = JSONSchema.pattern("^(0*(\\.0[0-9]*)?s|0*[0-9]{1,2}(\\.[0-9]*)?ms)$")
    return object(
      .ticker,
      [
        "every": JSONSchema().with("allOf", [.reference("time"), .not(shorter)]), "name": text,
        "times": .integer(1...3_600), "do": steps, "then": steps,
      ], required: ["every", "do"], isEntry: true
    ).with("if", .schema(.having("then"))).with("then", .schema(.having("times")))
  }

  private var countdown: JSONSchema {
    let withNumber = JSONSchema.pattern("\\{n\\}")
    return object(
      .count, ["down": .reference("target"), "label": .any(of: [withNumber, .reference("catalogText")])],
      required: ["down", "label"])
  }

  /// The schema of a requirement: a mapping from ids of elements to tests of their values. All tests must succeed.
  private var requirement: JSONSchema {
    let bound = JSONSchema.integer(0...100_000)
    let length = object(.length, ["min": bound, "max": bound]).with("minProperties", .number("1"))
    let check = object(
      .check, ["matches": text, "length": length, "empty": flag, "sameAs": .reference("target")]
    ).with("minProperties", .number("1")).with("maxProperties", .number("1"))
    let properties = StateRequirement.Property.allCases.map(\.rawValue).joined(separator: "|")
    return JSONSchema.object(
      [("any", .list(of: .reference("requirement"), atLeast: 1)), ("not", .reference("requirement"))],
      others: .any(of: [text, .reference("catalogText"), check])
    ).with("minProperties", .number("1"))
      .with("propertyNames", .schema(.pattern("^(any|not|.+\\.(\(properties)))$")))
  }

  private func accepts(nothingFor name: String) -> Bool {
    StepName(rawValue: name).map { $0.value != .required } ?? (content(of: name) == nothing)
  }

  /// The schema of what stands after the name of a step or a gesture.
  private func content(of name: String) -> JSONSchema {
    if let step = StepName(rawValue: name) { return content(of: step) }
    let kind = readers.gestures.first { $0.name == name }
    if kind?.takesText == true { return .reference("filledText") }
    let arguments = kind?.arguments ?? []
    return arguments.isEmpty ? nothing : .choice(arguments)
  }

  private func content(of step: StepName) -> JSONSchema {
    switch step {
    case .appear, .doubleTap, .copy, .cut, .selectAll, .dismissKeyboard: return nothing
    case .if: return choiceOfSteps
    case .turns: return turns
    case .every: return ticker
    case .swipe:
      let direction = choice(Step.Direction.self)
      return .any(of: [
        direction, object(.swipe, ["direction": direction, "times": times], required: ["direction"]),
      ])
    case .touch: return .reference("target")
    case .activate: return .any(of: [nothing, .reference("target")])
    case .type:
      let fields = ["text": typed, "interval": .reference("time"), "via": choice(Keyboard.self)]
      return .any(of: [typed.with("minLength", .number("1")), object(.type, fields, required: ["text"])])
    case .delete:
      return .any(of: [nothing, times, object(.delete, ["times": times, "interval": .reference("time")])])
    case .paste: return typed
    case .autofill, .select: return typed.with("minLength", .number("1"))
    case .key: return choice(Step.Key.self)
    case .set: return .reference("changes")
    case .announce: return announcement
    case .toast: return .reference("filledText")
    case .post: return post
    case .screen: return .any(of: [notEmpty, .reference("screen")])
    case .focus: return .reference("target")
    case .locale, .readerLocale: return .reference("language")
    case .stop: return notEmpty
    case .count: return countdown
    case .reader: return .reference("reader")
    case .wait, .background: return .reference("time")
    case .notification:
      return object(.notification, ["app": text, "text": .reference("text")], required: ["app", "text"])
    case .expect: return .reference("expectation")
    }
  }

  private var times: JSONSchema { .integer(1...1_000) }

  private var typed: JSONSchema { text.with("maxLength", .number(String(ScenarioParser.typedLimit))) }

  private var post: JSONSchema {
    let layout = object(.layoutChange, ["text": .reference("text")], required: ["text"])
    let target = JSONSchema.any(of: [nothing, .reference("target")])
    let fields = [
      "screenChanged": target, "layoutChanged": .any(of: [nothing, .reference("target"), layout]),
      "pageScrolled": .any(of: [notEmpty, .reference("catalogText")]), "accessibilityFocus": .reference("target"),
    ]
    return .any(of: [
      .choice(MappingForm.post.keys.filter { !["pageScrolled", "accessibilityFocus"].contains($0) }),
      object(.post, fields).with("minProperties", .number("1")).with("maxProperties", .number("1")),
    ])
  }

  // MARK: Changes

  /// The schema of a `set` step: a mapping from ids to the properties to set. A property is allowed if any role or
  /// component accepts it.
  private var changes: JSONSchema {
    var types: [(name: String, values: [JSONSchema])] = []
    func add(_ name: String, _ value: JSONSchema) {
      let index = types.firstIndex { $0.name == name } ?? types.endIndex
      if index == types.endIndex { types.append((name, [])) }
      if !types[index].values.contains(value) { types[index].values.append(value) }
    }
    for role in Role.allCases {
      for name in ElementKey.settable(of: role).map(\.rawValue) {
        let value = property(name, of: role)
        // `set` accepts only texts without speech attributes.
        let isOwn = Self.flags.contains(name) || ["on", "page", "options", "maxLength"].contains(name)
        add(name, isOwn ? value : .reference("text"))
      }
    }
    for parameter in vocabulary.components.flatMap(\.parameters) where parameter.isSettable {
      add(parameter.name, parameter.kind == .text ? .reference("text") : value(of: parameter))
    }
    let properties = JSONSchema.object(
      types.map { ($0.name, $0.values.count == 1 ? $0.values[0] : .any(of: $0.values)) }
    )
    .with("minProperties", .number("1"))
    // An id with a dot names a part. A part changes only through its component.
    return .object([], others: properties).with("minProperties", .number("1"))
      .with("propertyNames", .schema(.pattern("^[^\\s.]+$")))
  }

  // MARK: Expectations

  var expectation: JSONSchema {
    let conditions = MappingForm.expectation.keys
    let isLanguage = language.with("not", .schema(.choice(conditions + readerNames)))
    // At least one condition must be present and not empty. A flag that is false expects nothing.
    let expects = conditions.filter { $0 != "since" }.map { name in
      var something = JSONSchema(("minItems", .number("1")), ("minProperties", .number("1")))
      if ["silence", "uninterrupted"].contains(name) {
        something = something.with("not", .schema(JSONSchema(("enum", .list([.flag(false), .text("false")])))))
      }
      return JSONSchema.having(name).with("properties", .schema(JSONSchema([(name, something)])))
    }
    let byLanguage = JSONSchema.object([], others: text).with("minProperties", .number("1"))
      .with("propertyNames", .schema(isLanguage)).described("What is heard in each language")
    return .any(of: [
      text.described("What is heard, line for line"),
      byLanguage,
      JSONSchema.object(readerNames.map { ($0, .any(of: [text, byLanguage])) }).with("minProperties", .number("1"))
        .described("What is heard with each screen reader"),
      object(.expectation, conditionTypes).with("anyOf", expects),
    ])
  }

  private var conditionTypes: [String: JSONSchema] {
    let text = JSONSchema.any(of: [notEmpty, .reference("catalogText")])
    let texts = JSONSchema.oneOrMore(text)
    let order = JSONSchema.list(of: text, atLeast: 1)
    let count = JSONSchema.integer(0...1_000_000)
    return [
      "line": texts, "contains": texts, "matches": texts, "inOrder": order, "anyOrder": order,
      "conveys": .oneOrMore(.reference("conveyed")), "never": .oneOrMore(.reference("never")), "silence": flag,
      "sound": .choice(readers.sounds.map(\.name)), "within": .reference("time"), "uninterrupted": flag,
      "atMost": count, "swipes": count,
      "seconds": .any(of: [
        .reference("time"),
        .pattern("^[0-9]+(\\.[0-9]{1,6})?$", or: "number").with("minimum", .number("0"))
          .with("maximum", .number("3600")),
      ]),
      "effects": .object(EffectName.allCases.map { ($0.rawValue, count) }),
      "since": choice(Expectation.Since.self),
    ]
  }

  var never: JSONSchema {
    .any(of: [
      notEmpty, .reference("catalogText"),
      object(
        .never,
        [
          "text": .any(of: [notEmpty, .reference("catalogText")]), "scope": choice(Condition.Scope.self),
          "echo": choice(Condition.Echo.self),
        ],
        required: ["text"]),
    ])
  }

  var conveyed: JSONSchema {
    let state = JSONSchema.choice(Condition.Conveyed.stateNames)
    let types = [
      "role": JSONSchema.choice(Condition.Conveyed.roles), "name": .any(of: [notEmpty, .reference("catalogText")]),
      "state": .oneOrMore(state),
      "level": choice(Condition.Conveyed.Level.self),
    ]
    return object(.conveyed, types).with(
      "anyOf",
      [
        .having("role"), .having("name"),
        .having("state").with("properties", .schema(JSONSchema([("state", JSONSchema(("minItems", .number("1"))))]))),
      ])
  }
}
