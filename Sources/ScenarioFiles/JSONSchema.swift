import Simulation

/// A JSON schema. Its keywords are written in the order of `entries`.
///
/// The schema is draft-07. Every release of the editors' YAML language servers reads draft-07, but only recent releases
/// read later drafts. Debian's `python3-jsonschema` reads draft-07 and later drafts. Draft-07 ignores keywords beside a
/// `$ref`.
package struct JSONSchema: Sendable, Hashable {
  package indirect enum Value: Sendable, Hashable {
    case null
    case flag(Bool)
    /// A number in JSON notation, kept as text to preserve its digits.
    case number(String)
    case text(String)
    case list([Value])
    case schema(JSONSchema)
  }

  /// A keyword with its value, or a property or definition with its schema.
  package struct Entry: Sendable, Hashable {
    package var name: String
    package var value: Value
  }

  package var entries: [Entry]

  /// Creates a schema. A schema without keywords accepts every value.
  package init(_ keywords: (String, Value)...) { entries = keywords.map { Entry(name: $0.0, value: $0.1) } }

  init(_ schemas: [(String, JSONSchema)]) { entries = schemas.map { Entry(name: $0.0, value: .schema($0.1)) } }

  package subscript(_ keyword: String) -> Value? { entries.first { $0.name == keyword }?.value }

  func with(_ keyword: String, _ value: Value) -> JSONSchema {
    var schema = self
    schema.entries.append(Entry(name: keyword, value: value))
    return schema
  }

  func with(_ keyword: String, _ schemas: [JSONSchema]) -> JSONSchema {
    with(keyword, .list(schemas.map { .schema($0) }))
  }

  func described(_ text: String) -> JSONSchema { with("description", .text(text)) }

  func document(title: String, definitions: [(String, JSONSchema)]) -> JSONSchema {
    var document = JSONSchema(("$schema", .text("http://json-schema.org/draft-07/schema#")), ("title", .text(title)))
    document.entries += entries
    return definitions.isEmpty ? document : document.with("definitions", .schema(JSONSchema(definitions)))
  }
}

// MARK: - Forms

extension JSONSchema {
  static func reference(_ definition: String) -> JSONSchema {
    JSONSchema(("$ref", .text("#/definitions/\(definition)")))
  }

  static func type(_ names: String...) -> JSONSchema {
    JSONSchema(("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) })))
  }

  static func pattern(_ expression: String, or types: String...) -> JSONSchema {
    let type: Value = types.isEmpty ? .text("string") : .list((["string"] + types).map { .text($0) })
    return JSONSchema(("type", type), ("pattern", .text(expression)))
  }

  static func any(of schemas: [JSONSchema]) -> JSONSchema { JSONSchema().with("anyOf", schemas) }

  static func list(of schema: JSONSchema, atLeast count: Int = 0) -> JSONSchema {
    let list = JSONSchema(("type", .text("array")), ("items", .schema(schema)))
    return count == 0 ? list : list.with("minItems", .number(String(count)))
  }

  static func oneOrMore(_ schema: JSONSchema) -> JSONSchema { any(of: [schema, list(of: schema)]) }

  /// Returns a schema for an object.
  /// - Parameter others: The schema of all other properties; nil forbids other properties.
  static func object(
    _ properties: [(String, JSONSchema)], required: [String] = [], others: JSONSchema? = nil
  ) -> JSONSchema {
    var object = type("object")
    if !properties.isEmpty { object = object.with("properties", .schema(JSONSchema(properties))) }
    if !required.isEmpty { object = object.with("required", .list(required.map { .text($0) })) }
    if others != JSONSchema() {
      object = object.with("additionalProperties", others.map { .schema($0) } ?? .flag(false))
    }
    return object
  }

  static func having(_ names: String...) -> JSONSchema { JSONSchema(("required", .list(names.map { .text($0) }))) }

  static func not(_ schema: JSONSchema) -> JSONSchema { JSONSchema(("not", .schema(schema))) }

  /// Returns a schema that accepts only the given texts. An editor reads the text `3.0` as a number and `true` as a
  /// boolean, so the schema accepts these values too.
  static func choice(_ texts: [String]) -> JSONSchema {
    var values: [Value] = []
    var numbers: [JSONSchema] = []
    for text in texts {
      if text == "true" || text == "false" { values.append(.flag(text == "true")) }
      values.append(.text(text))
      // The bounds allow exactly one number. With `enum` an editor would offer `3` for the text `3.0`.
      if let number = number(text) { numbers.append(range(number, number).with("type", .text("number"))) }
    }
    let choice = JSONSchema(("enum", .list(values)))
    return numbers.isEmpty ? choice : any(of: [choice] + numbers)
  }

  private static func number(_ text: String) -> Value? {
    if let number = Int(text) { return .number(String(number)) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let whole = Int(parts[0])
    else { return nil }
    return .number("\(whole).\(parts[1])")
  }

  private static func range(_ low: Value, _ high: Value) -> JSONSchema {
    JSONSchema(("minimum", low), ("maximum", high))
  }

  /// Returns a schema for a whole number in a range. If an editor reads the number as a text, the schema checks only
  /// the sign and the digits, not the exact range.
  static func integer(_ range: ClosedRange<Int>) -> JSONSchema {
    let form =
      range.lowerBound < 0
      ? "^[-+]?[0-9]+$" : range.lowerBound == 0 ? "^([+]?[0-9]+|-0+)$" : "^[+]?0*\(nonZero(upTo: range.upperBound))$"
    return Self.range(.number(String(range.lowerBound)), .number(String(range.upperBound)))
      .with("type", .list([.text("integer"), .text("string")])).with("pattern", .text(form))
  }

  /// Returns a regular expression for the numbers from 1 to a bound. If the bound is above 9 and not a power of ten,
  /// the expression limits only the number of digits.
  private static func nonZero(upTo bound: Int) -> String {
    let digits = String(bound).count
    if digits == 1 { return "[1-\(bound)]" }
    let isPower = String(bound) == "1" + String(repeating: "0", count: digits - 1)
    return isPower ? "([1-9][0-9]{0,\(digits - 2)}|\(bound))" : "[1-9][0-9]{0,\(digits - 1)}"
  }
}

// MARK: - Text

extension JSONSchema {
  package var text: String { JSONSchema.Value.schema(self).text(indent: 0) + "\n" }
}

extension JSONSchema.Value {
  private var line: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .text(let text): JSON.string(text)
    case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .schema(let schema):
      schema.entries.isEmpty
        ? "{}"
        : "{ " + schema.entries.map { "\(JSON.string($0.name)): \($0.value.line)" }.joined(separator: ", ") + " }"
    }
  }

  /// Whether the value contains no nested schema. The value is then written on one line.
  private var isShort: Bool {
    switch self {
    case .null, .flag, .number, .text: true
    case .list(let values): values.allSatisfy { if case .schema = $0 { false } else { true } }
    case .schema(let schema):
      schema.entries.allSatisfy { if case .schema = $0.value { false } else { $0.value.isShort } }
    }
  }

  fileprivate func text(indent: Int) -> String {
    if isShort { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .list(let values):
      return "[\n" + values.map { inner + $0.text(indent: indent + 2) }.joined(separator: ",\n") + "\n\(outer)]"
    case .schema(let schema):
      let entries = schema.entries.map { "\(inner)\(JSON.string($0.name)): \($0.value.text(indent: indent + 2))" }
      return "{\n" + entries.joined(separator: ",\n") + "\n\(outer)}"
    default: return line
    }
  }
}
