import AccessibilityModel
import Simulation

extension ScenarioSchema {
  var elementDefinitions: [(String, JSONSchema)] {
    let parts: [(String, JSONSchema)] = [
      ("elements", .list(of: .reference("element"), atLeast: 1)), ("element", element), ("content", content),
      ("position", position), ("cell", cell), ("number", number), ("collection", collection), ("item", item),
      ("range", range), ("customRotor", customRotor),
    ]
    return parts
      + Role.allCases.map { ("\($0.rawValue)Element", element($0)) }
      + vocabulary.components.map { ($0.id, component($0)) }
  }

  private var element: JSONSchema {
    var kinds: [(String, JSONSchema)] = Role.allCases.map { ($0.rawValue, JSONSchema()) }
    kinds.append(("component", .choice(vocabulary.components.map(\.id))))
    let forms =
      Role.allCases.map { (condition(for: $0), "\($0.rawValue)Element") }
      + vocabulary.components.map { kind in
        let id = JSONSchema([("component", JSONSchema(("const", .text(kind.id))))])
        return (JSONSchema.having("component").with("properties", .schema(id)), kind.id)
      }
    return .object(kinds, others: JSONSchema())
      .with("anyOf", kinds.map { .having($0.0) })
      .with(
        "allOf", forms.map { JSONSchema(("if", .schema($0)), ("then", .schema(.reference($1)))) })
  }

  /// Returns the schema of a mapping that is an element with the given role. Beside another role, the key `heading` with
  /// a flag is Android's property.
  private func condition(for role: Role) -> JSONSchema {
    let condition = JSONSchema.having(role.rawValue)
    if role != .heading { return condition }
    let property = JSONSchema(("properties", .schema(JSONSchema([(role.rawValue, flag)]))))
      .with("anyOf", Role.allCases.filter { $0 != .heading }.map { .having($0.rawValue) })
    return condition.with("not", .schema(property))
  }

  /// Returns the schema of an element with a role. The form is `heading: Code` or
  /// `heading: { label: Code, id: title }`. The other keys may also be beside the role.
  private func element(_ role: Role) -> JSONSchema {
    let keys = ElementKey.keys(of: role).map(\.rawValue)
    let properties = keys.map { ($0, property($0, of: role)) }
    let beside = [("only", JSONSchema.reference("only"))]
    let needed = role == .pageControl ? "pages" : role.isContainer && role != .stepper ? "children" : nil
    let inside = JSONSchema.object(properties + beside)
    var element = JSONSchema.object(
      [(role.rawValue, .any(of: [text, .reference("catalogText"), inside]))] + properties + beside,
      required: [role.rawValue])
    if let needed {
      let there = JSONSchema.having(needed).with("type", .text("object"))
      element = element.with(
        "anyOf", [.having(needed), JSONSchema(("properties", .schema(JSONSchema([(role.rawValue, there)]))))])
    }
    var rules = [
      // A text after the role is the label, so the key `label` is not allowed.
      JSONSchema(
        (
          "if",
          .schema(
            JSONSchema(
              ("properties", .schema(JSONSchema([(role.rawValue, .any(of: [notEmpty, isCatalogText]))])))))
        ), ("then", .schema(.not(.having("label")))))
    ]
    if role == .toggle {
      let both = JSONSchema.having("on", "value")
      rules += [
        .not(both),
        .not(JSONSchema(("properties", .schema(JSONSchema([(role.rawValue, both.with("type", .text("object")))]))))),
      ]
    }
    return element.with("allOf", rules)
  }

  private var isCatalogText: JSONSchema { JSONSchema.having("key").with("type", .text("object")) }

  private func component(_ kind: ComponentKind) -> JSONSchema {
    var properties: [(String, JSONSchema)] = [
      ("component", JSONSchema(("const", .text(kind.id)))), ("id", .reference("id")),
      ("version", .choice(kind.versions)), ("only", .reference("only")),
    ]
    properties += kind.parameters.map { ($0.name, value(of: $0).described($0.summary)) }
    return .object(properties, required: ["id"]).described(kind.summary)
  }

  func value(of parameter: ComponentKind.Parameter) -> JSONSchema {
    switch parameter.kind {
    // A `$ref` cannot be used, because draft-07 would ignore the description beside it.
    case .text: .any(of: [text, .reference("catalogText")])
    case .flag: flag
    case .choice(let choices): oneOf(choices)
    }
  }

  // MARK: Properties

  /// The keys whose value is true or false in every role.
  static let flags = [
    "spellOut", "hidden", "selected", "disabled", "draggable", "updatesFrequently", "directTouch", "web", "bare",
    "numberPad", "required", "expanded", "pressed", "modal", "secure", "heading", "checkable", "clickable",
    "longClickable", "focusable", "compose", "editable", "setProgress", "textEntryKey", "offscreen", "audioGraph",
  ]

  func property(_ name: String, of role: Role) -> JSONSchema {
    if Self.flags.contains(name) { return .reference("flag") }
    switch name {
    case "id": return .reference("id")
    case "language": return .reference("language")
    case "label", "message": return .reference("spokenText")
    case "value":
      return role == .slider || role == .stepper
        ? .reference("number") : role == .toggle ? text : .reference("spokenText")
    case "minimum", "maximum": return .reference("number")
    case "step":
      let zero = JSONSchema.pattern("^(-|0+(\\.0+)?([^0-9.]|$))")
      return JSONSchema().with(
        "allOf", [.reference("number"), .not(zero), JSONSchema(("exclusiveMinimum", .number("0")))])
    case "contentDescription", "stateDescription", "hintText", "error", "tooltip", "roleDescription", "paneTitle",
      "containerTitle":
      return .reference("spokenText")
    case "labeledBy": return .any(of: [.reference("spokenText"), .list(of: .reference("spokenText"))])
    case "view": return .choice(AndroidView.allCases.map(\.shortName))
    case "standardActions": return .list(of: choice(AndroidProperties.StandardAction.self))
    case "liveRegion": return choice(AndroidProperties.LiveRegion.self)
    case "collection", "item", "range": return .reference(name)
    case "hint", "placeholder", "drawn", "click", "longClick": return .reference("text")
    case "underlined": return .reference("filledText")
    case "invalid": return text
    case "actions": return .list(of: .reference("filledText"))
    case "links": return .list(of: .reference("filledText")).with("uniqueItems", .flag(true))
    case "rotors": return .list(of: .reference("customRotor"))
    case "options": return .list(of: .reference("filledText"), atLeast: 1)
    case "on": return .any(of: [flag, .choice(["mixed"])])
    case "maxLength": return .integer(1...100_000)
    case "level": return .integer(1...9)
    case "pages", "page": return .integer(1...10_000)
    case "frame":
      return .list(of: .integer(-100_000...100_000), atLeast: 4).with("maxItems", .number("4"))
    case "position", "cell": return .reference(name)
    case "content": return .list(of: .reference("content"))
    case "traits": return .list(of: .choice(Traits.named.map(\.name)))
    case "live": return choice(AccessibilityElement.WebState.LiveRegion.self)
    case "contentType": return choice(AccessibilityElement.TextState.ContentType.self)
    case "children": return .list(of: .reference("element"))
    case "childBehavior": return choice(AccessibilityElement.ChildBehavior.self)
    case "order": return .list(of: .reference("id")).with("uniqueItems", .flag(true))
    case "dismiss": return choice(Dismissal.self)
    default: preconditionFailure("a key of \(role.rawValue) without a type: \(name)")
    }
  }

  private var content: JSONSchema {
    object(
      .content, ["label": .reference("text"), "value": .reference("text"), "important": flag],
      required: ["label", "value"])
  }

  private var customRotor: JSONSchema {
    object(
      .rotor, ["name": .reference("filledText"), "items": .list(of: .reference("id"))], required: ["name", "items"])
  }

  private var position: JSONSchema {
    let number = JSONSchema.integer(1...100_000)
    return object(.position, ["index": number, "of": number], required: ["index", "of"])
  }

  private var cell: JSONSchema {
    let number = JSONSchema.integer(1...10_000)
    return object(
      .cell,
      [
        "row": number, "column": number, "rowSpan": number, "columnSpan": number,
        "header": choice(AccessibilityElement.TableCell.Axis.self),
      ])
  }

  private var collection: JSONSchema {
    let number = JSONSchema.integer(-1...10_000)
    return object(
      .collection,
      [
        "rows": number, "columns": number, "singleSelection": flag, "multipleSelection": flag,
        "visible": .integer(1...10_000), "items": .integer(0...10_000), "importantItems": .integer(0...10_000),
      ],
      required: ["rows", "columns"])
  }

  private var item: JSONSchema {
    let number = JSONSchema.integer(1...10_000)
    return object(.item, ["row": number, "column": number, "heading": flag, "rowTitle": text, "columnTitle": text])
  }

  private var range: JSONSchema {
    let number = JSONSchema.pattern("^-?[0-9]{1,6}(\\.[0-9]{1,4})?$", or: "number")
    return object(
      .range,
      ["form": choice(AndroidProperties.Range.Form.self), "minimum": number, "maximum": number, "value": number],
      required: ["value"])
  }

  /// The schema of a number with an optional unit, such as `48%`, `1.05` or `-3 °C`.
  private var number: JSONSchema {
    .pattern("^-?[0-9]{1,9}(\\.[0-9]{1,4})?([^0-9.][^0-9]{0,15})?$", or: "number")
  }
}
