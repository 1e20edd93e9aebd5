import A11ySim

/// The forms of steps, reactions and expectations.
extension ScenarioSchema {
  var stepDefinitions: [(String, JSONSchema)] {
    let names = ScenarioParser.stepNames(readers)
    let contents = names.map { ($0, content(of: $0)) }
    let bare = names.filter { accepts(nothingFor: $0) }
    let step = JSONSchema.object(contents + [("after", .reference("time"))])
      .with("if", .schema(.having("after")))
      .with("then", .schema(JSONSchema(("minProperties", .number("2")), ("maxProperties", .number("2")))))
      .with("else", .schema(JSONSchema(("minProperties", .number("1")), ("maxProperties", .number("1")))))
    let reaction = JSONSchema.object(contents.filter { ScenarioParser.reactionNames.contains($0.0) })
      .with("minProperties", .number("1")).with("maxProperties", .number("1"))
    return [
      ("step", .any(of: [.choice(bare), step])),
      ("reaction", reaction.described("What the app does by itself")),
      ("changes", changes),
    ]
  }

  private func accepts(nothingFor name: String) -> Bool {
    content(of: name) == nothing || ["delete", "paste", "expect"].contains(name)
  }

  /// Returns the form of the content after the name of a step.
  func content(of name: String) -> JSONSchema {
    if let gesture = readers.gestures.first(where: { $0.name == name }) {
      return gesture.arguments.isEmpty ? nothing : .choice(gesture.arguments)
    }
    switch name {
    case "appear", "doubleTap", "copy", "selectAll", "dismissKeyboard": return nothing
    case "swipe":
      let direction = choice(Step.Direction.self)
      return .any(of: [
        direction, object(.swipe, ["direction": direction, "times": times], required: ["direction"]),
      ])
    case "touch": return .reference("target")
    case "type":
      let fields = ["text": typed, "interval": .reference("time"), "via": choice(Keyboard.self)]
      return .any(of: [typed.with("minLength", .number("1")), object(.type, fields, required: ["text"])])
    case "delete":
      return .any(of: [nothing, times, object(.delete, ["times": times, "interval": .reference("time")])])
    case "paste": return typed
    case "autofill": return typed.with("minLength", .number("1"))
    case "key": return choice(Step.Key.self)
    case "set": return .reference("changes")
    case "announce": return announcement
    case "post": return post
    case "screen": return .reference("screen")
    case "reader": return .reference("reader")
    case "wait", "background": return .reference("time")
    case "notification":
      return object(.notification, ["app": text, "text": .reference("text")], required: ["app", "text"])
    case "expect": return .reference("expectation")
    default: preconditionFailure("a step without a content: \(name)")
    }
  }

  private var times: JSONSchema { .integer(1...1_000) }

  private var typed: JSONSchema { text.with("maxLength", .number(String(ScenarioParser.typedLimit))) }

  private var post: JSONSchema {
    let layout = object(.layoutChange, ["text": .reference("text")], required: ["text"])
    let target = JSONSchema.any(of: [nothing, .reference("target")])
    let fields = [
      "screenChanged": target, "layoutChanged": .any(of: [nothing, .reference("target"), layout]),
      "pageScrolled": .any(of: [notEmpty, .reference("catalogText")]),
    ]
    return .any(of: [
      .choice(MappingForm.post.keys.filter { $0 != "pageScrolled" }),
      object(.post, fields).with("minProperties", .number("1")).with("maxProperties", .number("1")),
    ])
  }

  // MARK: Changes

  /// Changes that the app makes, by the id of an element or component. A property is allowed if any kind accepts it.
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
        // The app sets a plain text, without speech attributes.
        add(name, Self.flags.contains(name) || name == "on" || name == "page" ? value : .reference("text"))
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

  /// An expectation: lines, lines by language, or conditions.
  var expectation: JSONSchema {
    let conditions = MappingForm.expectation.keys
    let isLanguage = language.with("not", .schema(.choice(conditions)))
    // At least one condition must be present and not empty. A flag that is false expects nothing.
    let expects = conditions.filter { $0 != "since" }.map { name in
      var something = JSONSchema(("minItems", .number("1")), ("minProperties", .number("1")))
      if ["silence", "uninterrupted"].contains(name) {
        something = something.with("not", .schema(JSONSchema(("enum", .list([.flag(false), .text("false")])))))
      }
      return JSONSchema.having(name).with("properties", .schema(JSONSchema([(name, something)])))
    }
    return .any(of: [
      text.described("What is heard, line for line"),
      JSONSchema.object([], others: text).with("minProperties", .number("1"))
        .with("propertyNames", .schema(isLanguage)).described("What is heard in each language"),
      object(.expectation, conditionTypes).with("anyOf", expects),
    ])
  }

  private var conditionTypes: [String: JSONSchema] {
    let texts = JSONSchema.oneOrMore(notEmpty)
    let order = JSONSchema.list(of: notEmpty, atLeast: 1)
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
      notEmpty,
      object(
        .never, ["text": notEmpty, "scope": choice(Condition.Scope.self), "echo": choice(Condition.Echo.self)],
        required: ["text"]),
    ])
  }

  var conveyed: JSONSchema {
    let state = JSONSchema.choice(Condition.Conveyed.stateNames)
    let types = [
      "role": JSONSchema.choice(Condition.Conveyed.roles), "name": notEmpty, "state": .oneOrMore(state),
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
